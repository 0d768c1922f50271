import FieldstoneCore

/// Writes a page of a form as a whole HTML document.
struct PageWriter: ~Copyable {
  let engine: FormEngine
  let context: PageContext
  var html: HTMLWriter
  var groups = RowGroups()
  private(set) var elements = PageElements()
  /// The line of several fields that is open.
  private var line: FormRowID?
  /// The rows of the last page; nil if the page has to write all of its own.
  var keeper: RowKeeper?
  /// Where the attributes of the form end.
  private var formAttributes = 0
  private var canBeSubmitted = false

  /// - Parameter name: returns the page's token, once it is known what the page asks.
  static func write(_ engine: FormEngine, _ context: PageContext, name: (RenderedPage) -> String) -> [UInt8] {
    var writer = PageWriter(engine, context)
    return writer.write(name)
  }

  init(_ engine: FormEngine, _ context: PageContext) {
    self.engine = engine
    self.context = context
    keeper = RowKeeper(engine, context)
    // So that the buffer of a long page rarely has to grow.
    html = HTMLWriter(capacity: 16_384 + 384 * engine.rows.count)
    html.extent = context.patch != nil ? .patch : context.isFragment ? .fragment : .document
    html.focus = context.shown
    html.isFocusRemarked = context.removedBefore != nil && context.removedBefore == context.shown
  }

  private mutating func write(_ name: (RenderedPage) -> String) -> [UInt8] {
    let wrong = WrongRow.all(in: engine, context)
    let isWrong = !wrong.isEmpty && WrongRow.areOnPage(engine) || !context.formIssues.isEmpty
    context.isRefused =
      isWrong && !context.isTyping || context.refusal != nil || context.failure != nil || context.isSubmitRefused
    writeTop(isWrong: isWrong || context.failure != nil || engine.hasSaveFailed)
    beginForm()
    let start = html.count
    var rendered = RenderedPage(engine.page, tools: ToolbarWriter.intents(of: engine))
    FindWriter(engine: engine, context: context).write(&rendered, to: &html)
    writeSummaries(wrong, isUrgent: isWrong && !context.isTyping, &rendered)
    if let removed = context.removed, context.removedBefore == nil {
      PageSummary.writeRemark(.web(.removed, .text(removed)), undo: context.undo != nil, context, to: &html)
    }
    if let replayed = context.replayed {
      PageSummary.writeRemark(replayed, undo: false, takesFocus: true, context, to: &html)
    }
    PageSummary.writeFailure(context, to: &html)
    PageSummary.writeRefusal(context, to: &html)
    (rendered.undo, rendered.redo) = (context.undoStep, context.redoStep)
    rendered.reserve(engine.rows.count)
    writeRows(&rendered)
    if let fields = keeper?.sharedFields(rendered.fields.count) { rendered.share(fields) }
    groups.end(context, &html)
    writeElementButtons(&rendered)
    writeReturn(rendered.usual, at: start)
    if let languages = context.languages { rendered.note(languages) }
    // The secret of a page without a visit signs what the page asks.
    let token = name(rendered)
    // A page that keeps no rows leaves those of the one before for the next.
    if let keeper = keeper.take() { context.keptRows = keeper.finish(context.knownPage ?? rendered) }
    let last = html.count
    html.ownFields(context.secret, token, newElement: rendered.makesElements ? context.newElement : nil)
    // They say which page it is, and what its fields accept: before any file.
    if rendered.takesFiles {
      html.move(from: last, to: start)
      let last = html.count
      html.literal(" enctype=\"multipart/form-data\"")
      html.move(from: last, to: formAttributes)
    }
    writeFoot(hasFields: !rendered.fields.isEmpty, isSummaryFocused: isWrong || !context.newRows.isEmpty)
    return end(rendered)
  }

  /// Ends the form and the document.
  mutating func end(_ rendered: RenderedPage) -> [UInt8] {
    let toolbar = rendered.choosing == nil ? engine.toolbar : nil
    let script = rendered.asks || toolbar != nil ? context.scriptPath : nil
    if script != nil, toolbar == nil { html.state(context) }
    html.close("form")
    html.endDocument(script: script, own: context.parts, context.environment)
    return html.bytes
  }

