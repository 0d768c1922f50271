import FieldstoneCore
import Testing

@testable import FieldstoneTerminal

@Suite("Forms that save by themselves, in the dialogue")
struct FreeDialogueTests {
  struct Card: FormModel {
    var name = "Ada"
    var note = ""
    static func describe(_ fields: FieldList<Card>) {
      fields.add(\.name, "name")
      fields.add(\.note, "note")
    }
    static var formTemplate: Card? { Card() }
  }
  struct Down: Error {}
  private final class Saved: @unchecked Sendable { var names: [String] = [] }

  /// Answers a form's questions, then leaves.
  private func play(
    _ lines: [String], arrange: @escaping (FormBuilder<Card>) -> Void
  ) async throws -> (saved: [String], transcript: String) {
    let definition = FormDefinition<Card>(describe: Card.describe) { form in
      form.mode(.free)
      arrange(form)
    }
    var environment = FormEnvironment.standard
    environment.report = { _ in }
    let form = FormSession(Card(), definition: definition, environment: environment)
    let saved = Saved()
    form.onSave { saved.names.append($0.name) }
    let script = FormConsoleScript(lines + [FormConsoleScript.interrupt, FormConsoleScript.interrupt])
    _ = try await TerminalForm(form, console: script.console).run()
    return (saved.names, script.transcript)
  }

  @Test("What a button of the review has changed is saved at once")
  func button() async throws {
    let played = try await play(["Fill in", ":cancel"]) { form in
      form.button("Fill in") { $0.edit { $0.name = "Bob" } }
    }
    #expect(played.saved == ["Bob"], "\(played.transcript)")
    #expect(played.transcript.contains("Fill in\nSaved.\n") && !played.transcript.contains("will be lost"))
  }

  @Test("So is what a button of a row's menu has changed, once the question is answered")
  func menu() async throws {
    let played = try await play(["1", ":actions", "1", "", ":cancel"]) { form in
      form[\.name].contextAction("Shout") { $0.edit { $0.name = $0.name.uppercased() } }
    }
    #expect(played.saved == ["ADA"], "\(played.transcript)")
  }

  @Test("The outline of the form leaves out headings with nothing under them, and what locked answers may lead to")
  func outline() async throws {
    let locked = try await play([":form", ":cancel"]) { form in
      form.mode(.edit)
      form.section("Who") { $0.field(\.name) }
      form.section("Note") { $0.field(\.note) }
    }
    let outline = locked.transcript.components(separatedBy: ":form\n").dropFirst().joined()
    #expect(outline.contains("Who\n  Name: Ada\n"), "\(locked.transcript)")
    #expect(!outline.contains("Note") && !outline.contains("Some answers"), "\(locked.transcript)")
  }

  @Test("An answer that couldn't be checked isn't said to be refused")
  func failedCheck() async throws {
    let played = try await play(["1", "Bob", ":cancel", "y"]) { form in
      form[\.name].asyncRule(delay: .zero) { _ in throw Down() }
    }
    #expect(played.transcript.contains("This couldn't be checked. Please try again."))
    #expect(!played.transcript.contains("not accepted") && played.transcript.contains("Name: Bob\n"))
    #expect(played.saved.isEmpty, "\(played.transcript)")
  }
}
