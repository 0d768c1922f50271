import FieldstoneTesting
import Foundation
import Testing

@Suite("Script files")
struct ScriptFileTests {
  private static let commands = """
    type Seats = 3
    type Title #2 = a = b
    type Name =
    choose Diet = Vegan
    choose Colour =
    pick Toppings = Ham, Olives\\u{2C} black
    pick Toppings =
    set I need an invoice = on
    attach Photo = ada.png
    attach Photo =
    open Invoice
    press Start over
    insert Guests x
    insert Guests #2 x before Guest #2
    remove Guest #2
    move Guest before Guest #3
    move Guest last
    duplicate Guest #2 y-1
    back
    undo
    redo
    submit
    submit twice
    hold
    release
    stop
    cancel
    stay
    leave
    tamper 400 a=1 b=two\\nlines
    check
    expect value Red \\u{1B}[31m alert = \\\\
    expect issue Seats = Enter a whole number.
    expect no issue Seats
    expect shown Budget
    expect hidden Budget
    expect page Invoice
    expect page
    expect leaving
    expect busy
    expect submitted
    expect cancelled

    """

  @Test("A script that is written and read again is equal")
  func roundTrip() throws {
    let text = "# All there is.\nform everything\nsurfaces engine web\n" + Self.commands
    let script = try ConformanceScript(parsing: text, name: "all")
    #expect(script.description == text)
    #expect(script.about == "All there is.")
    #expect(script.lines.first?.number == 4)
    #expect(script.lines[1].command == .type(ConformanceRowName("Title", ordinal: 2), "a = b"))
    #expect(script.lines[2].command == .type(ConformanceRowName("Name"), ""))
  }

  @Test("Only some surfaces play a script that needs what others don't have")
  func chosen() throws {
    let text = "form everything\nsurfaces engine web\ntamper 400 a=1\n"
    #expect(try ConformanceScript(parsing: text, name: "web").playable == [.engine, .web])
  }

  @Test("A surface without undo skips scripts that need it")
  func playable() throws {
    let script = try ConformanceScript(parsing: "form attendee\nundo\n", name: "undo")
    #expect(script.playable == [.engine, .screen, .web, .window, .swiftUI])
  }

  @Test("Only surfaces that go on during a save play a script that does something then")
  func goesOn() throws {
    let waits = try ConformanceScript(parsing: "form note\nhold\nsave\nexpect busy\nrelease\nedit\n", name: "a")
    #expect(waits.playable == ConformanceSurface.allCases)
    let types = try ConformanceScript(parsing: "form note\nhold\nsave\ntype Text = x\nrelease\n", name: "b")
    #expect(types.playable == [.engine, .screen, .window, .swiftUI])
    #expect(types.playable(withPageScript: true) == [.engine, .screen, .web, .window, .swiftUI])
    let stops = try ConformanceScript(parsing: "form note\nhold\nsave\nstop\n", name: "c")
    #expect(stops.playable == [.engine, .screen, .window, .swiftUI])
  }

  @Test(
    "An invalid line is reported with what is accepted",
    arguments: [
      ("type Seats = 3\n", "s:1: Expected 'form NAME' before the first command."),
      ("", "s:1: Expected 'form NAME'."),
      ("form a\nform b\n", "s:2: Expected 'form NAME', once, first."),
      ("form a\n\ntype Seats\n", "s:3: Expected 'type ROW = TEXT'."),
      ("form a\nset Seats = 1\n", "s:2: Expected 'set ROW = on' or 'set ROW = off'."),
      ("form a\nopen\n", "s:2: Expected the title of a row after 'open'."),
      (
        "form a\nsurfaces engine gtk\n",
        "s:2: Unknown surface 'gtk'. Surfaces are engine, terminal, screen, web, window, swiftui."
      ),
      ("form a\ntype A = \\x\n", "s:2: In texts, '\\' stands before 'n', 't', '\\' or 'u{1F600}' only."),
      ("form a\ninsert Guests\n", "s:2: Expected 'insert ROW ID'."),
      ("form a\nduplicate Guest #2\n", "s:2: Expected 'duplicate ROW ID'."),
      ("form a\nmove Guest\n", "s:2: Expected 'move ROW before ROW' or 'move ROW last'."),
      ("form a\ntamper now\n", "s:2: Expected 'tamper STATUS NAME=VALUE…', like 'tamper 400 price=1'."),
    ])
  func mistakes(text: String, message: String) {
    #expect(throws: ConformanceScriptError.self) { try ConformanceScript(parsing: text, name: "s") }
    do {
      _ = try ConformanceScript(parsing: text, name: "s")
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test("The error for an unknown command lists the commands", arguments: ["jump Seats", "expect nothing"])
  func unknown(line: String) throws {
    do {
      _ = try ConformanceScript(parsing: "form a\n\(line)\n", name: "s")
      Issue.record("The line must be rejected.")
    } catch let error as ConformanceScriptError {
      #expect(error.line == 2)
      #expect(error.message.contains("'submit twice'") || error.message.contains("'expect hidden ROW'"))
    }
  }
}
