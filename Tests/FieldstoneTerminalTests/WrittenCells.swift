@testable import FieldstoneTerminal

/// Which cells some bytes write, read as a terminal would read them.
struct WrittenCells {
  /// The lines and columns of every cell that was written or cleared, from 0.
  private(set) var cells: Set<Cell> = []

  struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  var lines: Set<Int> { Set(cells.map(\.y)) }

  init(_ bytes: [UInt8], width: Int) {
    let text = Array(String(decoding: bytes, as: UTF8.self))
    var cursor = Cell(x: 0, y: 0)
    var place = 0
    while place < text.count {
      guard text[place] == "\u{1B}" else {
        for _ in 0..<CellWidth.of(text[place]) {
          cells.insert(cursor)
          cursor.x += 1
        }
        place += 1
        continue
      }
      // `ESC [ parameters letter`.
      let end = text[(place + 2)...].firstIndex(where: \.isLetter) ?? text.count - 1
      let parameters = String(text[(place + 2)..<end]).split(separator: ";").compactMap { Int($0) }
      if text[end] == "H", parameters.count == 2 { cursor = Cell(x: parameters[1] - 1, y: parameters[0] - 1) }
      if text[end] == "K" { for x in cursor.x..<width { cells.insert(Cell(x: x, y: cursor.y)) } }
      if text[end] == "J" { for y in 0..<1000 { cells.insert(Cell(x: 0, y: y)) } }
      place = end + 1
    }
  }
}
