extension TextEditor {
  /// Handles a key.
  ///
  /// - Returns: false if it is not a key of the editor, or moves up or down beyond the text.
  mutating func press(_ key: Key) -> Bool {
    let isSelecting = key.modifiers.contains(.shift)
    let isByWord = !key.modifiers.isDisjoint(with: [.control, .alt])
    func go(_ offset: Int) -> Bool {
      move(to: offset, isSelecting: isSelecting)
      return true
    }
    switch key.name {
    case .text(let text):
      guard key.modifiers.isEmpty || key.modifiers == .shift else { return press(text, key.modifiers) }
      insert(text)
    case .paste(let text): insert(text)
    case .enter where isLong: insert("\n")
    case .left:
      if let selection, !isSelecting, !isByWord { return go(selection.lowerBound) }
      return go(isByWord ? wordStart(before: cursor) : text.place(before: cursor))
    case .right:
      if let selection, !isSelecting, !isByWord { return go(selection.upperBound) }
      return go(isByWord ? wordEnd(after: cursor) : text.place(after: cursor))
    case .home: return go(key.modifiers.contains(.control) ? 0 : home)
    case .end: return go(key.modifiers.contains(.control) ? end : lineEnd)
    case .up where isLong: return moveLine(by: -1, isSelecting: isSelecting)
    case .down where isLong: return moveLine(by: 1, isSelecting: isSelecting)
    case .pageUp where isLong: return moveLine(by: -area.page, isSelecting: isSelecting)
    case .pageDown where isLong: return moveLine(by: area.page, isSelecting: isSelecting)
    case .backspace: remove(isByWord ? wordStart(before: cursor) : text.place(before: cursor), cursor)
    case .delete: remove(cursor, isByWord ? wordEnd(after: cursor) : text.place(after: cursor))
    default: return false
    }
    return true
  }

  /// The keys of Readline, and Alt-A, which selects all.
  private mutating func press(_ letter: String, _ modifiers: Key.Modifiers) -> Bool {
    switch (letter, modifiers) {
    case ("a", .control): move(to: paragraph(at: cursor).lowerBound, isSelecting: false)
    case ("e", .control): move(to: paragraph(at: cursor).upperBound, isSelecting: false)
    case ("w", .control): remove(wordStart(before: cursor), cursor)
    case ("u", .control): remove(paragraph(at: cursor).lowerBound, cursor)
    case ("k", .control): remove(cursor, paragraph(at: cursor).upperBound)
    case ("d", .control): remove(cursor, text.place(after: cursor))
    case ("b", .alt): move(to: wordStart(before: cursor), isSelecting: false)
    case ("f", .alt): move(to: wordEnd(after: cursor), isSelecting: false)
    case ("d", .alt): remove(cursor, wordEnd(after: cursor))
    case ("a", .alt): select(0, end)
    default: return false
    }
    return true
  }
}
