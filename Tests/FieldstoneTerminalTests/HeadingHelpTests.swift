import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("The help of what has no question of its own")
struct HeadingHelpTests: ScreenSuite {
  struct Address: FormModel, Equatable {
    var street = ""
    static var formTemplate: Address? { Address() }
    static func describe(_ fields: FieldList<Address>) { fields.add(\.street, "street") }
  }

  struct Order: FormModel, Equatable {
    var home = Address()
    var work = Address()
    var other: Address?
    var price = 0.0

    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.home, "home").inline().help("Where you live.")
      fields.add(\.work, "work").pushed().help("Where you work.")
      fields.add(\.other, "other").inline().help("Where else?")
      fields.add(\.price, "price").currency("EUR")
    }
  }

  let screen = FormScreen(FormSession(Order(), environment: .fixed), width: 80, height: 40)

  @Test("The dialogue says it below the heading; an optional form says it with the question")
  func dialogue() async {
    let script = FormConsoleScript(["1 Road", "2 Street", "", "", ""], isTerminal: true)
    let terminal = TerminalForm(FormSession(Order(), environment: .fixed), console: script.console)
    _ = try? await terminal.run()
    #expect(script.transcript.contains("Home\n----\nWhere you live.\n"), "\(script.transcript)")
    #expect(script.transcript.contains("\nWhere you work.\n"))
    #expect(script.transcript.contains("Other\n  Where else?\nAdd “Other”? [y/N]: "))
  }

  @Test("The screen shows it below the heading of an inline form")
  func heading() throws {
    let heading = try #require(place(of: "Home"))
    #expect(try #require(place(of: "Where you live.")).y == heading.y + 1, "\(shown)")
  }

  @Test("An amount that is wrong shows as it was typed, and another one in its format")
  func wrongAmount() throws {
    go(to: "price")
    type("3.555")
    go(to: "home.street")
    #expect(shown.contains("3.555") && !shown.contains("3.56"), "\(shown)")
    go(to: "price")
    for _ in 0..<5 { press(Key(.backspace)) }
    type("3.5")
    go(to: "home.street")
    #expect(shown.contains("€3.50"), "\(shown)")
  }
}
