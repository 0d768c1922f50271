/// The contents of part of a terminal's window, for programs that draw it themselves.
public struct TerminalFrame: Sendable, Hashable {
  /// Consecutive cells of a line with the same style.
  public struct Run: Sendable, Hashable {
    /// The first column, from 0.
    public let column: Int
    /// The text, with control characters escaped.
    public let text: String
    /// The number of cells.
    public let width: Int
    /// The sequence that sets the style (ECMA-48 SGR). It begins with a reset.
    public let style: String
  }

  /// The position of a cell, counted from 0.
  public struct Place: Sendable, Hashable {
    public let column: Int
    public let line: Int
  }

  public let columns: Int
  /// All lines. The runs of a line cover all its columns without gaps.
  public let lines: [[Run]]
  /// The position of the cursor; nil if it is hidden.
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