  mutating func beginForm() {
    html.beginForm(action: context.action)
    formAttributes = html.count
    html.literal(" novalidate>")
  }

  /// Enter presses the first button of a form, which therefore does what the page's final button does. On a page with a
  /// search box, where Enter is to search, it is Update. This is known once all rows are written.
  mutating func writeReturn(_ intent: Intent, at start: Int) {
    let end = html.count
    html.beginButton(intent, class: "return")
    html.literal(" tabindex=\"-1\" aria-hidden=\"true\">")
    let title: FormString =
      switch intent {
      case .submit: .common(.submit)
      case .back, .chosen: .common(.done)
      case .save: .common(.save)
      case .perform(let row): FormString(verbatim: engine.row(row)?.label ?? "")
      default: .web(.update)
      }
    html.text(context.text(title))
    html.close("button")
    html.move(from: end, to: start)
  }

  private mutating func writeTop(isWrong: Bool) {
    let isRoot = engine.page == .root
    let heading = context.title(of: engine.page, in: engine)
    let title = isRoot ? heading : "\(heading) – \(context.title)"
    html.beginDocument(
      title: isWrong ? context.text(.web(.errorTitle, .text(title))) : title, context.environment, context.parts,
      of: engine.openPages.last)
    if !isRoot { writeTrail(engine.openPages.dropLast().map { context.title(of: $0.id, in: engine) }, heading) }
    html.element("h1", text: heading)
    html.legend(context)
    if context.isFreshStart { PageSummary.writeRemark(.web(.freshStart), undo: false, context, to: &html) }
    if context.isSubmitRefused { PageSummary.writeRemark(.web(.savedNotSubmittable), undo: false, context, to: &html) }
  }

  /// Writes the boxes with links. They are in the form, because a link to another page is a button that keeps what was
  /// typed.
  private mutating func writeSummaries(_ wrong: [WrongRow], isUrgent: Bool, _ rendered: inout RenderedPage) {
    if !wrong.isEmpty || !context.formIssues.isEmpty {
      for row in wrong where !row.isOnPage { rendered.noteLink(to: row.row.id) }
      let sentence = engine.facts.failedSubmits > 0 ? engine.notSubmitted : nil
      PageSummary.writeIssues(wrong, sentence, isUrgent: isUrgent, context, to: &html)
    }
    let new = context.newRows.isEmpty ? [] : context.newRows.filter(engine.isShown).compactMap(engine.row)
    let titled = new.map { (row: $0, title: context.path(of: $0, in: engine)) }
    if !new.isEmpty { PageSummary.writeNew(titled, context, to: &html) }
  }

  mutating func writeTrail(_ titles: [String], _ last: String) {
    html.open("p", class: "trail")
    for title in titles {
      html.text(title.isEmpty ? context.title : title)
      html.literal("\u{A0}› ")
    }
    html.literal("<span aria-current=\"page\">")
    html.text(last)
    html.close("span")
    html.close("p")
  }

  /// Writes the rows. What the form's own rules say comes before the buttons that end the page.
  private mutating func writeRows(_ rendered: inout RenderedPage) {
    var buttons: [FormRow] = []
    let rows = engine.rows
    // By index, because an iterator copies each row.
    for index in rows.indices {
      if elements.areOver, let found = keeper?.find(rows, index), found.field.row != html.focus {
        for button in buttons { write(button, &rendered) }
        buttons.removeAll()
        endLine()
        write(found, at: index, &rendered)
        continue
      }
      let row = rows[index]
      if row.kind == .action, row.depth == 0 {
        buttons.append(row)
        continue
      }
      if row.kind != .notice {
        for button in buttons { write(button, &rendered) }
        buttons.removeAll()
      }
      write(row, at: index, &rendered)
    }
    for button in buttons { write(button, &rendered) }
    endLine()
  }

