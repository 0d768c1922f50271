/// Cells of a window that press keys when clicked.
struct KeySpot: Equatable {
  let y: Int
  let columns: Range<Int>
  let keys: [Key]

  /// The cells of the keys in a line of hints. Each hint begins with a key's name; two spaces separate hints.
  static func all(in line: String, x: Int, y: Int) -> [KeySpot] {
    var x = x
    return line.split(separator: "  ").compactMap { part in
      let columns = x..<(x + CellWidth.of(part))
      x = columns.upperBound + 2
      return key(in: part).map { KeySpot(y: y, columns: columns, keys: [$0]) }
    }
  }

  /// Writes such a line. In a language that is written from right to left, each key and what it does are texts of their
  /// own: the line begins at the right then, whatever its first letter is, and no name of a key is turned around.
  static func put(_ line: String, x: Int, y: Int, _ style: CellStyle, in grid: inout CellGrid) {
    guard BidiClass.isMixed(line) else {
      grid.put(line, x: x, y: y, style)
      return
    }
    var x = x
    for part in line.split(separator: "  ") {
      var start = x
      for text in part.split(separator: " ", maxSplits: 1) { start = grid.put(String(text), x: start, y: y, style) + 1 }
      x += CellWidth.of(part) + 2
    }
  }

  /// The key whose name a text begins with.
  static func key(in text: some StringProtocol) -> Key? {
    text.split(separator: " ").first.flatMap { Key(called: String($0)) }
  }
}
