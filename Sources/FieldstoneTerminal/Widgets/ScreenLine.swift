/// A line of a page: texts at columns, each with a style.
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

  /// The column after the last character that isn't a space.
  var inkedEnd: Int {
    spans.map { span in
      let text = span.text.reversed().drop { $0 == " " }.reversed()
      return text.isEmpty ? 0 : span.x + CellWidth.of(String(text))
    }.max() ?? 0
  }

  /// Moves the line to the right by some columns.
  mutating func shift(_ columns: Int) {
    for span in spans.indices { spans[span].x += columns }
  }

  func draw(in grid: inout CellGrid, y: Int) {
    for span in spans { grid.put(span.text, x: span.x, y: y, span.style) }
  }
}
