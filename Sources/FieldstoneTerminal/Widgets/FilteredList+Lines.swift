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
    /// The placeholder while nothing is typed.
    let hint: String
    /// The text that shows if nothing matches.
    let nothing: String
    /// The text for the range of visible entries out of a total.
    let position: (Range<Int>, Int) -> String
  }

  /// Shorter lists show no field to type in, because looking through them is faster.
  private static let shortest = 6

  func lines(_ look: Look) -> ShownRow {
    var shown = ShownRow()
    if look.isActive, !typed.isEmpty || entries.count >= Self.shortest { shown.lines.append(field(look, &shown)) }
    guard !matches.isEmpty else {
      shown.lines.append(ScreenLine(CellWidth.cut(look.nothing, look.width), .help))
      return shown
    }
    let window = window(look.room)
    let first = shown.lines.count
    for match in window {
      if look.isActive, match == place, shown.cursor == nil || look.room < 2 {
        (shown.cursor, shown.isTyped) = ((0, shown.lines.count), false)
      }
      shown.spots.append(Spot(line: shown.lines.count, 0..<look.width, .entry(match)))
      shown.lines.append(line(match, look))
    }
    // The highlight is as wide as the longest line of the list.
    let end = shown.lines[first...].map(\.end).max() ?? 0
    if look.isActive, window.contains(place) {
      let line = first + place - window.lowerBound
      let rest = end - shown.lines[line].end
      shown.lines[line].add(String(repeating: " ", count: max(0, rest)), x: end - rest, .current)
    }
    if window.count < matches.count {
      let arrows = (window.lowerBound > 0 ? "↑" : " ") + (window.upperBound < matches.count ? "↓ " : "  ")
      let words = arrows + look.position(window, matches.count)
      shown.lines.append(ScreenLine(CellWidth.cut(words, look.width), .help))
    }
    return shown
  }

  /// The typed text with the cursor after it.
  private func field(_ look: Look, _ shown: inout ShownRow) -> ScreenLine {
    let room = max(2, min(30, look.width))
    let words = VisibleText.line(typed)
    // A text that is too long shows its end, where it is being typed.
    var end = words[...]
    while CellWidth.of(end) > room - 1 { end = end.dropFirst() }
    (shown.cursor, shown.isTyped) = ((CellWidth.of(end), 0), true)
    let text = typed.isEmpty ? CellWidth.cut(look.hint, room) : String(end)
    let blanks = String(repeating: " ", count: max(0, room - CellWidth.of(text)))
    return ScreenLine(text + blanks, typed.isEmpty ? .activePlaceholder : .activeField)
  }

  private func line(_ match: Int, _ look: Look) -> ScreenLine {
    let entry = entries[matches[match]]
    let isHere = look.isActive && match == place
    let base: CellStyle = isHere ? .current : entry.refusal == nil ? .plain : .disabled
    let mark = (look.isInPage ? "" : isHere ? "› " : "  ") + Self.mark(look.isChosen(entry), entry)
    var line = ScreenLine(CellWidth.cut(mark, look.width), base)
    var x = CellWidth.of(mark)
    guard x < look.width else { return line }
    let title = CellWidth.cut(VisibleText.short(entry.title, look.width), look.width - x)
    for (part, isMarked) in parts(title) where !part.isEmpty {
      line.add(part, x: x, isMarked ? isHere ? .currentMatch : .match : base)
      x += CellWidth.of(part)
    }
    let more = [entry.refusal, entry.help].compactMap { $0 }.joined(separator: ": ")
    guard !more.isEmpty, look.width - x > 6 else { return line }
    let help = CellWidth.cut(" – " + VisibleText.short(more, look.width), look.width - x)
    line.add(help, x: x, isHere ? base : .help)
    return line
  }

  /// The mark of an entry. A dash marks an unavailable one, so that its dimmed color isn't the only sign.
  private static func mark(_ isChosen: Bool, _ entry: Entry) -> String {
    isChosen ? "(•) " : entry.refusal == nil ? "( ) " : "(-) "
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
