/// The line at the foot of a window: on the left how things stand or what the last key had to say, on the right keys.
struct StatusLine {
  let columns: Range<Int>
  /// How many lines the foot has.
  let height: Int
  /// How things stand, the longest way to say it first.
  let standings: [String]
  let message: String?
  /// The keys that matter most here, the longest list of them first.
  let keys: [String]
  /// Those that are named in every window that has room for them.
  let leastKeys: String?

  private var room: Int { columns.count - 2 }

  /// - Returns: where keys can be clicked.
  func draw(in grid: inout CellGrid, y: Int) -> [KeySpot] {
    fill(y, in: &grid)
    let least = leastKeys.map(CellWidth.of) ?? 0
    // What is always named is there, but for a foot of one line with something to say.
    var words = standings.first { CellWidth.of($0) + 1 + least <= room } ?? ""
    if let message {
      let fits = CellWidth.of(message) + 1 + least <= room
      words = fits || height < 2 ? CellWidth.cut(message, room) : words
      if !fits, height >= 2 { draw(message: message, in: &grid, y: y - 1) }
    }
    let end = grid.put(words, x: columns.lowerBound + 1, y: y, .strongStatus)
    for keys in keys {
      let x = columns.upperBound - CellWidth.of(keys) - 1
      guard x > (words.isEmpty ? columns.lowerBound - 1 : end) else { continue }
      grid.put(keys, x: x, y: y, .status)
      return KeySpot.all(in: keys, x: x, y: y)
    }
    return []
  }

  /// What the last key had to say, in the lines above, where the last one has no room for it.
  private func draw(message: String, in grid: inout CellGrid, y: Int) {
    let all = TextWrap.lines(message, width: room)
    let lines = all.count > height - 1 ? [CellWidth.cut(message, room)] : all
    for (place, line) in lines.enumerated() {
      let y = y + 1 - lines.count + place
      fill(y, in: &grid)
      grid.put(line, x: columns.lowerBound + 1, y: y, .strongStatus)
    }
  }

  private func fill(_ y: Int, in grid: inout CellGrid) {
    grid.put(String(repeating: " ", count: grid.width), x: 0, y: y, .status)
  }
}
