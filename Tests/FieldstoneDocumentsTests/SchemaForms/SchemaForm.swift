import FieldstoneCore
import Foundation

@testable import FieldstoneDocuments

/// Makes forms of schemas in tests.
enum SchemaForm {
  static func document(_ schema: String, _ options: FormDocument.SchemaOptions = .init()) throws -> FormDocument {
    try FormDocument(jsonSchema: Data(schema.utf8), id: "test", file: "form.json", options: options)
  }

  /// The form of a schema, whose issues show at once.
  static func form(_ schema: String, _ values: String? = nil) throws -> FormSession<FormValues> {
    try document(schema).session(try values.map { try FormValues(json: $0) }, policy: .immediately)
  }

  /// The form of an object with one property.
  static func form(property: String, isRequired: Bool = false) throws -> FormSession<FormValues> {
    try form(#"{"properties": {"x": \#(property)}\#(isRequired ? #", "required": ["x"]"# : "")}"#)
  }

  static func document(property: String, isRequired: Bool = false) throws -> FormDocument {
    try document(#"{"properties": {"x": \#(property)}\#(isRequired ? #", "required": ["x"]"# : "")}"#)
  }

  /// What is wrong with a schema.
  static func problems(_ schema: String, _ options: FormDocument.SchemaOptions = .init()) -> [DocumentProblem] {
    do {
      _ = try document(schema, options)
      return []
    } catch let errors as DocumentErrors {
      return errors.problems
    } catch {
      return []
    }
  }
}
