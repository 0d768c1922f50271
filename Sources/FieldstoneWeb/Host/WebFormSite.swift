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
/// not contain. Visits end after a period of inactivity, by the clock of the form's environment. If the program has been
/// started again since, the visitor is asked whether to go on with the draft, which is still in a store like
/// `FormFolderDrafts`.
public final class WebFormSite<Model: Sendable>: Sendable {
  let title: String?
  let parts: WebFormParts
  let look = SiteLook()
  let store: any FormDraftStore
  /// Where files are kept: in the store of the form's environment, or else in memory.
  let fileStore: any FormFileStore
  /// The environment of pages that show no form: the form's own.
  let environment: FormEnvironment
  let forms: WebFormSource<Model>
  let messages: MessagePages
  /// The languages that visitors choose from; nil if the program decides.
  let languages: SiteLanguages?
  public let limits: WebFormLimits
  public let location: WebFormLocation
  /// The submitted models, each once, for a program without a submit handler of its own.
  ///
  /// Up to ``WebFormLimits/submissions`` models wait here. While there are more, nothing can be submitted: visitors are
  /// told, and their answers are saved. A program that never asks for this loses nothing either, because its handler
  /// gets each model; only the last models are kept.
  public var submissions: AsyncStream<Model> { submitted.stream }
  let submitted: SubmissionQueue<Model>
  /// What searches for rows look through.
  let searchIndexes = KeptSearchIndexes()
  let visitors = WebFormVisitors<Model>()
  let signer: PageNonce.Signer
  let confirmation: (@Sendable (Model) -> WebFormConfirmation)?
  /// The problems of the form itself found so far.
  let found = Locked<[FormProblem]>([])
  let onProblem: @Sendable (FormProblem) -> Void
  let onError: @Sendable (any Error) -> Void

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - title: the heading of the first page; by default the form's own title.
  ///   - parts: what the program says about the rows of the pages.
  ///   - store: where drafts are kept.
  ///   - limits: how much a POST may contain, and how long visits are kept.
  ///   - location: where the site is, as browsers see it; needed if a proxy stands in front of it.
  ///   - signingKey: at least 32 secret random bytes that sign first pages, so that a page that was opened before the
  ///     program was started again, or that another program made, can be sent. By default a new key is made. Only the program to which a page was sent
  ///     knows that, so after a new start it can be sent once more.
  ///   - confirmation: words the page that follows a submit; by default it only says that the form was submitted.
  ///   - languages: the languages that the form is in (BCP 47), the first for everybody who asks for no other. Visitors
  ///     see it in the one that their browser prefers, with the calendar of that, and can choose another on each page. If
  ///     there are none, the form is in the language of its environment.
  ///   - onProblem: called once with each problem of the form itself. Visitors are only told that it can't be used.
  ///   - onError: called with what a submit handler or the store has thrown. Visitors see the words of a
  ///     `LocalizedError` of a submit handler, and otherwise only that something went wrong.
  ///   - makeForm: makes the form as each visitor begins it; called for every request.
  public convenience init(
    title: String? = nil, parts: WebFormParts = WebFormParts(), store: any FormDraftStore = FormMemoryStore(),
    limits: WebFormLimits = WebFormLimits(),
    location: WebFormLocation = WebFormLocation(), signingKey: [UInt8]? = nil,
    confirmation: (@Sendable (Model) -> WebFormConfirmation)? = nil, languages: [String] = [],
    onProblem: @escaping @Sendable (FormProblem) -> Void = writeToStandardError,
    onError: @escaping @Sendable (any Error) -> Void = writeErrorToStandardError,
    makeForm: @escaping @Sendable () -> FormSession<Model>
  ) {
    let form = makeForm()
    self.init(
      title, parts, store, limits, location, signingKey, confirmation, languages, form.environment, onProblem, onError,
      .immediate(makeForm))
    _ = isSound(form)
  }

