import FieldstoneCore
import SwiftUI

/// Several options, each with a check mark in the page.
struct ChecksRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?

  var body: some View {
    framed {
      title
      if row.offersAll { AllOptionsButtons(state: state, row: row) }
      ForEach(row.options) { option in
        CheckedOption(state: state, row: row, option: option)
      }
    }
    .focused(focus, at: row.id)
  }
}

/// Buttons that choose all options, or none.
struct AllOptionsButtons: View {
  let state: RowState
  let row: FormRow

  var body: some View {
    HStack {
      button(.selectAll, .choices(row.options.allAvailable))
      button(.selectNone, .choices([]))
    }
  }

  private func button(_ words: WindowText, _ answer: FormAnswer) -> some View {
    Button {
      state.set(answer)
    } label: {
      Text(verbatim: state.form.text(.window(words)))
    }.buttonStyle(.borderless)
  }
}

/// An option with a check mark if it is chosen.
struct CheckedOption: View {
  let state: RowState
  let row: FormRow
  let option: FormRow.Option

  var body: some View {
    Toggle(
      isOn: Binding {
        option.isChosen
      } set: {
        choose($0)
      }
    ) {
      VStack(alignment: .leading) {
        Text(verbatim: state.form.text(option.remarkedTitle))
        if let help = option.help { Text(verbatim: help).font(.footnote).foregroundStyle(.secondary) }
      }
      .accessibilityLabel(Text(verbatim: state.form.text(option.remarkedTitle)))
    }
    .accessibilityHint(Text(verbatim: option.help ?? ""))
    .disabled(!(option.isEnabled || option.isChosen))
  }

  private func choose(_ isOn: Bool) {
    let others = row.options.chosen.map(\.id).filter { $0 != option.id }
    state.set(.choices(isOn ? others + [option.id] : others))
  }
}
