import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Looks on the screen")
struct LookScreenTests {
  struct Order: FormModel {
    var name = ""
    var town = "Bath"
    var invoice = Invoice()
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.name, "name").required()
      fields.add(\.town, "town")
      fields.add(\.invoice, "invoice")
    }
    static func arrange(_ form: FormBuilder<Order>) {
      form.section("You", id: "you") { $0.fields(\.name, \.town) }
      form.section("Second") { $0.field(\.invoice) }
      form.button("Send", .submit)
    }
  }
  struct Invoice: FormModel {
    var vat = ""
    static func describe(_ fields: FieldList<Invoice>) { fields.add(\.vat, "vat") }
    static var formTemplate: Invoice? { Invoice() }
  }

  private let form = FormSession(Order())

  private func lines(width: Int = 70, _ change: (inout FormTheme) -> Void = { _ in }) -> [String] {
    let screen = FormScreen(form, width: width, height: 30)
    var theme = FormTheme()
    change(&theme)
    screen.appearance.theme = theme
    return screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func index(_ text: String, in lines: [String]) throws -> Int {
    try #require(lines.firstIndex { $0.contains(text) }, "\(text) in \(lines)")
  }

  @Test("A theme that changes nothing draws the same")
  func standard() {
    let screen = FormScreen(form, width: 70, height: 30)
    let before = screen.frame()
    screen.appearance.theme = .columns
    screen.appearance.theme = .standard
    #expect(screen.frame().text == before.text)
  }

  @Test("Plain groups have no boxes; spacious rows have a line between them; compact ones begin at once")
  func groups() throws {
    let plain = lines { $0.groups = .plain }
    #expect(!plain.contains { $0.contains("╭") } && lines().contains { $0.contains("╭") })
    let (regular, spacious) = (lines(), lines { $0.density = .spacious })
    #expect(try index("Town", in: regular) == index("Name", in: regular) + 1)
    #expect(try index("Town", in: spacious) == index("Name", in: spacious) + 2)
    let compact = lines {
      $0.groups = .plain
      $0.density = .compact
    }
    // The heading of the invoice's section has an empty line above it only in the other.
    #expect(try index("Second", in: compact) == index("Town", in: compact) + 1)
    #expect(try index("Second", in: plain) == index("Town", in: plain) + 2)
  }

  @Test("Titles are above their answers where the theme says so", arguments: [FormTheme.Labels.above, .floating])
  func above(labels: FormTheme.Labels) throws {
    let above = lines { $0.labels = labels }
    #expect(try index("Bath", in: above) == index("Town", in: above) + 1)
    #expect(try index("Bath", in: lines()) == index("Town", in: lines()))
  }

  @Test("The marks are those of the theme, and the head explains only a star")
  func marks() throws {
    let star = lines { $0.marks = .star }
    #expect(star.contains { $0.contains("Name *") } && star[0].contains("* required"))
    let word = lines { $0.marks = .word }
    #expect(word.contains { $0.contains("Name (required)") } && !word[0].contains("* required"))
    let optional = lines { $0.marks = .onlyOptional }
    #expect(optional.contains { $0.contains("Town (optional)") } && !optional.contains { $0.contains("Name *") })
    let none = lines { $0.marks = .none }
    #expect(!none.contains { $0.contains("*") || $0.contains("(optional)") || $0.contains("(required)") })
  }

  @Test("The dialogue has the marks, too")
  func dialogue() async throws {
    let console = FormConsoleScript(["", "", "", "", "", "", "", ""])
    let terminal = TerminalForm(FormSession(Order()), console: console.console)
    terminal.formTheme.marks = .none
    _ = try? await terminal.run()
    #expect(!console.transcript.contains("required)") && console.transcript.contains("Name"))
    let marked = FormConsoleScript(["", "", "", "", "", "", "", ""])
    let other = TerminalForm(FormSession(Order()), console: marked.console)
    other.formTheme.marks = .star
    _ = try? await other.run()
    #expect(marked.transcript.contains("Name (*)"))
  }

  @Test("Issues have a stroke beside them, or the lines of the program, which are made safe and cut off")
  func issues() throws {
    form.send(.submit)
    #expect(!lines().contains { $0.contains("▎") } && lines().contains { $0.contains("✗") })
    for issues in [FormTheme.Issues.bar, .filled] {
      #expect(lines { $0.issues = issues }.contains { $0.contains("▎") && $0.contains("✗") })
    }
    let screen = FormScreen(form, width: 70, height: 30)
    screen.ownParts.issues.add(
      { row, _ in
        [TerminalFormLine("Oh\u{1B}[2J: \(row.issues.count) " + String(repeating: "x", count: 200), .error)]
      }, for: .everything)
    let text = screen.frame().text
    #expect(text.contains("Oh") && text.contains(": 1 x") && !text.contains("\u{1B}"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 70 })
  }

  @Test("What a picture shows is above the rows, and the footer below the last; the pointer still finds the rows")
  func ends() throws {
    let screen = FormScreen(form, width: 70, height: 30)
    screen.appearance.theme.header = FormTheme.Header(FormImage(bytes: []), description: "our house")
    screen.appearance.theme.footer = "Ask us."
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let name = try index("Name", in: lines)
    #expect(try index("our house", in: lines) < name && index("Ask us.", in: lines) > index("Send", in: lines))
    _ = screen.point(Pointer(.press, x: 40, y: try index("Town", in: lines)))
    #expect(form.focusedRow == "town")
  }

  final class Banner: TerminalFormControl {
    func lines(_ row: FormRow, _ space: TerminalFormSpace) -> [TerminalFormLine] {
      [TerminalFormLine("=== \(row.title) ===")]
    }
  }

  @Test("A program shows what is in buttons and links; keys and clicks still press them")
  func buttons() throws {
    let screen = FormScreen(form, width: 70, height: 30)
    screen.ownParts.controls.add({ _ in Banner() }, for: .rows(.action))
    screen.ownParts.controls.add({ _ in Banner() }, for: .rows(.link))
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.contains { $0.contains("=== Send ===") })
    let link = try index("=== Invoice ===", in: lines)
    form.send(.focus("invoice"))
    screen.settle()
    #expect(screen.frame().text.contains("› === Invoice ==="))
    _ = screen.press(Key(.enter))
    #expect(form.page.path == "invoice")
    form.send(.back)
    screen.settle()
    _ = screen.frame()
    _ = screen.point(Pointer(.press, x: 8, y: link))
    _ = screen.point(Pointer(.release, x: 8, y: link))
    #expect(form.page.path == "invoice")
  }

  @Test("Changing the theme makes the rows in the window anew, in a form of any size")
  func scale() {
    struct Answers { var texts: [String] }
    func work(_ count: Int) -> (rows: Int, operations: FormOperations) {
      let definition = FormDefinition<Answers> { $0.add(\.texts, "text").closed() }
      let form = FormSession(Answers(texts: Array(repeating: "", count: count)), definition: definition)
      let screen = FormScreen(form)
      _ = screen.frame()
      let (rows, operations) = (screen.madeRows, form.operations)
      for theme in [FormTheme.columns, .floatingLabels, .insetGroups, .standard] {
        screen.appearance.theme = theme
        _ = screen.frame()
      }
      return (screen.madeRows - rows, form.operations - operations)
    }
    let (few, many) = (work(100), work(20_000))
    #expect(
      few.rows > 0 && many.rows <= few.rows + 10 && few.operations.total == many.operations.total, "\(few), \(many)")
  }

  @Test(
    "Texts in the colors of a look have enough contrast on the terminal, light and dark",
    arguments: [FormTheme.floatingLabels, .columns, .insetGroups])
  func contrast(theme: FormTheme) {
    func rgb(_ color: TerminalColor) -> FormColor.RGB {
      FormColor.RGB(red: color.red, green: color.green, blue: color.blue)
    }
    let pages: [FormColor.Background: [UInt32]] = [
      .dark: [0x000000, 0x0C0C0C, 0x1E1E2E, 0x282C34, 0x002B36], .light: [0xFFFFFF, 0xFAFAFA, 0xFDF6E3, 0xEFF1F5],
    ]
    for (colors, background) in [(TerminalColors.dark, FormColor.Background.dark), (.light, .light)] {
      let own = colors.with(theme.colors, background)
      #expect(own.accent != colors.accent && own.accent.ansi == colors.accent.ansi)
      #expect(rgb(own.onAccent).contrast(with: rgb(own.accent)) >= 4.5)
      for page in pages[background] ?? [] {
        let page = FormColor.RGB(page)
        #expect(rgb(own.error).contrast(with: page) >= 4.5 && rgb(own.warning).contrast(with: page) >= 4.5)
        #expect(rgb(own.accent).contrast(with: page) >= 4.5, "A link has the accent.")
      }
    }
    #expect(TerminalColors.dark.with(.standard, .dark) == .dark)
  }
}
