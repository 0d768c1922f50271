/// A list of keys and their actions, in two columns if there is room.
enum KeyTable {
  private static let column = 13

  /// - Parameter text: lines of a key and its action, separated by two spaces.
  static func lines(_ text: String, _ room: Int) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
      let parts = line.split(separator: "  ", maxSplits: 1).map(String.init)
      guard room >= 50, parts.count == 2 else { return TextWrap.lines(String(line), width: room) }
      return TextWrap.lines(parts[1], width: room - column).enumerated().map { index, words in
        let keys = index == 0 ? parts[0] : ""
        return keys + String(repeating: " ", count: max(1, column - CellWidth.of(keys))) + words
      }
    }
  }
}
