import FieldstoneCore

extension TextEditor {
  /// Writes the text in the form of a mask. The cursor stays behind the character that it was behind.
  ///
  /// - Parameter old: The editor before the edit.
  mutating func apply(_ mask: FormMask, after old: TextEditor) {
    let caret = characterOffset
    let result = mask.applied(to: text, caret: caret, after: (old.text, old.characterOffset))
    guard result.text != text || result.caret != caret else { return }
    replace(result.text)
    move(to: result.text.prefix(result.caret).utf8.count, isSelecting: false)
  }

  private var characterOffset: Int { text[..<text.index(at: cursor)].count }
}
