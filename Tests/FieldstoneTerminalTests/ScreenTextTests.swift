import FieldstoneCore
import Testing

@testable import FieldstoneTerminal

@Suite("Editing texts with pointer and keys")
struct ScreenTextTests {
  private let form = FormSession(Talk())
  private let screen: FormScreen

  init() {
    screen = FormScreen(form, width: 60, height: 24)
    _ = screen.frame()
  }

  private func type(_ row: FormRowID, _ text: String) {
    form.send(.type(row, text))
    screen.settle()
  }

  /// The position of the first occurrence of a text.
  private func position(of text: String) throws -> (x: Int, y: Int) {
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(lines.firstIndex { $0.contains(text) }, "\(lines.joined(separator: "\n"))")
    return (CellWidth.of(lines[y][..<lines[y].range(of: text)!.lowerBound]), y)
  }

  private func press(_ text: String, plus column: Int = 0, clicks: Int = 1, _ modifiers: Key.Modifiers = []) throws {
    let (x, y) = try position(of: text)
    var pointer = Pointer(.press, x: x + column, y: y, modifiers)
    pointer.clicks = clicks
    #expect(screen.take(.pointer(pointer)) == .goesOn)
  }

  private struct Note {
    var story = "xyz"
    var sender = ""
  }

  @Test("A long text has as many lines as declared, and a click below its end goes there", arguments: [1, 4, 100])
  func declaredLines(count: Int) throws {
    let form = FormSession(
      Note(),
      definition: FormDefinition {
        $0.add(\.story, "story").longText(lines: count)
        $0.add(\.sender, "sender")
      })
    let screen = FormScreen(form, width: 60, height: 24)
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(lines.firstIndex { $0.contains("xyz") })
    let next = try #require(lines.firstIndex { $0.contains("Sender") }, "\(lines.joined(separator: "\n"))")
    // A third of the screen is the most that there is room for.
    let room = min(count, 8)
    #expect(next - y == room)
    guard count > 1 else { return }
    let x = CellWidth.of(lines[y][..<lines[y].range(of: "xyz")!.lowerBound])
    #expect(screen.take(.pointer(Pointer(.press, x: x + 1, y: y + room - 1))) == .goesOn)
    #expect(form.focusedRow == "story" && screen.editor?.cursor == 3)
  }

  private struct Parcel {
    var isPaid: Bool? = false
    var isSent = true
  }

  @Test("A switch with words of its own shows both states; keys and clicks choose one")
  func states() throws {
    let form = FormSession(
      Parcel(),
      definition: FormDefinition {
        $0.add(\.isPaid, "isPaid").words(on: "Paid", off: "Due")
        $0.add(\.isSent, "isSent")
      })
    let screen = FormScreen(form, width: 60, height: 24)
    func line(_ text: String) throws -> (line: Substring, y: Int) {
      let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
      let y = try #require(lines.firstIndex { $0.contains(text) }, "\(lines.joined(separator: "\n"))")
      return (lines[y], y)
    }
    #expect(try line("Paid  ").line.contains("( ) Paid  (•) Due"))
    #expect(try line("[x]").line.contains("[x] Yes"))
    let (text, y) = try line("(•) Due")
    let start = CellWidth.of(text[..<text.range(of: "( ) Paid")!.lowerBound])
    #expect(screen.take(.pointer(Pointer(.press, x: start + 5, y: y))) == .goesOn)
    #expect(form.model.isPaid == true)
    #expect(try line("(•) Paid").line.contains("(•) Paid  ( ) Due"))
    #expect(screen.take(.pointer(Pointer(.press, x: start + 5, y: y))) == .goesOn)
    #expect(form.model.isPaid == true, "A click on what is chosen changes nothing.")
    #expect(screen.take(.pointer(Pointer(.press, x: start + 12, y: y))) == .goesOn)
    #expect(form.model.isPaid == false)
    form.send(.focus("isPaid"))
    for (key, isPaid) in [(" ", true), (" ", false), ("y", true), ("n", false)] {
      #expect(screen.press(Key(.text(key))) == .goesOn)
      #expect(form.model.isPaid == isPaid)
    }
    form.send(.set("isPaid", .none))
    #expect(try line("( ) Due").line.contains("( ) Paid  ( ) Due"))
  }

  @Test("A click sets the cursor to the character, wide ones too; with Shift it extends the selection")
  func click() throws {
    type("title", "a日本語 von Ada")
    try press("a日本語", plus: 4)
    #expect(form.focusedRow == "title" && screen.editor?.cursor == 4)
    let frame = screen.frame()
    #expect(try frame.cursor?.x == position(of: "a日").x + 3)
    try press("Ada", .shift)
    #expect(screen.editor?.selected == "本語 von ")
    _ = screen.press(Key(.text("x")))
    #expect(form.model.title == "a日xAda")
  }

