import FieldstoneCore
import Foundation

/// One form for many visitors: each has a visit, named by a cookie, with a draft in a store.
///
/// ```swift
/// let site = WebFormSite(title: "Registration") { FormSession(Attendee()) }
/// let attendee = try await site.serve(port: 8080) { print("Open \($0)") }
/// ```
///
/// A request loads its draft, takes what was sent, and stores it: nothing else is kept but what drafts must not hold.
public final class WebFormSite<Model: Sendable>: Sendable {
  let title: String
  let store: any FormDraftStore
  /// The language of pages that belong to no form: the form's own.
  let environment: FormEnvironment
  let makeForm: @Sendable () -> FormSession<Model>
  public let limits: WebFormLimits
  /// What was submitted, each once.
  public let submissions: AsyncStream<Model>
  private let submitted: AsyncStream<Model>.Continuation
  private let visitors = WebFormVisitors<Model>()

  /// A site.
  ///
  /// - Parameters:
  ///   - title: the heading of the first page.
  ///   - store: where drafts are kept.
  ///   - limits: how much a POST may bring.
  ///   - makeForm: the form as each visitor begins it; called for every request.
  public init(
    title: String, store: any FormDraftStore = FormMemoryStore(), limits: WebFormLimits = WebFormLimits(),
    makeForm: @escaping @Sendable () -> FormSession<Model>
  ) {
    self.title = title
    self.store = store
    self.limits = limits
    self.makeForm = makeForm
    environment = makeForm().environment
    (submissions, submitted) = AsyncStream.makeStream()
  }

  /// Answers a request.
  public func respond(_ request: WebFormRequest) async -> WebFormResponse {
    var known = await visitors.visitor(named: request.visit)
    switch request.path {
    case "/": break
    case "/favicon.ico": return WebFormResponse(status: 204)
    case "/again" where request.method == "GET":
      guard let old = known, await old.isOver else { return .seeOther }
      known = nil
    default: return .message(404, .notFound, in: environment)
    }
    switch request.method {
    case "GET", "HEAD":
      if let known { return await known.show(on: self) }
      let (name, visitor) = await visitors.welcome(on: self)
      var response = request.path == "/" ? await visitor.show(on: self) : .seeOther
      let cookie = "\(WebFormRequest.cookie)=\(name); HttpOnly; SameSite=Strict; Path=/"
      response.headers.append(("Set-Cookie", cookie))
      return response
    case "POST":
      guard request.contentType?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true else {
        return .message(415, .notUnderstood, in: environment)
      }
      guard let known else { return refusal(WebFormRefusal.foreign) }
      return await known.take(request.body, on: self)
    default:
      var response = WebFormResponse.message(405, .notAllowed, in: environment)
      response.headers.append(("Allow", "GET, HEAD, POST"))
      return response
    }
  }

  func refusal(_ error: any Error) -> WebFormResponse {
    guard let refusal = error as? WebFormRefusal else { return .message(500, .failed, in: environment) }
    return .message(refusal.status, .refused(refusal), in: environment)
  }

  func note(_ model: Model) { submitted.yield(model) }
  /// How many visitors have seen that their form is submitted.
  var thanked: Int { get async { await visitors.thanked } }
}

/// Who is here, by the value of the cookie.
actor WebFormVisitors<Model: Sendable> {
  private var visitors: [String: WebFormVisitor<Model>] = [:]
  /// The names in the order of arrival: where there are too many, the first have to go.
  private var order: [String] = []
  static var most: Int { 10_000 }

  func visitor(named name: String?) -> WebFormVisitor<Model>? { name.flatMap { visitors[$0] } }

  func welcome(on site: WebFormSite<Model>) async -> (name: String, WebFormVisitor<Model>) {
    let name = WebFormVisit.randomName()
    let visitor = WebFormVisitor<Model>()
    visitors[name] = visitor
    order.append(name)
    if order.count > Self.most, let gone = visitors.removeValue(forKey: order.removeFirst()) {
      try? site.store.remove(gone.draft)
    }
    return (name, visitor)
  }

  var thanked: Int {
    get async {
      var count = 0
      for visitor in visitors.values where await visitor.isThanked { count += 1 }
      return count
    }
  }
}
