import FieldstoneCore

/// Options that fill the window: a page of their own, which Esc leaves.
extension FormScreen {
  /// In a lower window, the options are below the row: a page would show hardly more of them.
  private static let leastForPage = 12

  /// Whether the focused row's options fill the window.
  var isOnOptionsPage: Bool {
    if isOnOwnScreen { return false }
    guard case .list? = unfolded, height >= Self.leastForPage, !isInline else { return false }
    return focusedRow?.choiceLayout == .page
  }

  /// How many options a page shows: its frame or title, the field to type in, what is said about a search, and the
  /// position in the list take the other lines.
  var roomOfOptionsPage: Int {
    let others = focusedRow?.options.finding == nil ? 4 : 5
    return max(1, height - headHeight(height) - footHeight(height) - others)
  }

  /// The row that the program has placed by hand.
  func drawOnly(_ index: Int, _ id: FormRowID, in grid: inout CellGrid, from start: Int, height: Int) {
    let row = shownRow(at: index)
    for (line, content) in row.lines.prefix(height).enumerated() {
      content.draw(in: &grid, y: start + line)
      hits.append(Hit(y: start + line, row: id, line: line, columns: 0..<width, start: rowStart))
    }
    guard focus == id, row.isTyped, let cursor = row.cursor, cursor.line < height else { return }
    grid.cursor = (min(cursor.x + rowStart, width - 1), start + cursor.line)
  }

  func drawOptionsPage(_ index: Int, _ id: FormRowID, in grid: inout CellGrid, from start: Int, height: Int) {
    let row = shownRow(at: index)
    var page = BoxedLines(row, x: rowStart, isFirst: true)
    if hasBoxes {
      page.add(BoxFrame(columns: columns, style: .activeBorder), title: row.heading, begins: true, ends: true)
    }
    for (line, content) in page.lines.prefix(height).enumerated() {
      content.draw(in: &grid, y: start + line)
      hits.append(
        Hit(y: start + line, row: id, line: line - page.above, columns: 0..<width, start: rowStart))
    }
    guard row.isTyped, let cursor = row.cursor, cursor.line + page.above < height else { return }
    grid.cursor = (min(cursor.x + rowStart, width - 1), start + cursor.line + page.above)
  }
}
