import FieldstoneCore
import Testing

@testable import FieldstoneDocuments
@testable import FieldstoneTesting

@Suite("What a field of a JSON Schema accepts")
struct SchemaRuleTests {
  /// The issues of a text that is typed into a property's field.
  private func issues(_ property: String, _ text: String) throws -> [String] {
    let form = try SchemaForm.form(property: property)
    #expect(form.problems.isEmpty)
    form.send(.type("x", text))
    return form.row("x")?.issues.map(\.code) ?? []
  }

  @Test(
    "Each keyword is checked while a field is edited",
    arguments: [
      (#"{"type": "string", "minLength": 2, "maxLength": 4}"#, ["ab", "abcd"], ["a", "abcde"]),
      (#"{"type": "string", "minLength": 3, "maxLength": 3}"#, ["abc"], ["ab", "abcd"]),
      // Anywhere in the text, unless it is anchored.
      (#"{"type": "string", "pattern": "b+"}"#, ["abc", "b"], ["ac"]),
      (#"{"type": "string", "pattern": "^\\p{Lu}"}"#, ["Éa"], ["éa"]),
      (#"{"type": "string", "pattern": "^(a+)+$"}"#, ["aaa"], [String(repeating: "a", count: 4_000) + "!"]),
      (#"{"type": "string", "format": "email"}"#, ["a@example.org"], ["a"]),
      (#"{"type": "string", "format": "uri"}"#, ["urn:x:y", "https://example.org/"], ["x y"]),
      (#"{"type": "string", "format": "ipv4"}"#, ["192.0.2.1"], ["192.0.2.256"]),
      (#"{"type": "string", "format": "uuid"}"#, ["123e4567-e89b-12d3-a456-426614174000"], ["1"]),
      (#"{"type": "string", "format": "unheard-of"}"#, ["anything"], []),
      (#"{"type": "integer", "minimum": 1, "maximum": 5}"#, ["1", "5"], ["0", "6", "1.5"]),
      (#"{"type": "integer", "exclusiveMinimum": 1, "exclusiveMaximum": 5}"#, ["2", "4"], ["1", "5"]),
      (#"{"type": "integer", "minimum": 0.5, "maximum": 2.5}"#, ["1", "2"], ["0", "3"]),
      (#"{"type": "number", "exclusiveMinimum": 0.1, "exclusiveMaximum": 0.3}"#, ["0.2"], ["0.1", "0.3"]),
      (#"{"type": "number", "multipleOf": 0.01}"#, ["0.07", "19.99"], ["0.075"]),
      (#"{"type": "integer", "maximum": 1e400}"#, ["9223372036854775807"], []),
      (#"{"allOf": [{"type": "integer", "minimum": 1}, {"minimum": 3}], "minimum": 2}"#, ["3"], ["2"]),
    ])
  func keywords(property: String, accepted: [String], refused: [String]) throws {
    for text in accepted { #expect(try issues(property, text) == [], "\(property): \(text)") }
    for text in refused { #expect(try issues(property, text) != [], "\(property): \(text)") }
  }

  @Test("A list has as many elements as the schema says, and each once")
  func lists() throws {
    let form = try SchemaForm.form(
      property: #"{"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 3, "uniqueItems": true}"#,
      isRequired: true)
    func add(_ id: String, _ text: String) {
      form.send(.insert("x", id: id, before: nil))
      form.send(.type(FormRowID("x[\(id)]"), text))
    }
    add("a", "1")
    #expect(form.issues.map(\.kind.code) == ["tooFewEntries"])
    add("b", "1")
    #expect(form.issues.map(\.kind.code).contains("repeatedEntry"))
    form.send(.type("x[b]", "2"))
    #expect(form.issues.isEmpty)
  }

  @Test("A required property needs an answer, except for one whose default is empty")
  func required() async throws {
    let form = try SchemaForm.form(
      """
      {"properties": {"a": {"type": "string"}, "b": {"type": "string", "default": ""}, "c": {"type": "integer"},
       "d": {"enum": ["x", "y"]}, "e": {"type": "boolean"}, "f": {"type": "array", "items": {"type": "string"}},
       "g": {"type": "object", "properties": {"h": {"type": "string"}}}},
       "required": ["a", "b", "c", "d", "e", "f", "g"]}
      """)
    #expect(await form.submit().model == nil)
    #expect(form.issues.compactMap(\.row?.path) == ["a", "c", "d"])
    for input: FormInput in [.type("a", "x"), .type("c", "1"), .set("d", .choices(["y"]))] { form.send(input) }
    let submitted = await form.submit().model
    #expect(submitted?.description == #"{"a":"x","b":"","c":1,"d":"y","e":false,"f":[],"g":{}}"#)
  }

  @Test("Something has to be chosen where only true is accepted")
  func consent() async throws {
    let form = try SchemaForm.form(property: #"{"type": "boolean", "const": true}"#, isRequired: true)
    #expect(await form.submit().model == nil)
    form.send(.set("x", .flag(true)))
    #expect(await form.submit().model == ["x": true])
  }
}

@Suite("Answers that only the schema can check")
struct SchemaSubmitTests {
  @Test(
    "They are checked by the schema when they are submitted, and the issue shows at the field",
    arguments: [
      (#"{"type": "array", "items": {"type": "string"}, "contains": {"const": "a"}}"#, #"["b"]"#, "x"),
      (#"{"type": "array", "items": {"type": "string"}, "minItems": 2}"#, #"["b"]"#, "x"),
      (#"{"type": "string", "not": {"const": "b"}}"#, #""b""#, "x"),
      (#"{"type": "string", "maxLength": 2}"#, #""e\#u{301}\#u{302}""#, "x"),
      (#"{"properties": {"a": {"type": "string"}}, "minProperties": 2}"#, #"{"a": "b"}"#, "x"),
      (
        #"{"properties": {"a": {"type": "string"}}, "patternProperties": {"a": {"minLength": 2}}}"#, #"{"a": "b"}"#,
        "x.a"
      ),
      (
        #"{"items": {"properties": {"a": {"type": "string", "not": {"const": "b"}}}}}"#, #"[{"a": "c"}, {"a": "b"}]"#,
        "x[2].a"
      ),
      (
        #"{"anyOf": [{"required": ["a"]}, {"required": ["b"]}], "properties": {"a": {"type": "string"}, "b": {}}}"#,
        "{}", "x"
      ),
    ])
  func placed(property: String, value: String, row: String) async throws {
    let form = try SchemaForm.form(#"{"properties": {"x": \#(property)}}"#, #"{"x": \#(value)}"#)
    #expect(form.problems.isEmpty && form.issues.isEmpty)
    #expect(await form.submit().model == nil)
    #expect(form.issues.map { $0.row?.path } == [row])
    #expect(form.facts.failedSubmits == 1)
    // It is about what was submitted, and decided anew.
    #expect(await form.submit().model == nil)
    #expect(form.issues.count == 1)
  }

  @Test("An edit takes the issue away, and the next submit goes through if the schema accepts it")
  func corrected() async throws {
    let form = try SchemaForm.form(property: #"{"type": "string", "not": {"const": "b"}}"#)
    form.send(.type("x", "b"))
    #expect(await form.submit().model == nil)
    form.send(.type("x", "c"))
    #expect(form.issues.isEmpty)
    #expect(await form.submit().model == ["x": "c"])
  }

  @Test("What isn't about a field is an issue of the form as a whole")
  func whole() async throws {
    let form = try SchemaForm.form(
      #"{"properties": {"a": {"type": "string"}, "b": {"type": "string"}}, "anyOf": [{"required": ["a"]}, {"required": ["b"]}]}"#
    )
    #expect(await form.submit().model == nil)
    #expect(form.issues.count == 1 && form.rows.last?.kind == .notice)
    form.send(.type("b", "x"))
    #expect(await form.submit().model == ["b": "x"])
  }

  @Test("Nothing is said twice: the schema is asked once the fields accept the answers")
  func once() async throws {
    let form = try SchemaForm.form(property: #"{"type": "integer", "minimum": 3, "multipleOf": 5}"#)
    form.send(.type("x", "4"))
    #expect(await form.submit().model == nil)
    #expect(form.issues.map { $0.text(in: .standard) } == ["Enter a multiple of 5."])
  }

  @Test("An edit costs what it affects, however large the schema is")
  func work() throws {
    func work(_ count: Int) throws -> FormOperations {
      let properties = (0..<count).map { #""f\#($0)": {"type": "string", "not": {"const": "b"}}"# }
      let form = try SchemaForm.document("{\"properties\": {\(properties.joined(separator: ","))}}").session()
      let before = form.operations
      form.send(.type("f3", "x"))
      return form.operations - before
    }
    #expect(try work(10) == work(2_000))
  }
}
