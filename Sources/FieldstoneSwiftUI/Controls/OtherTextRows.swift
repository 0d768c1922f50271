import FieldstoneCore
import SwiftUI

/// Several lines of text. Return is a character in it.
struct LongTextRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?
  private var lines: Int { row.typing?.lines ?? 3 }

  var body: some View {
    labeled(isStacked: true) {
      TextField(
        text: Binding {
          state.text
        } set: {
          state.type($0)
        }, prompt: prompt, axis: .vertical
      ) {
        Text(verbatim: fullLabel)
      }
      .labelsHidden()
      .lineLimit(lines...max(lines, 12))
      .typing(row, form)
      .focused(focus, at: row.id)
      .spoken(for: self)
    }
  }
}

/// A text that is hidden until somebody reveals it.
struct SecretRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    labeled(isStacked: size.isAccessibilitySize) {
      HStack {
        field
          .labelsHidden()
          .multilineTextAlignment(size.isAccessibilitySize ? .leading : .trailing)
          .typing(row, form)
          .focused(focus, at: row.id)
          .onSubmit { form.goOn(from: row.id) }
          .spoken(for: self)
        Button {
          state.isOpen.toggle()
        } label: {
          Image(systemName: state.isOpen ? "eye.slash" : "eye")
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(verbatim: text(.common(.showSecret, .text(label)))))
        .accessibilityAddTraits(state.isOpen ? .isSelected : [])
      }
    }
    .privacySensitive()
  }

  @ViewBuilder private var field: some View {
    let binding = Binding<String> {
      state.typed
    } set: {
      state.type($0)
    }
    if state.isOpen {
      TextField(text: binding, prompt: prompt) { Text(verbatim: fullLabel) }
    } else {
      SecureField(text: binding, prompt: prompt) { Text(verbatim: fullLabel) }
    }
  }
}

extension View {
  /// What keyboards and password managers are told about a text.
  func typing(_ row: FormRow, _ form: FormState) -> some View {
    let isExact: Bool
    switch row.control.standard {
    case .text(.email), .text(.phone), .text(.url), .secure, .number, .stepper, .slider, .date: isExact = true
    default: isExact = row.typing?.mask != nil
    }
    return keyboard(row)
      .autocorrectionDisabled(!(row.typing?.corrects ?? row.typing?.checksSpelling ?? !isExact))
      .submitLabel(form.engine.returnKey(in: row, form.engine.returnStep(in: row)).submitLabel)
  }
}

extension FormReturnKey {
  var submitLabel: SubmitLabel {
    switch self {
    case .next: .next
    case .done: .done
    case .go: .go
    case .search: .search
    case .send: .send
    }
  }
}
