import Testing

@testable import FieldstoneTerminal

@Suite("Screen keys")
struct ScreenKeyTests {
  private func keys(_ pieces: [[UInt8]], isLate: Bool = false) -> [Key] {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for piece in pieces {
      decoder.add(piece)
      while let input = decoder.next() { if case .key(let key) = input { keys.append(key) } }
    }
    while isLate, let input = decoder.next(isLate: true) { if case .key(let key) = input { keys.append(key) } }
    return keys
  }

  private static let sequences: [(String, [Key])] = [
    ("abc", [Key(.text("abc"))]),
    ("é日", [Key(.text("é日"))]),
    ("\u{9}\u{D}\u{7F}", [Key(.tab), Key(.enter), Key(.backspace)]),
    ("\u{3}\u{1A}\u{1F}", [.control("c"), .control("z"), .control("_")]),
    ("\u{1B}[A\u{1B}OB", [Key(.up), Key(.down)]),
    ("\u{1B}[1;5C\u{1B}[1;3D\u{1B}[1;2A", [Key(.right, .control), Key(.left, .alt), Key(.up, .shift)]),
    ("\u{1B}[Z", [Key(.tab, .shift)]),
    ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [Key(.home), Key(.end), Key(.home), Key(.end)]),
    ("\u{1B}[3~\u{1B}[5~\u{1B}[6~\u{1B}[3;5~", [Key(.delete), Key(.pageUp), Key(.pageDown), Key(.delete, .control)]),
    (
      "\u{1B}OP\u{1B}[11~\u{1B}[[A\u{1B}[24~",
      [Key(.function(1)), Key(.function(1)), Key(.function(1)), Key(.function(12))]
    ),
    ("\u{1B}b\u{1B}\u{7F}", [.alt("b"), Key(.backspace, .alt)]),
    ("\u{1B}[200~a\rb\u{1B}[31m\u{1B}[201~c", [Key(.paste("a\nb\u{1B}[31m")), Key(.text("c"))]),
    // Unknown sequences are skipped as a whole.
    ("\u{1B}[?62;4c\u{1B}[99~x", [Key(.text("x"))]),
    ("\u{1B}[<0;10;5Mx", [Key(.text("x"))]),
  ]

  @Test("Bytes are decoded into keys, in one piece or byte by byte", arguments: 0..<14)
  func table(_ index: Int) {
    let (text, expected) = Self.sequences[index]
    #expect(keys([Array(text.utf8)]) == expected)
    let joined = keys(text.utf8.map { [$0] }).reduce(into: [Key]()) { keys, key in
      if case .text(let more) = key.name, key.modifiers.isEmpty, case .text(let text)? = keys.last?.name,
        keys.last?.modifiers.isEmpty == true
      {
        keys[keys.count - 1] = Key(.text(text + more))
      } else {
        keys.append(key)
      }
    }
    #expect(joined == expected)
  }

  @Test("Escape is a key only once nothing follows it")
  func escape() {
    #expect(keys([[0x1B]]) == [])
    #expect(keys([[0x1B]], isLate: true) == [Key(.escape)])
    #expect(keys([[0x1B, 0x1B, 0x5B, 0x41]]) == [Key(.escape), Key(.up)])
  }

  @Test("Invalid bytes are never decoded as part of a sequence, and no input stops the decoder")
  func broken() {
    var random = SeededNumbers(seed: 3)
    for _ in 0..<300 {
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
      var decoder = KeyDecoder()
      decoder.add(bytes)
      while decoder.next(isLate: true) != nil {}
      if decoder.isUndecided { Issue.record("\(bytes)") }
      decoder.add(Array("\u{1B}[201~".utf8))
      while decoder.next(isLate: true) != nil {}
      decoder.add([0x61])
      let key = decoder.next()
      #expect(key == .key(Key(.text("a"))), "\(bytes)")
    }
  }

  @Test("Editing by character and by word")
  func editing() {
    var editor = TextEditor("ada e\u{301}mile 👩‍🚀")
    func press(_ keys: Key...) -> String {
      for key in keys {
        let isTaken = editor.press(key)
        #expect(isTaken)
      }
      var text = editor.text
      text.insert("|", at: text.index(at: editor.cursor))
      return text
    }
    #expect(press(Key(.backspace)) == "ada émile |")
    #expect(press(.control("w")) == "ada |")
    #expect(press(Key(.text("e")), Key(.text("\u{301}"))) == "ada é|")
    #expect(press(Key(.left, .control)) == "ada |é")
    #expect(press(Key(.left, .control)) == "|ada é")
    #expect(press(Key(.right, .control)) == "ada| é")
    #expect(press(.control("k"), .control("a"), Key(.delete)) == "|da")
    #expect(press(Key(.end), .control("u")) == "|")
    #expect(press(Key(.paste("a\nb"))) == "a b|")
    let taken = [editor.press(Key(.up)), editor.press(Key(.enter))]
    #expect(taken == [false, false])
  }

  @Test("The cursor moves by line in a long text")
  func lines() {
    var editor = TextEditor("one\nfour\nx", isLong: true)
    var taken = [Key(.up), Key(.end), Key(.up)].map { editor.press($0) }
    #expect(taken == [true, true, true])
    #expect(editor.cursor == 3)
    taken = [editor.press(Key(.up)), editor.press(Key(.enter))]
    #expect(taken == [false, true])
    #expect(editor.text == "one\n\nfour\nx")
  }
}
