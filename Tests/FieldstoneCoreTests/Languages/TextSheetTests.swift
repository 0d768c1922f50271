import Foundation
import Testing

@testable import FieldstoneCore

@Suite("The sheets of Fieldstone's own texts")
struct TextSheetTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/Languages/Texts")

  @Test("The documentation shows every text as it is now", arguments: FormEnvironment.languages)
  func sheet(_ language: String) throws {
    let url = Self.folder.appending(path: "\(language).md")
    let text = TextSheet(language).markdown
    if ProcessInfo.processInfo.environment["FIELDSTONE_RECORD"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let now = text.split(separator: "\n", omittingEmptySubsequences: false)
    let written = try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(now, written).enumerated().first { $1.0 != $1.1 }?.offset ?? min(now.count, written.count)
    #expect(
      now == written,
      """
      \(language).md, line \(line + 1): \(written.dropFirst(line).first ?? "nothing") is now \
      \(now.dropFirst(line).first ?? "nothing"). Update it with FIELDSTONE_RECORD=1.
      """)
  }

  @Test("No placeholder is left, and no sheet lacks a text")
  func complete() {
    let texts = FormString.standardTexts.filter { !$0.key.hasPrefix("fieldstone.problem.") }
    let counted = Set(StandardText.all.filter { $0.english.contains("¦") }.map(\.key))
    for language in FormEnvironment.languages {
      let lines = TextSheet(language).markdown.split(separator: "\n")
      let rows = Dictionary(grouping: lines.filter { $0.hasPrefix("| ") }) {
        String($0.dropFirst(2).prefix { $0 != " " })
      }
      for text in texts where language == "en" || text.key != "fieldstone.dialogue.usage" {
        let count = rows[String(text.key.dropFirst("fieldstone.".count))]?.count
        #expect(count == (counted.contains(text.key) ? 5 : 1), "\(language): \(text.key)")
      }
      #expect(!lines.contains { $0.contains("%@") || $0.contains("$@") }, "\(language)")
    }
  }
}
