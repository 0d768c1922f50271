import FieldstoneCore

/// Lays out the list: the typed text, the visible entries, and which ones of all they are.
extension FilteredList {
  /// How to show the list.
  struct Look {
    let width: Int
    /// The maximum number of entries that show.
    let room: Int
    /// Whether the list is in the page instead of expanded below a row.
    let isInPage: Bool
    /// Whether the list receives keys.
    let isActive: Bool
    let isChosen: (Entry) -> Bool
    /// Lines above the entries, about a search of the program.
    var remarks: [(text: String, style: CellStyle)] = []
    /// Whether a click on the last remark presses Enter.
    var canTryAgain = false
    /// The placeholder while nothing is typed.
    let hint: String
    /// The text that shows if nothing matches, or there are no entries.
    let nothing: String
    /// A remark in the brackets of the language.
    var inBrackets: (String) -> String = { "(\($0))" }
    /// What stands between the section of an entry and its help.
    var colon = ": "
    /// The text for the range of visible entries out of a total.
    let position: (Range<Int>, Int) -> String
  }

  /// Shorter lists show no field to type in, because looking through them is faster.
  private static let shortest = 6

  func lines(_ look: Look) -> ShownRow {
    var shown = ShownRow()
    let hasField = !typed.isEmpty || isSearched || entries.add != nil || entries.count >= Self.shortest
    if look.isActive, hasField { shown.lines.append(field(look, &shown)) }
    shown.lines += look.remarks.map { ScreenLine(CellWidth.cut($0.text, look.width), $0.style) }
    if look.canTryAgain { shown.spots.append(Spot(line: shown.lines.count - 1, 0..<look.width, .keys([Key(.enter)]))) }
    guard !matches.isEmpty else {
      if !look.remarks.isEmpty { return shown }
      shown.lines.append(ScreenLine(CellWidth.cut(look.nothing, look.width), .help))
      return shown
    }
    let items = items(look.room)
    let window = items[0].match..<(items[0].match + items.count)
    // Titles line up under one another, also those of entries without a symbol.
    let hasSymbols = items.contains { $0.entry.symbol != nil }
    let first = shown.lines.count
    var current = first
    for (index, item) in items.enumerated() {
      let match = item.match
      if let heading = heading(items, index) {
        shown.lines.append(ScreenLine(CellWidth.cut(VisibleText.short(heading, look.width), look.width), .help))
      }
      if match == place { current = shown.lines.count }
      if look.isActive, match == place, shown.cursor == nil || look.room < 2 {
        (shown.cursor, shown.isTyped) = ((0, shown.lines.count), false)
      }
      shown.spots.append(Spot(line: shown.lines.count, 0..<look.width, .entry(match)))
      shown.lines.append(line(item.entry, isHere: look.isActive && match == place, hasSymbols, look))
    }
    // The highlight is as wide as the longest line of the list.
    let end = shown.lines[first...].map(\.end).max() ?? 0
    if look.isActive, window.contains(place) {
      let rest = end - shown.lines[current].end
      shown.lines[current].add(String(repeating: " ", count: max(0, rest)), x: end - rest, .current)
    }
    if window.count < matches.count {
      let arrows = (window.lowerBound > 0 ? "↑" : " ") + (window.upperBound < matches.count ? "↓ " : "  ")
      let words = arrows + look.position(window, matches.count)
      shown.lines.append(ScreenLine(CellWidth.cut(words, look.width), .help))
    }
    return shown
  }

  private typealias Item = (match: Int, entry: Entry)

  /// The entries of the window; fewer where headings need some of its lines.
  private func items(_ room: Int) -> [Item] {
    var items: [Item] = window(room).map { ($0, entries[matches[$0]]) }
    while items.count > 1, items.count + items.indices.count(where: { heading(items, $0) != nil }) > room {
      if items[items.count - 1].match > place { items.removeLast() } else { items.removeFirst() }
    }
    return items
  }

  /// The title above an entry that begins a group. While a text is typed, each entry names its group itself.
  private func heading(_ items: [Item], _ index: Int) -> String? {
    guard typed.isEmpty, let section = items[index].entry.section else { return nil }
    return index == 0 || items[index - 1].entry.section != section ? section : nil
  }

  /// The typed text with its cursor.
  private func field(_ look: Look, _ shown: inout ShownRow) -> ScreenLine {
    let room = max(2, min(30, look.width))
    let position = typed.index(at: editor.cursor)
    // Of a text that is too long, the part before the cursor shows, where it is being typed.
    var before = VisibleText.line(String(typed[..<position].suffix(room)))[...]
    while CellWidth.of(before) > room - 1 { before = before.dropFirst() }
    var after = VisibleText.line(String(typed[position...].prefix(room)))[...]
    while CellWidth.of(before) + CellWidth.of(after) > room { after = after.dropLast() }
    (shown.cursor, shown.isTyped) = ((CellWidth.of(before), 0), true)
    let text = typed.isEmpty ? CellWidth.cut(look.hint, room) : String(before + after)
    let blanks = String(repeating: " ", count: max(0, room - CellWidth.of(text)))
    return ScreenLine(text + blanks, typed.isEmpty ? .activePlaceholder : .activeField)
  }

  private func line(_ entry: Entry, isHere: Bool, _ hasSymbols: Bool, _ look: Look) -> ScreenLine {
    let base: CellStyle = isHere ? .current : entry.refusal == nil ? .plain : .disabled
    let mark =
      (look.isInPage ? "" : isHere ? "› " : "  ")
      + RowOption.mark(isChosen: look.isChosen(entry), isAvailable: entry.refusal == nil, takesSeveral: takesSeveral)
      + (hasSymbols && entry.id != nil ? Self.symbol(entry) : "")
    var line = ScreenLine(CellWidth.cut(mark, look.width), base)
    var x = CellWidth.of(mark)
    guard x < look.width else { return line }
    let title = CellWidth.cut(VisibleText.short(entry.title, look.width), look.width - x)
    for (part, isMarked) in parts(title) where !part.isEmpty {
      line.add(part, x: x, isMarked ? isHere ? .currentMatch : .match : base)
      x += CellWidth.of(part)
    }
    if let remark = entry.refusal ?? entry.note {
      let words = CellWidth.cut(look.inBrackets(VisibleText.short(remark, look.width)).afterBlank, look.width - x)
      line.add(words, x: x, base)
      x += CellWidth.of(words)
    }
    let section = typed.isEmpty ? nil : entry.section
    let more = [section, entry.help].compactMap { $0 }.joined(separator: look.colon)
    guard !more.isEmpty, look.width - x > 6 else { return line }
    let help = CellWidth.cut(" – " + VisibleText.short(more, look.width), look.width - x)
    line.add(help, x: x, isHere ? base : .help)
    return line
  }

  /// The symbol of an entry in three columns.
  private static func symbol(_ entry: Entry) -> String {
    let symbol = entry.symbol ?? ""
    return symbol + String(repeating: " ", count: max(0, 3 - CellWidth.of(symbol)))
  }

  /// The parts of a title before, in and after the match.
  private func parts(_ title: String) -> [(String, Bool)] {
    guard let marked = marked(in: title) else { return [(title, false)] }
    let characters = Array(title)
    return [
      (String(characters[..<marked.lowerBound]), false), (String(characters[marked]), true),
      (String(characters[marked.upperBound...]), false),
    ]
  }
}
