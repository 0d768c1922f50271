import FieldstoneCore

/// Headings and the containers of rows: sections, cards, nested groups, collections and their elements.
struct RowGroups {
  /// The containers below the card that are open, outermost first.
  private var nested: [Nested] = []
  /// Whether rows are being written into a card, and whether that is in a section with a heading.
  private var card = Card.none
  /// The style of the section whose rows are being written.
  private var style = FormGroupStyle.grouped

  private enum Card { case none, plain, section, actions, collection }

  private enum Nested {
    case group(depth: Int)
    /// Whether the list of its elements has begun.
    case collection(depth: Int, hasList: Bool)
    case element(PageElements.Element)

    /// The depth of its row.
    var depth: Int {
      switch self {
      case .group(let depth), .collection(let depth, _): depth
      case .element(let element): element.row.depth
      }
    }
    var isGroup: Bool { if case .group = self { true } else { false } }
  }

  /// Opens and closes the containers that a row needs.
  ///
  /// - Returns: whether the row itself is still to be written.
  mutating func begin(
    _ row: FormRow, _ element: PageElements.Element?, _ context: PageContext, _ html: inout HTMLWriter
  ) -> Bool {
    while let last = nested.last, ends(last, before: row) { close(context, &html) }
    if let element { return row.kind == .add ? endCollection(element, context, &html) : begin(element, context, &html) }
    switch row.kind {
    case .header where row.depth == 0: beginSection(row, context, &html)
    case .header: beginGroup(row, context, &html)
    case .link where row.isInline: beginGroup(row, context, &html)
    case .collection: beginCollection(row, context, &html)
    case .footer where row.depth <= 1:
      end(context, &html)
      if !context.writeView(of: row, class: "footer", to: &html), !row.title.isEmpty {
        html.element("p", class: "footer", text: row.title)
      }
    case .action where row.depth == 0:
      beginActions(context, &html)
      return true
    default:
      beginRow(depth: row.depth, context, &html)
      return true
    }
    return false
  }

  /// Opens and closes the containers that a field needs.
  mutating func beginField(depth: Int, _ context: PageContext, _ html: inout HTMLWriter) {
    while let last = nested.last, depth <= last.depth { close(context, &html) }
    beginRow(depth: depth, context, &html)
  }

  private mutating func beginRow(depth: Int, _ context: PageContext, _ html: inout HTMLWriter) {
    if depth == 0 { endSection(context, &html) }
    beginCard(&html)
  }

  private func ends(_ last: Nested, before row: FormRow) -> Bool {
    row.depth < last.depth || row.depth == last.depth && (row.kind != .footer || !last.isGroup)
  }

  mutating func end(_ context: PageContext, _ html: inout HTMLWriter) {
    while !nested.isEmpty { close(context, &html) }
    if card != .none, card != .collection { html.close("div") }
    if card == .section { html.close("section") }
    (card, style) = (.none, .grouped)
  }

  /// Ends what a row that is in no section can't be part of.
  private mutating func endSection(_ context: PageContext, _ html: inout HTMLWriter) {
    if card != .plain || style == .plain { end(context, &html) }
  }

  /// Closes the innermost container.
  private mutating func close(_ context: PageContext, _ html: inout HTMLWriter) {
    switch nested.popLast() {
    case .group: html.close("div")
    case .collection(_, let hasList):
      if hasList { html.close("ol") }
      html.close("div")
    case .element(let element):
      ElementWriter.writeButtons(element, context, to: &html)
      if element.row.isInline { html.close("div") }
      html.close("li")
    case nil: break
    }
  }

  private mutating func beginSection(_ row: FormRow, _ context: PageContext, _ html: inout HTMLWriter) {
    end(context, &html)
    style = row.groupStyle
    guard hasHeading(row, context) else { return }
    html.begin("section")
    html.attribute("class", "group")
    html.attribute("aria-labelledby", of: row)
    html.content()
    writeHeading(2, row, context, &html)
    html.open("div", class: cardLook)
    card = .section
  }

  private var cardLook: StaticString { style == .plain ? "card bare" : "card" }

  private mutating func beginCard(_ html: inout HTMLWriter) {
    guard card == .none else { return }
    html.open("div", class: cardLook)
    card = .plain
  }

  /// Buttons of the whole page are below each other, outside of cards.
  private mutating func beginActions(_ context: PageContext, _ html: inout HTMLWriter) {
    guard card != .actions else { return }
    end(context, &html)
    html.open("div", class: "actions")
    card = .actions
  }

  private mutating func beginGroup(_ row: FormRow, _ context: PageContext, _ html: inout HTMLWriter) {
    if row.depth == 0 { endSection(context, &html) }
    beginCard(&html)
    html.begin("div")
    html.literal(" class=\"nested\" role=\"group\"")
    if hasHeading(row, context) { html.attribute("aria-labelledby", of: row) }
    if row.hasHelp { html.attribute("aria-describedby", of: row, ":help") }
    html.content()
    if hasHeading(row, context) { writeHeading(max(3, level), row, context, &html) }
    html.help(of: row, context)
    if row.kind == .link { RowWriter.writePresence(of: row, context, to: &html) }
    nested.append(.group(depth: row.depth))
  }

  private func hasHeading(_ row: FormRow, _ context: PageContext) -> Bool {
    !row.title.isEmpty || context.ownControl(row) != nil
  }

  private func writeHeading(_ level: Int, _ row: FormRow, _ context: PageContext, _ html: inout HTMLWriter) {
    if context.writeView(of: row, class: "heading", to: &html) { return }
    html.beginHeading(level)
    html.attribute("id", of: row)
    html.content()
    html.text(row.title)
    html.endHeading(level)
  }
}

/// Collections: each element is an item of a list, and has a card of its own if its rows are on the page.
extension RowGroups {
  /// The level of the next heading. Collections and elements are levels; subforms and sections in a card are not.
  private var level: Int { (card == .collection ? 2 : 3) + nested.count { !$0.isGroup } }

  private mutating func beginCollection(_ row: FormRow, _ context: PageContext, _ html: inout HTMLWriter) {
    if row.depth == 0 {
      end(context, &html)
      card = .collection
    }
    ElementWriter.beginCollection(row, level: level, context, to: &html)
    nested.append(.collection(depth: row.depth, hasList: false))
  }

  private mutating func begin(
    _ element: PageElements.Element, _ context: PageContext, _ html: inout HTMLWriter
  ) -> Bool {
    let isInline = element.row.isInline
    if case .collection(let depth, false) = nested.last {
      html.literal(isInline ? "<ol class=\"elements\" role=\"list\">" : "<ol class=\"elements card\" role=\"list\">")
      nested[nested.count - 1] = .collection(depth: depth, hasList: true)
    }
    html.open("li", class: isInline ? "element card" : element.row.kind == .field ? "element entry" : "element")
    if context.removedBefore == element.row.id { ElementWriter.writeRemoval(context, to: &html) }
    if isInline {
      ElementWriter.beginGroup(element, level: level, context, to: &html)
    } else {
      context.names[element.row.id] = context.name(of: element.row, number: element.number)
    }
    nested.append(.element(element))
    return !isInline
  }

  private mutating func endCollection(
    _ element: PageElements.Element, _ context: PageContext, _ html: inout HTMLWriter
  ) -> Bool {
    guard case .collection(let depth, let hasList) = nested.last else { return false }
    if hasList { html.close("ol") }
    nested[nested.count - 1] = .collection(depth: depth, hasList: false)
    ElementWriter.writeAdding(element, context, to: &html)
    close(context, &html)
    if nested.isEmpty, card == .collection { card = .none }
    return false
  }
}
