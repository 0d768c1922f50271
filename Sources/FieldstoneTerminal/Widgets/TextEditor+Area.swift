/// Where a text is shown.
struct TextArea: Equatable {
  /// 0 while nobody knows.
  var width: Int
  /// The most lines of a long text.
  var height = 1
  /// Whether dots stand for the characters.
  var isHidden = false

  /// How far a page goes: a line of the one before stays in sight.
  var page: Int { max(1, height - 1) }
  /// A column stays free for the cursor itself.
  var room: Int { width == 0 ? 1 << 40 : max(1, width - 1) }
}

/// The part of the text that shows.
extension TextEditor {
  /// The lines of a long text, those near the cursor at least.
  var lines: TextLines {
    mutating get {
      if knownLines?.width != area.room { knownLines = TextLines(width: area.room) }
      knownLines?.reach(cursor, andLines: area.height, in: text)
      return knownLines ?? TextLines(width: area.room)
    }
  }

  /// The lines of a long text that show, and one more.
  var linesInSight: TextLines {
    mutating get {
      _ = lines
      _ = lastStart(before: start)
      return lines
    }
  }

  /// Shows it somewhere, with the cursor in sight.
  mutating func show(in new: TextArea) {
    guard area != new || (isLong && knownLines == nil) else { return }
    area = new
    reveal()
  }

  /// Moves what shows by as little as brings the cursor into sight.
  mutating func reveal() {
    guard area.width > 0 else { return }
    guard isLong else { return revealInLine() }
    let line = lines.line(of: cursor)
    start = min(max(min(start, line), line - area.height + 1), lastStart(before: line))
  }

  /// Moves what shows of a long text, and leaves the cursor.
  ///
  /// - Returns: whether there was anything to move.
  mutating func scroll(by count: Int) -> Bool {
    guard isLong else { return false }
    _ = lines
    let new = min(max(0, start + count), lastStart(before: start + count))
    defer { start = new }
    return new != start
  }

  /// The last line that can be the first one shown, as far as it matters for one up to `line`: no room is left empty.
  private mutating func lastStart(before line: Int) -> Int {
    knownLines?.reach(line: max(line, start) + area.height, in: text)
    return max(0, (knownLines?.count ?? 1) - area.height)
  }

  private mutating func revealInLine() {
    // What was typed may have joined the character there with the one before.
    start = text.edge(at: min(start, cursor))
    var used = 0
    var place = cursor
    while place > start {
      let before = text.place(before: place)
      used += columns(at: before)
      if used > area.room { return start = place }
      place = before
    }
    // No room is left empty behind the text while there is some of it before.
    place = cursor
    while used <= area.room, place < end {
      used += columns(at: place)
      place = text.place(after: place)
    }
    while start > 0 {
      let before = text.place(before: start)
      used += columns(at: before)
      if used > area.room { return }
      start = before
    }
  }

  /// How wide the character at a place is as it is shown.
  func columns(at place: Int) -> Int { area.isHidden ? 1 : TextLines.columns(text.character(at: place)) }
}
