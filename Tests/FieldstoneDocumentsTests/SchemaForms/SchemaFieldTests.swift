import FieldstoneCore
import Testing

@testable import FieldstoneDocuments

@Suite("Fields of a JSON Schema")
struct SchemaFieldTests {
  @Test(
    "Types and formats become kinds of fields",
    arguments: [
      (#"{"type": "string"}"#, "text"), (#"{"type": "integer"}"#, "integer"), (#"{"type": "number"}"#, "decimal"),
      (#"{"type": "number", "format": "double"}"#, "number"), (#"{"type": "boolean"}"#, "flag"),
      (#"{"type": "string", "format": "date"}"#, "date"), (#"{"type": "string", "format": "time"}"#, "time"),
      (#"{"type": "string", "format": "date-time"}"#, "dateAndTime"), (#"{"type": ["null", "string"]}"#, "text"),
      (#"{"enum": ["a", "b"]}"#, "choice"), (#"{"enum": [true, false]}"#, "flag"),
      (#"{"oneOf": [{"const": 1, "title": "One"}, {"const": 2}]}"#, "choice"),
      (#"{"type": "array", "items": {"type": "string"}}"#, "list"),
      (#"{"type": "array", "items": {"enum": ["a", "b"]}, "uniqueItems": true}"#, "choices"),
      (#"{"type": "object", "properties": {"a": {}}}"#, "form"), (#"{"minimum": 1}"#, "decimal"),
      (#"{"maxLength": 1}"#, "text"), (#"{"required": ["a"]}"#, "form"), (#"{"items": {"type": "null"}}"#, nil),
      (#"{"type": "null"}"#, nil), ("false", nil), ("{}", "text"), ("true", "text"),
      (#"{"type": "string", "x-fieldstone": {"control": "month"}}"#, "month"),
      (#"{"anyOf": [{"type": "integer"}, {"type": "null"}]}"#, "integer"),
      (#"{"oneOf": [{"type": "integer"}, {"type": "boolean"}]}"#, "integer"),
      (#"{"allOf": [{"type": "integer"}, {"minimum": 1}]}"#, "integer"),
    ] as [(String, String?)])
  func kinds(schema: String, kind: String?) throws {
    let document = try SchemaForm.document(property: schema)
    #expect(document.form.fields.map(\.kind.name) == [kind].compactMap { $0 })
    #expect(document.problems.isEmpty && document.definition.problems.isEmpty)
    #expect(document.session().problems.isEmpty)
  }

  @Test("Titles, descriptions, examples, defaults and marks are shown")
  func annotations() throws {
    let form = try SchemaForm.form(
      """
      {"title": "Registration", "properties": {
        "name": {"type": "string", "title": "Full name", "description": "As on the ticket.", "examples": ["Ada"]},
        "seats": {"type": "integer", "default": 2}, "id": {"type": "string", "default": "x", "readOnly": true},
        "secret": {"type": "string", "writeOnly": true}, "old": {"type": "string", "deprecated": true}},
       "required": ["seats"]}
      """)
    #expect(form.openPages.first?.title == "Registration")
    let name = form.row("name")
    #expect(name?.title == "Full name" && name?.help == "As on the ticket." && name?.placeholder == "Ada")
    #expect(form.row("seats")?.text == "2")
    #expect(form.row("id")?.control == .label)
    #expect(form.row("secret")?.control.kind == .secure)
    #expect(form.row("old")?.help == "This field is deprecated.")
    #expect("\(form.model)" == #"{"seats":2,"id":"x"}"#)
  }

  @Test("A property that may be missing is missing while it is empty, and null if that is what the schema asks for")
  func missing() throws {
    let form = try SchemaForm.form(
      """
      {"properties": {"text": {"type": "string"}, "flag": {"type": "boolean"}, "list": {"type": "array", "items": {
        "type": "string"}}, "several": {"type": "array", "uniqueItems": true, "items": {"enum": ["a", "b"]}},
        "form": {"type": "object", "properties": {"a": {"type": "string"}}},
        "null": {"type": ["string", "null"]}, "numbers": {"type": "array", "items": {"type": "number"}},
        "agrees": {"type": "boolean"}}, "required": ["null", "numbers", "agrees"]}
      """)
    #expect("\(form.model)" == #"{"null":null,"numbers":[],"agrees":false}"#)
    for input: FormInput in [
      .type("text", "x"), .set("flag", .flag(true)), .insert("list", id: "a", before: nil), .type("list[a]", "y"),
      .set("several", .choices(["b"])), .set("form", .flag(true)), .type("null", "z"),
    ] {
      #expect(form.send(input) == .accepted)
    }
    #expect(
      "\(form.model)"
        == #"{"text":"x","flag":true,"list":["y"],"several":["b"],"form":{},"null":"z","numbers":[],"agrees":false}"#)
    for input: FormInput in [
      .type("text", ""), .remove("list[a]"), .set("several", .choices([])), .set("form", .flag(false)),
      .type("null", ""),
    ] {
      #expect(form.send(input) == .accepted)
    }
    #expect("\(form.model)" == #"{"flag":true,"null":null,"numbers":[],"agrees":false}"#)
  }

  @Test("Numbers keep their digits until they are edited, and the order of the properties stays")
  func digits() throws {
    let json = #"{"b":1.50e1,"a":123456789012345678901234567890,"c":1e2,"z":0.10}"#
    let form = try SchemaForm.form(
      #"{"properties": {"a": {"type": "integer"}, "b": {"type": "number"}, "c": {"type": "number"}}}"#, json)
    #expect("\(form.model)" == json)
    form.send(.type("c", "7.50"))
    #expect("\(form.model)" == json.replacing("1e2", with: "7.5"))
    #expect(form.rows.ids.map(\.path).prefix(3) == ["a", "b", "c"])
  }

  @Test("A property without a schema that is required is a text, after the others")
  func onlyRequired() async throws {
    let form = try SchemaForm.form(#"{"required": ["late", "a"], "properties": {"a": {"type": "string"}}}"#)
    #expect(form.rows.ids.map(\.path).prefix(2) == ["a", "late"])
    #expect(await form.submit().model == nil)
    #expect(Set(form.issues.compactMap(\.row?.path)) == ["a", "late"])
    form.send(.type("a", "x"))
    form.send(.type("late", "y"))
    #expect(await form.submit().model == ["a": "x", "late": "y"])
  }
}
