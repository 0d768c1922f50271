/// The line at the head of a window: where one is, and how things stand.
struct HeadLine {
  let columns: Range<Int>
  let trail: String
  /// Whether one can go back from the page.
  let isBelow: Bool
  /// How things stand, the longest way to say it first.
  let standings: [String]

  /// - Returns: where keys can be clicked.
  func draw(in grid: inout CellGrid) -> [KeySpot] {
    var end = columns.upperBound
    // What is said on the right gives way to the trail.
    let room = columns.count - min(CellWidth.of(trail), columns.count / 2)
    if let words = standings.first(where: { CellWidth.of($0) + 2 <= room }) {
      end -= CellWidth.of(words)
      grid.put(words, x: end, y: 0, .help)
      end -= 2
    }
    let title = CellWidth.cut((isBelow ? "‹ " : "") + trail, end - columns.lowerBound)
    let after = grid.put(title, x: columns.lowerBound, y: 0, .trail)
    return isBelow ? [KeySpot(y: 0, columns: columns.lowerBound..<after, keys: [Key(.escape)])] : []
  }
}
