import FieldstoneCore
import SwiftUI

/// What else can be done with a row: the entries of its own menu, and what can be done with an element. By swiping, in the
/// menu of the row, and as actions of assistive technology.
struct RowActions: ViewModifier {
  let state: RowState
  let row: FormRow

  func body(content: Content) -> some View {
    if row.contextActions.isEmpty, state.position == nil || row.actions.isEmpty {
      content
    } else {
      content
        .swipeActions(edge: .trailing, allowsFullSwipe: true) { removing }
        .contextMenu { menu }
        .accessibilityActions { menu }
    }
  }

  private var form: FormState { state.form }

  @ViewBuilder private var removing: some View {
    if state.position != nil, row.actions.contains(.remove) {
      Button(role: .destructive) { form.remove(row.id) } label: { Text(verbatim: form.text(.common(.remove))) }
    }
    if state.position != nil, row.actions.contains(.duplicate) {
      Button { form.duplicate(row.id) } label: { Text(verbatim: form.text(.common(.duplicate))) }
    }
  }

  @ViewBuilder private var menu: some View {
    ForEach(row.contextActions) { action in
      Button { form.sendOrExplain(.act(row.id, action: action.id)) } label: { Text(verbatim: action.title) }
    }
    if state.position != nil {
      if row.actions.contains(.moveUp) {
        Button { form.move(row.id, by: -1) } label: { Text(verbatim: form.text(.window(.moveUp))) }
      }
      if row.actions.contains(.moveDown) {
        Button { form.move(row.id, by: 1) } label: { Text(verbatim: form.text(.window(.moveDown))) }
      }
      removing
    }
  }
}

extension View {
  /// Makes the control one that the form's focus can be in.
  @ViewBuilder
  func focused(_ focus: FocusState<FormRowID?>.Binding?, at row: FormRowID) -> some View {
    if let focus { focused(focus, equals: row) } else { self }
  }
}
