import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("A form in a program’s own screen")
struct OwnScreenTests {
  @Form
  struct Badge {
    @Field(.required) var name = ""
    @Field(.longText) var remarks = ""
    static func arrange(_ form: FormBuilder<Badge>) {
      form.fields(\.name, \.remarks)
      form.button("Print", .submit)
    }
  }

  struct Trouble: LocalizedError { var errorDescription: String? { "Out of paper." } }

  private let form = FormSession(Badge())

  private func view(_ columns: Int = 40, _ lines: Int = 10) -> TerminalFormView<Badge> {
    TerminalFormView(form, columns: columns, lines: lines, theme: .terminal, environment: ["TERM": "xterm"])
  }

  @Test("Bytes in any pieces fill in the form, and a submit returns the model")
  func submits() async {
    let view = view()
    for byte in Array("Zoë\u{1B}[B".utf8) { view.feed([byte]) }
    view.feed(Array("hi\u{13}".utf8))
    #expect(view.state == .submitting)
    let model = await view.finish()
    #expect(model?.name == "Zoë")
    #expect(model?.remarks == "hi")
    #expect(view.state == .submitted)
  }

  @Test(
    "Only cells of the form's part are written, and later only differences",
    arguments: [(40, 10), (1, 1), (3, 30)])
  func place(_ columns: Int, _ lines: Int) {
    let view = view(columns, lines)
    view.place = (column: 7, line: 5)
    var counts: [Int] = []
    for text in ["", "a", "\t", "\u{1B}OQ", "\u{6}", "x"] {
      view.feed(Array(text.utf8))
      let cells = WrittenCells(view.draw(), width: 200).cells
      counts.append(cells.count)
      let isInside = cells.allSatisfy { (7..<(7 + columns)).contains($0.x) && (5..<(5 + lines)).contains($0.y) }
      #expect(isInside)
    }
    #expect(counts[0] == columns * lines)
    #expect(columns == 1 || counts[1] < 40)
    #expect(view.draw().isEmpty)
  }

  @Test("The frame has every cell once, and a cursor only while the form is active")
  func frame() {
    let view = view()
    view.feed(Array("日本\u{1B}[31m".utf8))
    let frame = view.frame
    #expect(frame.lines.count == 10)
    for line in frame.lines {
      #expect(line.reduce(0) { $0 + $1.width } == 40)
      #expect(zip(line, line.dropFirst()).allSatisfy { $0.column + $0.width == $1.column })
    }
    #expect(frame.lines.joined().contains { $0.text.contains("日本") })
    #expect(frame.cursor != nil)
    view.isActive = false
    #expect(view.frame.cursor == nil)
  }

  @Test("A lone Escape is a key once nothing follows it; clicks are relative to the form's position")
  func escapeAndPointer() {
    let view = view()
    view.place = (column: 10, line: 3)
    let remarks = view.frame.lines.firstIndex { $0.contains { $0.text.contains("Remarks") } } ?? 0
    view.feed(Array("\u{1B}[<0;14;\(remarks + 4)M".utf8))
    #expect(form.focusedRow == "remarks")
    view.feed([0x1B])
    #expect(view.isUndecided)
    #expect(view.state == .running)
    view.feedNothing()
    #expect(view.state == .left)
  }

  @Test("An error of the submit handler is shown over the form, which continues")
  func fails() async {
    let form = FormSession(Badge())
    form.onSubmit { _ in throw Trouble() }
    let view = TerminalFormView(form, columns: 60, lines: 12, theme: .terminal, environment: [:])
    view.feed(Array("Ada\u{13}".utf8))
    #expect(view.state == .submitting)
    let model = await view.finish()
    #expect(model == nil)
    #expect(view.state == .running)
    #expect(view.frame.lines.joined().contains { $0.text.contains("Out of paper.") })
  }

