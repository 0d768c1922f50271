/// A prompt and the input after it, as a terminal shows them, wrapped at its width. Only differences are written,
/// relative to the cursor.
struct LineDrawing {
  private typealias Position = (row: Int, column: Int)

  private var characters: [String] = []
  private var cursor = 0

  /// The bytes that change what the terminal shows to a text.
  ///
  /// - Parameters:
  ///   - start: the text before the cursor.
  ///   - rest: the text after the cursor.
  ///   - columns: the terminal's current width. If it has changed, the terminal has rewrapped what it shows.
  mutating func show(_ start: String, _ rest: String = "", columns: Int) -> String {
    let before = Self.shown(start)
    let new = before + Self.shown(rest)
    let columns = max(2, columns)
    let same = zip(characters, new).prefix { $0 == $1 }.count
    var here = Self.position(cursor, characters, columns)
    var bytes = ""
    if same < max(characters.count, new.count) {
      // A wide character may not fit at the edge and moves to the next line, where a narrow one wouldn't.
      let edges = [Self.position(same, characters, columns), Self.position(same, new, columns)]
      let edge = edges[0] < edges[1] ? edges[0] : edges[1]
      bytes += Self.move(here, edge)
      here = edge
      if same < characters.count { bytes += "\u{1B}[J" }
      if same < new.count {
        bytes += new[same...].joined()
        here = Self.position(new.count, new, columns)
        // After the last column a terminal only wraps once another character arrives.
        if here.column == 0 { bytes += " \r" }
      }
    }
    bytes += Self.move(here, Self.position(before.count, new, columns))
    (characters, cursor) = (new, before.count)
    return bytes
  }

  /// The characters of a text as shown, each escaped by itself.
  private static func shown(_ text: String) -> [String] {
    text.flatMap { VisibleText.line(String($0)).map(String.init) }
  }

  /// The position of a character, or of the end of the text.
  private static func position(_ index: Int, _ characters: [String], _ columns: Int) -> Position {
    var position: Position = (0, 0)
    for (other, character) in characters.enumerated() {
      let width = CellWidth.of(character)
      if position.column + width > columns { position = (position.row + 1, 0) }
      if other == index { return position }
      position.column += width
      if position.column == columns { position = (position.row + 1, 0) }
    }
    return position
  }

  private static func move(_ from: Position, _ to: Position) -> String {
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
