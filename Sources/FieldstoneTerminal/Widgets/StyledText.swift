/// A text whose parts have styles of their own.
struct StyledText {
  private var scalars = String.UnicodeScalarView()
  /// The style of each scalar.
  private var styles: [CellStyle] = []
  /// The most scalars that are shown.
  private static let longest = 4000

  /// Adds a part at the end.
  mutating func add(_ text: String, _ style: CellStyle) {
    let room = Self.longest - styles.count
    guard room > 0 else { return }
    let shown = VisibleText.line(VisibleText.bounded(text, room)).unicodeScalars
    scalars.append(contentsOf: shown)
    styles += Array(repeating: style, count: shown.count)
  }

  /// The lines of the text, wrapped between words.
  func lines(x: Int, width: Int) -> [ScreenLine] {
    var next = scalars.startIndex
    var index = 0
    func skip() {
      next = scalars.index(after: next)
      index += 1
    }
    return TextWrap.lines(String(scalars), width: width).map { text in
      var parts: [(text: String, style: CellStyle)] = []
      for character in text {
        // Wrapping leaves out spaces.
        while next < scalars.endIndex, scalars[next] != character.unicodeScalars.first { skip() }
        let style = index < styles.count ? styles[index] : .plain
        for _ in character.unicodeScalars where next < scalars.endIndex { skip() }
        if parts.last?.style != style { parts.append(("", style)) }
        parts[parts.count - 1].text.append(character)
      }
      var line = ScreenLine()
      for part in parts { line.add(part.text, x: max(x, line.end), part.style) }
      return line
    }
  }
}
