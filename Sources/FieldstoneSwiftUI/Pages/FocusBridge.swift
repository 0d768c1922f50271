import FieldstoneCore
import SwiftUI

/// Carries the keyboard focus between SwiftUI and the form, which decides where it goes.
struct FocusBridge: ViewModifier {
  let form: FormState
  let page: PageState
  let focus: FocusState<FormRowID?>.Binding
  let scroll: ScrollViewProxy?

  func body(content: Content) -> some View {
    content
      .onChange(of: focus.wrappedValue) { old, new in
        // SwiftUI may report a change when the next one has already come. That nothing has the focus counts only if the
        // form's row has lost it: when Return goes on, the form is ahead of SwiftUI.
        guard page === form.top, new == focus.wrappedValue, new != nil || old == form.focus else { return }
        form.moveFocus(to: new)
      }
      .onChange(of: form.focus, initial: true) { show(form.focus) }
  }

  /// A row that isn't in sight has no view that could take the focus.
  private func show(_ row: FormRowID?) {
    // A field that was placed alone knows no other row.
    let row = form.only == nil || row == form.only ? row : nil
    guard page === form.top, focus.wrappedValue != row else { return }
    if let row { scroll?.scrollTo(row) }
    focus.wrappedValue = row
  }
}

extension View {
  /// Carries the focus of a field that the program has placed.
  func bridgesFocus(_ focus: FocusState<FormRowID?>.Binding, of state: FormState) -> some View {
    modifier(FocusBridge(form: state, page: state.pages[0], focus: focus, scroll: nil))
  }
}

private struct FormFocusKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: FocusState<FormRowID?>.Binding? = nil
}

extension EnvironmentValues {
  /// The focus of the page.
  var formFocus: FocusState<FormRowID?>.Binding? {
    get { self[FormFocusKey.self] }
    set { self[FormFocusKey.self] = newValue }
  }
}
