import Fieldstone
import FieldstoneTerminal
import Testing

@Suite("Words")
struct WordsTests {
  private func play(_ lines: [String], _ table: [String: String]) async -> (transcript: String, error: String?) {
    let environment = FormEnvironment(translate: { text, _ in table[text.english] })
    let script = FormConsoleScript(lines)
    var message: String?
    do {
      _ = try await TerminalForm(FormSession(Proposal(), environment: environment), console: script.console).run()
    } catch let error as TerminalFormError {
      message = error.text(in: environment)
    } catch {}
    return (script.transcript, message)
  }

  @Test("The terminal's own texts are translated, and yes and no are read in the user's language")
  func translated() async {
    let german = [
      "Press Enter to keep the [answer]. ? help, < back, :cancel quit": "Willkommen.",
      "required": "nötig", "Error": "Fehler", "%@ to %@": "%@ bis %@", "%@ or %@": "%@ oder %@", "Yes": "Ja",
      "No": "Nein", "Page: %@": "Seite: %@", "Review": "Prüfung", "Form": "Formular",
      "The input ended before the form was submitted.": "Zu früh zu Ende.", "This field is required.": "Antwort nötig.",
    ]
    let end = FormConsoleScript.end
    let dialogue = await play(["", "Formen", "", "", "", "", "j", "Rom", "ja", "", end, end], german)
    #expect(dialogue.transcript.hasPrefix("Willkommen.\n"))
    #expect(dialogue.transcript.contains("Title (nötig, at most 20 characters): \nFehler: Antwort nötig.\n"))
    #expect(dialogue.transcript.contains("Minutes (nötig, 5 bis 90 min) [30]: "))
    #expect(dialogue.transcript.contains("Needs Travel [j/N]: j\n\nSeite: Travel\n"))
    #expect(dialogue.transcript.contains("By Train [J/n]: ja\n"))
    #expect(dialogue.transcript.contains("Prüfung\n=======\n"))
    #expect(dialogue.error == "Zu früh zu Ende.")
  }

  @Test("A percent sign in a title or an answer is kept")
  func percent() async {
    let dialogue = await play(["100 %@", "", "", "", "", "", "", ""], [:])
    #expect(dialogue.transcript.contains("Title: 100 %@\n"))
  }
}
