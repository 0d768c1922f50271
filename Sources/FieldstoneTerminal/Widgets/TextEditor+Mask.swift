import FieldstoneCore

extension TextEditor {
  /// Writes the text in the form of a mask. The cursor stays behind the character that it was behind.
  mutating func apply(_ mask: FormMask) {
    let caret = text[..<text.index(at: cursor)].count
    let result = mask.applied(to: text, caret: caret)
    guard result.text != text || result.caret != caret else { return }
    replace(result.text)
    move(to: result.text.prefix(result.caret).utf8.count, isSelecting: false)
  }
}
