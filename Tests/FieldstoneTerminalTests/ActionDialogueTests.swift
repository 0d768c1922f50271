import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Actions in the dialogue")
struct ActionDialogueTests {
  @Test("What an action makes appear is said once; what was there before isn't said again")
  func remarks() async throws {
    let script = FormConsoleScript(["ada@example.org", "send link", "send link", ""])
    let model = try await TerminalForm(FormSession(LinkRequest()), console: script.console).run()
    #expect(model?.isSent == true)
    #expect(script.transcript.contains("Working…\nWe've sent you a link.\n"), "\(script.transcript)")
    #expect(script.transcript.components(separatedBy: "We've sent you a link.").count == 2, "\(script.transcript)")
    #expect(script.transcript.components(separatedBy: "We send it at once.").count == 2, "\(script.transcript)")
  }
}

/// A form with an action that shows a note.
@Form
private struct LinkRequest: Equatable, Codable {
  var email = ""
  @Field(.excluded) var isSent = false

  static func arrange(_ form: FormBuilder<LinkRequest>) {
    form.text("We send it at once.")
    form.field(\.email)
    form.button("Send link") { press in
      press.run {
        1
      } then: { _ in
        press.edit { $0.isSent = true }
      }
    }
    form.text("We've sent you a link.").visible { $0.isSent }
  }
}
