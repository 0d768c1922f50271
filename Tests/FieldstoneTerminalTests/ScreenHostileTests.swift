import Fieldstone
import Testing

@testable import FieldstoneTerminal

/// Texts that try to control the terminal, and rows that can't be edited.
@Suite("Hostile texts on the screen")
struct ScreenHostileTests {
  struct Answers {
    var text = "a\u{1B}[2J\tb\u{0}"
    var long = "first\u{202E}\nsecond"
    var fixed = "x\u{7}y"
    var off = "not now"
    var secret = "geheim"
  }

  private static let texts = [
    "\u{1B}[2J\u{1B}]0;title\u{7}", "tab\there\u{0}\u{7F}", "\u{202E}right to left\u{2066}", "\u{9B}31m",
    String(repeating: "wide 日本語 ", count: 100_000), "a" + String(repeating: "\u{301}", count: 500_000), "",
  ]

  private func session(_ text: String) -> FormSession<Answers> {
    let title = FormString(verbatim: text)
    let definition = FormDefinition<Answers> { fields in
      fields.add(\.text, "text").title(title).help(title).placeholder(title)
      fields.add(\.long, "long").longText().title(title)
      fields.add(\.fixed, "fixed").readOnly()
      fields.add(\.off, "off").enabled { _ in false }
      fields.add(\.secret, "secret").password().readOnly()
    } arrange: { form in
      form.rule(on: \.text) { _ in .error(title) }
      form.text(title)
      form.button(title, .reset)
      form.button("Cancel", .cancel)
    }
    return FormSession(Answers(), definition: definition)
  }

  @Test("Texts stay within their cells, in windows of any size", arguments: texts.indices)
  func cells(_ index: Int) {
    let form = session(Self.texts[index])
    let screen = FormScreen(form)
    _ = screen.press(.control("s"))
    var last: CellGrid?
    for (width, height) in [(80, 24), (1, 1), (2, 30), (40, 10), (200, 60), (3, 3)] {
      screen.resize(width, height)
      for key in [Key(.tab), Key(.function(1)), Key(.escape)] {
        _ = screen.press(key)
        let next = screen.frame()
        #expect(next.width == width && next.height == height)
        let bytes = FrameWriter().bytes(from: last, to: next)
        let written = WrittenCells(bytes, width: width)
        let isInside = written.cells.allSatisfy { $0.x < width }
        #expect(isInside)
        #expect(!hasControls(next.text))
        last = next
      }
    }
  }

  private func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control || (0x202A...0x202E).contains(scalar.value)
          || (0x2066...0x2069).contains(scalar.value))
    }
  }

  @Test("Rows that can't be edited are skipped and show their value; a secret only shows whether it is set")
  func notEditable() {
    let form = session("Title")
    let screen = FormScreen(form)
    var seen: [String] = []
    for _ in 0..<8 {
      screen.focus.map { seen.append($0.path) }
      _ = screen.press(Key(.tab))
    }
    #expect(seen.prefix(2) == ["text", "long"])
    #expect(!seen.contains("fixed") && !seen.contains("off") && !seen.contains("secret"))
    let text = screen.frame().text
    #expect(text.contains("not now") && text.contains("x\\u{7}y") && text.contains("••••••"))
    #expect(!text.contains("geheim"))
  }

  @Test("The form's own buttons: one resets the form, one asks before leaving")
  func buttons() {
    let form = session("Start over")
    let screen = FormScreen(form)
    _ = screen.press(Key(.text("z")))
    #expect(form.facts.isDirty)
    _ = screen.press(Key(.tab))
    _ = screen.press(Key(.end))
    #expect(screen.press(Key(.enter)) == .goesOn)
    while screen.focus.flatMap(form.row)?.action != .cancel { _ = screen.press(Key(.tab)) }
    #expect(screen.press(Key(.enter)) == .goesOn)
    #expect(screen.panel == .leaving)
    _ = screen.press(Key(.escape))
    _ = screen.press(Key(.up))
    _ = screen.press(Key(.enter))
    #expect(!form.facts.isDirty)
    _ = screen.press(Key(.down))
    #expect(screen.press(Key(.enter)) == .leaves)
  }
}
