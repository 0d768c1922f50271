import FieldstoneDocuments
import Testing

@Suite("Issues of values that a schema doesn't accept")
struct SchemaIssueTests {
  static func schema(_ text: String, _ options: JSONSchema.Options = .init()) throws -> JSONSchema {
    try JSONSchema(JSONDocument(text: text), options: options)
  }

  static func issues(_ schema: String, _ value: String, _ options: JSONSchema.Options = .init()) throws
    -> [JSONSchema.Issue]
  {
    let schema = try Self.schema(schema, options)
    let document = try JSONDocument(text: value)
    let issues = try schema.issues(in: document)
    #expect(try schema.accepts(document) == issues.isEmpty && schema.accepts(Array(value.utf8)) == issues.isEmpty)
    return issues
  }

  @Test(
    "Each keyword says what is accepted",
    arguments: [
      (#"{"type": "string"}"#, "1", "This must be a string."),
      (#"{"type": ["integer", "null", "boolean"]}"#, "1.5", "This must be a whole number, null, true or false."),
      (#"{"const": "yes"}"#, "1", "This must be “yes”."),
      (#"{"enum": [1, "a", null]}"#, "2", "This must be 1, “a” or null."),
      (#"{"minimum": 1.50}"#, "1.4", "This must be at least 1.50."),
      (#"{"maximum": 1e2}"#, "101", "This can be at most 1e2."),
      (#"{"exclusiveMinimum": 0}"#, "0", "This must be more than 0."),
      (#"{"exclusiveMaximum": 5}"#, "5.0", "This must be less than 5."),
      (#"{"multipleOf": 0.01}"#, "0.001", "This must be a multiple of 0.01."),
      (#"{"minLength": 1}"#, #""""#, "This needs at least 1 character."),
      (#"{"maxLength": 2}"#, #""é\ud83d\ude00a""#, "This can have up to 2 characters."),
      (#"{"pattern": "^a+$"}"#, #""b""#, "This must match the pattern ^a+$."),
      (#"{"minItems": 2}"#, "[1]", "This needs at least 2 items."),
      (#"{"maxItems": 1}"#, "[1, 2]", "This can have up to 1 item."),
      (#"{"uniqueItems": true}"#, "[1, 2, 1.0]", "All items must be different."),
      (#"{"contains": {"const": 1}}"#, "[2]", "This needs at least one item with the value 1."),
      (
        #"{"contains": true, "minContains": 2}"#, "[2]",
        "This needs at least 2 items of the required kind."
      ),
      (
        #"{"contains": true, "maxContains": 1}"#, "[2, 3]",
        "This can have up to 1 item of the kind that is counted."
      ),
      (#"{"minProperties": 1}"#, "{}", "This needs at least 1 property."),
      (#"{"maxProperties": 0}"#, #"{"a": 1}"#, "This can have up to 0 properties."),
      (#"{"required": ["name"]}"#, "{}", "The property “name” is required."),
      (
        #"{"dependentRequired": {"a": ["b"]}}"#, #"{"a": 1}"#,
        "The property “b” is required because of another property."
      ),
      (#"{"anyOf": [{"type": "null"}, false]}"#, "1", "This must match at least one of 2 alternatives."),
      (#"{"oneOf": [true, {}]}"#, "1", "This must match exactly one of 2 alternatives."),
      (#"{"not": {}}"#, "1", "This value isn't accepted here."),
      (#"{"additionalProperties": false}"#, #"{"a/b": 1}"#, "The property “a/b” isn't accepted here."),
      (#"{"unevaluatedProperties": false}"#, #"{"x": 1}"#, "The property “x” isn't accepted here."),
      (#"{"properties": {"x": false}}"#, #"{"x": 1}"#, "The property “x” isn't accepted here."),
      (#"{"items": false}"#, "[1]", "No item is accepted here."), ("false", "1", "No value is accepted here."),
    ])
  func messages(schema: String, value: String, message: String) throws {
    #expect(try Self.issues(schema, value).map(\.message) == [message])
  }

  @Test("An issue names the value, the keyword, and where that is")
  func places() throws {
    let schema = """
      {"$id": "https://example.com/form", "properties": {"guests": {"items": {"$ref": "#/$defs/a~1b"}}},
       "$defs": {"a/b": {"required": ["name", "age"], "properties": {"age": {"minimum": 0, "multipleOf": 2}}}}}
      """
    let issues = try Self.issues(schema, #"{"guests": [{"name": 1, "age": 2}, {"age": -1}, {}]}"#)
    #expect(
      issues.map { "\($0.instancePointer) \($0.keyword) \($0.schemaPointer)" } == [
        "/guests/1/age minimum /$defs/a~1b/properties/age/minimum",
        "/guests/1/age multipleOf /$defs/a~1b/properties/age/multipleOf",
        "/guests/1 required /$defs/a~1b/required", "/guests/2 required /$defs/a~1b/required",
        "/guests/2 required /$defs/a~1b/required",
      ])
    #expect(issues.first?.description == "/guests/1/age: This must be at least 0.")
  }

  @Test("Alternatives say why each of them doesn't match, and conditions say nothing of themselves")
  func causes() throws {
    let alternatives = try Self.issues(
      #"{"anyOf": [{"type": "null"}, {"properties": {"a": {"maximum": 1}}}]}"#, #"{"a": 2}"#)
    #expect(alternatives.count == 1)
    #expect(alternatives[0].causes.map(\.schemaPointer) == ["/anyOf/0/type", "/anyOf/1/properties/a/maximum"])
    #expect(alternatives[0].causes.map(\.instancePointer) == ["", "/a"])
    let condition = try Self.issues(
      #"{"if": {"type": "string"}, "then": {"minLength": 2}, "else": {"minimum": 5}}"#, "1")
    #expect(condition.map(\.schemaPointer) == ["/else/minimum"])
    #expect(
      try Self.issues(#"{"oneOf": [{"type": "null"}, {"minimum": 3}, {"minimum": 1}]}"#, "4").map(\.causes) == [[]])
  }

  @Test("No more issues are listed than the limit")
  func most() throws {
    var options = JSONSchema.Options()
    options.limits.issues = 3
    let list = "[" + Array(repeating: "\"a\"", count: 50).joined(separator: ",") + "]"
    #expect(
      try Self.issues(#"{"items": {"type": "null"}}"#, list, options).map(\.instancePointer) == ["/0", "/1", "/2"])
    let schema = #"{"items": {"anyOf": [{"type": "null"}, {"type": "array"}]}}"#
    #expect(try Self.issues(schema, list, options).first?.causes.count == 2)
  }
}
