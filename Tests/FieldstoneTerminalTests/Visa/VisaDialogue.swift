import Fieldstone
import FieldstoneTerminal
import Foundation
import VisaForms

/// The dialogue of the visa example, with typed lines that are the same in each language.
enum VisaDialogue {
  /// What is typed: mistakes, help, a step back, two travellers, and a change in the review.
  static let lines = [
    "", "7", "?", "2", "100", "30", "Ada", "<", "Ada Byron", "ada", "ada@example.org", "1 Main St", "", "Berlin",
    "ACME",
    "<", "ACME Ltd", "Ada", "a", "Eve", "18", "7", "a", "Ben", "3", "x", "?", "r2", "y", "a", "Joe", "2", "", "n", "y",
    "99", "8", "London", "?", "",
  ]

  /// Everything that is shown in a language, with what is typed.
  static func transcript(_ language: String) async throws -> (text: String, remaining: [String], model: Visa?) {
    let environment = FormEnvironment(
      locale: Locale(identifier: language), timeZone: .gmt, now: { Date(timeIntervalSince1970: 1_743_422_400) })
    let script = FormConsoleScript(lines)
    let form = Visa.session(in: environment, try Visa.texts())
    let model = try? await TerminalForm(form, console: script.console).run()
    return (script.transcript, Array(script.remaining), model ?? nil)
  }
}
