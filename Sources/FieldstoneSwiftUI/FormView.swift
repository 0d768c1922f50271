import FieldstoneCore
import SwiftUI

/// A form as a SwiftUI view: the rows of a session in a `Form`, with its pages, sheets and questions.
///
/// ```swift
/// import FieldstoneSwiftUI
/// import SwiftUI
///
/// struct RegistrationView: View {
///   @State private var session = FormSession(Attendee())
///
///   var body: some View {
///     NavigationStack {
///       FormView(session).onSubmitted { attendee in print(attendee.name) }
///     }
///   }
/// }
/// ```
///
/// It stands in a `NavigationStack`, which its pages are pushed onto: the program's own, or one in a sheet. The toolbar
/// has Cancel and Submit, or what the form's mode has in their place.
public struct FormView<Model, Content: View>: View {
  let session: FormSession<Model>
  private let content: (FormRowsView) -> Content
  private var actions = FormActions<Model>()
  @State private var holder = FormStateHolder()
  @Environment(\.formParts) private var parts
  @Environment(\.dismiss) private var dismiss

  /// Shows the rows of a form between views of the program's own.
  ///
  /// ```swift
  /// struct WelcomeView: View {
  ///   let session: FormSession<Attendee>
  ///
  ///   var body: some View {
  ///     FormView(session) { rows in
  ///       Section { Text("Welcome!") }
  ///       rows
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter content: Gets the rows of the form's first page: the sections of a list.
  public init(_ session: FormSession<Model>, @ViewBuilder content: @escaping (_ rows: FormRowsView) -> Content) {
    self.session = session
    self.content = content
  }

  public var body: some View {
    let state = holder.state(of: session, parts: parts)
    // The latest closures count, and those of the session that is shown now.
    let _ = state.onEnd = { end($0) }
    FormRootView(state: state, key: "fieldstone.\(Model.self)") { content(FormRowsView(page: $0)) }
      // Another session is another form, whose views begin anew.
      .id(ObjectIdentifier(state))
      .task(id: ObjectIdentifier(state)) { await offerDraft(state) }
  }

  private func end(_ end: FormEnd) {
    switch end {
    case .submitted:
      session.removeUnusedFiles(withUndo: false)
      guard let submitted = actions.submitted, let model = session.submission else { return dismiss() }
      submitted(model)
    case .left: if let left = actions.left { left() } else { dismiss() }
    }
  }

  private func offerDraft(_ state: FormState) async {
    if let draft = actions.draft, state.draftPlace == nil { await state.offerDraft(in: draft) }
  }

  // MARK: What happens in the end

  /// Calls a closure with the submitted model. Without one, a submitted form dismisses its sheet or its page.
  public func onSubmitted(_ submitted: @escaping @MainActor (Model) -> Void) -> FormView {
    var view = self
    view.actions.submitted = submitted
    return view
  }

  /// Calls a closure when the form is left without being submitted. Without one, it dismisses its sheet or its page.
  public func onLeft(_ left: @escaping @MainActor () -> Void) -> FormView {
    var view = self
    view.actions.left = left
    return view
  }

  /// Keeps a draft: one that is there is offered when the form appears, and what is entered is stored in it, at the latest
  /// when the app goes to the background.
  public func formDraft(_ place: FormDraftPlace) -> FormView {
    var view = self
    view.actions.draft = place
    return view
  }
}

extension FormView where Content == FormRowsView {
  /// Shows a form.
  public init(_ session: FormSession<Model>) { self.init(session) { $0 } }
}

/// What a program does when a form ends.
struct FormActions<Model> {
  var submitted: (@MainActor (Model) -> Void)?
  var left: (@MainActor () -> Void)?
  var draft: FormDraftPlace?
}

/// Keeps the state of a form for as long as its view is there. Made without the session, because a view is made anew more
/// often than its state.
@MainActor
final class FormStateHolder {
  private var state: FormState?

  nonisolated init() {}

  func state<Model>(of session: FormSession<Model>, parts: FormParts, only: FormRowID? = nil) -> FormState {
    if let state, state.engine === session, state.only == only {
      state.parts = parts
      return state
    }
    let new = FormState(session, only: only, parts) { await session.finishSubmitting()?.withoutModel }
    state = new
    return new
  }
}

extension FormOutcome {
  /// The same outcome without the model.
  var withoutModel: FormOutcome<Void> {
    switch self {
    case .submitted: .submitted(())
    case .invalid(let issues): .invalid(issues)
    case .refused(let refusal): .refused(refusal)
    case .failed(let error): .failed(error)
    case .cancelled: .cancelled
    }
  }
}
