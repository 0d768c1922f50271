/// A list of keys and their actions, in two columns if there is room. Otherwise the actions are below their keys.
enum KeyTable {
  /// Where the actions begin. In a narrow window the widest keys have a line of their own.
  private static func column(_ room: Int) -> Int { room < 56 ? 13 : 18 }
  /// With less room, few words would fit in a line of the second column.
  private static let leastRoom = 30

  /// - Parameter text: lines of a key and its action, separated by two spaces.
  static func lines(_ text: String, _ room: Int) -> [String] {
    let column = column(room)
    return text.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
      let parts = line.split(separator: "  ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return TextWrap.lines(String(line), width: room) }
      guard room >= leastRoom else {
        return TextWrap.lines(parts[0], width: room) + TextWrap.lines(parts[1], width: room - 2).map { "  " + $0 }
      }
      let words = TextWrap.lines(parts[1], width: room - column)
      let indent = String(repeating: " ", count: column)
      let width = CellWidth.of(parts[0])
      // Keys that are wider than the column push the words to the right, or down where these would leave the window.
      let first = parts[0] + String(repeating: " ", count: max(1, column - width)) + words[0]
      let isBelow = CellWidth.of(first) > room
      return (isBelow ? [parts[0], indent + words[0]] : [first]) + words.dropFirst().map { indent + $0 }
    }
  }
}
