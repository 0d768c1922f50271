/// Cells of a window that do what keys do.
struct KeySpot: Equatable {
  let y: Int
  let columns: Range<Int>
  let keys: [Key]

  /// Where the keys of a help line stand: their names with what they do, two spaces between them.
  static func all(in line: String, x: Int, y: Int) -> [KeySpot] {
    var x = x
    return line.split(separator: "  ").compactMap { part in
      let columns = x..<(x + CellWidth.of(part))
      x = columns.upperBound + 2
      return key(in: part).map { KeySpot(y: y, columns: columns, keys: [$0]) }
    }
  }

  /// The key that a text begins with.
  static func key(in text: some StringProtocol) -> Key? {
    text.split(separator: " ").first.flatMap { Key(called: String($0)) }
  }
}
