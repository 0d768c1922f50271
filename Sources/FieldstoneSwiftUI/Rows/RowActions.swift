import FieldstoneCore
import SwiftUI

/// What else can be done with a row: the entries of its own menu, and what can be done with an element.
struct RowMenu: View {
  let state: RowState
  /// Whether only what is done by swiping is meant.
  var isSwiped = false
  private var form: FormState { state.form }

  var body: some View {
    if !isSwiped {
      ForEach(state.menu) { action in
        button(action.title, action.role == .destructive ? .destructive : nil) {
          form.sendOrExplain(.act(state.id, action: action.id))
        }
      }
      if state.actions.contains(.moveUp) { button(form.text(.window(.moveUp))) { form.move(state.id, by: -1) } }
      if state.actions.contains(.moveDown) { button(form.text(.window(.moveDown))) { form.move(state.id, by: 1) } }
    }
    if state.actions.contains(.remove) {
      button(form.text(.common(.remove)), .destructive) { form.remove(state.id) }
    }
    if state.actions.contains(.duplicate) {
      button(form.text(.common(.duplicate))) { form.duplicate(state.id) }
    }
  }

  private func button(_ title: String, _ role: ButtonRole? = nil, act: @escaping @MainActor () -> Void) -> some View {
    Button(role: role, action: act) { Text(verbatim: title) }
  }
}

extension View {
  /// Adds what else can be done with a row: by swiping, in the menu of the row, and as actions of assistive technology.
  /// Always the same modifiers, even if there is nothing to do now: a row that gets a menu must keep its focus.
  func actions(of state: RowState) -> some View {
    swipes { RowMenu(state: state, isSwiped: true) }
      .rowMenu { RowMenu(state: state) }
      .accessibilityActions { RowMenu(state: state) }
  }

  /// Makes the control one that the form's focus can be in.
  @ViewBuilder
  func focused(_ focus: FocusState<FormRowID?>.Binding?, at row: FormRowID) -> some View {
    if let focus { focused(focus, equals: row) } else { self }
  }
}
