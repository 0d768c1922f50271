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

  @Test(
    "Alt-Enter or the second button of the pointer opens the menu of a row, whose entries arrows and letters choose")
  func menu() throws {
    type("Ada")
    #expect(shown.contains("Alt-Enter Actions"), "\(shown)")
    press(Key(.enter, .alt))
    #expect(shown.contains("[ Shout ]") && shown.contains("[ Empty ]") && shown.contains("[ Close ]"), "\(shown)")
    press(Key(.text("s")))
    #expect(form.model.name == "ADA" && screen.panel == nil)
    let (x, y) = try #require(place(of: "ADA"))
    #expect(screen.take(.pointer(Pointer(.menu, x: x, y: y))) == .goesOn)
    #expect(screen.panel == .menu("name"))
    press(Key(.escape))
    #expect(screen.panel == nil && form.model.name == "ADA")
    go(to: "city")
    press(Key(.enter, .alt))
    #expect(screen.panel == nil)
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

  @Test("The program is told which rows are in view, also after scrolling")
  func inView() {
    let form = FormSession(ScreenRegistration())
    let screen = FormScreen(form, width: 60, height: 10)
    var gone: [FormRowID] = []
    let observation = form.observeRows { row, event in if event == .disappeared { gone.append(row) } }
    _ = screen.frame()
    screen.noteRowsInView()
    #expect(form.rowsInView.contains("email") && !form.rowsInView.contains("agrees"))
    form.send(.focus("agrees"))
    screen.settle()
    _ = screen.frame()
    screen.noteRowsInView()
    #expect(form.rowsInView.contains("agrees") && gone.contains("email"))
    withExtendedLifetime(observation) {}
  }

  @Test("Alt-W says why a row is as it is")
  func why() {
    go(to: "name")
    press(.alt("w"))
    #expect(shown.contains("'name' is shown."), "\(shown)")
    press(Key(.escape))
    #expect(screen.panel == nil)
  }

  @Test("In the dialogue, :actions lists the menu of a question; the help names it")
  func commands() async throws {
    let script = FormConsoleScript([
      "?", ":actions", "3", "shout", "Eve", "<", ":actions", "1", "", "x", ":actions", "", ":cancel", "y",
    ])
    let form = FormSession(Finder())
    _ = try await TerminalForm(form, console: script.console).run()
    #expect(
      script.transcript.contains("  Enter :actions to choose one of these: Shout, Empty.\n"), "\(script.transcript)")
    #expect(
      script.transcript.contains(
        "1 Shout\n2 Empty\nWhich action? (number, or Enter for none) 3\nError: There is no number 3."),
      "\(script.transcript)")
    #expect(form.model.name == "EVE" && script.transcript.contains("There is no command “:actions”"))
  }

  @Test("In the dialogue, :show lets a secret be seen while it is typed, at this question only")
  func reveals() async throws {
    let script = FormConsoleScript(["abc", "<", ":show", "def", "", "<", "<", ":show", ":show", "ghi", ":cancel", "y"])
    let form = FormSession(Keys())
    _ = try await TerminalForm(form, console: script.console).run()
    let text = script.transcript
    #expect(!text.contains("abc") && text.contains("Code (optional) [(set)] (- for none): def\n"), "\(text)")
    #expect(!text.contains("ghi") && form.model.code == "ghi")
  }

  @Test("The dialogue runs what a field's action has begun; quitting in a menu asks, as everywhere")
  func fields() async throws {
    let script = FormConsoleScript(["8000", ":actions", ":quit", "n", "", ""])
    let form = FormSession(ZipCode())
    _ = try await TerminalForm(form, console: script.console).run()
    #expect(script.transcript.contains("Working…") && form.model.city == "City of 8000", "\(script.transcript)")
    #expect(script.transcript.contains("Your changes will be lost. Quit anyway?"), "\(script.transcript)")
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
    form[\.name].contextAction("Shout") { $0.edit { finder in finder.name = finder.name.uppercased() } }
      .contextAction("Empty") { $0.edit { finder in finder.name = "" } }
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
private struct ZipCode {
  var zip = ""
  var city = ""

  static func arrange(_ form: FormBuilder<ZipCode>) {
    form[\.zip].action { press in
      let zip = press.model.zip
      press.run {
        "City of \(zip)"
      } then: { city in
        press.edit { $0.city = city }
      }
    }
    form[\.city].contextAction("Clear") { $0.edit { $0.city = "" } }
  }
}

@Form
private struct Keys {
  @Field(.password) var code = ""
  var note = ""
}

@Form
private struct Calm {
  var name = ""
  static func arrange(_ form: FormBuilder<Calm>) { form.startsWithoutFocus() }
}
