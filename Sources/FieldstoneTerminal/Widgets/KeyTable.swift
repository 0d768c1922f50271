/// Keys with what they do: the keys in a column of their own, where there is room for two.
enum KeyTable {
  private static let column = 13

  /// - Parameter text: a key and what it does in each line, two spaces between them.
  static func lines(_ text: String, _ room: Int) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
      let parts = line.split(separator: "  ", maxSplits: 1).map(String.init)
      guard room >= 50, parts.count == 2 else { return TextWrap.lines(String(line), width: room) }
      return TextWrap.lines(parts[1], width: room - column).enumerated().map { place, words in
        let keys = place == 0 ? parts[0] : ""
        return keys + String(repeating: " ", count: max(1, column - CellWidth.of(keys))) + words
      }
    }
  }
}
