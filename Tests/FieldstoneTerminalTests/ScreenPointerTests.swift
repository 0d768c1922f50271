import FieldstoneCore
import Testing

@testable import FieldstoneTerminal

@Suite("The pointer on the screen")
struct ScreenPointerTests {
  /// The position of the first occurrence of a text.
  private static func position(of text: String, on screen: FormScreen) throws -> (x: Int, y: Int) {
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(lines.firstIndex { $0.contains(text) }, "\(text) is not in\n\(lines.joined(separator: "\n"))")
    let before = lines[y][..<lines[y].range(of: text)!.lowerBound]
    return (CellWidth.of(before), y)
  }

  @discardableResult
  private static func click(_ text: String, on screen: FormScreen) throws -> FormScreen.Outcome {
    let (x, y) = try position(of: text, on: screen)
    return screen.take(.pointer(Pointer(.press, x: x, y: y)))
  }

  @Test("A click toggles a switch, and moves the focus there")
  func toggle() throws {
    let form = FormSession(Flight())
    let screen = FormScreen(form)
    try Self.click("[ ] No", on: screen)
    #expect(form.model.isMember && form.focusedRow == "isMember")
    try Self.click("[x] Yes", on: screen)
    #expect(!form.model.isMember)
  }

  @Test("A click on a title moves the focus to the field and changes nothing")
  func title() throws {
    let form = FormSession(Flight())
    let screen = FormScreen(form)
    try Self.click("Member", on: screen)
    #expect(form.focusedRow == "isMember" && !form.model.isMember)
  }

  @Test("A click opens a list, and another one takes an entry")
  func list() throws {
    let form = FormSession(Flight())
    let screen = FormScreen(form)
    try Self.click("Economy", on: screen)
    try Self.click("First", on: screen)
    #expect(form.model.seat == .first && screen.unfolded == nil)
  }

  @Test("Buttons, and the keys in the status line and in dialogs, can be clicked")
  func keys() throws {
    let form = FormSession(Flight())
    let screen = FormScreen(form)
    form.send(.type("name", "Ada"))
    #expect(try Self.click("Esc Leave", on: screen) == .goesOn)
    #expect(screen.panel == .leaving)
    #expect(try Self.click("Keep editing", on: screen) == .goesOn)
    #expect(screen.panel == nil && !form.facts.isCancelled)
    #expect(try Self.click("[ Book ]", on: screen) == .submits)
  }

  @Test("The wheel scrolls the window without moving the focus; the next key scrolls back to it")
  func wheel() throws {
    let form = FormSession(Flight())
    let screen = FormScreen(form, width: 60, height: 8)
    let before = screen.frame().text
    let focus = form.focusedRow
    for _ in 0..<9 { _ = screen.take(.pointer(Pointer(.wheelDown, x: 3, y: 3))) }
    #expect(screen.frame().text.contains("[ Book ]") && form.focusedRow == focus)
    _ = screen.press(Key(.text("A")))
    #expect(screen.frame().text.contains("Name") && form.model.name == "A")
    for _ in 0..<9 { _ = screen.take(.pointer(Pointer(.wheelUp, x: 3, y: 3))) }
    _ = screen.press(Key(.backspace))
    #expect(screen.frame().text.split(separator: "\n").first == before.split(separator: "\n").first)
  }

  @Test(
    "No click, at any size, breaks anything or changes a disabled row",
    arguments: 1...6 as ClosedRange<UInt64>)
  func anywhere(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let form = FormSession(Flight())
    form.isEnabled = seed.isMultiple(of: 2)
    let screen = FormScreen(form)
    for _ in 0..<400 {
      if random.next() % 20 == 0 { screen.resize(Int(random.next() % 90), Int(random.next() % 30)) }
      let frame = screen.frame()
      for hit in screen.hits { #expect(hit.y < frame.height) }
      if let cursor = frame.cursor { #expect(cursor.x < frame.width && cursor.y < frame.height) }
      let actions: [Pointer.Action] = [.press, .press, .press, .drag, .release, .wheelUp, .wheelDown]
      let pointer = Pointer(
        actions[Int(random.next() % 7)], x: Int(random.next() % 100), y: Int(random.next() % 32))
      _ = screen.take(.pointer(pointer))
      if form.facts.isSubmitted { break }
    }
    if !form.isEnabled { #expect(form.model == Flight()) }
  }

  @Test("Reports become clicks; other buttons and invalid reports are ignored")
  func reports() {
    #expect(Pointer([0, 10, 5], isRelease: false) == Pointer(.press, x: 9, y: 4))
    #expect(Pointer([0, 10, 5], isRelease: true) == Pointer(.release, x: 9, y: 4))
    #expect(Pointer([32 + 4, 1, 1], isRelease: false) == Pointer(.drag, x: 0, y: 0, .shift))
    #expect(Pointer([65, 1, 1], isRelease: false) == Pointer(.wheelDown, x: 0, y: 0))
    #expect(Pointer([2, 10, 5], isRelease: false) == Pointer(.menu, x: 9, y: 4))
    #expect(Pointer([2, 10, 5], isRelease: true) == nil)
    for broken in [[], [0], [0, 0, 0], [1, 1, 1], [0, -1, 5], [999, 1, 1], [0, 1, 1, 1]] {
      #expect(Pointer(broken, isRelease: false) == nil)
    }
  }

  @Test(
    "A terminal's reply about its background is never text, in any format and in any pieces",
    arguments: [
      "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", "\u{1B}]11;rgb:1e/1e/2e\u{7}", "\u{1B}]11;rgba:1e1e/1e1e/2e2e/ffff\u{7}",
    ])
  func background(answer: String) {
    for piece in [1, 3, 100] {
      var decoder = KeyDecoder()
      var found: [ScreenInput] = []
      let bytes = Array((answer + "x").utf8)
      for start in stride(from: 0, to: bytes.count, by: piece) {
        decoder.add(bytes[start..<min(start + piece, bytes.count)])
        while let input = decoder.next() { found.append(input) }
      }
      #expect(found == [.background(TerminalColor(0x1E1E2E)), .key(Key(.text("x")))])
    }
  }
}

private struct Flight: FormModel, Equatable {
  enum Seat: String, CaseIterable { case economy, business, first }
  var name = ""
  var isMember = false
  var seat = Seat.economy
  var remark = ""

  static func describe(_ fields: FieldList<Flight>) {
    fields.add(\.name, "name")
    fields.add(\.isMember, "isMember").title("Member")
    fields.add(\.seat, "seat").menu()
    fields.add(\.remark, "remark").longText()
  }

  static func arrange(_ form: FormBuilder<Flight>) {
    form.remainingFields()
    form.button("Book", .submit)
  }
}
