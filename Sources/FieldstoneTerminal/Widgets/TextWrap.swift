/// Wraps texts into lines of a width, between words if possible.
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
      let columns = CellWidth.of(word)
      if used > 0, used + 1 + columns <= width {
        line += " " + word
        used += columns + 1
        continue
      }
      if used > 0 { lines.append(line) }
      (line, used) = ("", 0)
      // A word longer than a line is broken at the end of the line.
      for character in word {
        let columns = CellWidth.of(character)
        if used + columns > width {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line.append(character)
        used += columns
      }
    }
    return lines + (used > 0 || lines.isEmpty ? [line] : [])
  }
}
