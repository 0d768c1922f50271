import FieldstoneCore
import Foundation
import SwiftUI

/// The first page of a form, with what belongs to the form as a whole.
struct FormRootView<Content: View>: View {
  let state: FormState
  @ViewBuilder let content: (PageState) -> Content
  /// The page that is open, after the launch in which it was opened. The system keeps it with the window.
  @SceneStorage private var openPage: String
  @Environment(\.undoManager) private var undoManager
  @Environment(\.scenePhase) private var scenePhase

  init(state: FormState, key: String, @ViewBuilder content: @escaping (PageState) -> Content) {
    self.state = state
    self.content = content
    _openPage = SceneStorage(wrappedValue: "", key)
  }

  var body: some View {
    PageView(page: state.pages[0]) { content(state.pages[0]) }
      .toolbar { FormToolbarItems(state: state) }
      .onAppear(perform: restore)
      .onChange(of: state.pages.last?.id.path) { openPage = "\(FormLaunch.id) \(state.pages.last?.id.path ?? "")" }
      .onChange(of: undoManager == nil, initial: true) { state.undo.manager = undoManager }
      .onChange(of: scenePhase) { _, phase in if phase != .active { state.storeDraft() } }
  }

  /// Opens the page that was open when the app was last there. A form that is opened later in the same launch begins at its
  /// beginning.
  private func restore() {
    let parts = openPage.split(separator: " ", maxSplits: 1)
    if parts.count == 2, parts[0] != FormLaunch.id { state.open(FormPageID(String(parts[1]))) }
  }
}

/// Tells this launch of the app from earlier ones.
@MainActor
enum FormLaunch { static var id = UUID().uuidString }

/// Cancel and Submit, or what the form's mode has in their place.
struct FormToolbarItems: ToolbarContent {
  let state: FormState

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { BarButtonView(state: state, place: .cancel) }
    if state.bar.contains(where: { $0.place == .confirm }) {
      ToolbarItem(placement: .confirmationAction) { BarButtonView(state: state, place: .confirm) }
    }
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
  let isFirst: Bool

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
    // Here, because it concerns no other view. A sheet with the form can't be dragged away while there are changes; one of
    // its pages can.
    .interactiveDismissDisabled(isFirst && form.isDirty)
    .leavesByItself(unless: isFirst && form.isDirty)
  }
}
