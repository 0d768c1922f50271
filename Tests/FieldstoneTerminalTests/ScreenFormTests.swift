import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Form on the screen")
struct ScreenFormTests {
  private let form = FormSession(ScreenRegistration())

  private func screen(_ width: Int = 80, _ height: Int = 24) -> FormScreen {
    FormScreen(form, width: width, height: height)
  }

  private func type(_ text: String, _ screen: FormScreen) { _ = screen.press(Key(.text(text))) }

  @Test("The form as it opens")
  func opens() { #expect(screen().frame().text == ScreenFrames.opened) }

  @Test("A refused submit shows every issue under its field and counts them at the foot")
  func issues() {
    let screen = screen()
    type("ada", screen)
    #expect(screen.press(.control("s")) == .goesOn)
    #expect(screen.frame().text == ScreenFrames.refused)
  }

  @Test("On a phone's width values stand under their titles")
  func narrow() {
    let screen = screen(30, 14)
    type("ada@example.org", screen)
    #expect(screen.frame().text == ScreenFrames.narrow)
  }

  @Test("A choice opens a list, and takes what Return is pressed on")
  func choice() {
    let screen = screen()
    for _ in 0..<4 { _ = screen.press(Key(.tab)) }
    #expect(screen.focus == "meal")
    _ = screen.press(Key(.text(" ")))
    _ = screen.press(Key(.down))
    type("v", screen)
    #expect(screen.frame().text.contains("› ( ) Vegetarian"))
    _ = screen.press(Key(.enter))
    #expect(form.model.meal == .vegetarian)
    #expect(screen.list == nil)
    _ = screen.press(Key(.enter))
    _ = screen.press(Key(.home))
    _ = screen.press(Key(.enter))
    #expect(form.model.meal == nil)
  }

  @Test("A page opens over the form, with its trail, and Escape goes back to the row that led there")
  func page() {
    let screen = screen()
    form.send(.set("needsInvoice", .flag(true)))
    form.send(.focus("invoice"))
    screen.settle()
    _ = screen.press(Key(.enter))
    #expect(screen.focus == "invoice.company")
    #expect(screen.frame().text.hasPrefix("‹ Invoice\n"))
    type("Analytical", screen)
    #expect(screen.press(Key(.escape)) == .goesOn)
    #expect(screen.focus == "invoice")
    #expect(screen.frame().text.contains("Analytical ›"))
  }

  @Test("A secret shows only when it is told to, and a form is not left with changes unasked")
  func secretAndLeaving() {
    let screen = screen()
    _ = screen.press(Key(.tab))
    type("Engine1843", screen)
    #expect(!screen.frame().text.contains("Engine"))
    _ = screen.press(.control("t"))
    #expect(screen.frame().text.contains("Engine1843"))
    #expect(screen.press(Key(.escape)) == .goesOn)
    #expect(screen.frame().text.contains("Leave without submitting?"))
    _ = screen.press(Key(.escape))
    #expect(screen.panel == nil)
    _ = screen.press(.control("_"))
    #expect(form.model.password == "")
    #expect(screen.press(Key(.escape)) == .leaves)
  }

  @Test("Undo puts the text back into the editor, and a number that is none yet is kept as typed")
  func texts() {
    let screen = screen()
    form.send(.focus("seats"))
    screen.settle()
    type("x", screen)
    #expect(screen.editor?.text == "1x")
    #expect(form.model.seats == 1)
    _ = screen.press(Key(.tab))
    #expect(screen.frame().text.contains("✗"))
    _ = screen.press(.control("_"))
    _ = screen.press(Key(.tab, .shift))
    #expect(screen.editor?.text == "1")
  }

  @Test("A letter costs few bytes, and makes no row but its own")
  func bytes() {
    let screen = screen()
    var last = screen.frame()
    var most = 0
    for letter in "ada@example.org" {
      let made = screen.madeRows
      type(String(letter), screen)
      let next = screen.frame()
      #expect(screen.madeRows == made + 1)
      most = max(most, FrameWriter().bytes(from: last, to: next).count)
      last = next
    }
    #expect(most > 0 && most <= 100, "\(most) bytes")
  }

  @Test("Whatever is pressed in whatever window, what is shown is what would be made anew", arguments: 0..<40)
  func random(_ seed: Int) {
    var random = Numbers(state: UInt64(seed))
    let sizes = [(80, 24), (1, 1), (20, 10), (40, 20), (3, 2), (120, 7)]
    let screen = screen(sizes[seed % sizes.count].0, sizes[seed % sizes.count].1)
    let keys: [Key] = [
      Key(.tab), Key(.tab, .shift), Key(.enter), Key(.up), Key(.down), Key(.left), Key(.right), Key(.home), Key(.end),
      Key(.pageUp), Key(.pageDown), Key(.backspace), Key(.delete), Key(.text(" ")), Key(.text("a\u{301}")),
      Key(.text("日")), Key(.text("1")), Key(.paste("\u{1B}[31m\nx")), .control("w"), .control("_"), .control("y"),
      .control("t"), Key(.function(1)), Key(.escape), .control("s"), Key(.text("y")),
    ]
    for _ in 0..<120 {
      let key = keys.randomElement(using: &random)!
      guard screen.press(key) == .goesOn else { break }
      if random.next() % 10 == 0 {
        let size = sizes.randomElement(using: &random)!
        screen.resize(size.0, size.1)
      }
      let frame = screen.frame()
      screen.forget()
      let again = screen.frame()
      #expect(frame == again, "after \(key) in \(screen.focus?.path ?? "nothing"):\n\(frame.text)\n\(again.text)")
      if let cursor = frame.cursor { #expect(cursor.x < frame.width && cursor.y < frame.height) }
      if screen.panel == nil, screen.height >= 3, screen.list == nil, screen.width > 1 {
        #expect(frame.text.contains("›"), "The focus is out of the window after \(key):\n\(frame.text)")
      }
    }
  }
}

/// The same numbers from the same seed (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
