import FieldstoneCore
import Testing

@testable import FieldstoneTerminal

/// Rows that are only looked at, and remarks beside others.
struct Hall: FormModel {
  var seats = 1
  var password = ""
  static func describe(_ fields: FieldList<Hall>) {
    fields.add(\.seats, "seats").caption(.warning, "Only 8 are left.").caption("Sit where you like.")
    fields.add(\.password, "password").password().caption(.information, "At least 8 characters.")
  }
  static func arrange(_ form: FormBuilder<Hall>) {
    form.markdown("Read the [terms](https://example.org) *first*:\n\n- No dogs\n- No drums", id: "intro")
    form.remainingFields()
    form.info("Total", id: "total") { "\($0.seats * 20) €" }
    form.divider(id: "line")
    form.question("Can I cancel?", answer: "Yes, for a *week*.", id: "cancel")
    form.progress("Sold", id: "sold") { Double($0.seats) / 4 }
    form.link("Help", to: "https://example.org/help", id: "help").icon(.mail)
    form.button("Buy", .submit).caption(.error, "We are closed today.")
  }
}

@Suite("What is only looked at, on the screen")
struct ContentScreenTests {
  private let form = FormSession(Hall())
  private let screen: FormScreen

  init() {
    screen = FormScreen(form, width: 70, height: 44)
    _ = screen.frame()
  }

  @Test("Texts, facts, bars, links and lines are there, and remarks have a mark that says their kind without color")
  func shown() {
    let text = screen.frame().text
    #expect(text.contains("Read the terms (https://example.org) first:"))
    #expect(text.contains("• No dogs") && text.contains("────────"))
    #expect(text.contains("! Only 8 are left.") && text.contains("i At least 8 characters."))
    #expect(text.contains("Sit where you like.") && text.contains("✗ We are closed today."))
    #expect(text.contains("20 €") && text.contains("━━┄┄┄┄┄┄┄┄ 25%") && text.contains("https://example.org/help"))
    #expect(text.contains("✉ Help"))
    form.send(.type("seats", "2"))
    screen.settle()
    #expect(screen.frame().text.contains("40 €") && screen.frame().text.contains("━━━━━┄┄┄┄┄ 50%"))
  }

  @Test("Links, strong and emphasized parts have their looks, also where a line ends in one")
  func looks() throws {
    struct Rules: FormModel {
      var seats = 1
      static func describe(_ fields: FieldList<Rules>) { fields.add(\.seats, "seats") }
      static func arrange(_ form: FormBuilder<Rules>) {
        form.markdown("No **dogs, cats or any other animals are let into the hall**, *ever*, see [the rules](tel:1).")
      }
    }
    let grid = FormScreen(FormSession(Rules()), width: 40, height: 20).frame()
    func text(_ style: CellStyle) -> String {
      (0..<20).map { y in String(grid.line(y).filter { $0.style == style }.map(\.character)) }
        .filter { !$0.isEmpty }.joined(separator: "|")
    }
    #expect(text(.strong) == "dogs, cats or any other animals|are let into the hall")
    #expect(text(.emphasis) == "ever" && text(.link) == "the rules")
    #expect(grid.text.contains("are let into the hall, ever, see") && grid.text.contains("the rules (1)."))
    let bare = ScreenTheme(nil, depth: .none)
    #expect(bare[.strong].isBold && bare[.emphasis].isUnderlined && bare[.link].isUnderlined)
  }

  @Test("Enter opens the answer to a question and closes it, and the keys are in the footer")
  func disclosure() {
    form.send(.focus("cancel"))
    screen.settle()
    #expect(screen.frame().text.contains("▸ Can I cancel?") && !screen.frame().text.contains("Yes, for a week."))
    #expect(screen.frame().text.contains("Space Open"))
    _ = screen.press(Key(.enter))
    #expect(screen.frame().text.contains("▾ Can I cancel?") && screen.frame().text.contains("Yes, for a week."))
    #expect(screen.frame().text.contains("Space Close"))
    _ = screen.press(Key(.left))
    #expect(!screen.frame().text.contains("Yes, for a week."))
    _ = screen.press(Key(.text(" ")))
    #expect(screen.frame().text.contains("Yes, for a week."))
  }

  @Test("The dialogue reads out what is there to read, with each question its remarks")
  func dialogue() async throws {
    let script = FormConsoleScript(["2", "secret", ""])
    _ = try await TerminalForm(FormSession(Hall()), console: script.console).run()
    let text = script.transcript
    #expect(text.contains("Read the terms (https://example.org) first:\n• No dogs\n• No drums"))
    #expect(text.contains("  Warning: Only 8 are left.\n  Sit where you like."))
    #expect(text.contains("Total: 40 €") && text.contains("Can I cancel?\nYes, for a week."))
    #expect(text.contains("Sold: 50%") && text.contains("Help: https://example.org/help"))
  }
}
