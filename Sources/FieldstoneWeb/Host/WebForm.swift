import FieldstoneCore

/// A form as a web page without a script: it makes HTML, and takes what browsers send back.
///
/// ```swift
/// let page = WebForm(FormSession(Attendee()), title: "Registration")
/// let html = page.html()
/// switch try await page.answer(body) {
/// case .submitted(let attendee): …
/// case .page: …                              // show `page.html()` again
/// case .cancelled: …
/// }
/// ```
///
/// It needs no server; ``WebFormSite`` keeps one for each visitor. Like a session, it lives in its owner's isolation.
public final class WebForm<Model> {
  /// The form that is filled in.
  public let form: FormSession<Model>
  /// The heading of the first page.
  public let title: String
  /// How much a POST may bring.
  public var limits = WebFormLimits()
  /// What is to be kept for the next request.
  public private(set) var visit: WebFormVisit

  /// A form on the web.
  ///
  /// - Parameters:
  ///   - form: the session.
  ///   - title: the heading of the first page.
  ///   - visit: what was kept after the last request of this visitor.
  public init(_ form: FormSession<Model>, title: String, visit: WebFormVisit = WebFormVisit()) {
    self.form = form
    self.title = title
    self.visit = visit
    retypeSecrets()
  }

  // MARK: Rendering

  /// The open page as an HTML document in UTF-8.
  ///
  /// - Complexity: O(rows of the page).
  public func html() -> [UInt8] {
    let token = WebFormVisit.randomName()
    visit.remember(visit.isLeaving ? RenderedPage(leaving: form, token: token) : RenderedPage(form, token: token))
    var context = PageContext(title: title, secret: visit.secret, token: token)
    context.environment = form.environment
    if visit.isLeaving { return LeaveQuestion.write(context) }
    context.removed = visit.removed
    context.newRows = visit.newRows
    context.answeredSecrets = Set(visit.secrets.filter { !$0.value.isEmpty }.keys)
    context.canUndo = !visit.past.isEmpty
    context.canRedo = !visit.future.isEmpty
    return PageWriter.write(form, context)
  }

  // MARK: Answering

  /// Takes the body of a POST.
  ///
  /// - Returns: what to show next.
  /// - Throws: a ``WebFormRefusal`` for what the page can't have sent, and what a submit handler threw.
  nonisolated(nonsending) public func answer(_ body: [UInt8]) async throws -> WebFormReply<Model> {
    if form.facts.isSubmitted, let model = form.submission { return .submitted(model) }
    let body = try URLEncodedBody(body, limits: limits)
    let page = try page(of: body)
    let posted = try PostedPage(body, on: page, limits: limits)
    visit.newRows = []
    visit.removed = nil
    visit.isLeaving = false
    try take(posted, of: page)
    if form.facts.isCancelled { return .cancelled }
    if let model = try await form.finishSubmitting() { return .submitted(model) }
    return .page
  }

  private func page(of body: URLEncodedBody) throws -> RenderedPage {
    func only(_ name: String) -> String? { body.pairs.first { $0.name == name }?.value }
    guard let secret = only(PostedPage.secretName), WebFormVisit.areSame(secret, visit.secret) else {
      throw WebFormRefusal.foreign
    }
    let token = only(PostedPage.pageName)
    guard let page = visit.pages.last(where: { $0.token == token }) else { throw WebFormRefusal.outdated }
    return page
  }

  private func take(_ posted: PostedPage, of page: RenderedPage) throws {
    let before = form.snapshot
    // The page that was answered is the one that was on top for its reader, whatever other tabs have opened since.
    if form.page != page.page, page.page != .root, !form.send(.open(FormRowID(page.page.path))).isAccepted {
      throw WebFormRefusal.outdated
    }
    if page.page == .root { while form.page != .root { form.send(.back) } }
    let taken = Set(form.take(posted.changes))
    for change in posted.changes where taken.contains(change.row) {
      if let secret = change.secret { visit.secrets[change.row] = secret }
    }
    if !taken.isEmpty || posted.intent.isChange { visit.noteStep(from: before) }
    obey(posted.intent, page)
  }

  private func obey(_ intent: Intent, _ page: RenderedPage) {
    switch intent {
    case .submit: submit { form.send(.submit) }
    case .back: form.send(.back)
    case .undo: if let draft = visit.stepBack(from: form.snapshot) { restart(draft) }
    case .redo: if let draft = visit.stepForward(from: form.snapshot) { restart(draft) }
    case .update, .stay: break
    case .leave: form.send(.cancel)
    case .open(let row): form.send(.open(row))
    case .add(let row): form.send(.set(row, .flag(true)))
    case .remove(let row):
      let title = form.row(row)?.shownTitle
      if form.send(.set(row, .none)).isAccepted { visit.removed = title }
    case .perform(let row):
      switch form.row(row)?.action {
      case .submit: submit { form.send(.perform(row)) }
      case .cancel where form.facts.isDirty: visit.isLeaving = true
      default: form.send(.perform(row))
      }
    }
    // Nobody has the keyboard in a field between two requests.
    if let focused = form.focusedRow { form.send(.blur(focused)) }

    func submit(_ send: () -> FormReply) {
      visit.newRows = form.rows.filter { !page.rows.contains($0.id) && $0.asksForMore }.map(\.id)
      if visit.newRows.isEmpty { _ = send() }
    }
  }

  private func restart(_ draft: FormSnapshot) {
    form.send(.reset)
    while form.page != .root { form.send(.back) }
    // A draft that this form has made is of its version.
    _ = try? form.restore(draft)
    retypeSecrets()
  }

  private func retypeSecrets() {
    for (row, secret) in visit.secrets { form.send(.type(row, secret)) }
  }
}

extension FormRow {
  /// Whether the row is a question that has to be seen before a submit.
  fileprivate var asksForMore: Bool {
    switch kind {
    case .field: FieldKind(self) != nil && isRequired
    case .link: isEnabled && !isInline
    default: false
    }
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
