/// The status line of a window: a status or the message about the last key on the left, key hints on the right.
struct StatusLine {
  let columns: Range<Int>
  /// The number of lines of the footer.
  let height: Int
  /// Variants of the status text, longest first.
  let standings: [String]
  let message: String?
  /// Variants of the most relevant key hints, longest first.
  let keys: [String]
  /// The key hints that every window with room for them shows.
  let leastKeys: String?
  /// Whether the line above names a key that is needed, so that a long message leaves it, if there is room above.
  var keepsHint = false

  private var room: Int { columns.count - 2 }
  /// The number of lines above that a message leaves.
  private var kept: Int { keepsHint && height >= 3 ? 1 : 0 }

  /// - Returns: the cells that press keys when clicked.
  func draw(in grid: inout CellGrid, y: Int) -> [KeySpot] {
    fill(y, in: &grid)
    let least = leastKeys.map(CellWidth.of) ?? 0
    // The status leaves room for these hints. Only a message in a footer of one line takes their place.
    var words = standings.first { CellWidth.of($0) + 1 + least <= room } ?? ""
    if let message {
      let fits = CellWidth.of(message) + 1 + least <= room
      words = fits || height < 2 ? CellWidth.cut(message, room) : words
      if !fits, height >= 2 { draw(message: message, in: &grid, y: y - 1 - kept) }
    }
    let end = grid.put(words, x: columns.lowerBound + 1, y: y, .strongStatus)
    for keys in keys {
      let x = columns.upperBound - CellWidth.of(keys) - 1
      guard x > (words.isEmpty ? columns.lowerBound - 1 : end) else { continue }
      KeySpot.put(keys, x: x, y: y, .status, in: &grid)
      return KeySpot.all(in: keys, x: x, y: y)
    }
    return []
  }

  /// Draws a message that doesn't fit in the status line into the lines above it.
  private func draw(message: String, in grid: inout CellGrid, y: Int) {
    let all = TextWrap.lines(message, width: room)
    let lines = all.count > height - 1 - kept ? [CellWidth.cut(message, room)] : all
    for (offset, line) in lines.enumerated() {
      let y = y + 1 - lines.count + offset
      fill(y, in: &grid)
      grid.put(line, x: columns.lowerBound + 1, y: y, .strongStatus)
    }
  }

  private func fill(_ y: Int, in grid: inout CellGrid) {
    grid.put(String(repeating: " ", count: grid.width), x: 0, y: y, .status)
  }
}
