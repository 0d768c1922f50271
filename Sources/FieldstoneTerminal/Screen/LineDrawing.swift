/// A prompt and the line after it as a terminal shows them, broken where its lines end. It writes only what differs, from
/// where the cursor is.
struct LineDrawing {
  private typealias Place = (row: Int, column: Int)

  private var characters: [String] = []
  private var cursor = 0

  /// What brings the terminal from what it shows to a text.
  ///
  /// - Parameters:
  ///   - start: what stands before the cursor.
  ///   - columns: how many columns the terminal has now; what it shows was broken anew where that is another number.
  mutating func show(_ start: String, _ rest: String = "", columns: Int) -> String {
    let before = Self.shown(start)
    let new = before + Self.shown(rest)
    let columns = max(2, columns)
    let same = zip(characters, new).prefix { $0 == $1 }.count
    var here = Self.place(cursor, characters, columns)
    var bytes = ""
    if same < max(characters.count, new.count) {
      // A wide character that has no room at the edge stands in the next line, where a narrow one would not.
      let edges = [Self.place(same, characters, columns), Self.place(same, new, columns)]
      let edge = edges[0] < edges[1] ? edges[0] : edges[1]
      bytes += Self.move(here, edge)
      here = edge
      if same < characters.count { bytes += "\u{1B}[J" }
      if same < new.count {
        bytes += new[same...].joined()
        here = Self.place(new.count, new, columns)
        // At the right edge a terminal waits with the next line until something comes.
        if here.column == 0 { bytes += " \r" }
      }
    }
    bytes += Self.move(here, Self.place(before.count, new, columns))
    (characters, cursor) = (new, before.count)
    return bytes
  }

  /// Characters as they show, each by itself.
  private static func shown(_ text: String) -> [String] {
    text.flatMap { VisibleText.line(String($0)).map(String.init) }
  }

  /// Where a character stands, or the end of all.
  private static func place(_ index: Int, _ characters: [String], _ columns: Int) -> Place {
    var place: Place = (0, 0)
    for (other, character) in characters.enumerated() {
      let width = CellWidth.of(character)
      if place.column + width > columns { place = (place.row + 1, 0) }
      if other == index { return place }
      place.column += width
      if place.column == columns { place = (place.row + 1, 0) }
    }
    return place
  }

  private static func move(_ from: Place, _ to: Place) -> String {
    var bytes = ""
    if to.row < from.row { bytes += "\u{1B}[\(from.row - to.row)A" }
    if to.row > from.row { bytes += "\u{1B}[\(to.row - from.row)B" }
    if to.column == 0, from.column > 0 {
      bytes += "\r"
    } else if to.column > from.column {
      bytes += "\u{1B}[\(to.column - from.column)C"
    } else if to.column < from.column {
      bytes += "\u{1B}[\(from.column - to.column)D"
    }
    return bytes
  }
}
