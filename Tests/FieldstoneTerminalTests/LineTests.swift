import Testing

@testable import FieldstoneTerminal

@Suite("Lines")
struct LineTests {
  /// The lines of some bytes that arrive in pieces of a given size.
  private func read(_ bytes: [UInt8], pieces size: Int = 3) -> [InputLine] {
    var rest = bytes[...]
    var reader = LineReader()
    var lines: [InputLine] = []
    while true {
      let line = reader.next {
        guard !rest.isEmpty else { return .end }
        defer { rest = rest.dropFirst(size) }
        return .bytes(Array(rest.prefix(size)))
      }
      guard line != .end else { return lines }
      lines.append(line)
    }
  }

  @Test("Lines are complete, in whatever pieces they arrive", arguments: 1...8)
  func pieces(size: Int) {
    #expect(read(Array("Zoë\r\n\nlast".utf8), pieces: size) == [.text("Zoë"), .text(""), .text("last")])
  }

  @Test("A byte order mark is removed from the first line, and is text in others")
  func mark() {
    #expect(read(Array("\u{FEFF}a\n\u{FEFF}b\n".utf8)) == [.text("a"), .text("\u{FEFF}b")])
  }

  @Test("A line that is not UTF-8 is reported, and the next line is read")
  func invalid() {
    #expect(read([0x61, 0xFF, 0x0A, 0x62, 0x0A]) == [.notUTF8, .text("b")])
  }

  @Test("A line of megabytes is read quickly; one beyond the limit is dropped as a whole")
  func long() {
    let most = LineReader.longest
    let fits = [UInt8](repeating: 0x61, count: most)
    let clock = ContinuousClock()
    var lines: [InputLine] = []
    let time = clock.measure { lines = read(fits + [0x0A] + fits + [0x61, 0x0A, 0x62], pieces: 1 << 16) }
    #expect(lines.count == 3)
    #expect(lines.first == .text(String(repeating: "a", count: most)))
    #expect(lines.dropFirst() == [.tooLong(most: most), .text("b")])
    #expect(time < .seconds(5))
  }

  @Test(
    "No text can control the terminal",
    arguments: [
      ("plain é 日本 👩‍👩‍👧", "plain é 日本 👩‍👩‍👧"), ("\u{1B}[2J", "\\u{1B}[2J"), ("a\u{9B}b", "a\\u{9B}b"),
      ("\u{202E}cod.exe", "\\u{202E}cod.exe"), ("a\r\nb", "a\\u{D}\\u{A}b"), ("a\tb", "a b"), ("\u{7F}", "\\u{7F}"),
      ("\u{200F}0.00 €\u{61C}\u{200E}", "0.00 €"), ("\u{200F}\u{202E}", "\\u{202E}"),
    ])
  func visible(text: String, shown: String) {
    #expect(VisibleText.line(text) == shown && CellWidth.of(VisibleText.line(text)) == CellWidth.of(shown))
  }

  @Test("While a text is edited, marks of direction show, so that they can be removed")
  func edited() {
    #expect(VisibleText.edited("\u{200F}1 €") == "\\u{200F}1 €" && VisibleText.edited("é\u{1B}") == "é\\u{1B}")
    #expect(CellWidth.of("\u{200F}1 €") == 3)
  }

  @Test("Truncated texts end in an ellipsis; many combining marks are truncated too")
  func short() {
    #expect(VisibleText.short("abcdef", 6) == "abcdef")
    #expect(VisibleText.short("abcdefg", 6) == "abcdef…")
    let marks = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(VisibleText.short(marks, 6).unicodeScalars.count < 40)
  }

  @Test("Only a whole line is a command; with a backslash it is an answer")
  func commands() {
    #expect(Command.read("?") == .command(.help))
    #expect(Command.read(":quit") == .command(.cancel))
    #expect(Command.read("what?") == .answer("what?"))
    #expect(Command.read("\\<") == .answer("<"))
    #expect(Command.read("\\\\-") == .answer("\\-"))
    #expect(Command.read("\\server") == .answer("\\server"))
    #expect(Command.read("\\\\server") == .answer("\\\\server"))
  }
}
