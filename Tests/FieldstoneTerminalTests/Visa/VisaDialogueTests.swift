import Foundation
import Testing
import VisaForms

@Suite("The dialogue of the visa example")
struct VisaDialogueTests {
  @Test("It reads as recorded in each of its languages", arguments: ["en", "ar", "ja"])
  func transcript(_ language: String) async throws {
    let played = try await VisaDialogue.transcript(language)
    #expect(played.remaining.isEmpty)
    let model = try #require(played.model)
    let (again, first) = (try Self.json(model), try Self.json(await VisaDialogue.transcript("en").model))
    #expect(again == first)
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Transcripts/\(language).txt")
    if ProcessInfo.processInfo.environment["FIELDSTONE_RECORD"] != nil {
      try played.text.write(to: url, atomically: true, encoding: .utf8)
    }
    let now = played.text.split(separator: "\n", omittingEmptySubsequences: false)
    let recorded = try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(now, recorded).enumerated().first { $1.0 != $1.1 }?.offset ?? min(now.count, recorded.count)
    #expect(
      now == recorded,
      """
      \(language).txt, line \(line + 1): \(recorded.dropFirst(line).first ?? "nothing") is now \
      \(now.dropFirst(line).first ?? "nothing"). Update it with FIELDSTONE_RECORD=1.
      """)
  }

  private static func json(_ model: Visa?) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(model), as: UTF8.self)
  }
}
