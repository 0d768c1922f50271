import FieldstoneCore
import SwiftUI

/// The first page of a form, with what belongs to the form as a whole.
struct FormRootView<Content: View>: View {
  let state: FormState
  @ViewBuilder let content: (PageState) -> Content
  /// The page that is open, which the system keeps with the window.
  @SceneStorage("fieldstone.page") private var openPage = ""
  @Environment(\.undoManager) private var undoManager
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    PageView(page: state.pages[0]) { content(state.pages[0]) }
      .toolbar { FormToolbarItems(state: state) }
      .onAppear { state.open(FormPageID(openPage)) }
      .onChange(of: state.pages.last?.id.path) { openPage = state.pages.last?.id.path ?? "" }
      .onChange(of: undoManager == nil, initial: true) { state.undo.manager = undoManager }
      .onChange(of: scenePhase) { _, phase in if phase != .active { state.storeDraft() } }
  }
}

/// Cancel and Submit, or what the form's mode has in their place.
struct FormToolbarItems: ToolbarContent {
  let state: FormState

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { BarButtonView(state: state, place: .cancel) }
    ToolbarItem(placement: .confirmationAction) { BarButtonView(state: state, place: .confirm) }
  }
}

struct BarButtonView: View {
  let state: FormState
  let place: BarButton.Place

  var body: some View {
    if let button = state.bar.first(where: { $0.place == place }) {
      if state.isSubmitting, place == .confirm { ProgressView() }
      Button {
        state.press(place)
      } label: {
        Text(verbatim: button.title)
      }
      .disabled(!button.isEnabled)
      .help(Text(verbatim: button.help ?? button.title))
      .accessibilityHint(Text(verbatim: button.help ?? ""))
    }
  }
}

/// What a keyboard does on every page: Command and Return submit or save, because Return alone goes on to the next field,
/// and Escape leaves. A button that can't be pressed has no shortcut, but what is wrong shows all the same.
struct FormShortcuts: View {
  let form: FormState

  var body: some View {
    VStack {
      Button {
        form.submit()
      } label: {
        Text(verbatim: form.text(.common(.submit)))
      }.submitShortcut()
      Button {
        form.leave()
      } label: {
        Text(verbatim: form.text(.common(.close)))
      }.leaveShortcut()
    }
    .buttonStyle(.plain)
    .accessibilityHidden(true)
    .hidden()
    // Here, because it concerns no other view. A sheet can't be dragged away while there are changes.
    .interactiveDismissDisabled(form.isDirty)
  }
}
