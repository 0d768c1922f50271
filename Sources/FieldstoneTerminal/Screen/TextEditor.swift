/// A text with a cursor, edited by character and word.
struct TextEditor: Equatable {
  private(set) var characters: [Character]
  /// How many characters stand before the cursor.
  private(set) var cursor: Int
  /// Whether it has lines.
  let isLong: Bool

  init(_ text: String, isLong: Bool = false) {
    characters = Array(text)
    cursor = characters.count
    self.isLong = isLong
  }

  var text: String { String(characters) }

  /// Takes another text; the cursor stays where it was as far as it can.
  mutating func replace(_ text: String) {
    characters = Array(text)
    cursor = min(cursor, characters.count)
  }

  /// Does what a key does to a text.
  ///
  /// - Returns: whether it is a key of an editor that had something to do.
  mutating func press(_ key: Key) -> Bool {
    switch key.name {
    case .text(let text):
      if key.modifiers.isEmpty || key.modifiers == .shift {
        insert(text)
        return true
      }
      return press(text, key.modifiers)
    case .paste(let text): insert(isLong ? text : String(text.map { $0.isNewline ? " " : $0 }))
    case .enter where isLong: insert("\n")
    case .left: move(to: isByWord(key) ? wordStart : cursor - 1)
    case .right: move(to: isByWord(key) ? wordEnd : cursor + 1)
    case .home: move(to: key.modifiers.contains(.control) ? 0 : lineStart)
    case .end: move(to: key.modifiers.contains(.control) ? characters.count : lineEnd)
    case .up where isLong: return moveLine(by: -1)
    case .down where isLong: return moveLine(by: 1)
    case .backspace: remove(isByWord(key) ? wordStart : max(0, cursor - 1), cursor)
    case .delete: remove(cursor, isByWord(key) ? wordEnd : min(characters.count, cursor + 1))
    default: return false
    }
    return true
  }

  /// The keys of readline.
  private mutating func press(_ letter: String, _ modifiers: Key.Modifiers) -> Bool {
    switch (letter, modifiers) {
    case ("a", .control): move(to: lineStart)
    case ("e", .control): move(to: lineEnd)
    case ("w", .control): remove(wordStart, cursor)
    case ("u", .control): remove(lineStart, cursor)
    case ("k", .control): remove(cursor, lineEnd)
    case ("d", .control): remove(cursor, min(characters.count, cursor + 1))
    case ("b", .alt): move(to: wordStart)
    case ("f", .alt): move(to: wordEnd)
    case ("d", .alt): remove(cursor, wordEnd)
    default: return false
    }
    return true
  }

  private func isByWord(_ key: Key) -> Bool { !key.modifiers.isDisjoint(with: [.control, .alt]) }

  private mutating func insert(_ text: String) {
    // What is typed may join the character before it (an accent) or after it; so the whole is cut anew.
    let before = String(characters[..<cursor]) + text
    let rest = String(characters[cursor...])
    characters = Array(before + rest)
    cursor = min(before.count, characters.count)
  }

  private mutating func remove(_ start: Int, _ end: Int) {
    guard start < end else { return }
    let before = String(characters[..<start])
    characters = Array(before + String(characters[end...]))
    cursor = min(before.count, characters.count)
  }

  private mutating func move(to place: Int) { cursor = min(max(0, place), characters.count) }

  // MARK: Words

  private var wordStart: Int {
    var place = cursor
    while place > 0, !Self.isOfWord(characters[place - 1]) { place -= 1 }
    while place > 0, Self.isOfWord(characters[place - 1]) { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    var place = cursor
    while place < characters.count, !Self.isOfWord(characters[place]) { place += 1 }
    while place < characters.count, Self.isOfWord(characters[place]) { place += 1 }
    return place
  }

  private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  // MARK: Lines

  private var lineStart: Int { (characters[..<cursor].lastIndex(of: "\n") ?? -1) + 1 }
  private var lineEnd: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

  private mutating func moveLine(by step: Int) -> Bool {
    let column = cursor - lineStart
    let edge = step < 0 ? lineStart - 1 : lineEnd + 1
    guard (0...characters.count).contains(edge) else { return false }
    cursor = edge
    cursor = min(lineStart + column, lineEnd)
    return true
  }
}
