import FieldstoneCore
import Foundation

/// One form for many visitors: each has a visit, named by a cookie, with a draft in a store.
///
/// ```swift
/// let site = WebFormSite(title: "Registration") { FormSession(Attendee()) }
/// let attendee = try await site.serve(port: 8080) { print("Open \($0)") }
/// ```
///
/// A request loads its draft, applies what was sent, and saves the draft. Nothing else is kept, except what drafts must
/// not contain. Visits end after a period of inactivity, by the clock of the form's environment.
public final class WebFormSite<Model: Sendable>: Sendable {
  let title: String?
  let store: any FormDraftStore
  /// The environment of pages that show no form: the form's own.
  let environment: FormEnvironment
  let makeForm: @Sendable () -> FormSession<Model>
  public let limits: WebFormLimits
  public let location: WebFormLocation
  /// The submitted models, each once, for a program without a submit handler of its own.
  ///
  /// Up to ``WebFormLimits/submissions`` models wait here. While there are more, nothing can be submitted: visitors are
  /// told, and their answers are saved. A program that never asks for this loses nothing either, because its handler
  /// gets each model; only the last models are kept.
  public var submissions: AsyncStream<Model> { submitted.stream }
  let submitted: SubmissionQueue<Model>
  let visitors = WebFormVisitors<Model>()
  let signer = PageNonce.Signer()
  /// The problems of the form itself found so far.
  let found = Locked<[FormProblem]>([])
  let onProblem: @Sendable (FormProblem) -> Void
  let onError: @Sendable (any Error) -> Void

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - title: the heading of the first page; by default the form's own title.
  ///   - store: where drafts are kept.
  ///   - limits: how much a POST may contain, and how long visits are kept.
  ///   - location: where the site is, as browsers see it; needed if a proxy stands in front of it.
  ///   - onProblem: called once with each problem of the form itself. Visitors are only told that it can't be used.
  ///   - onError: called with what a submit handler or the store has thrown. Visitors see the words of a
  ///     `LocalizedError` of a submit handler, and otherwise only that something went wrong.
  ///   - makeForm: makes the form as each visitor begins it; called for every request.
  public init(
    title: String? = nil, store: any FormDraftStore = FormMemoryStore(), limits: WebFormLimits = WebFormLimits(),
    location: WebFormLocation = WebFormLocation(),
    onProblem: @escaping @Sendable (FormProblem) -> Void = writeToStandardError,
    onError: @escaping @Sendable (any Error) -> Void = writeErrorToStandardError,
    makeForm: @escaping @Sendable () -> FormSession<Model>
  ) {
    self.title = title
    self.store = store
    self.limits = limits
    self.location = location
    self.onProblem = onProblem
    self.onError = onError
    self.makeForm = makeForm
    let form = makeForm()
    environment = form.environment
    submitted = SubmissionQueue(limit: limits.submissions)
    _ = isSound(form)
  }

  /// Responds to a request. Requests of the same visitor wait for each other.
  public func respond(_ request: WebFormRequest) async -> WebFormResponse {
    switch reply(to: request) {
    case .now(let response): response
    case .later(let work): await work()
    }
  }

  /// Responds to a request, immediately if there is nothing to wait for.
  func reply(to request: WebFormRequest) -> WebFormSiteReply {
    let isRead = ["GET", "HEAD"].contains(request.method)
    if isRead, let page = PageAddress(path: request.path) { return show(page, for: visit(of: request)) }
    switch (request.path, request.method) {
    case ("/", "POST"): return take(request)
    case ("/again", _) where isRead:
      // Only after the end, so that a link can't make anybody lose their answers.
      let isOver = visit(of: request).map(visitors.isOver) ?? false
      var response = WebFormResponse.seeOther()
      if isOver { response.headers.append(noCookie(for: request)) }
      return .now(response)
    case ("/favicon.ico", _) where isRead: return .now(WebFormResponse(status: 204))
    case ("/", _), ("/again", _), ("/favicon.ico", _):
      var response = WebFormResponse.message(405, .notAllowed, in: environment)
      response.headers.append(("Allow", request.path == "/" ? "GET, HEAD, POST" : "GET, HEAD"))
      return .now(response)
    default: return .now(.message(404, .notFound, in: environment))
    }
  }

  /// Without a visit, there is only the first page.
  private func show(_ page: PageAddress, for visit: String?) -> WebFormSiteReply {
    let isFirst = page == .page(.root)
    guard let visit else { return .now(isFirst ? showOpening(isFreshStart: false) : .seeOther()) }
    return .later { [self] in
      let response = await visitors.receive(visit, on: self) { await $0.show(page, on: self) }
      return response ?? (isFirst ? showOpening(isFreshStart: true) : .seeOther())
    }
  }

  private func take(_ request: WebFormRequest) -> WebFormSiteReply {
    let type = request.only("content-type")?.lowercased().prefix { $0 != ";" && $0 != " " }
    guard type == "application/x-www-form-urlencoded" else {
      return .now(.message(415, .notUnderstood, in: environment))
    }
    guard isFromOwnPage(request) else { return .now(refusal(.foreign)) }
    return .later { [self] in
      let body: URLEncodedBody
      do throws(WebFormRefusal) {
        body = try URLEncodedBody(request.body, limits: limits)
      } catch {
        return refusal(error)
      }
      if let nonce = body.first(PostedPage.secretName).flatMap(signer.read) { return await take(nonce, body, request) }
      guard let name = visit(of: request) else { return refusal(.foreign) }
      return await visitors.receive(name, on: self) { await $0.take(body, on: self) } ?? refusal(.ended)
    }
  }

  func refusal(_ refusal: WebFormRefusal) -> WebFormResponse {
    .message(refusal.status, .refused(refusal), in: environment)
  }

  /// The response if too much is waiting.
  ///
  /// - Parameter isRead: whether nothing was sent.
  func busy(isRead: Bool) -> WebFormResponse {
    var response = WebFormResponse.message(503, isRead ? .notRead : .notKept, in: environment)
    response.headers.append(("Retry-After", "5"))
    return response
  }

  /// The response if a draft is missing from the store.
  var expired: WebFormResponse { .message(410, .expired, in: environment) }

  func farewell(_ end: WebFormVisitor<Model>.End) -> WebFormResponse {
    var response = WebFormResponse.message(200, end == .submitted ? .submitted : .cancelled, in: environment)
    response.isConfirmation = end == .submitted
    return response
  }

  /// The current time, in seconds.
  var seconds: Double { environment.now().timeIntervalSinceReferenceDate }
}

/// A response, or the work that produces it.
enum WebFormSiteReply {
  case now(WebFormResponse)
  case later(@Sendable () async -> WebFormResponse)
}
