/// The part of a text that a field has room for, and where the cursor is in it.
enum FieldText {
  /// One line that moves along with the cursor.
  static func line(_ editor: TextEditor, width: Int, isHidden: Bool) -> (text: String, cursor: Int) {
    let width = max(2, width)
    func shown(_ character: Character) -> String { isHidden ? "•" : VisibleText.line(String(character)) }
    var before: [String] = []
    var used = 0
    for character in editor.characters[..<editor.cursor].reversed() {
      let text = shown(character)
      let columns = columns(text)
      // One column stays free for the cursor itself.
      if used + columns > width - 1 { break }
      before.append(text)
      used += columns
    }
    var line = before.reversed().joined()
    let cursor = used
    for character in editor.characters[editor.cursor...] {
      let text = shown(character)
      used += columns(text)
      if used > width { break }
      line += text
    }
    return (line, cursor)
  }

  /// All lines of a long text, broken where the field ends.
  static func lines(_ editor: TextEditor, width: Int) -> (lines: [String], cursor: (x: Int, line: Int)) {
    let width = max(3, width)
    var lines = [""]
    var used = 0
    var cursor = (x: 0, line: 0)
    for (place, character) in editor.characters.enumerated() {
      let text = character.isNewline ? "" : VisibleText.line(String(character))
      if used + columns(text) > width - 1 {
        lines.append("")
        used = 0
      }
      if place == editor.cursor { cursor = (used, lines.count - 1) }
      lines[lines.count - 1] += text
      used += columns(text)
      if character.isNewline {
        lines.append("")
        used = 0
      }
    }
    if editor.cursor == editor.characters.count { cursor = (used, lines.count - 1) }
    return (lines, cursor)
  }

  private static func columns(_ text: String) -> Int { CellWidth.of(text) }
}