  private mutating func write(_ row: FormRow, at index: Int? = nil, _ rendered: inout RenderedPage) {
    let before = rendered.counts
    let kind = context.kind(of: row)
    let options = kind.map { ShownOptions(row, $0, query: context.queries[row.id]) }
    let element = elements.next(row, in: engine)
    let name =
      element != nil || engine.element(containing: row.id) != nil ? context.namedPath(of: row, in: engine) : nil
    rendered.note(row, kind, options, context.searches[row.id], name: name)
    if let element { rendered.note(element, name: context.longName(of: row, number: element.number)) }
    if row.kind == .action, row.action == .submit { canBeSubmitted = true }
    if row.action == .nextStep || row.action == .submit && isReview { rendered.goesOn(by: row) }
    if line != row.line { endLine() }
    guard groups.begin(row, element, context, &html) else { return }
    beginCell(row)
    defer { if line != nil { html.close("div") } }
    let start = html.count
    if let kind, let options {
      FieldWriter(kind: kind, options: options, context: context).write(row, to: &html)
    } else {
      RowWriter.write(row, context, to: &html)
    }
    if let own = context.ownAttributes(row) { html.adjust(own, row, from: start) }
    let digest = digest(of: row, from: start)
    if let kind, let index, name == nil { keep(row, kind, at: index, from: start, digest, since: before, rendered) }
    settle(row, digest, from: start, &rendered)
  }

  /// Begins a part of a line that several fields share.
  private mutating func beginCell(_ row: FormRow) {
    guard let own = row.line else { return }
    if line == nil { html.open("div", class: "line") }
    line = own
    html.begin("div")
    html.attribute("class", "cell w\(min(4, row.weight))")
    html.content()
  }

  private mutating func endLine() {
    guard line != nil else { return }
    html.close("div")
    line = nil
  }

  /// On the page of an element, writes what can be done with the element as a whole.
  private mutating func writeElementButtons(_ rendered: inout RenderedPage) {
    guard let element = PageElements.element(of: engine.page, in: engine) else { return }
    rendered.note(element, name: context.title(of: engine.page, in: engine))
    ElementWriter.writeButtons(element, isOwnPage: true, context, to: &html)
  }

  /// Whether the page repeats the answers before the form is submitted.
  private var isReview: Bool { engine.openPages.last?.kind == .review }

  private mutating func writeUpdate(keepsFocus: Bool) {
    html.beginButton(.update, class: "plain")
    html.flag("autofocus", if: keepsFocus)
    html.content()
    html.text(context.text(.web(.update)))
    html.close("button")
  }

  /// - Parameters:
  ///   - hasFields: Whether the page has anything that Update sends.
  ///   - isSummaryFocused: Whether a box at the top of the page takes the focus.
  private mutating func writeFoot(hasFields: Bool, isSummaryFocused: Bool) {
    let toolbar = engine.toolbar.map { ToolbarWriter(toolbar: $0, context: context, facts: engine.facts) }
    let start = html.count
    html.open("div", class: "foot")
    let inner = html.count
    if engine.page != .root {
      let isLast = toolbar == nil && !isReview && engine.nextStepButton == nil
      html.button(.back, context.text(engine.doneTitle(of: engine.page)), class: isLast ? "primary" : "plain")
    } else if !canBeSubmitted, toolbar == nil, engine.submitButton == nil {
      html.button(.submit, context.text(.common(.submit)), class: "primary")
    }
    // Without the script, Save is the button that sends the answers of a form that saves by itself.
    if hasFields, engine.facts.mode != .free {
      writeUpdate(keepsFocus: context.isUpdated && !context.hasFocus && !isSummaryFocused)
    }
    if let undo = context.undo { html.button(.undo, context.text(undo), class: "plain") }
    if let redo = context.redo { html.button(.redo, context.text(redo), class: "plain") }
    if html.count == inner { html.truncate(to: start) } else { html.close("div") }
    toolbar?.write(to: &html)
    context.languages?.write(context, to: &html)
  }
}
