import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Lists and headings in the dialogue, in other languages")
struct LanguageListTests {
  private func transcript(_ language: String) async throws -> String {
    let definition = FormDefinition<Travel>(describe: { $0.add(\.from, "from").required().minimumLength(8) })
    let environment = FormEnvironment(locale: Locale(identifier: language))
    let form = FormSession(Travel(from: "Rotterdam"), definition: definition, environment: environment)
    let script = FormConsoleScript(["", FormConsoleScript.interrupt, FormConsoleScript.interrupt])
    _ = try await TerminalForm(form, console: script.console).run()
    return script.transcript
  }

  @Test(
    "What a prompt says in brackets is joined as the language joins lists", arguments: [("ja", "、"), ("ar", "، ")])
  func separators(_ language: String, _ separator: String) async throws {
    let transcript = try await transcript(language)
    let prompt = try #require(transcript.split(separator: "\n").first { $0.contains("Rotterdam") })
    #expect(prompt.contains(separator) && !prompt.contains(", "), "\(transcript)")
  }

  @Test("The line below a heading is as wide as the heading, whose letters may take two cells")
  func underline() async throws {
    let lines = try await transcript("ja").split(separator: "\n").map(String.init)
    let line = try #require(lines.firstIndex { $0.hasPrefix("==") })
    #expect(CellWidth.of(lines[line]) == CellWidth.of(lines[line - 1]), "\(lines)")
    #expect(lines[line].count > lines[line - 1].count, "\(lines)")
  }
}
