import FieldstoneCore
import SwiftUI

/// An option that can be picked: the answer that it stands for, by which the picker tells it from the others.
struct PickerOption: Identifiable, Hashable {
  /// The id of the option, or the word for yes or no; empty for no answer.
  let id: String
  let title: String
  var help: String?
  let answer: FormAnswer
  var isEnabled = true
}

extension FormRowBody {
  /// What one answer is picked from: no answer if that is one of them, then the options, or yes and no.
  var pickerOptions: [PickerOption] {
    // A required field without an answer shows this too, until something is chosen.
    let hasNone = row.allowsNone && (!row.isRequired || row.answer == .none)
    let noneTitle = row.mixedWords(in: environment) ?? row.noneTitle ?? text(.common(.noAnswer))
    let none = hasNone || chosenID.isEmpty ? [PickerOption(id: "", title: noneTitle, answer: .none)] : []
    switch row.control.standard {
    case .toggle, .checkbox:
      return none
        + [true, false].map { isOn in
          PickerOption(id: "\(isOn)", title: row.word(for: isOn, in: environment), answer: .flag(isOn))
        }
    default:
      return none
        + row.options.map { option in
          PickerOption(
            id: "=" + option.id, title: text(option.remarkedTitle), help: option.help, answer: .choices([option.id]),
            isEnabled: option.isEnabled || option.isChosen)
        }
    }
  }

  /// The option that is chosen; empty if none is.
  var chosenID: String {
    if row.isMixed { return "" }
    switch row.answer {
    case .flag(let isOn): return "\(isOn)"
    default: return row.options.chosen.first.map { "=" + $0.id } ?? ""
    }
  }

  /// Takes the option that somebody has picked.
  func pick(_ id: String) {
    guard id != chosenID, let option = pickerOptions.first(where: { $0.id == id }), option.isEnabled else { return }
    state.set(option.answer)
  }
}

/// A choice in a menu, in the page, or in segments; also an optional yes or no.
struct PickerRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?

  var body: some View {
    framed {
      picker.focused(focus, at: row.id).spoken(for: self)
      if let help = row.options.chosen.first?.help, state.shape == .menu {
        Text(verbatim: help).font(.footnote).foregroundStyle(.secondary)
      }
    }
  }

  @ViewBuilder private var picker: some View {
    let picker = Picker(
      selection: Binding {
        chosenID
      } set: {
        pick($0)
      }
    ) {
      OptionLabels(options: pickerOptions, showsHelp: state.shape == .inlineChoice)
    } label: {
      title
    }
    switch state.shape {
    case .inlineChoice: picker.pickerStyle(.inline)
    case .segments: FormPlatform.segmented(picker)
    default: FormPlatform.menu(picker)
    }
  }
}

/// The rows of a picker.
struct OptionLabels: View {
  let options: [PickerOption]
  let showsHelp: Bool

  var body: some View {
    ForEach(options) { option in
      VStack(alignment: .leading) {
        Text(verbatim: option.title)
        if showsHelp, let help = option.help {
          Text(verbatim: help).font(.footnote).foregroundStyle(.secondary)
        }
      }
      .accessibilityLabel(Text(verbatim: option.title))
      .accessibilityHint(Text(verbatim: option.help ?? ""))
      .tag(option.id)
      // What can't be chosen is shown, so that people know that it exists. Its title says so.
      .selectionDisabled(!option.isEnabled)
    }
  }
}

/// A choice whose options unfold below the row.
struct ExpandingRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?

  var body: some View {
    framed {
      FormPlatform.disclosure(isExpanded: isOpen) {
        Picker(
          selection: Binding {
            chosenID
          } set: {
            pick($0)
          }
        ) {
          OptionLabels(options: pickerOptions, showsHelp: true)
        } label: {
          Text(verbatim: fullLabel)
        }
        .pickerStyle(.inline)
        .labelsHidden()
      } label: {
        LabeledContent {
          Text(verbatim: row.display)
        } label: {
          title
        }
      }
      .focused(focus, at: row.id)
      .spoken(for: self)
    }
  }
}

/// A choice of which one goes to the next or the previous option.
struct OptionStepsRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?

  var body: some View {
    framed {
      HStack {
        title
        Spacer()
        Text(verbatim: row.display.isEmpty ? text(.common(.noAnswer)) : row.display).foregroundStyle(.secondary)
        FormPlatform.stepper(title: fullLabel, value: row.display, up: step(1), down: step(-1))
          .focused(focus, at: row.id)
          .spoken(for: self)
      }
    }
  }

  /// Nil where there is no further option that can be chosen.
  private func step(_ step: Int) -> (() -> Void)? {
    let options = pickerOptions
    let index = options.firstIndex { $0.id == chosenID } ?? (step > 0 ? -1 : options.count)
    let next = stride(from: index + step, through: step > 0 ? options.count - 1 : 0, by: step).lazy.map { options[$0] }
      .first(where: \.isEnabled)
    return next.map { option in { pick(option.id) } }
  }
}
