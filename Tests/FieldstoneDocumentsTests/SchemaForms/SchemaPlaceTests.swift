import FieldstoneCore
import Testing

@testable import FieldstoneDocuments

@Suite("Where problems of a JSON Schema are")
struct SchemaPlaceTests {
  @Test(
    "Each names the field that its pointer leads to",
    arguments: [
      ("", ""), ("/title", ""), ("/properties", ""), ("/properties/pair", "pair"), ("/properties/pair/type", "pair"),
      ("/properties/a/properties/b/minimun", "a.b"), ("/properties/a/items/properties/b", "a.*.b"),
      ("/properties/a/items/0/type", "a.*"), ("/properties/a/prefixItems/1", "a.*"),
      ("/allOf/0/then/properties/c", "c"), ("/dependentSchemas/x/properties/c", "c"),
      ("/$defs/person/properties/name/type", "#person.name"), ("/properties/a~1b/x", "a/b"),
      ("/patternProperties/a/type", ""), ("/properties/properties/type", "properties"),
    ])
  func paths(pointer: String, path: String) {
    #expect(FormValuePath(schemaPointer: pointer).description == path)
  }

  @Test("Problems and warnings begin with the name of the field")
  func descriptions() throws {
    #expect(
      SchemaForm.problems(#"{"properties": {"a": {"type": "objekt"}}}"#).map(\.description.description).first?
        .hasPrefix("form.json:1:31: a (/properties/a/type): There is no type 'objekt'.") == true)
    let warning = try SchemaForm.document(property: #"{"type": "string", "not": {"const": "a"}}"#).warnings.first
    #expect(warning?.description.contains(" x (/properties/x/not): A form can't show 'not'.") == true)
  }

  @Test("A schema that isn't for an object has no warning that it has no properties")
  func noObject() throws {
    let error = try #require(throws: DocumentErrors.self) { try SchemaForm.document(#"{"type": "string"}"#) }
    #expect(error.problems.map(\.text) == ["A form needs a schema for an object. This one is for a string."])
    #expect(error.warnings == [])
  }

  @Test("A reference that leads back to itself says how")
  func endless() {
    #expect(
      SchemaForm.problems(##"{"$ref": "#"}"##).map(\.text) == [
        "This reference leads back to itself without going into a property, so it would never end."
      ])
  }

  @Test(
    "Bounds without a multiple between them are a warning at the keyword",
    arguments: [
      (#""type": "integer", "minimum": 1, "maximum": 9, "multipleOf": 10"#, true),
      (#""type": "integer", "minimum": 0, "maximum": 9, "multipleOf": 10"#, false),
      (#""type": "integer", "exclusiveMinimum": 0, "maximum": 9, "multipleOf": 10"#, true),
      (#""type": "integer", "minimum": 1, "maximum": 10, "multipleOf": 10"#, false),
      (#""type": "integer", "minimum": 1, "exclusiveMaximum": 10, "multipleOf": 10"#, true),
      (#""type": "number", "minimum": -0.2, "maximum": -0.1, "multipleOf": 0.3"#, true),
      (#""type": "number", "exclusiveMinimum": 0.3, "maximum": 0.6, "multipleOf": 0.3"#, false),
      (#""type": "number", "exclusiveMinimum": 0.3, "exclusiveMaximum": 0.6, "multipleOf": 0.3"#, true),
      (#""type": "integer", "minimum": 1, "multipleOf": 10"#, false),
    ])
  func multiples(keywords: String, isWarned: Bool) throws {
    let warnings = try SchemaForm.document(property: "{\(keywords)}").warnings
    #expect(warnings.map(\.source?.pointer) == (isWarned ? ["/properties/x/multipleOf"] : []), "\(warnings)")
    #expect(warnings.allSatisfy { $0.text.hasSuffix("is within the bounds.") && $0.kind == .impossibleBounds })
  }
}