  @Test("A second click selects the word, a third the line; a click after the text goes to its end")
  func clicks() throws {
    type("remark", "one two-three\nfour")
    try press("two-three", plus: 1, clicks: 2)
    #expect(screen.editor?.selected == "two")
    try press("two-three", plus: 1, clicks: 3)
    #expect(screen.editor?.selected == "one two-three")
    try press("four", plus: 15)
    #expect(screen.editor?.selected == nil && screen.editor?.cursor == 18)
  }

  @Test("Dragging selects across lines and beyond the edge")
  func drag() throws {
    type("remark", "one two\nfour")
    try press("one two", plus: 4)
    let (x, y) = try position(of: "four")
    _ = screen.take(.pointer(Pointer(.drag, x: x + 2, y: y)))
    #expect(screen.editor?.selected == "two\nfo")
    _ = screen.take(.pointer(Pointer(.drag, x: x, y: 0)))
    #expect(screen.editor?.selected == "on" || screen.editor?.selected == "e ")
    _ = screen.take(.pointer(Pointer(.release, x: x, y: 0)))
    _ = screen.take(.pointer(Pointer(.drag, x: x, y: y)))
    #expect(screen.editor?.selection?.upperBound == 4)
    let frame = screen.frame()
    #expect(frame.cells.contains { $0.style == .selection })
  }

  @Test("The selection is copied, cut and pasted, and copied to the system's clipboard")
  func clipboard() {
    type("title", "Engines")
    for key in [Key(.end), Key(.left, [.shift, .control]), .alt("c")] { _ = screen.press(key) }
    #expect(screen.copied == "Engines" && form.model.title == "Engines")
    _ = screen.press(.control("x"))
    #expect(form.model.title == "")
    _ = screen.press(.control("v"))
    _ = screen.press(Key(.insert, .shift))
    #expect(form.model.title == "EnginesEngines")
    screen.copied = nil
    _ = screen.press(.control("x"))
    #expect(screen.copied == nil && screen.message?.hasPrefix("Nothing is selected") == true)
  }

  @Test("A secret is never copied, not even while it is shown")
  func secret() throws {
    type("password", "Engine1843")
    form.send(.focus("password"))
    screen.settle()
    for key in [Key.control("t"), .alt("a"), .alt("c"), .control("x")] { _ = screen.press(key) }
    #expect(screen.copied == nil && screen.clipboard.isEmpty && form.model.password == "Engine1843")
    #expect(screen.message == "A secret can't be copied.")
    try press("Engine1843", plus: 3, clicks: 2)
    #expect(screen.editor?.selected == nil && screen.editor?.cursor == 3)
  }

  @Test("The wheel scrolls a long text with the focus, then the window")
  func wheel() throws {
    type("remark", (1...30).map { "line \($0)" }.joined(separator: "\n"))
    try press("line 1")
    let (x, y) = try position(of: "line 1")
    _ = screen.take(.pointer(Pointer(.wheelDown, x: x, y: y)))
    #expect(screen.frame().text.contains("line 4") && !screen.frame().text.contains("line 3 "))
    #expect(screen.editor?.cursor == 0 && screen.frame().cursor == nil)
    _ = screen.press(Key(.right))
    #expect(screen.frame().text.contains("line 1 ") && screen.frame().cursor != nil)
  }

  @Test("A click anywhere closes what any key closes, and clears the message about the last key")
  func closing() {
    _ = screen.press(Key(.function(1)))
    #expect(screen.panel == .help)
    _ = screen.frame()
    _ = screen.take(.pointer(Pointer(.press, x: 0, y: 0)))
    #expect(screen.panel == nil)
    _ = screen.press(.control("v"))
    #expect(screen.message == "Nothing was copied here.")
    _ = screen.frame()
    _ = screen.take(.pointer(Pointer(.press, x: 2, y: screen.hits[0].y)))
    #expect(screen.message == nil)
  }

  @Test("Quick clicks in the same cell are counted together")
  func counting() {
    var counter = ClickCounter()
    let start = ContinuousClock.now
    func clicks(_ x: Int, _ milliseconds: Int) -> Int {
      counter.count(Pointer(.press, x: x, y: 0), at: start + .milliseconds(milliseconds)).clicks
    }
    #expect([clicks(1, 0), clicks(1, 200), clicks(1, 500), clicks(1, 600)] == [1, 2, 3, 1])
    #expect([clicks(2, 700), clicks(2, 1200), clicks(3, 1201)] == [1, 1, 1])
  }
}

private struct Talk: FormModel, Equatable {
  var title = ""
  var remark = ""
  var password = ""

  static func describe(_ fields: FieldList<Talk>) {
    fields.add(\.title, "title")
    fields.add(\.remark, "remark").longText()
    fields.add(\.password, "password").password()
  }
}
