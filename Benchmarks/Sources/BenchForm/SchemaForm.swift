import FieldstoneDocuments
import FieldstoneTerminal
import Foundation

/// A form of a JSON Schema with N properties on the full screen. Making the schema is not the form's work, loading it is.
@MainActor
func runSchemaForm(_ count: Int) async throws -> Never {
  let start = ContinuousClock.now
  let properties = (0..<count).map { place in
    let kind =
      switch place % 4 {
      case 0: #""type": "string", "minLength": 2, "maxLength": 200"#
      case 1: #""type": "integer", "minimum": 0, "maximum": 1000"#
      case 2: #""enum": ["red", "green", "blue"]"#
      default: #""type": "boolean""#
      }
    return #""field\#(place)": {"title": "Field \#(place)", "description": "One of many.", \#(kind)}"#
  }
  let schema = #"{"type": "object", "properties": {\#(properties.joined(separator: ",\n"))}}"#
  print("own: \((ContinuousClock.now - start) / .seconds(1)) s")
  let document = try FormDocument(jsonSchema: Data(schema.utf8), id: "schema")
  _ = try await TerminalScreenForm(document.session()).run()
  exit(0)
}
