/// What a part of a terminal's window shows: for programs that draw it themselves.
public struct TerminalFrame: Sendable, Hashable {
  /// Cells of a line that look alike.
  public struct Run: Sendable, Hashable {
    /// The first column, from 0.
    public let column: Int
    /// Nothing in it can drive a terminal.
    public let text: String
    /// How many cells it takes.
    public let width: Int
    /// How it looks: a sequence (ECMA-48 SGR) that begins with a reset.
    public let style: String
  }

  /// A cell, from 0.
  public struct Place: Sendable, Hashable {
    public let column: Int
    public let line: Int
  }

  public let columns: Int
  /// All lines, each from the first column to the last without gaps.
  public let lines: [[Run]]
  /// Where the cursor belongs; nil where it is to be hidden.
  public let cursor: Place?

  init(_ grid: CellGrid, _ theme: ScreenTheme) {
    columns = grid.width
    cursor = grid.cursor.map { Place(column: min($0.x, grid.width - 1), line: min($0.y, grid.height - 1)) }
    lines = (0..<grid.height).map { y in Self.runs(Array(grid.line(y)), theme) }
  }

  private static func runs(_ cells: [CellGrid.Cell], _ theme: ScreenTheme) -> [Run] {
    var runs: [Run] = []
    var start = 0
    while start < cells.count {
      let end = cells[start...].firstIndex { $0.style != cells[start].style } ?? cells.count
      let text = String(cells[start..<end].filter { !$0.isContinuation }.map(\.character))
      runs.append(Run(column: start, text: text, width: end - start, style: theme.sequence(cells[start].style)))
      start = end
    }
    return runs
  }
}
