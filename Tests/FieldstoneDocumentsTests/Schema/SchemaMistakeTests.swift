import FieldstoneDocuments
import Testing

@Suite("Documents that can't be used as a schema")
struct SchemaMistakeTests {
  private func mistake(_ text: String, _ options: JSONSchema.Options = .init()) -> JSONSchemaError? {
    #expect(throws: JSONSchemaError.self) { try SchemaIssueTests.schema(text, options) }
  }

  @Test(
    "A keyword with a value that it can't have is an error at that value",
    arguments: [
      ("1", ""), (#"{"type": "text"}"#, "/type"), (#"{"type": ["null", 1]}"#, "/type/1"),
      (#"{"minimum": "1"}"#, "/minimum"),
      (#"{"multipleOf": 0}"#, "/multipleOf"), (#"{"multipleOf": -1}"#, "/multipleOf"),
      (#"{"minLength": -1}"#, "/minLength"),
      (#"{"maxItems": 1.5}"#, "/maxItems"), (#"{"pattern": 1}"#, "/pattern"), (#"{"pattern": "("}"#, "/pattern"),
      (#"{"patternProperties": {"[": true}}"#, "/patternProperties/["), (#"{"required": "a"}"#, "/required"),
      (#"{"required": [1]}"#, "/required"), (#"{"properties": []}"#, "/properties"),
      (#"{"properties": {"a": 1}}"#, "/properties/a"), (#"{"enum": 1}"#, "/enum"),
      (#"{"uniqueItems": 1}"#, "/uniqueItems"),
      (#"{"allOf": []}"#, "/allOf"), (#"{"anyOf": {}}"#, "/anyOf"), (#"{"items": [true]}"#, "/items"),
      (#"{"prefixItems": {}}"#, "/prefixItems"), (#"{"$ref": 1}"#, "/$ref"), (#"{"not": "a"}"#, "/not"),
      (#"{"dependentRequired": {"a": 1}}"#, "/dependentRequired/a"), (#"{"$id": "a#b"}"#, "/$id"),
      (#"{"type": []}"#, "/type"),
      (#"{"a": {"minimum": 1, "minimum": 2}}"#, "/a/minimum"),
    ])
  func keywords(schema: String, pointer: String) {
    #expect(mistake(schema)?.pointer == pointer)
  }

  @Test("Documents are never fetched: a reference to one that wasn't given is an error that says so")
  func unknownDocument() throws {
    let text = #"{"$id": "https://example.com/a/form", "items": {"$ref": "person#/name"}}"#
    let error = mistake(text)
    #expect(error?.reason == .unknownDocument(uri: "https://example.com/a/person") && error?.pointer == "/items/$ref")
    #expect(
      error?.description
        == "line 1, column 57, at /items/$ref: The document 'https://example.com/a/person' isn't known, and documents are "
        + "never fetched. Pass it in 'documents'.")
    var options = JSONSchema.Options()
    options.documents["https://example.com/a/person"] = try JSONDocument(text: #"{"name": {"type": "string"}}"#)
    #expect(try SchemaIssueTests.issues(text, "[1]", options).map(\.schemaURI) == ["https://example.com/a/person"])
    // By an `$id` inside of a document with another name.
    options.documents = [
      "urn:all": try JSONDocument(text: #"{"$defs": {"p": {"$id": "https://example.com/a/person", "name": false}}}"#)
    ]
    #expect(try SchemaIssueTests.issues(text, "[1]", options).map(\.schemaPointer) == ["/$defs/p/name"])
  }

  @Test("A reference to a place that a document doesn't have is an error")
  func unknownPlace() {
    for reference in ["#/$defs/b", "#b", "#/$defs/a/0", "#/%ff", "#/~2"] {
      let error = mistake("{\"$defs\": {\"a\": true}, \"not\": {\"$ref\": \"\(reference)\"}}")
      #expect(error?.reason == .unknownPlace(reference: reference) && error?.pointer == "/not/$ref")
    }
  }

  @Test(
    "A schema that checks the same value again because of itself is an error",
    arguments: [
      ##"{"$ref": "#"}"##, ##"{"allOf": [{"$ref": "#"}]}"##, ##"{"if": true, "then": {"not": {"$ref": "#/then"}}}"##,
      ##"{"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"anyOf": [true, {"$ref": "#/$defs/a"}]}}}"##,
      ##"{"dependentSchemas": {"a": {"$ref": "#"}}}"##,
    ])
  func endless(schema: String) {
    #expect(mistake(schema)?.reason == .endlessReference)
  }

  @Test("A name for two schemas, an unknown dialect and an unknown vocabulary are errors")
  func names() throws {
    #expect(mistake(#"{"$defs": {"a": {"$id": "x"}, "b": {"$id": "x"}}}"#)?.reason == .duplicateIdentifier("x"))
    #expect(
      mistake(#"{"$defs": {"a": {"$anchor": "x"}, "b": {"$anchor": "x"}}}"#)?.reason == .duplicateIdentifier("#x"))
    let dialect = "http://json-schema.org/draft-04/schema#"
    #expect(mistake("{\"$schema\": \"\(dialect)\"}")?.reason == .unknownDialect(uri: dialect))
    var options = JSONSchema.Options()
    options.documents["urn:meta"] = try JSONDocument(text: #"{"$vocabulary": {"urn:v": true}}"#)
    #expect(mistake(#"{"$schema": "urn:meta"}"#, options)?.reason == .unknownVocabulary(uri: "urn:v"))
  }

  @Test("The metaschemas accept each other's schemas and refuse mistakes")
  func metaschemas() throws {
    for uri in ["https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft-07/schema#"] {
      let text = "{\"$ref\": \"\(uri)\"}"
      #expect(try SchemaIssueTests.issues(text, #"{"items": {"type": "null"}, "required": ["a"]}"#).isEmpty)
      #expect(
        try SchemaIssueTests.issues(text, #"{"properties": {"a": {"minLength": -1}}}"#).map(\.instancePointer)
          == ["/properties/a/minLength"])
    }
  }
}
