import FieldstoneCore

/// Headings and the containers of rows: sections, cards, nested groups.
struct RowGroups {
  /// The nested groups that are open, by depth.
  private var nested: [Int] = []
  /// Whether rows are being written into a card, and whether that is in a section with a heading.
  private var card = Card.none

  private enum Card { case none, plain, section, actions }

  /// Opens and closes the containers that a row needs.
  ///
  /// - Returns: whether the row itself is still to be written.
  mutating func begin(_ row: FormRow, _ context: PageContext, _ html: inout HTMLWriter) -> Bool {
    while let depth = nested.last, row.depth <= depth, row.kind != .footer || row.depth < depth {
      html.close("div")
      nested.removeLast()
    }
    switch row.kind {
    case .header where row.depth == 0: beginSection(row, &html)
    case .header: beginGroup(row, context, &html)
    case .link where row.isInline: beginGroup(row, context, &html)
    case .footer where row.depth <= 1:
      end(&html)
      html.element("p", class: "footer", text: row.title)
    case .action where row.depth == 0:
      beginActions(&html)
      return true
    default:
      if row.depth == 0, card != .plain { end(&html) }
      beginCard(&html)
      return true
    }
    return false
  }

  mutating func end(_ html: inout HTMLWriter) {
    while nested.popLast() != nil { html.close("div") }
    if card != .none { html.close("div") }
    if card == .section { html.close("section") }
    card = .none
  }

  private mutating func beginSection(_ row: FormRow, _ html: inout HTMLWriter) {
    end(&html)
    guard !row.title.isEmpty else { return }
    html.begin("section")
    html.attribute("class", "group")
    html.attribute("aria-labelledby", of: row)
    html.content()
    writeHeading("h2", row, &html)
    html.open("div", class: "card")
    card = .section
  }

  private mutating func beginCard(_ html: inout HTMLWriter) {
    guard card == .none else { return }
    html.open("div", class: "card")
    card = .plain
  }

  /// Buttons of the whole page are below each other, outside of cards.
  private mutating func beginActions(_ html: inout HTMLWriter) {
    guard card != .actions else { return }
    end(&html)
    html.open("div", class: "actions")
    card = .actions
  }

  private mutating func beginGroup(_ row: FormRow, _ context: PageContext, _ html: inout HTMLWriter) {
    if row.depth == 0, card != .plain { end(&html) }
    beginCard(&html)
    html.begin("div")
    html.literal(" class=\"nested\" role=\"group\"")
    if !row.title.isEmpty { html.attribute("aria-labelledby", of: row) }
    html.content()
    if !row.title.isEmpty { writeHeading("h3", row, &html) }
    if row.kind == .link { RowWriter.writePresence(of: row, context, to: &html) }
    nested.append(row.depth)
  }

  private func writeHeading(_ name: StaticString, _ row: FormRow, _ html: inout HTMLWriter) {
    html.begin(name)
    html.attribute("id", of: row)
    html.content()
    html.text(row.title)
    html.close(name)
  }
}
