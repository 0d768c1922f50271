import FieldstoneCore

/// Writes collections and what belongs to their elements besides their rows: headings, and buttons that send the page.
enum ElementWriter {
  // MARK: Collections

  /// The title of a collection, what it expects, how many elements it has, and what is wrong with it.
  static func beginCollection(_ row: FormRow, level: Int, _ context: PageContext, to html: inout HTMLWriter) {
    html.begin("div")
    html.attribute("class", row.isInvalid ? "collection invalid" : "collection")
    html.literal(" role=\"group\" tabindex=\"-1\"")
    html.attribute("aria-labelledby", of: row)
    html.describe(row, hasHelp: true)
    html.content()
    html.beginHeading(level)
    html.attribute("id", of: row)
    html.content()
    html.title(of: row, context)
    html.endHeading(level)
    html.begin("div")
    html.attribute("id", of: row, ":help")
    html.content()
    let help = [row.help, row.hint].compactMap(\.self).filter { !$0.isEmpty }
    if !help.isEmpty { html.element("p", class: "help", text: help.joinedRemarks(in: context.environment.unmarked)) }
    html.element("p", class: "help", text: row.display)
    html.close("div")
    html.issues(of: row, context)
  }

  /// The button that adds an element, with the reason if it can't be pressed because the collection is full.
  static func writeAdding(_ element: PageElements.Element, _ context: PageContext, to html: inout HTMLWriter) {
    if context.removedBefore == element.row.id { writeRemoval(context, to: &html) }
    let row = element.row
    if let style = element.fileStyle {
      return FileWriter.writeAdding(row, to: element.collection, style, context, to: &html)
    }
    if let intent = element.intents.first {
      html.beginButton(intent, class: "plain add")
    } else {
      html.literal("<button class=\"plain add\" disabled")
    }
    html.attribute("id", of: row)
    html.describe(row, hasHelp: element.fullness != nil)
    html.content()
    if !RowWriter.writeOwnContent(of: row, context, to: &html) { html.text(row.label) }
    html.close("button")
    guard let fullness = element.fullness else { return }
    html.begin("p")
    html.attribute("class", "help full")
    html.attribute("id", of: row, ":help")
    html.content()
    html.text(context.text(fullness))
    html.close("p")
  }

  // MARK: Elements

  /// The heading of an element whose rows follow on the same page. The group takes the focus after its neighbor
  /// was removed.
  static func beginGroup(
    _ element: PageElements.Element, level: Int, _ context: PageContext, to html: inout HTMLWriter
  ) {
    html.begin("div")
    html.literal(" class=\"nested\" role=\"group\" tabindex=\"-1\"")
    html.attribute("aria-labelledby", of: element.row)
    html.describe(element.row, hasHelp: false)
    html.content()
    html.beginHeading(level)
    html.attribute("id", of: element.row)
    html.content()
    html.text(context.longName(of: element.row, number: element.number))
    html.endHeading(level)
    html.issues(of: element.row, context)
  }

  /// Writes the buttons below the rows of an element.
  ///
  /// - Parameter isOwnPage: Whether the element is the whole page. Its buttons then speak of "this entry", because a
  ///   name such as "Person 1" may also be that of an element on the page.
  static func writeButtons(
    _ element: PageElements.Element, isOwnPage: Bool = false, _ context: PageContext, to html: inout HTMLWriter
  ) {
    guard !element.intents.isEmpty else { return }
    let longName = context.longNameInSentence(of: element.row, number: element.number)
    let focused = focused(element, context)
    html.open("div", class: isOwnPage ? "tools named" : "tools")
    for intent in element.intents {
      guard let face = face(of: intent) else { continue }
      html.beginButton(intent, class: isOwnPage && face.isMove ? "plain" : face.look)
      if !isOwnPage { html.attribute("aria-label", context.text(.web(face.named, .text(longName)))) }
      html.flag("autofocus", if: intent == focused)
      html.content()
      html.open("span", class: face.isMove && !isOwnPage ? "unseen" : nil)
      html.text(context.text(isOwnPage ? .web(face.ofThis) : .common(face.title)))
      html.close("span")
      html.close("button")
    }
    html.close("div")
  }

  /// The button that was pressed keeps the focus; where it is gone because the element has reached an end, the one for
  /// the other direction gets it.
  private static func focused(_ element: PageElements.Element, _ context: PageContext) -> Intent? {
    let wasUp: Bool
    switch context.pressed {
    case .moveUp(element.row.id, _): wasUp = true
    case .moveDown(element.row.id, _): wasUp = false
    default: return nil
    }
    func isUp(_ intent: Intent) -> Bool? {
      switch intent {
      case .moveUp: true
      case .moveDown: false
      default: nil
      }
    }
    return element.intents.first { isUp($0) == wasUp } ?? element.intents.first
  }

  /// What a button looks like, and says: below its element, to assistive technology, and on the element's own page.
  private struct Face {
    let title: CommonText
    let named, ofThis: WebText
    let look: StaticString
    var isMove = false
  }

  private static func face(of intent: Intent) -> Face? {
    switch intent {
    case .moveUp:
      Face(
        title: .moveUp, named: .moveUpElement, ofThis: .moveUpThisElement, look: "plain move up", isMove: true)
    case .moveDown:
      Face(
        title: .moveDown, named: .moveDownElement, ofThis: .moveDownThisElement, look: "plain move", isMove: true)
    case .duplicate:
      Face(title: .duplicate, named: .duplicateElement, ofThis: .duplicateThisElement, look: "plain")
    case .removeElement:
      Face(title: .remove, named: .removeElement, ofThis: .removeThisElement, look: "destructive")
    default: nil
    }
  }

  /// Says what was removed, where it was.
  static func writeRemoval(_ context: PageContext, to html: inout HTMLWriter) {
    guard let removed = context.removed else { return }
    PageSummary.writeRemark(
      .web(.elementRemoved, .text(removed)), undo: context.undo != nil, isRemark: true, context, to: &html)
  }
}

extension HTMLWriter {
  private static let headings: [StaticString] = ["h2", "h3", "h4", "h5", "h6"]

  /// Begins a heading: more attributes come next.
  mutating func beginHeading(_ level: Int) { begin(Self.headings[min(max(level, 2), 6) - 2]) }
  mutating func endHeading(_ level: Int) { close(Self.headings[min(max(level, 2), 6) - 2]) }
}
