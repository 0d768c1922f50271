import FieldstoneDocuments
import Foundation
import Testing

@Suite("The schema of the own format")
struct OwnSchemaTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Documentation/Schemas/form-1.schema.json")

  private func schema() throws -> JSONSchema {
    try JSONSchema(JSONDocument(text: FormDocument.formatSchema.formattedJSON))
  }

  /// `FIELDSTONE_RECORD=1` writes the file.
  @Test("The published file is what the tables make")
  func published() throws {
    let made = FormDocument.formatSchema.formattedJSON
    if ProcessInfo.processInfo.environment["FIELDSTONE_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(made.utf8).write(to: Self.file)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == made)
  }

  @Test("It is a valid schema, and accepts the registration form")
  func accepts() throws {
    #expect(try schema().issues(in: JSONDocument(text: Registration.json)).map(\.description) == [])
    #expect(try schema().issues(in: JSONDocument(text: OwnExamples.everything)).map(\.description) == [])
  }

  @Test("What the reader refuses for its keys and values, it refuses, too", arguments: OwnExamples.broken)
  func refuses(json: String) throws {
    #expect(throws: DocumentErrors.self) { try FormDocument(json: Data(json.utf8)) }
    #expect(try !schema().accepts(JSONDocument(text: json)), "\(json)")
  }
}
