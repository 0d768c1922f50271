import Testing

@testable import FieldstoneTerminal

/// A reference implementation of the editor: an array of characters.
private struct PlainEditor {
  var characters: [Character]
  var cursor: Int
  var anchor: Int?
  let isLong: Bool

  var text: String { String(characters) }
  var selection: Range<Int>? { anchor.flatMap { $0 == cursor ? nil : min($0, cursor)..<max($0, cursor) } }
  var selected: String? { selection.map { String(characters[$0]) } }

  mutating func replace(_ range: Range<Int>, _ new: String) {
    let before = String(characters[..<range.lowerBound]) + new
    characters = Array(before + String(characters[range.upperBound...]))
    (cursor, anchor) = (min(before.count, characters.count), nil)
  }

  mutating func go(_ index: Int, _ key: Key) {
    anchor = key.modifiers.contains(.shift) ? anchor ?? cursor : nil
    cursor = min(max(0, index), characters.count)
  }

  func isOfWord(_ index: Int) -> Bool { characters[index].isLetter || characters[index].isNumber }

  var wordStart: Int {
    var index = cursor
    while index > 0, !isOfWord(index - 1) { index -= 1 }
    while index > 0, isOfWord(index - 1) { index -= 1 }
    return index
  }

  var wordEnd: Int {
    var index = cursor
    while index < characters.count, !isOfWord(index) { index += 1 }
    while index < characters.count, isOfWord(index) { index += 1 }
    return index
  }

  var lineStart: Int { isLong ? (characters[..<cursor].lastIndex(where: \.isNewline) ?? -1) + 1 : 0 }
  var lineEnd: Int {
    isLong ? characters[cursor...].firstIndex(where: \.isNewline) ?? characters.count : characters.count
  }

  mutating func press(_ key: Key) {
    let isByWord = key.modifiers.contains(.control)
    switch key.name {
    case .text(let text) where key.modifiers.isEmpty: replace(selection ?? cursor..<cursor, text)
    case .text("a") where key.modifiers == .alt: (anchor, cursor) = (0, characters.count)
    case .text("a"): go(lineStart, key)
    case .text("e"): go(lineEnd, key)
    case .text("w"): replace(selection ?? wordStart..<cursor, "")
    case .text("u"): replace(selection ?? lineStart..<cursor, "")
    case .text("k"): replace(selection ?? cursor..<lineEnd, "")
    case .left:
      if let selection, key.modifiers.isEmpty {
        go(selection.lowerBound, key)
      } else {
        go(isByWord ? wordStart : cursor - 1, key)
      }
    case .right:
      if let selection, key.modifiers.isEmpty {
        go(selection.upperBound, key)
      } else {
        go(isByWord ? wordEnd : cursor + 1, key)
      }
    case .backspace: replace(selection ?? max(0, cursor - 1)..<cursor, "")
    case .delete: replace(selection ?? cursor..<min(characters.count, cursor + 1), "")
    default: break
    }
  }
}

@Suite("The text editor")
struct TextEditorModelTests {
  private static let pieces = [
    "a", "b c", "  ", " - ", "é", "e\u{301}", "\u{301}", "日本", "、", "👩‍🚀", "\u{200D}", "🇩🇪", "🇫", "مرحبا", "\t",
    "\u{1B}[31m",
    "\u{0}", "क्षि", "word", "\u{2028}x",
  ]
  private static let keys = [
    Key(.left), Key(.right), Key(.left, .shift), Key(.right, .shift), Key(.left, .control), Key(.right, .control),
    Key(.left, [.control, .shift]), Key(.right, [.control, .shift]), Key(.backspace), Key(.backspace), Key(.delete),
    .control("a"), .control("e"), .control("w"), .control("u"), .control("k"), .alt("a"),
  ]

  @Test(
    "Random edits give the same result as the reference implementation", arguments: 1...40 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let isLong = seed.isMultiple(of: 2)
    let pieces = Self.pieces + (isLong ? ["\n", "\r\n", "\n\n"] : [])
    func piece() -> String { pieces[Int(random.next() % UInt64(pieces.count))] }
    let start = (0..<30).map { _ in piece() }.joined()
    var editor = TextEditor(start, isLong: isLong)
    editor.show(in: TextArea(width: 3 + Int(seed % 20), height: 4))
    var plain = PlainEditor(
      characters: Array(start.filter { isLong || !$0.isNewline }), cursor: 0, isLong: isLong)
    if plain.text != start { editor.replace(plain.text) }
    plain.cursor = plain.characters.count
    editor.move(to: editor.end, isSelecting: false)
    for _ in 0..<300 {
      var key = Self.keys[Int(random.next() % UInt64(Self.keys.count))]
      if random.next() % 2 == 0 {
        let text = piece()
        key = Key(.text(isLong ? text : text.replacing("\u{2028}", with: "")))
      }
      plain.press(key)
      _ = editor.press(key)
      #expect(Array(editor.text.utf8) == Array(plain.text.utf8), "after \(key)")
      let before = String(plain.characters[..<plain.cursor])
      #expect(editor.cursor == before.utf8.count, "after \(key) in \(plain.text.debugDescription)")
      #expect(editor.selected == plain.selected)
      guard isLong else { continue }
      var fresh = TextLines(width: editor.area.room)
      fresh.reach(line: .max / 2, in: editor.text)
      let known = editor.lines
      #expect(Array(fresh.starts.prefix(known.count)) == known.starts, "after \(key)")
      #expect(!known.isComplete || known.count == fresh.count)
    }
  }

  @Test("A key reads only the characters around the cursor", arguments: ["word ", "a", "日", "one\n", "🇩🇪"])
  func cost(piece: String) throws {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    var editor = TextEditor(text, isLong: true)
    editor.move(to: text.utf8.count / 2, isSelecting: false)
    editor.show(in: TextArea(width: 40, height: 8))
    for key in [Key(.text("x")), Key(.backspace), Key(.enter), Key(.up), Key(.down), Key(.pageDown), Key(.delete)] {
      let before = try #require(editor.knownLines).looked
      let isTaken = editor.press(key)
      #expect(isTaken)
      let looked = try #require(editor.knownLines).looked - before
      #expect(looked < 130 * 40, "\(looked) after \(key)")
    }
  }
}
