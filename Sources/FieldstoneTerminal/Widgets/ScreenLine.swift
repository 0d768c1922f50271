/// A line of a page: texts in columns, each with its look.
struct ScreenLine: Equatable {
  struct Span: Equatable {
    var x: Int
    var text: String
    var style: CellStyle
  }

  var spans: [Span] = []

  static let blank = ScreenLine()

  init() {}

  init(_ text: String, x: Int = 0, _ style: CellStyle = .plain) {
    spans = [Span(x: x, text: text, style: style)]
  }

  init(_ text: String, _ style: CellStyle) { self.init(text, x: 0, style) }

  mutating func add(_ text: String, x: Int, _ style: CellStyle = .plain) {
    spans.append(Span(x: x, text: text, style: style))
  }

  /// The column after its last text.
  var end: Int { spans.map { $0.x + CellWidth.of($0.text) }.max() ?? 0 }

  /// Moves it to the right.
  mutating func shift(_ columns: Int) {
    for span in spans.indices { spans[span].x += columns }
  }

  func draw(in grid: inout CellGrid, y: Int) {
    for span in spans { grid.put(span.text, x: span.x, y: y, span.style) }
  }
}

/// A row as it stands on the screen.
struct ShownRow: Equatable {
  var lines: [ScreenLine] = []
  /// For the first row of a box: the title that stands in its edge.
  var heading: String?
  /// What can be clicked.
  var spots: [Spot] = []
  /// Where the cursor is, in its lines.
  var cursor: (x: Int, line: Int)?
  /// The text that is typed in it, as it is shown: its lines are known.
  var editor: TextEditor?

  /// Adds lines below, with the cursor and the spots that are in them.
  mutating func add(_ below: ShownRow) {
    if let cursor = below.cursor { self.cursor = (cursor.x, cursor.line + lines.count) }
    spots += below.spots.map { Spot(line: $0.line + lines.count, $0.columns, $0.action) }
    lines += below.lines
  }

  static func == (left: Self, right: Self) -> Bool {
    left.lines == right.lines && left.heading == right.heading && left.spots == right.spots
      && left.cursor?.x == right.cursor?.x
      && left.cursor?.line == right.cursor?.line
  }
}
