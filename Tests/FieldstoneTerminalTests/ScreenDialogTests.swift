import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Dialogs, the end of a page, and the status line of the screen")
struct ScreenDialogTests {
  private let form = FormSession(ScreenRegistration())

  private func screen(_ width: Int = 80, _ height: Int = 24) -> FormScreen {
    FormScreen(form, width: width, height: height)
  }

  @discardableResult private func press(_ keys: Key..., on screen: FormScreen) -> FormScreen.Outcome {
    var outcome = FormScreen.Outcome.goesOn
    for key in keys { outcome = screen.press(key) }
    return outcome
  }

  private func lines(_ screen: FormScreen) -> [String] {
    screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The style of the first cell of a text.
  private func style(of text: String, _ screen: FormScreen) -> CellStyle? {
    let frame = screen.frame()
    for y in 0..<frame.height {
      let line = String(frame.line(y).map(\.character))
      if let range = line.range(of: text) {
        return Array(frame.line(y))[line.distance(from: line.startIndex, to: range.lowerBound)].style
      }
    }
    return nil
  }

  // MARK: Dialogs

  @Test("The dialog on leaving has buttons; the one that loses nothing is current; the form is dimmed")
  func leaving() {
    let screen = screen()
    press(Key(.text("ada")), Key(.escape), on: screen)
    #expect(lines(screen).contains { $0.contains("[ Register ] [ Discard ] [ Keep editing ]") })
    #expect(style(of: "[ Keep editing ]", screen) == .activeButton && style(of: "[ Register ]", screen) == .button)
    #expect(style(of: "Password", screen) == .disabled && style(of: "Leave this form?", screen) == .heading)
    #expect(lines(screen).last?.contains("←→ Move  Enter Select") == true)
    #expect(screen.frame().cursor == nil)
    press(Key(.enter), on: screen)
    #expect(screen.panel == nil && form.model.email == "ada")
    press(Key(.escape), Key(.left), on: screen)
    #expect(style(of: "[ Discard ]", screen) == .activeButton)
    #expect(press(Key(.enter), on: screen) == .leaves)
  }

  @Test("Tab, Shift-Tab and the arrow keys wrap around; the first button submits; the letters still work")
  func goesRound() {
    let screen = screen()
    press(Key(.text("ada")), Key(.escape), Key(.tab), on: screen)
    #expect(screen.panelButton == 0)
    press(Key(.tab, .shift), Key(.right), Key(.enter), on: screen)
    #expect(screen.panel == nil && form.facts.failedSubmits == 1)
    press(Key(.escape), Key(.text("k")), on: screen)
    #expect(screen.panel == nil)
    press(Key(.escape), on: screen)
    #expect(press(Key(.text("d")), on: screen) == .leaves)
  }

  @Test("A letter presses a button only if no other one begins with it")
  func sharedLetter() {
    let definition = FormDefinition<Draft>(
      describe: { $0.add(\.name, "name") }, arrange: { $0.button("Done", .submit) })
    let form = FormSession(Draft(), definition: definition)
    let screen = FormScreen(form, width: 60, height: 20)
    press(Key(.text("ada")), Key(.escape), on: screen)
    #expect(press(Key(.text("d")), on: screen) == .goesOn && screen.panel != nil)
    press(Key(.text("k")), on: screen)
    #expect(screen.panel == nil && form.model.name == "ada")
    press(Key(.escape), on: screen)
    for letter in ["s", "n", "y", "e", "r"] { press(Key(.text(letter)), on: screen) }
    #expect(screen.panel == .leaving && form.facts.failedSubmits == 0, "No button begins with these.")
  }

  private struct Draft { var name = "" }

  @Test("Buttons are stacked in a narrow window, and can be clicked")
  func narrow() throws {
    let screen = screen(30, 14)
    press(Key(.text("ada")), Key(.escape), on: screen)
    let shown = lines(screen)
    let first = try #require(shown.firstIndex { $0.contains("[ Register ]") })
    #expect(shown[first + 1].contains("[ Discard ]") && shown[first + 2].contains("[ Keep editing ]"))
    #expect(screen.take(.pointer(Pointer(.press, x: 8, y: first + 1))) == .leaves)
  }

  @Test("The footer names the arrows that move between stacked buttons, also after a refused submit")
  func stackedKeys() {
    let screen = screen(40, 12)
    press(Key(.text("ada")), .control("s"), Key(.escape), on: screen)
    #expect(lines(screen).last?.contains("↑↓ Move  Enter Select") == true, "\(lines(screen))")
    screen.resize(80, 24)
    #expect(lines(screen).last?.contains("←→ Move  Enter Select") == true)
  }

  @Test("A click on the first button submits")
  func clickSubmits() throws {
    let screen = screen()
    press(Key(.text("ada")), Key(.escape), on: screen)
    let y = try #require(lines(screen).firstIndex { $0.contains("[ Register ]") })
    let x = try #require(screen.frame().line(y).map { String($0.character) }.firstIndex(of: "["))
    _ = screen.take(.pointer(Pointer(.press, x: x + 2, y: y)))
    #expect(screen.panel == nil && form.facts.failedSubmits == 1)
  }

  @Test("The confirmation before removing a subform has buttons, and so has an error message")
  func removing() {
    let visit = FormSession(Visit(travel: Travel(from: "Oslo")))
    let screen = FormScreen(visit)
    press(Key(.down), Key(.delete), on: screen)
    #expect(lines(screen).contains { $0.contains("[ Remove ] [ Keep ]") })
    press(Key(.enter), on: screen)
    #expect(visit.model.travel != nil && screen.panel == nil)
    press(Key(.delete), Key(.tab), Key(.enter), on: screen)
    #expect(visit.model.travel == nil)
    screen.show(.failed("Out of paper."))
    #expect(style(of: "[ Close ]", screen) == .activeButton)
    press(Key(.enter), on: screen)
    #expect(screen.panel == nil)
  }

  // MARK: Done

  private func openInvoice() -> FormScreen {
    form.send(.set("needsInvoice", .flag(true)))
    form.send(.open("invoice"))
    let screen = screen()
    screen.settle()
    return screen
  }

  @Test("A page ends with a button: Enter on the last field moves to it, Enter on it goes back")
  func done() {
    let screen = openInvoice()
    #expect(screen.focus == "invoice.company" && lines(screen).contains { $0.contains("[ Done ]") })
    press(Key(.text("ACME")), Key(.enter), on: screen)
    #expect(screen.isOnDone && form.focusedRow == nil && screen.frame().cursor == nil)
    #expect(style(of: "[ Done ]", screen) == .activeButton)
    press(Key(.tab, .shift), on: screen)
    #expect(screen.focus == "invoice.company" && !screen.isOnDone)
    press(Key(.tab), Key(.tab), Key(.down), on: screen)
    #expect(screen.isOnDone)
    press(Key(.enter), on: screen)
    #expect(form.openPages.count == 1 && screen.focus == "invoice" && form.model.invoice.company == "ACME")
    #expect(!lines(screen).contains { $0.contains("[ Done ]") })
  }

  @Test("A click on the button goes back, one next to it does nothing; undo moves the focus away from it")
  func doneByPointer() throws {
    let screen = openInvoice()
    press(Key(.text("ACME")), Key(.tab), .control("_"), on: screen)
    #expect(!screen.isOnDone && screen.focus == "invoice.company")
    let y = try #require(lines(screen).firstIndex { $0.contains("[ Done ]") })
    _ = screen.take(.pointer(Pointer(.press, x: 40, y: y)))
    #expect(form.openPages.count == 2)
    _ = screen.take(.pointer(Pointer(.press, x: 6, y: y)))
    #expect(form.openPages.count == 1)
  }

  // MARK: Status line

  @Test("The status line shows Submit and Leave in every window", arguments: [24, 30, 38, 50, 80, 120])
  func keys(width: Int) {
    let screen = screen(width, 20)
    #expect(lines(screen).last?.contains("^S Submit  Esc Leave") == true)
    press(Key(.text("ada")), .control("s"), on: screen)
    #expect(lines(screen).last?.contains("^S Submit  Esc Leave") == true)
    press(Key(.tab), on: screen)
    #expect(lines(screen).last?.contains("^S Submit  Esc Leave") == true)
  }

  @Test("Each refused submit says how many items need attention, and moves to the first")
  func refused() {
    let screen = screen()
    for _ in 0..<2 {
      press(Key(.tab), Key(.tab), .control("s"), on: screen)
      #expect(lines(screen).last?.contains("Not submitted: 2 items need attention.") == true)
      #expect(screen.focus == "email")
    }
    let narrow = self.screen(38, 20)
    press(.control("s"), on: narrow)
    #expect(lines(narrow)[17].contains("Not submitted: 2 items need") && lines(narrow)[18].contains("attention."))
  }

  @Test("A submit that is refused regardless of the answers says so")
  func notSubmittable() {
    let letter = FormSession(DialogueTextTests.Letter())
    let screen = FormScreen(letter)
    for _ in 0..<2 {
      press(.control("s"), on: screen)
      #expect(lines(screen).last?.contains("This form can't be submitted yet.") == true)
    }
  }

  // MARK: Fields

  @Test("Moving to a number selects it, so that typing replaces it; an arrow key or End deselects it")
  func numbers() {
    let screen = screen()
    for _ in 0..<3 { press(Key(.tab), on: screen) }
    #expect(screen.focus == "seats" && screen.editor?.selected == "1")
    press(Key(.text("3")), on: screen)
    #expect(form.model.seats == 3)
    press(Key(.tab), Key(.tab, .shift), Key(.end), Key(.backspace), Key(.text("4")), on: screen)
    #expect(form.model.seats == 4)
    press(Key(.tab), Key(.tab, .shift), Key(.left), Key(.text("1")), on: screen)
    #expect(screen.editor?.text == "14")
  }

  @Test("A checkbox with a long title is one paragraph, box first; a click on the title toggles it")
  func checkbox() throws {
    form.send(.focus("agrees"))
    let screen = screen()
    #expect(screen.focus == "agrees")
    let line = "› [ ] I agree to the code of conduct of this and of all other conferences *"
    let y = try #require(lines(screen).firstIndex { $0.contains(line) })
    #expect(screen.frame().cursor == nil && style(of: "[ ] I agree", screen) == .current)
    _ = screen.take(.pointer(Pointer(.press, x: 30, y: y)))
    #expect(form.model.agrees)
    let narrow = self.screen(38, 24)
    let shown = lines(narrow)
    let first = try #require(shown.firstIndex { $0.contains("› [x] I agree to the code of") })
    #expect(shown[first + 1].contains("      conduct of this and of"))
  }

  @Test("The terminal's cursor is shown in text fields only")
  func cursor() {
    let screen = screen()
    var shows: [Bool] = []
    for _ in 0..<9 {
      shows.append(screen.frame().cursor != nil)
      press(Key(.tab), on: screen)
    }
    // Email, password, date, seats; meal; allergies; invoice, consent, button.
    #expect(shows == [true, true, true, true, false, true, false, false, false])
  }

  @Test("Ctrl-L redraws everything, in a dialog too")
  func redraws() {
    let screen = screen()
    #expect(press(.control("l"), on: screen) == .redraws)
    press(Key(.text("ada")), Key(.escape), on: screen)
    #expect(press(.control("l"), on: screen) == .redraws && screen.panel == .leaving)
    let view = TerminalFormView(form, columns: 40, lines: 12, theme: .terminal, environment: ["TERM": "xterm"])
    let first = view.draw()
    #expect(view.draw().isEmpty)
    view.feed([0x0C])
    #expect(view.draw().count == first.count)
  }
}
