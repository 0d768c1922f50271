import Testing

@testable import FieldstoneTerminal

@Suite("Screen cells")
struct ScreenGridTests {
  @Test(
    "Characters take one cell or two",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("Ａ", 2), ("ｱ", 1), ("👍", 2), ("👩‍🚀", 2), ("🇩🇪", 2),
      ("❤\u{FE0F}", 2), ("❤", 1), ("…", 1), ("─", 1), ("א", 1), ("✓", 1), ("✅", 2), ("𝒜", 1), ("𠀀", 2),
    ])
  func width(_ text: String, _ expected: Int) { #expect(CellWidth.of(text) == expected) }

  private func grid(_ lines: String..., width: Int = 10) -> CellGrid {
    var grid = CellGrid(width: width, height: lines.count)
    for (y, line) in lines.enumerated() { grid.put(line, x: 0, y: y) }
    return grid
  }

  private func bytes(_ last: CellGrid?, _ next: CellGrid, _ depth: ColorDepth = .sixteen) -> String {
    String(decoding: FrameWriter(ScreenTheme(nil, depth: depth)).bytes(from: last, to: next), as: UTF8.self)
      .replacingOccurrences("\u{1B}", "^")
  }

  @Test("Only differences are written")
  func difference() {
    let before = grid("hello", "日本")
    #expect(bytes(before, before) == "")
    #expect(bytes(before, grid("hallo", "日本")) == "^[?2026h^[1;2Ha^[?2026l")
    #expect(bytes(before, grid("he", "日本")) == "^[?2026h^[1;3H^[K^[?2026l")
    #expect(bytes(before, grid("hello", "日x本")) == "^[?2026h^[2;3Hx本^[?2026l")
    // Both halves of a wide character are replaced.
    #expect(bytes(before, grid("hello", "a")) == "^[?2026h^[2;1Ha^[K^[?2026l")
  }

  @Test("The first frame clears the window, and hides the cursor if the frame has none")
  func first() {
    #expect(bytes(nil, grid("ab", width: 4)) == "^[?2026h^[0m^[2J^[1;1Hab^[?25l^[?2026l")
    var next = grid("ab", width: 4)
    next.cursor = (1, 0)
    #expect(bytes(nil, next) == "^[?2026h^[0m^[2J^[1;1Hab^[1;2H^[?25h^[?2026l")
  }

  @Test("Styles are written where they change, without color if none is wanted")
  func styles() {
    var next = CellGrid(width: 6, height: 1)
    next.put("ab", x: 0, y: 0, .error)
    next.put("c", x: 2, y: 0)
    let last = CellGrid(width: 6, height: 1)
    #expect(bytes(last, next) == "^[?2026h^[1;1H^[0;1;31mab^[0mc^[?2026l")
    #expect(bytes(last, next, .none) == "^[?2026h^[1;1H^[0;1mab^[0mc^[?2026l")
  }

  @Test("The cursor is positioned explicitly after characters of uncertain width")
  func uncertain() {
    #expect(bytes(grid(""), grid("👩‍🚀b")) == "^[?2026h^[1;1H👩‍🚀^[1;3Hb^[?2026l")
  }

  @Test("No text can control the terminal, and a character never takes more than its cells")
  func hostile() {
    let grid = grid("\u{1B}[2J\u{7}a\u{202E}b", width: 30)
    #expect(grid.text == "\\u{1B}[2J\\u{7}a\\u{202E}b")
    let marks = "a" + String(repeating: "\u{301}", count: 5000)
    #expect(bytes(nil, self.grid(marks)).unicodeScalars.count < 100)
    #expect(self.grid("\u{301}x").text.hasSuffix("x"))
  }

  @Test("Texts wrap between words; words that are too long are split")
  func wrap() {
    #expect(TextWrap.lines("one two three", width: 7) == ["one two", "three"])
    #expect(TextWrap.lines("日本語日本語", width: 5) == ["日本", "語日", "本語"])
    #expect(TextWrap.lines("", width: 5) == [""])
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: Character, _ new: Character) -> String {
    String(map { $0 == old ? new : $0 })
  }
}