  @Test("The example draws around the form, and the form returns a badge")
  func example() throws {
    let terminal = try PseudoTerminal(Program.path(of: "OwnScreen"), environment: ["TERM=xterm-256color"])
    terminal.resize(80, 24)
    try terminal.wait(for: "\u{1B}[?2026l")
    terminal.type("Ada")
    try terminal.wait(for: "Ada")
    terminal.type("\u{13}")
    let (code, output) = try terminal.end()
    #expect(code == 0)
    #expect(output.contains("A badge for Ada."))
    #expect(terminal.echoes)
  }

  @Test("Presses and the wheel outside the form are ignored")
  func beside() {
    let view = view()
    view.place = (column: 10, line: 3)
    let remarks = view.frame.lines.firstIndex { $0.contains { $0.text.contains("Remarks") } } ?? 0
    for column in [5, 51, 200] {
      view.feed(Array("\u{1B}[<0;\(column);\(remarks + 4)M\u{1B}[<0;\(column);\(remarks + 4)m".utf8))
      #expect(form.focusedRow == "name")
    }
    view.feed(Array("\u{1B}[<0;50;\(remarks + 4)M".utf8))
    #expect(form.focusedRow == "remarks")
  }

  @Test("Changes by the program are shown, and typing continues from there")
  func changedByProgram() {
    let view = view()
    view.feed(Array("Ada".utf8))
    form.send(.type("name", "Grace"))
    #expect(view.frame.lines.joined().contains { $0.text.contains("Grace") })
    form.send(.type("name", "Zoë"))
    view.feed(Array("!".utf8))
    #expect(form.model.name == "Zoë!")
    form.send(.focus("remarks"))
    view.feed(Array("hi".utf8))
    #expect(form.model.remarks == "hi")
    view.isActive = false
    form.send(.blur("remarks"))
    _ = view.draw()
    #expect(form.focusedRow == nil)
  }

  @Test("Help lists no key that needs the whole terminal")
  func help() {
    let view = view(70, 40)
    view.feed(Array("\u{1B}OP".utf8))
    let text = view.frame.lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
    #expect(text.contains("Undo, redo") && !text.contains("fg goes on") && !text.contains("your own editor"))
    view.feed(Array("x\t\u{1B}OS".utf8))
    #expect(view.frame.lines.last?.map(\.text).joined().contains("No editor can be opened here.") == true)
    #expect(view.state == .running)
  }

  @Test("From right to left, the form stays in its part too, and clicks hit what is shown")
  func rightToLeft() throws {
    let form = FormSession(Badge(), environment: FormEnvironment(locale: Locale(identifier: "ar")))
    let view = TerminalFormView(form, columns: 40, lines: 10, theme: .terminal, environment: ["TERM": "xterm"])
    view.place = (column: 10, line: 3)
    view.feed(Array("abc".utf8))
    let lines = view.frame.lines.map { Array($0.map(\.text).joined()) }
    #expect(lines.allSatisfy { $0.count == 40 })
    let label = try #require(lines.firstIndex { $0.contains("N") })
    let text = try #require(lines.firstIndex { $0.contains("b") })
    let letter = try #require(lines[text].firstIndex(of: "b"))
    #expect(lines[label].firstIndex(of: "N").map { $0 > 30 } == true && letter > 30)
    // Coordinates of the pointer start at 1. A press outside the form does nothing.
    func press(_ column: Int) {
      view.feed(Array("\u{1B}[<0;\(column + 11);\(text + 4)M\u{1B}[<0;\(column + 11);\(text + 4)m".utf8))
    }
    press(-3)
    press(42)
    press(letter)
    view.feed(Array("X".utf8))
    #expect(form.model.name == "aXbc")
    for text in ["", "\t", "\u{1B}OQ", "\u{6}", "x", "\u{1B}[D", "\u{1B}[A"] {
      view.feed(Array(text.utf8))
      let cells = WrittenCells(view.draw(), width: 200).cells
      #expect(cells.allSatisfy { (10..<50).contains($0.x) && (3..<13).contains($0.y) })
    }
  }
}
