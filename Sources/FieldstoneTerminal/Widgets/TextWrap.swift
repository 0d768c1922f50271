/// Wraps texts into lines of a width, between words and around ideographs if possible.
enum TextWrap {
  /// - Returns: at least one line.
  static func lines(_ text: String, width: Int) -> [String] {
    let width = max(2, width)
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      wrap(VisibleText.line(String(paragraph)), width)
    }
  }

  private static func wrap(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ") {
      var gap = " "
      for piece in pieces(of: word) {
        let columns = CellWidth.of(piece)
        if used > 0, used + gap.utf8.count + columns <= width {
          line += gap + piece
          used += columns + gap.utf8.count
          gap = ""
          continue
        }
        gap = ""
        if used > 0 { lines.append(line) }
        (line, used) = ("", 0)
        // A piece longer than a line is broken at the end of the line.
        for character in piece {
          let columns = CellWidth.of(character)
          if used + columns > width {
            lines.append(line)
            (line, used) = ("", 0)
          }
          line.append(character)
          used += columns
        }
      }
    }
    return lines + (used > 0 || lines.isEmpty ? [line] : [])
  }

  /// The parts of a word between which a line may break. Only words with ideographs have several.
  private static func pieces(of word: Substring) -> [Substring] {
    // Nothing below U+1000 is as wide as an ideograph.
    guard word.utf8.contains(where: { $0 >= 0xE1 }) else { return [word] }
    var pieces: [Substring] = []
    var start = word.startIndex
    for (index, next) in zip(word.indices, word.indices.dropFirst())
    where TextBreaks.allowedAtIdeograph(between: word[index], and: word[next]) {
      pieces.append(word[start..<next])
      start = next
    }
    return pieces + [word[start...]]
  }
}
