import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Buttons that ask or take time, on the terminal")
struct ActionScreenTests: ScreenSuite {
  private let form: FormSession<Finder>
  let screen: FormScreen

  init() {
    form = FormSession(Finder())
    screen = FormScreen(form, width: 80, height: 20)
  }

  @Test("A button that takes time says so; Esc on it stops the work, and doesn't leave")
  func stops() async {
    type("Ada")
    go(to: "action.find")
    press(Key(.enter))
    #expect(shown.contains("Working…") && shown.contains("Esc Stop"), "\(shown)")
    press(Key(.escape))
    #expect(!shown.contains("Working…") && screen.panel == nil && !form.hasJobs)
    press(Key(.enter))
    await form.runJobs()
    screen.settle()
    #expect(form.model.city == "City of Ada" && !shown.contains("Working…") && shown.contains("City of Ada"))
  }

  @Test("What it has failed with is said below it")
  func fails() async {
    go(to: "action.find")
    press(Key(.enter))
    await form.runJobs()
    screen.settle()
    #expect(shown.contains("The archive can't be reached."), "\(shown)")
  }

  @Test("A question is asked first; only its button presses the other one")
  func asks() {
    type("Ada")
    go(to: "action.clear")
    press(Key(.enter))
    #expect(shown.contains("Clear the name?") && shown.contains("[ Cancel ]"), "\(shown)")
    press(Key(.enter))
    #expect(form.model.name == "Ada" && screen.panel == nil)
    press(Key(.enter), Key(.text("c")))
    // Both answers begin with this letter.
    #expect(form.model.name == "Ada" && screen.panel != nil)
    press(.alt("y"))
    #expect(form.model.name == "" && screen.panel == nil)
  }

  @Test("Return in the last field submits where the form says so; the buttons after it don't matter")
  func submits() {
    go(to: "city")
    #expect(screen.press(Key(.enter)) == .submits)
  }

  @Test("A form may open without the focus; the first Tab leads to its first field")
  func calm() {
    let screen = FormScreen(FormSession(Calm()), width: 60, height: 10)
    #expect(screen.focus == nil)
    _ = screen.press(Key(.tab))
    #expect(screen.focus == "name")
  }

  @Test("Alt-W says why a row is as it is")
  func why() {
    go(to: "name")
    press(.alt("w"))
    #expect(shown.contains("'name' is shown."), "\(shown)")
    press(Key(.escape))
    #expect(screen.panel == nil)
  }

  @Test("The dialogue waits, and says what came of it; a question is asked first")
  func dialogue() async throws {
    let script = FormConsoleScript(["", "", "Find", "1", "Ada", "Find", "Clear", "", "Clear", "y", ":cancel", "y"])
    let form = FormSession(Finder())
    _ = try await TerminalForm(form, console: script.console).run()
    #expect(
      script.transcript.contains("Working…\nWarning: Find: The archive can't be reached."), "\(script.transcript)")
    #expect(script.transcript.contains("2  City: City of Ada"), "\(script.transcript)")
    #expect(script.transcript.contains("Clear the name? [y/N]: "))
    #expect(form.model.name == "" && form.model.city == "City of Ada")
  }
}

/// A form with a button that takes time and one that asks.
@Form
private struct Finder: Equatable {
  var name = ""
  var city = ""

  static func arrange(_ form: FormBuilder<Finder>) {
    form.returnSubmits()
    form.fields(\.name, \.city)
    form.button("Find") { press in
      let name = press.model.name
      press.run {
        if name.isEmpty { throw Patient.Failure() }
        return "City of \(name)"
      } then: { city in
        press.edit { $0.city = city }
      }
    }
    form.button("Clear") { $0.edit { finder in finder.name = "" } }.confirms("Clear the name?")
  }
}

@Form
private struct Calm {
  var name = ""
  static func arrange(_ form: FormBuilder<Calm>) { form.startsWithoutFocus() }
}
