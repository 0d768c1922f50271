import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Conflicts in the dialogue")
struct ConflictDialogueTests {
  struct Stay: Equatable, Codable, FormModel {
    var nights = 3

    static func describe(_ fields: FieldList<Stay>) { fields.add(\.nights, "nights") }
    static var formTemplate: Stay? { Stay() }
  }

  @Test("A question with a conflict says before its prompt how the conflict is resolved")
  func offered() async throws {
    let form = FormSession(Stay())
    form.send(.type("nights", "5"))
    form.update(from: Stay(nights: 30))
    let script = FormConsoleScript([":actions", "2", "", ""])
    let model = try await TerminalForm(form, console: script.console).run()
    let offer = "Enter :actions to choose one of these: Keep mine, Use the newer one."
    let before = script.transcript.prefix(upTo: script.transcript.range(of: ":actions\n")?.lowerBound ?? "".endIndex)
    #expect(before.contains(offer), "\(script.transcript)")
    #expect(script.transcript.components(separatedBy: offer).count == 2, "\(script.transcript)")
    #expect(model == Stay(nights: 30))
  }

  @Test("Another answer to such a question is the one that Enter keeps, until the title of an action resolves it")
  func answered() async throws {
    let form = FormSession(Stay())
    form.send(.type("nights", "5"))
    form.update(from: Stay(nights: 30))
    let script = FormConsoleScript(["21", "", "keep mine", "", ""])
    let model = try await TerminalForm(form, console: script.console).run()
    let shown = script.transcript
    #expect(shown.contains("[5]: 21\n"), "\(shown)")
    #expect(shown.contains("[21]: \n") && shown.contains("[21]: keep mine\n"), "\(shown)")
    #expect(script.remaining.isEmpty && model == Stay(nights: 21), "\(shown)")
  }

  @Test("What the field refuses is no such answer: Enter keeps the one before")
  func refused() async throws {
    let form = FormSession(Stay())
    form.send(.type("nights", "5"))
    form.update(from: Stay(nights: 30))
    let script = FormConsoleScript(["21", "many", "", ":actions", "1", "", ""])
    let model = try await TerminalForm(form, console: script.console).run()
    #expect(script.transcript.contains("[21]: many\n"), "\(script.transcript)")
    #expect(script.remaining.isEmpty && model == Stay(nights: 21), "\(script.transcript)")
  }

  @Test("The review shows the answer that is in conflict, not that there is none")
  func reviewed() throws {
    let form = FormSession(Stay())
    func enter(_ text: String) {
      for input in [FormInput.focus("nights"), .type("nights", text), .blur("nights")] { form.send(input) }
    }
    enter("5")
    form.update(from: Stay(nights: 30))
    let row = try #require(form.row("nights"))
    #expect(row.issues.map(\.code) == ["changedElsewhere"] && row.refusedEntry == nil)
    #expect(row.shownAnswer(in: form.environment) == "5")
    enter("many")
    #expect(try #require(form.row("nights")).refusedEntry != nil)
  }
}
