import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Programs in other languages")
struct LanguageProgramTests {
  @Test("--texts prints the keys of the form's texts, or a string catalog")
  func list() throws {
    let keys = try Program.run(["--texts"], input: nil)
    let lines = keys.output.split(separator: "\n").map(String.init)
    #expect(keys.exitCode == 0 && keys.errors.isEmpty && Set(lines).count == lines.count)
    for key in ["Email", "Ticket", "Student"] { #expect(lines.contains(key), "\(key)") }
    let file = try Program.run(["--texts=xcstrings"], input: nil)
    let catalog = try FormStringCatalog(data: Data(file.output.utf8))
    #expect(file.exitCode == 0 && catalog.sourceLanguage == "en" && file.output.contains("\"Email\""))
    let wrong = try Program.run(["--text"], input: nil)
    #expect(wrong.exitCode == 64 && wrong.errors.contains("--texts"))
  }

  @Test(
    "The sample speaks the language of the machine",
    arguments: [
      (["LC_ALL": "de_DE.UTF-8"], "Fehler"), (["LC_ALL": "", "LANG": "de_CH.UTF-8"], "Fehler"),
      (["LC_ALL": "sv_SE.UTF-8"], "Error"), (["LC_ALL": "de_DE.UTF-8", "LANGUAGE": "it:de"], "Errore"),
      (["LC_ALL": "C.UTF-8", "LANGUAGE": "de"], "Error"),
    ])
  func machine(variables: [String: String], word: String) throws {
    let dialogue = try Program.run(
      ["--dialogue"], input: Data("ada\n".utf8),
      environment: ["LANGUAGE": "", "SURFACE": "terminal"].merging(variables) { $1 })
    #expect(dialogue.errors.contains("\(word): ") || dialogue.errors.contains("\(word) : "), "\(dialogue.errors)")
  }
}
