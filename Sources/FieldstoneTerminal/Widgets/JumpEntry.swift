/// An entry of a list that leads to a row: its title, the pages that it is in, and a note.
struct JumpEntry: Equatable {
  var title: String
  /// The titles of the pages that it is in, outermost first.
  var trail: [String] = []
  /// A note next to the title, or below it if the entry has two lines.
  var note = ""
  var noteStyle = CellStyle.help

  /// The columns that are kept for the title; the trail is cut to leave them.
  private static let leastTitle = 12

  /// - Parameter lines: 1, or 2 for a note on a line of its own.
  func draw(in grid: inout CellGrid, x: Int, y: Int, width: Int, lines: Int, isCurrent: Bool) {
    guard lines > 0 else { return }
    if isCurrent {
      for line in 0..<lines {
        grid.put(String(repeating: " ", count: max(0, width)), x: x, y: y + line, .current, end: x + width)
      }
    }
    func style(_ usual: CellStyle) -> CellStyle { isCurrent ? .current : usual }
    let inside = x + 2
    let room = max(0, width - 3)
    if isCurrent { grid.put("›", x: x, y: y, .current, end: x + width) }
    let way = Trail.line(trail, max(0, room - Self.leastTitle))
    let left = room - (way.isEmpty ? 0 : CellWidth.of(way) + 2)
    let words = CellWidth.cut(VisibleText.short(title, max(1, left)), left)
    let end = grid.put(words, x: inside, y: y, style(.plain), end: x + width)
    if !way.isEmpty {
      grid.put(way, x: x + width - 1 - CellWidth.of(way), y: y, style(.help), end: x + width)
    }
    let (noteX, noteY, noteRoom) = lines > 1 ? (inside, y + 1, room) : (end + 2, y, inside + left - end - 2)
    guard noteRoom > 3, !note.isEmpty else { return }
    let short = CellWidth.cut(VisibleText.short(note, noteRoom), noteRoom)
    grid.put(short, x: noteX, y: noteY, style(noteStyle), end: x + width)
  }
}
