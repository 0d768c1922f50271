import FieldstoneCore

/// A form as a web page without a script: it makes HTML, and takes what browsers send back.
///
/// ```swift
/// let page = WebForm(FormSession(Attendee()), title: "Registration")
/// var html = page.html()
/// switch try await page.answer(body) {
/// case .submitted(let attendee): try await server.register(attendee)
/// case .page: html = page.html()             // to be shown again
/// case .cancelled: break
/// }
/// ```
///
/// It needs no server; ``WebFormSite`` keeps one for each visitor. Like a session, it lives in its owner's isolation.
public final class WebForm<Model> {
  /// The form that is filled in.
  public let form: FormSession<Model>
  /// The heading of the first page.
  public var title: String {
    if let ownTitle { return ownTitle }
    let title = form.openPages[0].title
    return title.isEmpty ? FormString.common(.form).text(in: form.environment) : title
  }
  private let ownTitle: String?
  /// How much a POST may bring.
  public var limits = WebFormLimits()
  /// What is to be kept for the next request.
  public internal(set) var visit: WebFormVisit
  /// What was submitted: another POST of the same page is the same submit.
  var submission: Model?

  /// A form on the web.
  ///
  /// - Parameters:
  ///   - form: the session.
  ///   - title: the heading of the first page; the form's own title where it is not given.
  ///   - visit: what was kept after the last request of this visitor.
  public init(_ form: FormSession<Model>, title: String? = nil, visit: WebFormVisit = WebFormVisit()) {
    self.form = form
    ownTitle = title
    self.visit = visit
  }

  // MARK: Rendering

  /// The open page as an HTML document in UTF-8; of a form with problems, a page that says that it can't be used.
  ///
  /// - Complexity: O(rows of the page).
  public func html() -> [UInt8] {
    guard form.problems.isEmpty else { return HTMLWriter.message(.unusable, in: form.environment) }
    let context = PageContext(title: title, environment: form.environment, secret: visit.secret)
    if visit.isLeaving {
      return HTMLWriter.leaveQuestion(context, token: visit.name(RenderedPage(leaving: form.page)))
    }
    context.isFreshStart = visit.isFreshStart
    context.removed = visit.removed
    context.isSubmitRefused = visit.isSubmitRefused
    context.newRows = visit.newRows
    context.secrets = visit.secrets
    context.canUndo = visit.canUndo
    context.canRedo = visit.canRedo
    return PageWriter.write(form, context) { visit.name($0) }
  }
}

/// What became of a POST.
public enum WebFormReply<Model> {
  /// The form goes on: its page is to be shown.
  case page
  /// The form was submitted.
  case submitted(Model)
  /// The form was left.
  case cancelled
}

extension WebFormReply: Sendable where Model: Sendable {}
