/// A row as it stands on the screen.
struct ShownRow: Equatable {
  var lines: [ScreenLine] = []
  /// For the first row of a box: the title that stands in its edge.
  var heading: String?
  /// What can be clicked.
  var spots: [Spot] = []
  /// Where the cursor is, in its lines.
  var cursor: (x: Int, line: Int)?
  /// Whether something is typed there, so that the terminal shows its own cursor.
  var isTyped = false
  /// The text that is typed in it, as it is shown: its lines are known.
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

  /// Adds lines below, with the cursor and the spots that are in them.
  mutating func add(_ below: ShownRow) {
    if let cursor = below.cursor { (self.cursor, isTyped) = ((cursor.x, cursor.line + lines.count), below.isTyped) }
    spots += below.spots.map { Spot(line: $0.line + lines.count, $0.columns, $0.action) }
    lines += below.lines
  }

  /// Puts another one into it: its lines from a line and a column on, with the spots, the cursor and the text in them.
  mutating func put(_ other: ShownRow, x: Int, line: Int) {
    for (place, texts) in other.lines.enumerated() {
      while lines.count <= line + place { lines.append(.blank) }
      for span in texts.spans { lines[line + place].add(span.text, x: x + span.x, span.style) }
    }
    spots += other.spots.map {
      Spot(line: line + $0.line, (x + $0.columns.lowerBound)..<(x + $0.columns.upperBound), $0.action)
    }
    if let cursor = other.cursor { (self.cursor, isTyped) = ((x + cursor.x, line + cursor.line), other.isTyped) }
    editor = other.editor ?? editor
  }

  static func == (left: Self, right: Self) -> Bool {
    left.lines == right.lines && left.heading == right.heading && left.spots == right.spots
      && left.cursor?.x == right.cursor?.x
      && left.cursor?.line == right.cursor?.line && left.isTyped == right.isTyped
  }
}
