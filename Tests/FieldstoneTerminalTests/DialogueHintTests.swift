import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Hints in the dialogue")
struct DialogueHintTests {
  private func transcript(
    _ lines: [String] = [""], _ environment: FormEnvironment = FormEnvironment(),
    _ describe: @escaping (FieldBuilder<Travel, String>) -> Void
  ) async throws -> String {
    let definition = FormDefinition<Travel>(describe: { describe($0.add(\.from, "from")) })
    let script = FormConsoleScript(lines + [FormConsoleScript.interrupt, FormConsoleScript.interrupt])
    let form = FormSession(Travel(from: ""), definition: definition, environment: environment)
    _ = try await TerminalForm(form, console: script.console).run()
    return script.transcript
  }

  @Test("The prompt shows the limits of the length")
  func lengths() async throws {
    #expect(
      try await transcript { $0.required().minimumLength(8) }.contains("From (required, at least 8 characters): "))
    #expect(try await transcript { $0.maximumLength(1) }.contains("From (optional, at most 1 character): "))
    #expect(
      try await transcript { $0.minimumLength(2).maximumLength(12) }.contains("From (optional, 2 to 12 characters): "))
    #expect(
      try await transcript { $0.minimumLength(8).control(.secure(isNew: true)) }
        .contains("From (optional, at least 8 characters, not shown): "))
    #expect(
      try await transcript { $0.maximumLength(500).control(.longText) }
        .contains("From (optional, at most 500 characters, several lines, ended by"))
  }

  @Test("A hint that doesn't fit in the prompt is shown above it, and again in the help")
  func above() async throws {
    let title = "The town, station or airport that you are going to leave from"
    let long = try await transcript(["?"]) { $0.title(title).required().minimumLength(8) }
    #expect(long.contains("\(title)\n  At least 8 characters\n\(title) (required): ?\n"))
    #expect(long.contains("  One line of text.\n  At least 8 characters.\n"))
  }

  @Test("Hints about the length are translated")
  func translated() async throws {
    let german = FormEnvironment(translate: { text, _ in
      ["At least %@ characters": "Mindestens %@ Zeichen"][text.english]
    })
    #expect(try await transcript([""], german) { $0.minimumLength(8) }.contains("mindestens 8 Zeichen"))
  }
}
