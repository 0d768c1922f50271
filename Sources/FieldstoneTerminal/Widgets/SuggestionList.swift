import FieldstoneCore

/// Suggestions below a text field. None is taken unless the person goes to it and presses Enter, or clicks on it.
struct SuggestionList {
  /// The most suggestions that show at once.
  static let longest = 5
  /// The most that can be reached; whoever has more types some letters.
  private static let most = 500

  struct Entry: Equatable {
    /// What becomes the text of the field.
    let id: String
    let title: String
  }

  /// All suggestions of the field.
  let source: FormRow.Options
  let entries: [Entry]
  /// The index of the current suggestion; nil while the text is being edited.
  var place: Int?

  /// Suggests what matches a text; nil if nothing does, or only what is already typed.
  init?(_ row: FormRow, for text: String) {
    source = row.suggestions
    entries = row.suggestions.matching(text).prefix(Self.most).filter { $0.isEnabled }.map {
      Entry(id: $0.id, title: $0.title)
    }
    guard entries.contains(where: { $0.id != text }) else { return nil }
  }

  /// Suggests what a path may go on with; nil if there is nothing.
  init?(paths: PathNames, for text: String, in row: FormRow) {
    source = row.suggestions
    entries = zip(paths.paths, paths.names).prefix(Self.most).map { Entry(id: $0, title: $1) }
    guard entries.contains(where: { $0.id != text }) else { return nil }
  }

  var current: Entry? { place.map { entries[$0] } }

  /// Moves into the list, within it, or back to the text.
  ///
  /// - Returns: false if there is nowhere to go.
  mutating func move(by step: Int) -> Bool {
    guard step > 0 || place != nil else { return false }
    let next = (place ?? -1) + step
    place = next < 0 ? nil : min(next, entries.count - 1)
    return true
  }

  /// Goes to the next one, from the last to the first.
  mutating func cycle() { place = ((place ?? -1) + 1) % entries.count }

  /// - Parameter position: Says which of how many show, where not all do.
  func lines(width: Int, position: (_ shown: Range<Int>, _ count: Int) -> String) -> ShownRow {
    var shown = ShownRow()
    let first = max(0, (place ?? 0) - Self.longest + 1)
    let window = first..<min(entries.count, first + Self.longest)
    let titles = entries[window].map { CellWidth.cut(VisibleText.short($0.title, width), max(1, width - 2)) }
    let end = titles.map(CellWidth.of).max() ?? 0
    for (line, title) in titles.enumerated() {
      let isHere = first + line == place
      let blanks = String(repeating: " ", count: isHere ? end - CellWidth.of(title) : 0)
      if isHere { (shown.cursor, shown.isTyped) = ((0, line), false) }
      shown.spots.append(Spot(line: line, 0..<width, .entry(first + line)))
      shown.lines.append(ScreenLine((isHere ? "› " : "  ") + title + blanks, isHere ? .current : .plain))
    }
    if window.count < entries.count { shown.lines.append(ScreenLine("  " + position(window, entries.count), .help)) }
    return shown
  }
}
