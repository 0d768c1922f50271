import FieldstoneCore
import Foundation
import SwiftUI

/// One line of text, also for numbers, which the form parses. A number that goes in steps has a stepper or a slider, too.
struct TextRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    labeled(isStacked: size.isAccessibilitySize) {
      HStack {
        lineOfText(focus, isLeading: size.isAccessibilitySize)
        if let unit = row.control.unit, state.isEdited || row.formatted == nil {
          Text(verbatim: unit).foregroundStyle(.secondary).accessibilityIdentifier("unit")
        }
        suggestions
        if state.shape == .stepper {
          FormPlatform.stepper(title: row.label, value: row.display, up: step(1), down: step(-1))
        }
      }
    } below: {
      slider
    }
  }

  /// Texts to pick from; any other text is accepted too.
  @ViewBuilder private var suggestions: some View {
    if !row.suggestions.isEmpty, row.isEnabled {
      FormPlatform.optionMenu {
        ForEach(row.suggestions.prefix(OptionLimits.inMenu)) { option in
          Button {
            state.type(option.id)
          } label: {
            Text(verbatim: option.title)
          }
        }
      } label: {
        Image(systemName: "chevron.up.chevron.down")
          .accessibilityLabel(Text(verbatim: text(.window(.suggestionsFor, .text(label)))))
      }
    }
  }

  /// Nil where the number can't go further.
  private func step(_ steps: Int) -> (() -> Void)? {
    guard row.isEnabled, let next = form.engine.answer(row.id, steppedBy: steps) else { return nil }
    // A number outside the range can only be stepped toward it.
    if case .number(let new) = next, case .number(let old) = row.answer, steps < 0 ? new >= old : new <= old {
      return nil
    }
    return { state.set(next) }
  }

  /// A slider below a number. Hidden for several objects whose numbers differ, because a slider always shows one.
  @ViewBuilder private var slider: some View {
    if case .slider(let scale) = state.shape, !row.isMixed {
      FormPlatform.slider(
        title: row.label, value: row.display, range: scale.least.approximate...scale.most.approximate,
        step: scale.step.approximate,
        position: Binding {
          number(scale).approximate
        } set: {
          move(to: $0, scale)
        }
      )
      .disabled(!row.isEnabled)
    }
  }

  private func number(_ scale: SliderScale) -> Decimal {
    guard case .number(let number) = row.answer else { return scale.least }
    return min(max(number, scale.least), scale.most)
  }

  private func move(to position: Double, _ scale: SliderScale) {
    let stop = scale.stop(at: position)
    if row.answer != .number(stop) { state.set(.number(stop)) }
  }
}
