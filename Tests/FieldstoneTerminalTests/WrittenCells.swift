@testable import FieldstoneTerminal

/// The cells that some bytes write, as a terminal would interpret them.
struct WrittenCells {
  /// Every cell that was written or cleared, counted from 0.
  private(set) var cells: Set<Cell> = []

  struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  var lines: Set<Int> { Set(cells.map(\.y)) }

  init(_ bytes: [UInt8], width: Int) {
    let text = Array(String(decoding: bytes, as: UTF8.self))
    var cursor = Cell(x: 0, y: 0)
    var index = 0
    while index < text.count {
      guard text[index] == "\u{1B}" else {
        for _ in 0..<CellWidth.of(text[index]) {
          cells.insert(cursor)
          cursor.x += 1
        }
        index += 1
        continue
      }
      // `ESC [ parameters letter`.
      let end = text[(index + 2)...].firstIndex(where: \.isLetter) ?? text.count - 1
      let parameters = String(text[(index + 2)..<end]).split(separator: ";").compactMap { Int($0) }
      if text[end] == "H", parameters.count == 2 { cursor = Cell(x: parameters[1] - 1, y: parameters[0] - 1) }
      if text[end] == "K" { for x in cursor.x..<width { cells.insert(Cell(x: x, y: cursor.y)) } }
      if text[end] == "J" { for y in 0..<1000 { cells.insert(Cell(x: 0, y: y)) } }
      index = end + 1
    }
  }
}
