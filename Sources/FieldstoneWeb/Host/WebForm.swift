import FieldstoneCore

/// A form as a web page: it renders HTML, and processes what browsers send back.
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
/// It needs no server; ``WebFormSite`` makes one for each request. Like a session, it stays in its owner's isolation.
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
  /// How much a POST may contain.
  public var limits = WebFormLimits()
  /// The path of the page that processes the form, which all of them are sent to.
  public var action = "/"
  /// The path of the ``script``; without one, pages have no script.
  public var scriptPath: String?
  /// What the program says about the rows of its pages.
  public var parts = WebFormParts()
  /// The path of pictures that the page shows, which their ids follow; without one, pages show none. See
  /// ``picture(_:)``.
  public var picturePath: String?
  /// The languages that its pages offer.
  var languages: OfferedLanguages?
  /// The state to keep for the next request.
  public internal(set) var visit: WebFormVisit
  /// The searches of the visit that the form knows, each with the form's own job for it.
  var knownSearches: [FormRowID: (search: VisitJob, job: FormJob)] = [:]
  /// The checks of the visit that the form knows, each with the form's own job for it.
  var knownChecks: [FormRowID: (check: WebFormVisit.Check, job: FormJob)] = [:]
  /// The page that was written last, and its name.
  var written: (page: RenderedPage, token: String)?
  /// The rows of the visit's last page, if they are kept for the next one.
  var keptRows: KeptRows?
  /// The most bytes of them.
  var keptRowBytes = 0
  /// Whether there is room for another submitted form.
  var canSubmit = true
  /// The row whose button is pressed, and the rows of its page before.
  var pressing: (row: FormRowID, rows: [FormRowID])?
  /// The last POST, if a script has sent it.
  var patched: (sent: SentPage, live: LivePost)?
  /// The row that a link leads to, until the next POST.
  var link: RowLink?
  /// The page with which a visit begins, if it isn't the one with which the form opens.
  var firstPage: FormPageID?
  /// The submitted model: another POST of the same page counts as the same submit.
  var submission: Model?

  /// Creates a web form.
  ///
  /// - Parameters:
  ///   - form: the session.
  ///   - title: the heading of the first page; by default the form's own title.
  ///   - visit: the state that was kept after this visitor's last request.
  public init(_ form: FormSession<Model>, title: String? = nil, visit: WebFormVisit = WebFormVisit()) {
    self.form = form
    ownTitle = title
    self.visit = visit
    form.files.leave(to: form.files.store)
    for file in visit.files.values { form.files.receive(file) }
    showRefusedFiles()
  }

  // MARK: Rendering

  /// The open page as an HTML document in UTF-8 or, for a form with problems, a page that says that it can't be used.
  ///
  /// - Complexity: O(rows of the page).
  public func html() -> [UInt8] { write(isFragment: false) }

  /// The content of the page without the document around it, for a page of the program's own. That one needs the
  /// ``stylesheet``.
  ///
  /// - Complexity: O(rows of the page).
  public func fragment() -> [UInt8] { write(isFragment: true) }

  /// The stylesheet that ``html()`` contains.
  public static var stylesheet: String { "\(Stylesheet.text)" }
  /// The stylesheet's digest, as a content security policy allows it: `'sha256-…'`.
  public static var stylesheetDigest: String { EmbeddedText.stylesheet.source }

  /// The script of pages that ask something, for a server that is to serve it at the ``scriptPath``.
  public static var script: String { EmbeddedText.script.text }
  /// The script's digest, as a content security policy allows it: `'sha256-…'`. The script also has to connect to the
  /// path that the form is sent to.
  public static var scriptDigest: String { EmbeddedText.script.source }

  /// What the script gets in response to its POST: the page without the rows that it has already.
  ///
  /// - Returns: Nil if the browser has to load a page instead: it is another one than was sent, or the last POST came
  ///   from a page without the script.
  public func patch() -> [UInt8]? {
    guard let (sent, live) = patched, sent.page.address == address, form.problems.isEmpty else { return nil }
    // Everything is written anew.
    if case .language = sent.posted.intent { return nil }
    let document = visit.document(live.document)
    // Undo, or another tab, may have given another answer than the document has.
    let gone = (document?.typedSecrets ?? [:]).filter { form.row($0.key)?.text != $0.value }
    let patch = PagePatch(sent, live, document, clearing: Set(gone.keys))
    defer { if let written { visit.clear(patch.clearedSecrets, of: live.document, with: written.token) } }
    return write(isFragment: false, patch)
  }

  private func write(isFragment: Bool, _ patch: PagePatch? = nil) -> [UInt8] {
    guard form.problems.isEmpty else {
      return HTMLWriter.message(.unusable, in: form.environment, isFragment: isFragment)
    }
    showSearches()
    showChecks()
    let context = PageContext(title: title, environment: form.environment, secret: visit.secret)
    (context.action, context.isFragment) = (action, isFragment)
    (context.scriptPath, context.patch) = (scriptPath, patch)
    context.languages = languages
    (context.parts, context.engine) = (parts, form)
    context.picturePath = picturePath
    defer { visit.show(context.pictures) }
    if visit.isLeaving {
      let canSave = canSave
      return HTMLWriter.leaveQuestion(
        context, isEdited: form.toolbar != nil, canSave: canSave,
        token: name(RenderedPage(leaving: form.page, canSave: canSave)))
    }
    // A link leads to the row, and not to what was last done on its page.
    let isAnswer = link == nil && (visit.answeredAt == nil || visit.answeredAt == address)
    if isAnswer { describeAnswer(context) }
    if form.hasSaveFailed { context.saveFailure = visit.saveFailure }
    context.newElement = visit.elements.next
    context.secrets = visit.secrets
    context.queries = visit.queries
    context.searches = visit.searches
    describeUndo(context)
    if isAnswer { describeReplay(context) }
    describeLink(context)
    if let row = visit.choosing.flatMap(form.row), hasOptionsPage(row.id), let kind = context.kind(of: row) {
      context.choosing = row.id
      return PageWriter.write(optionsOf: row, kind, form, context) { name($0, patch) }
    }
    // A definition that is made for each request never has the same rows.
    let isForgotten = keptRows?.basis.form.isAlive == false
    (context.keptRowBytes, context.keptRows) = isForgotten ? (0, nil) : (keptRowBytes, keptRows)
    defer { keptRows = context.keptRows }
    return PageWriter.write(form, context) { page in
      if page.makesElements { visit.elements.take() }
      let token = name(page, patch)
      context.knownPage = visit.page(named: token)
      return token
    }
  }

  func name(_ page: RenderedPage, _ patch: PagePatch? = nil) -> String {
    let token = visit.name(page, for: patch?.document, isNew: patch?.isNewPage == true)
    written = (page, token)
    return token
  }

  /// Says what the last POST has done, on the page to which it led.
  private func describeAnswer(_ context: PageContext) {
    (context.removed, context.removedBefore, context.pressed) = (visit.removed, visit.removedBefore, visit.pressed)
    (context.failure, context.refusal, context.lost) = (visit.failure, visit.refusal, visit.lost)
    context.isSubmitRefused = visit.isSubmitRefused
    context.refusedStep = form.openPages.map(\.id).first { $0 == visit.refusedStep }
    context.formIssues = visit.formIssues
    context.newRows = visit.newRows
    (context.searched, context.find) = (visit.searched, visit.find)
    context.returned = visit.returned
    context.steppedBack = visit.steppedBack
    context.shown = visit.shown
    context.isUpdated = visit.isUpdated
  }
}

/// The outcome of a POST.
public enum WebFormReply<Model> {
  /// The form continues: show its page.
  case page
  /// The form was submitted.
  case submitted(Model)
  /// The form was cancelled.
  case cancelled
}

extension WebFormReply: Sendable where Model: Sendable {}
