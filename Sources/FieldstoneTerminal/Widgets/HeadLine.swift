/// The header line of a window: the trail of pages, and a status.
struct HeadLine {
  let columns: Range<Int>
  /// The titles of the pages, outermost first.
  let trail: [String]
  /// Whether the page was opened from another one, so that Esc goes back.
  let isBelow: Bool
  /// Variants of the status text, longest first.
  let standings: [String]

  /// - Returns: the cells that press keys when clicked.
  func draw(in grid: inout CellGrid) -> [KeySpot] {
    var end = columns.upperBound
    let back = isBelow ? "‹ " : ""
    // The status on the right yields to the trail, up to half of the line, and to the title of the page in any case.
    let title = CellWidth.of(back) + Trail.leastWidth(trail)
    let room = columns.count - max(min(Trail.width(trail), columns.count / 2), trail.isEmpty ? 0 : title)
    if let words = standings.first(where: { CellWidth.of($0) + 2 <= room }) {
      end -= CellWidth.of(words)
      grid.put(words, x: end, y: 0, .help)
      end -= 2
    }
    let words = back + Trail.line(trail, end - columns.lowerBound - CellWidth.of(back))
    let after = grid.put(words, x: columns.lowerBound, y: 0, .trail)
    return isBelow ? [KeySpot(y: 0, columns: columns.lowerBound..<after, keys: [Key(.escape)])] : []
  }
}
