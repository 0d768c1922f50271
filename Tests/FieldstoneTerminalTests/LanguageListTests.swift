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

  @Test(
    "Prompts, errors and the review have the colon and the brackets of the language",
    arguments: [
      ("en", "at least 8 characters): \n", "Error: ", "By Train [Y/n]: ", "   1  From: Rotterdam\n"),
      ("fr", " caractères)\u{A0}: \n", "Erreur\u{A0}: ", "By Train [O/n]\u{A0}: ", "   1  From\u{A0}: Rotterdam\n"),
      ("ja", "8文字以上）：\n", "エラー：", "By Train [はい/いいえ：はい]：", "   1  From：Rotterdam\n"),
      ("zh-Hans", "个字符）：\n", "错误：", "By Train [是/否：是]：", "   1  From：Rotterdam\n"),
    ])
  func colons(_ language: String, _ prompt: String, _ error: String, _ flag: String, _ answer: String) async throws {
    let definition = FormDefinition<Travel>(describe: {
      $0.add(\.from, "from").required().minimumLength(8)
      $0.add(\.byTrain, "byTrain")
    })
    let environment = FormEnvironment(locale: Locale(identifier: language))
    let script = FormConsoleScript(["", "Rotterdam", "", FormConsoleScript.interrupt, FormConsoleScript.interrupt])
    let form = FormSession(Travel(), definition: definition, environment: environment)
    _ = try await TerminalForm(form, console: script.console).run()
    for words in [prompt, "\n" + error, flag, answer] {
      #expect(script.transcript.contains(words), "\(words)\n\(script.transcript)")
    }
  }

  @Test("A yes or no in any accepted word is sent as such; what is neither is sent as text, which the field refuses")
  func flags() throws {
    let environment = FormEnvironment(locale: Locale(identifier: "ar"))
    let definition = FormDefinition<Travel>(describe: { $0.add(\.byTrain, "byTrain") })
    let form = FormSession(Travel(), definition: definition, environment: environment)
    let question = Question(row: try #require(form.row("byTrain")), environment: environment)
    for word in ["y", "Yes", "1", "on", " true ", "نعم", "ن"] {
      #expect(try question.input(for: word) == .set("byTrain", .flag(true)), "\(word)")
    }
    for word in ["n", "No", "0", "off", "لا"] {
      #expect(try question.input(for: word) == .set("byTrain", .flag(false)), "\(word)")
    }
    #expect(try question.input(for: "Tim") == .type("byTrain", "Tim"))
  }

  @Test("An error for whoever runs the program has the colon of the language")
  func errors() {
    let environment = FormEnvironment(locale: Locale(identifier: "ja"))
    let error = TerminalFormError.invalid(line: 5, field: "氏名", message: "この項目は必須です。")
    #expect(error.text(in: environment) == "5行目：氏名：この項目は必須です。")
    #expect(error.description == "line 5: 氏名: この項目は必須です。")
  }

  @Test("The line below a heading is as wide as the heading, whose letters may take two cells")
  func underline() async throws {
    let lines = try await transcript("ja").split(separator: "\n").map(String.init)
    let line = try #require(lines.firstIndex { $0.hasPrefix("==") })
    #expect(CellWidth.of(lines[line]) == CellWidth.of(lines[line - 1]), "\(lines)")
    #expect(lines[line].count > lines[line - 1].count, "\(lines)")
  }
}
