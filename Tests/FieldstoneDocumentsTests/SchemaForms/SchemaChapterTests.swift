import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("The chapter about JSON Schema")
struct SchemaChapterTests {
  /// The blocks of JSON in the chapter.
  private func blocks() throws -> [String] {
    let chapter = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/JSONSchema.md").standardized
    let text = try String(contentsOf: chapter, encoding: .utf8)
    return text.components(separatedBy: "```json\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
  }

  @Test("Every block of JSON is a schema that makes a form without warnings, except where the chapter says so")
  func examples() throws {
    let blocks = try blocks()
    #expect(blocks.count >= 6)
    for block in blocks {
      let document = try SchemaForm.document(block)
      #expect(document.problems.isEmpty && document.session().problems.isEmpty, "\(block)")
      let isWarned = block.contains("patternProperties")
      #expect(document.warnings.isEmpty != isWarned, "\(document.warnings) of \(block)")
    }
  }

  @Test("Every key of 'x-fieldstone', every control and every format is in the chapter")
  func complete() throws {
    let chapter = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/JSONSchema.md").standardized
    let text = try String(contentsOf: chapter, encoding: .utf8)
    let formats = SchemaFormat.allCases.map(\.rawValue) + SchemaFormLoader.formsOwnFormats
    for name in SchemaHint.keys + SchemaHint.controls.sorted() + formats {
      #expect(text.contains("`\(name)`"), "\(name)")
    }
  }
}
