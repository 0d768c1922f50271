import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Random keys on the screen")
struct ScreenRandomTests {
  private let form = FormSession(ScreenRegistration())

  private func screen(_ width: Int, _ height: Int) -> FormScreen { FormScreen(form, width: width, height: height) }

  @Test("After any key, in any window, the frame equals one made from scratch", arguments: 0..<40)
  func random(_ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let sizes = [(80, 24), (1, 1), (20, 10), (40, 20), (3, 2), (120, 7)]
    let screen = screen(sizes[seed % sizes.count].0, sizes[seed % sizes.count].1)
    let keys: [Key] = [
      Key(.tab), Key(.tab, .shift), Key(.enter), Key(.up), Key(.down), Key(.left), Key(.right), Key(.home), Key(.end),
      .control("f"), Key(.function(2)), .alt("n"), .alt("p"), Key(.text("/")), Key(.text("e")),
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
      if screen.panel == nil, screen.height >= 3, screen.unfolded == nil, screen.width > 1 {
        #expect(frame.text.contains("›"), "The focus is outside the window after \(key):\n\(frame.text)")
      }
    }
  }
}
