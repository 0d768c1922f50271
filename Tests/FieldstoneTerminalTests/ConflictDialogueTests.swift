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
}