  /// Creates a site whose form depends on who asks for it: the language of the browser, somebody who has signed in, a
  /// model from a database.
  ///
  /// - Parameters:
  ///   - environment: the environment of pages that show no form.
  ///   - makeForm: makes the form as the visitor begins it; called for every request, with the request. If it throws,
  ///     the visitor is told to try again. For the requests of one visit it must make the same form.
  public convenience init(
    title: String? = nil, parts: WebFormParts = WebFormParts(), store: any FormDraftStore = FormMemoryStore(),
    limits: WebFormLimits = WebFormLimits(),
    location: WebFormLocation = WebFormLocation(), signingKey: [UInt8]? = nil,
    confirmation: (@Sendable (Model) -> WebFormConfirmation)? = nil, languages: [String] = [],
    environment: FormEnvironment,
    onProblem: @escaping @Sendable (FormProblem) -> Void = writeToStandardError,
    onError: @escaping @Sendable (any Error) -> Void = writeErrorToStandardError,
    makeForm: @escaping @Sendable (WebFormRequest) async throws -> sending FormSession<Model>
  ) {
    self.init(
      title, parts, store, limits, location, signingKey, confirmation, languages, environment, onProblem, onError,
      .asked(makeForm))
  }

  private init(
    _ title: String?, _ parts: WebFormParts, _ store: any FormDraftStore, _ limits: WebFormLimits,
    _ location: WebFormLocation,
    _ signingKey: [UInt8]?, _ confirmation: (@Sendable (Model) -> WebFormConfirmation)?, _ languages: [String],
    _ environment: FormEnvironment, _ onProblem: @escaping @Sendable (FormProblem) -> Void,
    _ onError: @escaping @Sendable (any Error) -> Void, _ forms: WebFormSource<Model>
  ) {
    self.title = title
    self.parts = parts
    self.store = store
    self.limits = limits
    self.location = location
    signer = PageNonce.Signer(key: signingKey)
    self.confirmation = confirmation
    self.onProblem = onProblem
    self.onError = onError
    self.forms = forms
    self.environment = environment
    fileStore = environment.fileStore ?? FormMemoryFiles()
    messages = MessagePages(environment: environment, path: location.path, look: look)
    self.languages = SiteLanguages(languages, location)
    submitted = SubmissionQueue(limit: limits.submissions)
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
    guard request.wantsData else { return replyInLanguage(to: request) }
    switch replyInLanguage(to: request) {
    case .now(let response): return .now(response.asData)
    case .later(let work): return .later { await work().asData }
    }
  }

  /// Responds in the language that the visitor has chosen, whether with the form or with a message.
  private func replyInLanguage(to request: WebFormRequest) -> WebFormSiteReply {
    guard let languages else { return replyWithPage(to: request) }
    let locale = languages.locale(for: request)
    let reply = MessagePages.$locale.withValue(locale) { replyWithPage(to: request) }
    guard case .later(let work) = reply else { return reply }
    return .later { await MessagePages.$locale.withValue(locale) { await work() } }
  }

  private func replyWithPage(to request: WebFormRequest) -> WebFormSiteReply {
    switch replyInPath(to: request) {
    case .now(let response): return .now(allowingOwn(response))
    case .later(let work): return .later { await self.allowingOwn(work()) }
    }
  }

  /// A response with a policy that allows the program's own parts and the look of the site.
  private func allowingOwn(_ response: WebFormResponse) -> WebFormResponse {
    let looks = look.styles
    guard parts.script != nil || parts.styles != nil || !looks.isEmpty else { return response }
    return response.allowing(parts, looks)
  }

  private func replyInPath(to request: WebFormRequest) -> WebFormSiteReply {
    if location.path.isEmpty { return answer(request) }
    guard let path = location.inner(request.path) else { return .now(messages.page(404, .notFound)) }
    if path.isEmpty { return .now(below(.seeOther(at: request.rowAddress))) }
    var inner = request
    inner.path = path
    switch answer(inner) {
    case .now(let response): return .now(below(response))
    case .later(let work): return .later { await self.below(work()) }
    }
  }

  /// A response that leads to a page below the path of the site.
  private func below(_ response: WebFormResponse) -> WebFormResponse {
    var response = response
    for (index, header) in response.headers.enumerated() where header.name == "Location" {
      response.headers[index].value = location.path + header.value
    }
    return response
  }

