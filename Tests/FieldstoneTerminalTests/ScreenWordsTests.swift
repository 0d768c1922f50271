import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Words of the screen")
struct ScreenWordsTests {
  private func leaving(_ title: String, _ environment: FormEnvironment = .standard) -> String {
    let definition = FormDefinition<Travel>(
      describe: { $0.add(\.from, "from") },
      arrange: {
        $0.remainingFields()
        $0.button(FormString(title), .submit)
      })
    let screen = FormScreen(FormSession(Travel(), definition: definition, environment: environment))
    _ = screen.press(Key(.text("x")))
    _ = screen.press(Key(.escape))
    return screen.frame().text
  }

  @Test("The question on leaving is the same for every form; its first button is the submit button")
  func leaving() {
    for title in ["Save", "Register"] {
      let shown = leaving(title)
      #expect(shown.contains("Leave this form?") && shown.contains("[ \(title) ] [ Discard ] [ Keep editing ]"))
    }
    let german = FormEnvironment(translate: { text, _ in ["Save": "Sichern"][text.english] })
    #expect(leaving("Save", german).contains("[ Sichern ]"))
  }

  @Test("The number of errors has the words of the other surfaces, in the status line, at a link and above the list")
  func toFix() {
    let form = FormSession(ScreenRegistration())
    form.send(.set("needsInvoice", .flag(true)))
    let screen = FormScreen(form, width: 80, height: 40)
    _ = screen.press(.control("s"))
    _ = screen.press(Key(.tab))
    #expect(screen.frame().text.contains("✗ 3 to fix"))
    #expect(screen.frame().text.contains("› ✗ 1 to fix"))
    _ = screen.press(Key(.function(2)))
    #expect(screen.frame().text.contains(" 3 to fix "))
  }

  @Test("What a star means is at the top while a row with a star shows, if there is room")
  func legend() {
    let form = FormSession(ScreenRegistration())
    #expect(FormScreen(form).frame().text.contains("* required  ━"))
    let narrow = FormScreen(form, width: 38)
    #expect(narrow.frame().text.contains("* required  2 of 8"))
    _ = narrow.press(Key(.text("x")))
    #expect(narrow.frame().text.contains("● Unsaved  2 of 8") && !narrow.frame().text.contains("* required"))
    let optional = FormDefinition<Travel>(describe: { $0.add(\.byTrain, "byTrain") })
    #expect(!FormScreen(FormSession(Travel(), definition: optional)).frame().text.contains("* required"))
  }
}
