import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Reading content that can't have the focus")
struct ScreenReadingTests {
  /// A form with read-only content between two fields that can be filled in.
  @Form
  struct Order {
    var name = ""
    var terms = Terms()
    var count = 1
    static func arrange(_ form: FormBuilder<Order>) {
      form.section("Order") { section in
        section.fields(\.name)
        for line in 1...60 { section.text("Line \(line).") }
        section.fields(\.count, \.terms)
      }
      for line in 1...30 { form.text("Term \(line).") }
    }
  }

  /// A page that contains only texts.
  @Form
  struct Terms {
    static func arrange(_ form: FormBuilder<Terms>) { for line in 1...50 { form.text("Clause \(line).") } }
  }

  private let form = FormSession(Order())

  private func read(_ key: Key, on screen: FormScreen, times: Int, draws: Bool = true) -> String {
    var seen = screen.frame().text
    for _ in 0..<times {
      _ = screen.press(key)
      if draws { seen += screen.frame().text }
    }
    return seen + screen.frame().text
  }

  @Test(
    "Arrow keys show everything on the way to a row that is more than a window away",
    arguments: [Key.Name.down, .pageDown])
  func passesNothing(_ key: Key.Name) {
    let screen = FormScreen(form)
    let seen = read(Key(key), on: screen, times: 130)
    for line in 1...60 { #expect(seen.contains("Line \(line).")) }
    for line in 1...30 { #expect(seen.contains("Term \(line).")) }
    #expect(screen.focus == "terms")
    let back = read(Key(key == .down ? .up : .pageUp), on: screen, times: 130)
    for line in 1...60 { #expect(back.contains("Line \(line).")) }
    #expect(screen.focus == "name")
  }

  @Test("Tab goes to the next field at once, and typing scrolls back to the focus")
  func tab() {
    let screen = FormScreen(form)
    _ = read(Key(.down), on: screen, times: 20)
    #expect(screen.focus == "name" && screen.frame().cursor == nil)
    _ = screen.press(Key(.text("A")))
    #expect(form.model.name == "A" && screen.frame().cursor != nil)
    _ = screen.press(Key(.tab))
    #expect(screen.focus == "count" && screen.frame().cursor != nil)
  }

  @Test("Keys that arrive before a frame is drawn have the same effect")
  func burst() {
    let (one, other) = (FormScreen(form), FormScreen(FormSession(Order())))
    _ = read(Key(.down), on: one, times: 70)
    _ = read(Key(.down), on: other, times: 70, draws: false)
    #expect(one.frame().text == other.frame().text)
  }

  @Test("Resizing keeps what is being read in view, unless the focus fits in as well")
  func resized() {
    let screen = FormScreen(form)
    _ = read(Key(.down), on: screen, times: 30)
    #expect(!screen.frame().text.contains("›") && screen.frame().text.contains("Line 30."))
    screen.resize(80, 28)
    #expect(!screen.frame().text.contains("›") && screen.frame().text.contains("Line 30."))
    screen.resize(80, 90)
    #expect(screen.frame().text.contains("› Name"))
  }

  @Test("A page without fields can be scrolled to its end and back")
  func noField() {
    let screen = FormScreen(form)
    form.send(.open("terms"))
    screen.settle()
    #expect(screen.focus == nil)
    #expect(read(Key(.end), on: screen, times: 1).contains("Clause 50."))
    #expect(read(Key(.home), on: screen, times: 1).contains("Clause 1."))
    let seen = read(Key(.down), on: screen, times: 60)
    for line in 1...50 { #expect(seen.contains("Clause \(line).")) }
    #expect(read(Key(.pageUp), on: screen, times: 9).contains("Clause 1."))
    _ = screen.press(Key(.escape))
    #expect(screen.focus == "terms")
  }

  /// A form with a read-only text, and a button that starts over.
  @Form
  struct Draft {
    @Field(.readOnly) var notice = (1...9).map { "line \($0)" }.joined(separator: "\n")
    @Field(.readOnly) var short = "one\ntwo\nthree\nfour"
    var name = ""
    static func arrange(_ form: FormBuilder<Draft>) {
      form.fields(\.notice, \.short, \.name)
      form.button("Start over", .reset)
    }
  }

  @Test("A read-only text ends in an ellipsis only if it doesn't fit")
  func mark() {
    let shown = FormScreen(FormSession(Draft())).frame().text
    #expect(
      shown.contains("line 4…") && !shown.contains("line 5") && shown.contains("four") && !shown.contains("four…"))
  }

  @Test("Starting over says how to get the answers back, if there were any")
  func startsOver() {
    let form = FormSession(Draft())
    let screen = FormScreen(form)
    func startOver() {
      _ = screen.press(Key(.tab))
      _ = screen.press(Key(.enter))
    }
    startOver()
    #expect(screen.message == nil)
    _ = screen.press(Key(.tab, .shift))
    _ = screen.press(Key(.text("Ada")))
    startOver()
    #expect(form.model.name == "" && screen.frame().text.contains("Started over. ^_ brings the answers back."))
    _ = screen.press(.control("_"))
    #expect(form.model.name == "Ada")
  }
}
