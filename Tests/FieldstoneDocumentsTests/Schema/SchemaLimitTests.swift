import FieldstoneDocuments
import Testing

@Suite("Limits of checking values")
struct SchemaLimitTests {
  private static let recursive = ##"{"type": ["array", "null"], "items": {"anyOf": [{"$ref": "#"}, false]}}"##

  private func nested(_ count: Int, _ inner: String = "") throws -> JSONDocument {
    let text = String(repeating: "[", count: count) + inner + String(repeating: "]", count: count)
    return try JSONDocument(text: text, limits: .init(depth: count))
  }

  @Test("Deep values are checked, whatever stack the caller has")
  func deep() throws {
    let schema = try SchemaIssueTests.schema(Self.recursive)
    #expect(try schema.accepts(nested(2500)))
    #expect(try !schema.accepts(nested(2500, "1")))
    #expect(try schema.issues(in: nested(2500, "1")).count == 1)
  }

  @Test("Values that are too deep for the limit are an error, and no crash")
  func tooDeep() throws {
    let schema = try SchemaIssueTests.schema(Self.recursive)
    #expect(throws: JSONSchemaLimitError.tooDeep(limit: 8192)) { try schema.accepts(nested(50_000)) }
    var options = JSONSchema.Options()
    options.limits.depth = 20
    let strict = try SchemaIssueTests.schema(Self.recursive, options)
    #expect(try strict.accepts(nested(6)))
    #expect(throws: JSONSchemaLimitError.tooDeep(limit: 20)) { try strict.issues(in: nested(20)) }
  }

  @Test("A dynamic reference that leads to itself ends")
  func dynamicLoop() throws {
    let schema = try SchemaIssueTests.schema(
      ##"{"$id": "urn:a", "$dynamicAnchor": "x", "allOf": [{"$dynamicRef": "#x"}, {"$dynamicRef": "#x"}]}"##)
    #expect(throws: JSONSchemaLimitError.self) { try schema.accepts(JSONDocument(text: "1")) }
  }

  @Test("A schema whose work grows exponentially is ended")
  func exponential() throws {
    let definitions = (0..<40).map {
      "\"\($0)\": {\"allOf\": [{\"$ref\": \"#/$defs/\($0 + 1)\"}, {\"$ref\": \"#/$defs/\($0 + 1)\"}]}"
    }
    var options = JSONSchema.Options()
    options.limits.evaluations = 100_000
    let schema = try SchemaIssueTests.schema(
      "{\"$ref\": \"#/$defs/0\", \"$defs\": {\(definitions.joined(separator: ",")), \"40\": {\"type\": \"null\"}}}",
      options)
    #expect(throws: JSONSchemaLimitError.tooMuchWork(limit: 100_000)) { try schema.accepts(JSONDocument(text: "null")) }
  }

  @Test("Patterns whose work grows with the text are ended", arguments: ["pattern", "patternProperties"])
  func patterns(_ keyword: String) throws {
    let patterns = (0..<50).map { "a.{\(9_000 - $0)}c" }
    let schema =
      keyword == "pattern"
      ? "{\"allOf\": [" + patterns.map { "{\"pattern\": \"\($0)\"}" }.joined(separator: ",") + "]}"
      : "{\"patternProperties\": {" + patterns.map { "\"\($0)\": true" }.joined(separator: ",") + "}}"
    var options = JSONSchema.Options()
    options.limits.evaluations = 100_000
    let text = "\"" + String(repeating: "a", count: 200_000) + "c\""
    let hostile = try SchemaIssueTests.schema(schema, options)
    let value = try JSONDocument(text: keyword == "pattern" ? text : "{\(text): 1}")
    #expect(throws: JSONSchemaLimitError.tooMuchWork(limit: 100_000)) { try hostile.accepts(value) }
    // Long texts and patterns that read each character once are no such work.
    let usual = try SchemaIssueTests.schema("{\"allOf\": [{\"pattern\": \"^a+c$\"}, {\"pattern\": \"ac\"}]}", options)
    #expect(try usual.accepts(JSONDocument(text: text)))
  }

  @Test("Objects may have more than 64 names")
  func wide() throws {
    let names = (0..<200).map { "\"property-number-\($0)\"" }
    let members = names.map { "\($0): {\"type\": \"integer\"}" }.joined(separator: ",")
    let schema = """
      {"required": [\(names.joined(separator: ","))], "properties": {\(members)}, "additionalProperties": false,
       "dependentRequired": {"property-number-3": ["property-number-199"]}}
      """
    func value(_ names: [String]) -> String { "{" + names.map { "\($0): 1" }.joined(separator: ",") + "}" }
    #expect(try SchemaIssueTests.issues(schema, value(names.reversed())).isEmpty)
    let missing = try SchemaIssueTests.issues(schema, value(names.filter { $0 != names[130] }))
    #expect(missing.map(\.message) == ["The property “property-number-130” is required."])
    #expect(try SchemaIssueTests.issues(schema, value(names.dropLast())).count == 2)
    #expect(try SchemaIssueTests.issues(schema, value(names + ["\"x\""])).map(\.instancePointer) == ["/x"])
    #expect(try SchemaIssueTests.issues(schema, value(names + [#""property-number-\u0039\u0039""#])).isEmpty)
  }

  @Test("Many items are compared in linear time, and many choices are found by hash")
  func many() throws {
    let items = (0..<100_000).map { "{\"id\": \($0), \"tags\": [\($0 % 7)]}" }
    let unique = #"{"uniqueItems": true}"#
    #expect(try SchemaIssueTests.issues(unique, "[" + items.joined(separator: ",") + "]").isEmpty)
    let twice = items + [#"{"tags": [3.0], "id": 1e1}"#]
    #expect(try SchemaIssueTests.issues(unique, "[" + twice.joined(separator: ",") + "]").count == 1)
    let choices = "{\"items\": {\"enum\": [" + (0..<5000).map { "\($0), \"\($0)\"" }.joined(separator: ",") + "]}}"
    let chosen = (0..<5000).map { "\($0).0, \"\($0)\"" }.joined(separator: ",")
    #expect(
      try SchemaIssueTests.issues(choices, "[\(chosen), 5000, \"x\", true]").map(\.instancePointer)
        == ["/10000", "/10001", "/10002"])
  }
}
