/// The area in which a text is shown.
struct TextArea: Equatable {
  /// The width in columns; 0 until it is known.
  var width: Int
  /// The maximum number of lines of a long text.
  var height = 1
  /// Whether characters show as dots.
  var isHidden = false

  /// The lines that Page Up and Page Down move by: one line of the previous page stays visible.
  var page: Int { max(1, height - 1) }
  /// The columns for text: one column is kept free for the cursor.
  var room: Int { width == 0 ? 1 << 40 : max(1, width - 1) }
}

/// Scrolling the visible part of the text.
extension TextEditor {
  /// The wrapped lines of a long text, at least up to those near the cursor.
  var lines: TextLines {
    mutating get {
      if knownLines?.width != area.room { knownLines = TextLines(width: area.room) }
      knownLines?.reach(cursor, andLines: area.height, in: text)
      return knownLines ?? TextLines(width: area.room)
    }
  }

  /// The wrapped lines of a long text, at least up to the one after the last visible line.
  var linesInSight: TextLines {
    mutating get {
      _ = lines
      _ = lastStart(before: start)
      return lines
    }
  }

  /// Shows the text in an area, with the cursor in view.
  mutating func show(in new: TextArea) {
    guard area != new || (isLong && knownLines == nil) else { return }
    area = new
    reveal()
  }

  /// Scrolls as little as needed to show the cursor.
  mutating func reveal() {
    guard area.width > 0 else { return }
    guard isLong else { return revealInLine() }
    let line = lines.line(of: cursor)
    start = min(max(min(start, line), line - area.height + 1), lastStart(before: line))
  }

  /// Scrolls a long text by lines. The cursor doesn't move.
  ///
  /// - Returns: whether the text scrolled.
  mutating func scroll(by count: Int) -> Bool {
    guard isLong else { return false }
    _ = lines
    let new = min(max(0, start + count), lastStart(before: start + count))
    defer { start = new }
    return new != start
  }

  /// The last line that can be at the top without empty lines at the bottom. It is exact for values up to `line`.
  private mutating func lastStart(before line: Int) -> Int {
    knownLines?.reach(line: max(line, start) + area.height, in: text)
    return max(0, (knownLines?.count ?? 1) - area.height)
  }

  private mutating func revealInLine() {
    // The edit may have joined the character at `start` with the one before it.
    start = text.edge(at: min(start, cursor))
    var used = 0
    var offset = cursor
    while offset > start {
      let before = text.place(before: offset)
      used += columns(at: before)
      if used > area.room { return start = offset }
      offset = before
    }
    // Fill the room after the text if a part of the text is hidden before it.
    offset = cursor
    while used <= area.room, offset < end {
      used += columns(at: offset)
      offset = text.place(after: offset)
    }
    while start > 0 {
      let before = text.place(before: start)
      used += columns(at: before)
      if used > area.room { return }
      start = before
    }
  }

  /// The width in columns of the character at an offset, as it is shown.
  func columns(at offset: Int) -> Int { area.isHidden ? 1 : TextLines.columns(text.character(at: offset)) }
}
