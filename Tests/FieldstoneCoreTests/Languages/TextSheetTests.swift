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
    for language in FormEnvironment.languages {
      let lines = TextSheet(language).markdown.split(separator: "\n")
      for text in texts where language == "en" || text.key != "fieldstone.dialogue.usage" {
        let rows = lines.filter { $0.hasPrefix("| \(text.key.dropFirst("fieldstone.".count)) ") }
        #expect(rows.count == (text.isCounted ? 5 : 1), "\(language): \(text.key)")
      }
      #expect(!lines.contains { $0.contains("%@") || $0.contains("$@") }, "\(language)")
    }
  }
}

extension FormString {
  /// Whether it has a singular and a plural.
  fileprivate var isCounted: Bool {
    StandardText.all.contains { $0.key == key && $0.english.contains("¦") }
  }
}
