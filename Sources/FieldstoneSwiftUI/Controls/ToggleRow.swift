import FieldstoneCore
import SwiftUI

/// A switch; also the one that creates and removes an inline subform.
struct ToggleRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?

  var body: some View {
    framed {
      Toggle(isOn: isOn) {
        VStack(alignment: .leading) {
          title
          // Its words say more than its position.
          if let word = word { Text(verbatim: word).font(.footnote).foregroundStyle(.secondary) }
        }
      }
      .focused(focus, at: row.id)
      .spoken(for: self)
      .accessibilityValue(Text(verbatim: word ?? row.word(for: row.answer == .flag(true), in: environment)))
    }
  }

  private var word: String? {
    row.mixedWords(in: environment) ?? row.words.map { row.answer == .flag(true) ? $0.on : $0.off }
  }

  private var isOn: Binding<Bool> {
    Binding {
      row.answer == .flag(true)
    } set: { isOn in
      if row.kind == .link { form.setPresence(row, isOn) } else { state.set(.flag(isOn)) }
    }
  }
}
