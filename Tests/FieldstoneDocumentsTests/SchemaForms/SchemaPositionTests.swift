import FieldstoneCore
import Testing

@testable import FieldstoneDocuments

@Suite("Arrays with a schema for each position")
struct SchemaPositionTests {
  private static let number = #"{"type": "number"}"#

  private func counts(_ document: FormDocument) -> [String?] {
    document.form.fields.flatMap(\.rules).filter { $0.name.hasSuffix("Count") }.map {
      "\($0.name) \($0.value ?? .null)"
    }
  }

  @Test("A pair is a list of at most two elements, in both dialects")
  func pair() async throws {
    let pair = "[\(Self.number), \(Self.number)]"
    for schema in [
      #"{"properties": {"x": {"type": "array", "prefixItems": \#(pair), "items": false}}, "required": ["x"]}"#,
      #"{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"x": {"type": "array", "items": \#(pair), "additionalItems": false}}, "required": ["x"]}"#,
    ] {
      let document = try SchemaForm.document(schema)
      #expect(document.warnings == [], "\(schema)")
      #expect(counts(document) == ["maximumCount 2"])
      #expect(
        await document.session(try FormValues(json: #"{"x": [1, 2]}"#)).submit().model?.description == #"{"x":[1,2]}"#)
      #expect(await document.session(try FormValues(json: #"{"x": [1, 2, 3]}"#)).submit().model == nil)
    }
  }

  @Test("Elements after the positions may have the same schema, and say nothing with true")
  func later() throws {
    for later in [Self.number, "true", "{}"] {
      let document = try SchemaForm.document(
        property: #"{"prefixItems": [\#(Self.number), \#(Self.number)], "items": \#(later), "maxItems": 5}"#)
      #expect(document.warnings == [] && counts(document) == ["maximumCount 5"], "\(later)")
      guard case .list(let list)? = document.form.fields.first?.kind, case .value(let element) = list.element,
        case .decimal = element.kind
      else {
        Issue.record("No list of numbers with \(later)")
        continue
      }
    }
  }

  @Test("If they have another one, all elements are shown by that, with a warning")
  func different() throws {
    func warnings(_ property: String) throws -> [String] {
      try SchemaForm.document(property: property).warnings.map(\.text)
    }
    let text = #"{"type": "string"}"#
    #expect(
      try warnings(#"{"prefixItems": [\#(Self.number), \#(Self.number)], "items": \#(text)}"#)
        == ["The first 2 elements have schemas of their own; the form shows all elements like the later ones."])
    #expect(
      try warnings(#"{"prefixItems": [\#(Self.number)], "items": \#(text)}"#)
        == ["The first element has a schema of its own; the form shows all elements like the later ones."])
    #expect(
      try warnings(#"{"prefixItems": [\#(Self.number), \#(text)], "items": false}"#)
        == ["An array whose elements differ by position can't be shown. Use an object."])
    #expect(
      try warnings(#"{"prefixItems": [\#(Self.number)], "items": false, "minItems": 2}"#)
        == ["No list is accepted here: 'minItems' is greater than the number of positions with a schema."])
  }
}
