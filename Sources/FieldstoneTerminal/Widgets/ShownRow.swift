/// A row as it is shown on the screen.
struct ShownRow: Equatable {
  var lines: [ScreenLine] = []
  /// The width for which it was made.
  var width = 0
  /// For the first row of a box: the title in the frame.
  var heading: String?
  /// The clickable cells.
  var spots: [Spot] = []
  /// The position of the cursor in `lines`.
  var cursor: (x: Int, line: Int)?
  /// Whether text is typed at the cursor, so that the terminal shows its own cursor.
  var isTyped = false
  /// Whether the title has the mark that stands for “required”.
  var isMarkedRequired = false
  /// The editor of the row's text after layout, with its wrapped lines.
  var editor: TextEditor?

  init(
    lines: [ScreenLine] = [], heading: String? = nil, spots: [Spot] = [], cursor: (x: Int, line: Int)? = nil
  ) {
    (self.lines, self.heading, self.spots, self.cursor) = (lines, heading, spots, cursor)
  }

  /// A line that presses a key wherever it is clicked.
  init(_ line: ScreenLine, pressing key: Key, cursor: Int? = nil) {
    self.init(lines: [line], spots: [Spot(line: 0, 0..<line.end, .keys([key]))], cursor: cursor.map { ($0, 0) })
  }

  /// Appends another row's lines, with their cursor and clickable cells.
  mutating func add(_ below: ShownRow) {
    if let cursor = below.cursor { (self.cursor, isTyped) = ((cursor.x, cursor.line + lines.count), below.isTyped) }
    spots += below.spots.map { Spot(line: $0.line + lines.count, $0.columns, $0.action) }
    lines += below.lines
  }

  /// Places another row at a column and line of this one, with its clickable cells, cursor and editor.
  mutating func put(_ other: ShownRow, x: Int, line: Int) {
    for (offset, texts) in other.lines.enumerated() {
      while lines.count <= line + offset { lines.append(.blank) }
      for span in texts.spans { lines[line + offset].add(span.text, x: x + span.x, span.style) }
    }
    spots += other.spots.map {
      Spot(line: line + $0.line, (x + $0.columns.lowerBound)..<(x + $0.columns.upperBound), $0.action)
    }
    if let cursor = other.cursor { (self.cursor, isTyped) = ((x + cursor.x, line + cursor.line), other.isTyped) }
    editor = other.editor ?? editor
  }

  /// Gives the texts of one style another one.
  mutating func replace(_ style: CellStyle, by other: CellStyle) {
    for line in lines.indices {
      for span in lines[line].spans.indices where lines[line].spans[span].style == style {
        lines[line].spans[span].style = other
      }
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.lines == right.lines && left.heading == right.heading && left.spots == right.spots
      && left.cursor?.x == right.cursor?.x
      && left.cursor?.line == right.cursor?.line && left.isTyped == right.isTyped
  }
}
