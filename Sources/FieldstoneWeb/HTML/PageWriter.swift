import FieldstoneCore

/// A page of a form as a whole HTML document.
struct PageWriter {
  let engine: FormEngine
  let rows: [FormRow]
  let page: FormPageID
  let pageTitle: String
  let trail: [String]
  let context: PageContext
  var html = HTMLWriter()
  /// The nested groups that are open, by depth.
  private var groups: [Int] = []
  /// Whether rows are being written into a card, and whether that stands in a section with a heading.
  private var card = Card.none

  private enum Card { case none, plain, section }

  init(_ engine: FormEngine, _ context: PageContext) {
    self.engine = engine
    self.context = context
    rows = Array(engine.rows)
    page = engine.page
    pageTitle = engine.openPages.last?.title ?? ""
    trail = engine.openPages.last?.trail ?? []
  }

  static func write(_ engine: FormEngine, _ context: PageContext) -> [UInt8] {
    var writer = PageWriter(engine, context)
    writer.writeDocument()
    return writer.html.bytes
  }

  private mutating func writeDocument() {
    let summary = IssueSummary(rows, context)
    let heading = page == .root ? context.title : pageTitle
    let isWrong = engine.facts.failedSubmits > 0 && !summary.lines.isEmpty
    let title = page == .root ? heading : "\(heading) – \(context.title)"
    html.beginDocument(title: isWrong ? context.text(Words.errorTitle(title)) : title, context.environment)
    writeTrail()
    html.element("h1", text: heading)
    if isWrong { summary.write(to: &html, context) }
    NewQuestions(rows, context.newRows).write(to: &html, context)
    html.open("form", [.value("method", "post"), .value("action", "/"), .flag("novalidate")])
    writeOwnFields()
    writeRemoved()
    for row in rows { write(row) }
    endCard()
    writeFoot()
    html.close("form")
    html.endDocument()
  }

  private mutating func writeTrail() {
    guard page != .root else { return }
    let place = trail.map { ($0.isEmpty ? context.title : $0) + " › " }.joined()
    html.open("p", [.value("class", "trail")])
    html.text(place)
    html.element("span", .value("aria-current", "page"), text: pageTitle)
    html.close("p")
  }

  private mutating func writeOwnFields() {
    html.ownFields(context)
    // Return presses the first button of a form: it is to be the one that the page ends with, not a link on the way.
    let intent = page == .root ? Intent.submit : .back
    html.element(
      "button", .value("class", "return"), .value("name", Intent.name), .value("value", intent.text),
      .value("tabindex", "-1"), .value("aria-hidden", "true"), text: "Return")
  }

  /// What was just taken away, with a way back beside it.
  private mutating func writeRemoved() {
    guard let removed = context.removed else { return }
    html.open("div", [.value("class", "summary new"), .value("role", "status")])
    html.element("p", text: context.text(Words.removed(removed)))
    button(.undo, Words.undo, "plain")
    html.close("div")
  }

  // MARK: Groups

  private mutating func write(_ row: FormRow) {
    while let depth = groups.last, row.depth <= depth, row.kind != .footer || row.depth < depth {
      html.close("div")
      groups.removeLast()
    }
    switch row.kind {
    case .header where row.depth == 0: beginSection(row)
    case .header: beginGroup(row)
    case .link where row.isInline: beginGroup(row)
    case .footer where row.depth <= 1:
      endCard()
      html.element("p", .value("class", "footer"), text: row.title)
    default:
      if row.depth == 0, card == .section { endCard() }
      if card == .none { beginCard() }
      RowWriter(row: row, context: context).write(to: &html)
    }
  }

  private mutating func beginSection(_ row: FormRow) {
    endCard()
    guard !row.title.isEmpty else { return }
    let id = row.htmlID
    html.open("section", [.value("class", "group"), .value("aria-labelledby", id)])
    html.element("h2", .value("id", id), text: row.title)
    html.open("div", [.value("class", "card")])
    card = .section
  }

  private mutating func beginCard() {
    html.open("div", [.value("class", "card")])
    card = .plain
  }

  private mutating func beginGroup(_ row: FormRow) {
    if row.depth == 0, card == .section { endCard() }
    if card == .none { beginCard() }
    html.open(
      "div",
      [.value("class", "nested"), .value("role", "group"), .if(!row.title.isEmpty, "aria-labelledby", row.htmlID)])
    if !row.title.isEmpty { html.element("h3", .value("id", row.htmlID), text: row.title) }
    if row.kind == .link { RowWriter(row: row, context: context).writePresence(to: &html) }
    groups.append(row.depth)
  }

  private mutating func endCard() {
    while groups.popLast() != nil { html.close("div") }
    if card != .none { html.close("div") }
    if card == .section { html.close("section") }
    card = .none
  }

  // MARK: The foot

  private mutating func writeFoot() {
    html.open("div", [.value("class", "foot")])
    if page != .root {
      button(.back, Words.done, "primary")
    } else if !rows.contains(where: { $0.kind == .action && $0.action == .submit }) {
      button(.submit, Words.submit, "primary")
    }
    if rows.contains(where: { FieldKind($0) != nil }) { button(.update, Words.update, "plain") }
    if context.canUndo { button(.undo, Words.undo, "plain") }
    if context.canRedo { button(.redo, Words.redo, "plain") }
    html.close("div")
  }

  private mutating func button(_ intent: Intent, _ title: FormString, _ look: String) {
    html.element(
      "button", .value("class", look), .value("name", Intent.name), .value("value", intent.text),
      text: context.text(title))
  }
}