  /// Responds to a request for a path below that of the site.
  private func answer(_ request: WebFormRequest) -> WebFormSiteReply {
    let isRead = ["GET", "HEAD"].contains(request.method)
    if isRead, let page = PageAddress(path: request.path) { return show(page, for: request) }
    switch (request.path, request.method) {
    case ("/", "POST"): return take(request)
    case (Self.scriptPath, _) where isRead: return .now(.script)
    case (let path, _) where isRead && path.hasPrefix(Self.picturePath): return showPicture(request)
    case ("/again", _) where isRead:
      // Only after the end, so that a link can't make anybody lose their answers.
      let isOver = visit(of: request).map(visitors.isOver) ?? false
      var response = WebFormResponse.seeOther()
      if isOver { response.headers += beginningAnew(for: request) }
      return .now(response)
    case ("/favicon.ico", _) where isRead: return .now(WebFormResponse(status: 204))
    case ("/", _), ("/again", _), ("/favicon.ico", _):
      var response = messages.page(405, .notAllowed)
      response.headers.append(("Allow", request.path == "/" ? "GET, HEAD, POST" : "GET, HEAD"))
      return .now(response)
    default: return .now(messages.page(404, .notFound))
    }
  }

  /// Without a visit, there is only the first page, or the one of the row whose address is asked for.
  private func show(_ page: PageAddress, for request: WebFormRequest) -> WebFormSiteReply {
    let begins = page == .page(.root) || request.rowAddress != nil
    guard let visit = visit(of: request) else {
      return begins ? showOpening(page, request, isFreshStart: false) : .now(.seeOther())
    }
    return .later { [self] in
      let response = await visitors.receive(visit, on: self) { await $0.show(page, request, on: self) }
      if let response { return renewed(response, visit, for: request) }
      if begins, !request.wantsData, let offer = await offerDraft(visit, request) { return offer }
      guard begins else { return .seeOther() }
      switch showOpening(page, request, isFreshStart: true) {
      case .now(let response): return response
      case .later(let work): return await work()
      }
    }
  }

  private func take(_ request: WebFormRequest) -> WebFormSiteReply {
    let type = request.only("content-type")?.lowercased().prefix { $0 != ";" && $0 != " " }
    guard type == "application/x-www-form-urlencoded" || type == "multipart/form-data" else {
      return .now(messages.page(415, .notUnderstood))
    }
    guard isFromOwnPage(request) else { return .now(refusal(.foreign)) }
    return .later { [self] in
      let body: URLEncodedBody
      do throws(WebFormRefusal) {
        body = try self.body(of: request)
      } catch {
        return refusal(error)
      }
      var response = await take(body, request.written(in: languages?.language(ofPage: body)))
      languages?.keepChoice(body, for: request, in: &response)
      return body.first(LivePost.name) == nil ? response : response.forScript
    }
  }

  private func take(_ body: URLEncodedBody, _ request: WebFormRequest) async -> WebFormResponse {
    if let nonce = body.first(PostedPage.secretName).flatMap(signer.read) { return await take(nonce, body, request) }
    guard let name = visit(of: request) else { return refusal(.foreign) }
    if let choice = body.first(HTMLWriter.draftChoice).flatMap(FormDraftChoice.init) {
      return await take(choice, name, request)
    }
    guard let response = await visitors.receive(name, on: self, { await $0.take(body, request, on: self) }) else {
      return await refusalOfUnknown(name, request)
    }
    return renewed(response, name, for: request)
  }

  /// The path of the script, below that of the site.
  static var scriptPath: String { "/form-\(EmbeddedText.script.version).js" }

  func refusal(_ refusal: WebFormRefusal) -> WebFormResponse {
    messages.page(refusal.status, .refused(refusal))
  }

  /// The response if too much is waiting, or for too long.
  ///
  /// - Parameter isRead: whether nothing was sent.
  func busy(isRead: Bool) -> WebFormResponse {
    var response = messages.page(503, isRead ? .busy : .busySending)
    response.headers.append(("Retry-After", "5"))
    return response
  }

  /// The response if a draft is missing from the store.
  var expired: WebFormResponse { messages.page(410, .expired) }

  func farewell(_ end: WebFormVisitor<Model>.End) -> WebFormResponse {
    let words: WebFormConfirmation?
    switch end {
    case .submitted(let confirmation): words = confirmation
    case .cancelled: return messages.page(200, .cancelled)
    case .left: return messages.page(200, .left)
    }
    var response = messages.page(200, words.map { PageMessage(title: $0.title, text: $0.text) } ?? .submitted)
    response.isConfirmation = true
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
