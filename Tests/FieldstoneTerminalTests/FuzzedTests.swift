import Testing

@testable import FieldstoneTerminal

/// Regressions for faults found by fuzzing.
@Suite("Found by fuzzing")
struct FuzzedTests {
  private func inputs(_ pieces: [[UInt8]]) -> [ScreenInput] {
    var decoder = KeyDecoder()
    var found: [ScreenInput] = []
    for piece in pieces {
      decoder.add(piece)
      while let input = decoder.next() { found.append(input) }
    }
    while let input = decoder.next(isLate: true) { found.append(input) }
    #expect(!decoder.isUndecided)
    return found
  }

  @Test("Alt modifies one character only, however many arrive with it")
  func alt() {
    #expect(inputs([Array("\u{1B}nab".utf8)]) == [.key(.alt("n")), .key(Key(.text("ab")))])
    #expect(inputs([Array("\u{1B}éx".utf8)]) == [.key(.alt("é")), .key(Key(.text("x")))])
  }

  @Test("Sequences and strings that are too long are skipped to their end, in whatever pieces they arrive")
  func long() {
    let digits = String(repeating: "1;", count: 300)
    for text in ["\u{1B}[\(digits)~x", "\u{1B}[<\(digits)Mx", "\u{1B}]\(digits)\u{7}x", "\u{1B}]\(digits)\u{1B}\\x"] {
      let bytes = Array(text.utf8)
      #expect(inputs([bytes]) == [.key(Key(.text("x")))])
      #expect(inputs(bytes.map { [$0] }) == [.key(Key(.text("x")))])
    }
    // One that never ends doesn't swallow later input.
    var decoder = KeyDecoder()
    decoder.add(Array("\u{1B}[\(digits)".utf8))
    #expect(decoder.next() == nil)
    #expect(decoder.isUndecided)
    #expect(decoder.next(isLate: true) == nil)
    decoder.add(Array("ab".utf8))
    #expect(decoder.next() == .key(Key(.text("ab"))))
  }

  @Test(
    "Marks before other characters take a cell of their own",
    arguments: ["\u{601}", "\u{601}1", "\u{6DD}\u{601}"])
  func prepended(_ text: String) {
    var grid = CellGrid(width: 10, height: 1)
    let end = grid.put(text + "x", x: 0, y: 0)
    #expect((1...3).contains(end))
    let bytes = String(decoding: FrameWriter().bytes(from: nil, to: grid), as: UTF8.self)
    // Their width is uncertain, so the cursor is positioned after them.
    #expect(bytes.contains("\u{601}") && bytes.unicodeScalars.contains("H"))
  }

  @Test("A wide character that is half overwritten disappears")
  func halves() {
    var grid = CellGrid(width: 8, height: 1)
    grid.put("日本語", x: 0, y: 0)
    grid.put("x", x: 3, y: 0)
    #expect(grid.text == "日 x語")
    grid.put("y", x: 4, y: 0)
    #expect(grid.text == "日 xy")
    #expect(grid.line(0).filter(\.isContinuation).count == 1)
  }
}
