import FieldstoneCore
import Foundation
import SwiftUI

/// A choice from a page of its own, with a search: for many options, and for those that the program searches for.
struct OptionPageRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?

  var body: some View {
    framed {
      Button {
        state.isOpen = true
      } label: {
        LabeledContent {
          Text(verbatim: row.display.isEmpty ? row.placeholder ?? text(.common(.noAnswer)) : row.display)
        } label: {
          title
        }
      }
      .buttonStyle(.plain)
      .focused(focus, at: row.id)
      .spoken(for: self)
      .sheet(isPresented: isOpen, onDismiss: { state.query = "" }) { NavigationStack { OptionPage(state: state) } }
    }
  }
}

/// The options of a row, as they are searched for.
struct OptionPage: FormRowBody {
  let state: RowState

  private var query: String { state.query }
  private var isSeveral: Bool { if case .choices = row.control.standard { true } else { false } }

  /// What the search finds; all options if nothing is searched for.
  private var found: [FormRow.Option] {
    if row.options.finding != nil || query.isEmpty { return Array(row.options) }
    return Array(row.options.matching(query))
  }

  var body: some View {
    List {
      if row.offersAll { AllOptionsButtons(state: state, row: row) }
      if row.offersNone, !isSeveral { button(row.noneTitle ?? text(.common(.noAnswer)), .none, row.answer == .none) }
      ForEach(found) { option in
        if isSeveral {
          CheckedOption(state: state, row: row, option: option)
        } else {
          button(text(option.remarkedTitle), .choices([option.id]), option.isChosen)
            .disabled(!(option.isEnabled || option.isChosen))
        }
      }
      if row.options.canAdd(query) { button(text(.common(.addOwnEntry, .text(query))), added, false) }
      if let status { Text(verbatim: status).foregroundStyle(.secondary) }
    }
    .navigationTitle(Text(verbatim: fullLabel))
    .searchable(
      text: Binding {
        state.query
      } set: {
        state.query = $0
      }, prompt: Text(verbatim: text(.common(.searchOptions, .text(label))))
    )
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button {
          state.isOpen = false
        } label: {
          Text(verbatim: text(.common(.done)))
        }
      }
    }
    .onChange(of: query, initial: true) { _, query in
      if row.options.finding != nil { state.send(.search(row.id, query)) }
    }
    // The row has gone, or can't be answered any longer.
    .onChange(of: isThere) { _, isThere in if !isThere { state.isOpen = false } }
  }

  private var isThere: Bool { row.isEnabled && form.engine.isShown(row.id) }

  private var added: FormAnswer {
    let text = query.trimmingCharacters(in: .whitespaces)
    return .choices(isSeveral ? row.options.chosen.map(\.id) + [text] : [text])
  }

  private func button(_ title: String, _ answer: FormAnswer, _ isChosen: Bool) -> some View {
    Button {
      state.set(answer)
      if !isSeveral { state.isOpen = false }
    } label: {
      HStack {
        Text(verbatim: title)
        Spacer()
        if isChosen { Image(systemName: "checkmark").accessibilityHidden(true) }
      }
    }
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  /// What has become of the search, in words.
  private var status: String? {
    switch row.options.finding {
    case .searching: return text(.common(.searching))
    case .failed(_, let message): return message
    case .notStarted: return nil
    case .found, nil: return found.isEmpty ? text(.common(.nothingFound)) : nil
    }
  }
}
