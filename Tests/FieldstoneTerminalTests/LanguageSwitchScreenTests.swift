import ConformanceModels
import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Changing the language on the full screen")
struct LanguageSwitchScreenTests {
  @Test("Everything is shown anew, mirrored where the language runs from right to left, with what was typed")
  func switched() {
    let form = FormSession(Pickers(), environment: FormEnvironment(now: { Date(timeIntervalSince1970: 1_743_422_400) }))
    let screen = FormScreen(form, width: 80, height: 40)
    form.send(.focus("seats"))
    screen.settle()
    _ = screen.press(Key(.text("x")))
    let english = screen.frame().text
    #expect(english.contains("Help") && english.contains("x"))
    form.locale = Locale(identifier: "de")
    screen.settle()
    let german = screen.frame().text
    #expect(german.contains("Hilfe") && !german.contains("Help") && form.row("seats")?.text.contains("x") == true)
    form.locale = Locale(identifier: "ar")
    screen.settle()
    let arabic = screen.frame().text
    #expect(screen.isMirrored && !arabic.contains("Hilfe"))
    form.locale = Locale(identifier: "en")
    screen.settle()
    #expect(screen.frame().text == english && !screen.isMirrored)
  }
}
