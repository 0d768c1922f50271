import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Long texts")
struct TextAreaTests {
  private func editor(_ text: String, width: Int = 11, height: Int = 3, at offset: Int = 0) -> TextEditor {
    var editor = TextEditor(text, isLong: true)
    editor.move(to: offset, isSelecting: false)
    editor.show(in: TextArea(width: width, height: height))
    return editor
  }

  private func shown(_ editor: TextEditor) -> [String] { FieldText.lines(editor).lines.map(\.text) }

  @Test("Lines break between words, around ideographs and after hyphens; a long word is split")
  func wrap() {
    #expect(shown(editor("one two three four", height: 9)) == ["one two ", "three four"])
    #expect(shown(editor("日本語日本、語日", height: 9)) == ["日本語日", "本、語日"])
    #expect(shown(editor("well-known north-west", height: 9)) == ["well-known ", "north-west"])
    #expect(shown(editor("abcdefghijklmnop", height: 9)) == ["abcdefghij", "klmnop"])
    #expect(shown(editor("one\n\ntwo\n", height: 9)) == ["one", "", "two", ""])
  }

  @Test("Up and Down keep the column, across shorter lines and wide characters")
  func column() {
    var text = editor("abcdefgh\nab\n日本語日\nx", height: 9, at: 6)
    var offsets: [Int] = []
    for key in [Key(.down), Key(.down), Key(.down), Key(.up), Key(.up), Key(.up)] {
      let isTaken = text.press(key)
      #expect(isTaken)
      offsets.append(text.cursor)
    }
    #expect(offsets == [11, 12 + 9, 26, 12 + 9, 11, 6])
    let isTaken = text.press(Key(.up))
    #expect(!isTaken)
  }

  @Test("Home and End go to the ends of the wrapped line, then of the whole line")
  func ends() {
    var text = editor("one two three four", at: 10)
    var offsets: [Int] = []
    for key in [Key(.home), Key(.home), Key(.end), Key(.end)] {
      let isTaken = text.press(key)
      #expect(isTaken)
      offsets.append(text.cursor)
    }
    #expect(offsets == [8, 0, 7, 18])
  }

  @Test("The view follows the cursor as little as needed, and shows that there is more")
  func scrolling() {
    var text = editor("1\n2\n3\n4\n5\n6")
    #expect(shown(text) == ["1", "2", "3"])
    for _ in 0..<3 { _ = text.press(Key(.down)) }
    #expect(shown(text) == ["2", "3", "4"])
    let lines = FieldText.lines(text)
    #expect(lines.isMoreAbove && lines.isMoreBelow && lines.cursor?.line == 2)
    _ = text.press(Key(.up))
    #expect(shown(text) == ["2", "3", "4"])
    var hasMoved = text.scroll(by: 9)
    #expect(hasMoved && shown(text) == ["4", "5", "6"] && FieldText.lines(text).cursor == nil)
    hasMoved = text.scroll(by: 1)
    #expect(!hasMoved)
    _ = text.press(Key(.pageUp))
    #expect(shown(text) == ["1", "2", "3"] && text.cursor == 0)
    _ = text.press(Key(.end, .control))
    _ = text.press(.control("u"))
    #expect(shown(text) == ["4", "5", ""])
  }

  @Test("A line scrolls only if the cursor would leave it")
  func inLine() {
    var text = TextEditor("abcdefghijklmnop")
    text.show(in: TextArea(width: 6))
    #expect(FieldText.line(text).line.text == "lmnop")
    for _ in 0..<4 { _ = text.press(Key(.left)) }
    #expect(FieldText.line(text).line.text == "lmnop" && FieldText.line(text).cursor == 1)
    for _ in 0..<3 { _ = text.press(Key(.left)) }
    #expect(FieldText.line(text).line.text == "jklmno" && FieldText.line(text).cursor == 0)
  }

  @Test("The selection is shown, including line breaks")
  func selection() {
    var text = editor("one\n\ntwo", at: 1)
    for _ in 0..<2 { _ = text.press(Key(.down, .shift)) }
    #expect(text.selected == "ne\n\nt")
    let lines = FieldText.lines(text).lines
    #expect(lines.map(\.selected) == ["ne ", " ", "t"] && lines.map(\.selectedX) == [1, 0, 0])
    _ = text.press(Key(.text("x")))
    #expect(text.text == "oxwo" && text.cursor == 2 && text.selection == nil)
  }

  @Test("Nothing of a secret can be selected")
  func secret() {
    var text = TextEditor("Engine1843", isSecret: true)
    for key in [Key.alt("a"), Key(.home, .shift), Key(.left, [.shift, .control])] { _ = text.press(key) }
    text.point(at: 3, clicks: 2, isSelecting: true)
    #expect(text.selected == nil && text.cursor == 3)
  }

  @Test("A long text is laid out once: the presenter returns its lines")
  func laidOutOnce() throws {
    let form = FormSession(Notes())
    form.send(.type("remarks", String(repeating: "lorem ipsum ", count: 2_000)))
    let row = try #require(form.row("remarks"))
    var presenter = RowPresenter(width: 60, isInBox: false, environment: form.environment)
    presenter.editor = TextEditor(row.text, isLong: true)
    presenter.isFocused = true
    let shown = try #require(presenter.present(row).editor)
    #expect(shown.knownLines?.isComplete == true && shown.knownLines?.width == shown.area.room)
    let screen = FormScreen(form)
    form.send(.focus("remarks"))
    screen.settle()
    _ = screen.frame()
    #expect((screen.editor?.knownLines?.count ?? 0) > 400)
  }

  @Form
  struct Notes {
    @Field(.longText) var remarks = ""
  }

  @Test("Each control character takes as many columns as its escaped form", arguments: 0..<128)
  func controls(_ value: Int) {
    let character = Character(Unicode.Scalar(UInt8(value)))
    guard !character.isWhitespace else { return }
    let columns = TextLines.columns(character)
    #expect(columns == (value < 16 ? 5 : value < 32 || value == 127 ? 6 : 1))
    var lines = TextLines(width: 20)
    lines.reach(line: 9, in: String(repeating: character, count: 20))
    #expect(lines.starts.dropFirst().first ?? 20 == 20 / columns)
  }
}
