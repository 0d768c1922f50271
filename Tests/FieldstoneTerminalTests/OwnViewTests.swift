import FieldstoneCore
import Testing

@testable import FieldstoneTerminal

@Suite("Headings, footers and texts of the program's own, on the screen")
struct OwnViewTests {
  struct Order: FormModel {
    var seats = 2
    var name = ""
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.seats, "seats")
      fields.add(\.name, "name")
    }
    static func arrange(_ form: FormBuilder<Order>) {
      form.text("Book your seats.", id: "top")
      form.section("Your seats", footer: "Row A is in front.", id: "hall") { $0.field(\.seats) }
        .title { "\($0.seats) of your seats" }
      form.section("About you", footer: "We tell nobody.", id: "you") { $0.field(\.name) }
      form.markdown("Made **by hand**", id: "end")
    }
  }

  /// The row's text between signs of the program's own.
  final class Banner: TerminalFormControl {
    let sign: String
    init(_ sign: String) { self.sign = sign }
    func lines(_ row: FormRow, _ space: TerminalFormSpace) -> [TerminalFormLine] {
      [
        TerminalFormLine("\(sign) \(row.title)\u{1B}[2J \(sign)"),
        TerminalFormLine(String(repeating: sign, count: 200)),
      ]
    }
  }

  private let form = FormSession(Order())
  private func screen(width: Int = 70) -> FormScreen {
    let screen = FormScreen(form, width: width, height: 30)
    screen.ownParts.controls.add({ _ in Banner("#") }, for: .heading("hall"))
    screen.ownParts.controls.add({ _ in Banner("*") }, for: .footer("hall"))
    screen.ownParts.controls.add({ _ in Banner("=") }, for: .row("top"))
    screen.ownParts.controls.add({ _ in Banner("~") }, for: .rows(.content))
    return screen
  }

  @Test("The program's lines are in the place of the text, and follow it; other rows keep theirs", arguments: [70, 30])
  func lines(_ width: Int) {
    let screen = screen(width: width)
    let text = screen.frame().text
    for shown in ["# 2 of your seats", "* Row A is in front.", "= Book your seats.", "~ Made by hand"] {
      #expect(text.contains(shown), "\(shown)")
    }
    #expect(text.contains("About you") && text.contains("We tell nobody.") && !text.contains("\u{1B}"))
    form.send(.type("seats", "3"))
    screen.settle()
    #expect(screen.frame().text.contains("# 3 of your seats"))
  }

  @Test("A heading is in the box of its section, and what doesn't fit is cut off")
  func frame() throws {
    let lines = screen().frame().text.split(separator: "\n").map(String.init)
    let heading = try #require(lines.firstIndex { $0.contains("# 2 of your seats") })
    #expect(lines[heading - 1].hasPrefix("╭──") && lines[heading].hasPrefix("│ ") && lines[heading].hasSuffix("│"))
    #expect(lines[heading + 1].hasPrefix("│ ") && lines[heading + 1].hasSuffix("#…  │"), "\(lines[heading + 1])")
    let top = try #require(lines.first { $0.contains("===") })
    #expect(top.hasSuffix("=…") && top.count <= 68, "\(top)")
  }

  @Test("They take no focus and no clicks")
  func focus() throws {
    let screen = screen()
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(lines.firstIndex { $0.contains("* Row A") })
    form.send(.focus("name"))
    screen.settle()
    #expect(screen.point(Pointer(.press, x: 6, y: y)) == .goesOn && form.focusedRow == "name")
    _ = screen.press(Key(.up))
    #expect(form.focusedRow == "seats")
  }
}
