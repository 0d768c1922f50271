import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Random pointer events and keys on the screen")
struct ScreenRandomPointerTests {
  private static let sizes = [(80, 24), (1, 1), (20, 10), (40, 20), (3, 2), (120, 7), (200, 60)]
  private static let keys: [Key] = [
    Key(.tab), Key(.tab, .shift), Key(.enter), Key(.up), Key(.down, .shift), Key(.left, .shift), Key(.right),
    Key(.home, .shift), Key(.end), Key(.pageUp), Key(.pageDown, .shift), Key(.backspace), Key(.delete), .alt("a"),
    .alt("c"), .control("x"), .control("v"), Key(.text("a\u{301}")), Key(.text("日本")), Key(.text("🇩")), Key(.text(" ")),
    Key(.paste("\u{1B}[31m\nx\ty\n")), Key(.left, [.shift, .control]), .control("w"), .control("_"), .control("t"),
    Key(.function(4)), Key(.escape), Key(.end, .control), Key(.up, .shift),
  ]

  @Test(
    "After any click, drag, wheel or key, in any window, the screen is consistent with the form",
    arguments: 0..<30)
  func random(_ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let form = FormSession(ScreenRegistration())
    let (width, height) = Self.sizes[seed % Self.sizes.count]
    let screen = FormScreen(form, width: width, height: height)
    screen.hasTextProgram = true
    form.send(.type("allergies", String(repeating: "words and 日本語, ", count: 20) + "\n\nend"))
    screen.settle()
    for step in 0..<150 {
      let input = input(&random)
      guard [.goesOn, .handsOver].contains(screen.take(input)) else { break }
      if random.next() % 12 == 0 {
        let size = Self.sizes.randomElement(using: &random)!
        screen.resize(size.0, size.1)
      }
      check(screen, "step \(step), after \(input) in \(screen.focus?.path ?? "nothing")")
    }
  }

  private func input(_ random: inout SeededNumbers) -> ScreenInput {
    if random.next() % 2 == 0 { return .key(Self.keys.randomElement(using: &random)!) }
    let action = [Pointer.Action.press, .press, .drag, .drag, .release, .wheelUp, .wheelDown].randomElement(
      using: &random)!
    // Most are within a small window, some far outside of any.
    let far = random.next() % 20 == 0
    var pointer = Pointer(
      action, x: far ? .max - 1 : Int(random.next() % 84), y: far ? .max - 1 : Int(random.next() % 26),
      random.next() % 4 == 0 ? .shift : [])
    pointer.clicks = 1 + Int(random.next() % 3)
    return .pointer(pointer)
  }

  private func check(_ screen: FormScreen, _ when: String) {
    let frame = screen.frame()
    screen.forget()
    #expect(screen.frame() == frame, "\(when):\n\(frame.text)")
    if let cursor = frame.cursor { #expect(cursor.x < frame.width && cursor.y < frame.height) }
    for hit in screen.hits { #expect((0..<frame.height).contains(hit.y)) }
    for index in Set(screen.hits.compactMap { screen.engine.index(of: $0.row) }) {
      let row = screen.shownRow(at: index)
      for spot in row.spots {
        #expect((0..<row.lines.count).contains(spot.line) && spot.columns.lowerBound >= 0, "\(spot) \(when)")
        if case .caret(let offsets) = spot.action {
          #expect(offsets.isEmpty || offsets.count == spot.columns.count, "\(spot) \(when)")
        }
      }
    }
    if let editor = screen.editor {
      #expect(editor.text == screen.engine.row(screen.focus!)?.text, "\(when)")
      #expect(editor.text.edge(at: editor.cursor) == editor.cursor, "\(when)")
    }
  }
}
