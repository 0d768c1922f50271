import FieldstoneCore
import Testing

@testable import FieldstoneDocuments

@Suite("Warnings of a JSON Schema")
struct SchemaWarningTests {
  @Test(
    "What a form can't show is reported with its place",
    arguments: [
      (#"{"patternProperties": {"^x": {"type": "string"}}}"#, "/patternProperties"),
      (#"{"propertyNames": {"maxLength": 3}}"#, "/propertyNames"),
      (#"{"additionalProperties": {"type": "string"}}"#, "/additionalProperties"),
      (#"{"unevaluatedProperties": {"type": "string"}}"#, "/unevaluatedProperties"),
      (#"{"properties": {"x": {"type": "string", "not": {"const": "a"}}}}"#, "/properties/x/not"),
      (#"{"properties": {"x": {"type": ["string", "number"]}}}"#, "/properties/x"),
      (
        #"{"properties": {"x": {"type": "array", "items": {"type": "array", "items": {"type": "string"}}}}}"#,
        "/properties/x/items"
      ),
      (
        #"{"properties": {"x": {"prefixItems": [{"type": "string"}, {"type": "number"}]}}}"#,
        "/properties/x/prefixItems"
      ),
      (#"{"properties": {"x": {"type": "string", "contentEncoding": "base64"}}}"#, "/properties/x/contentEncoding"),
      (#"{"properties": {"x": {"type": "integer", "default": "a"}}}"#, "/properties/x/default"),
      (#"{"properties": {"x": {"enum": ["1", 1]}}}"#, "/properties/x"),
      (#"{"properties": {"x": {"minimum": 3, "maximum": 1}}}"#, "/properties/x/minimum"),
      (#"{"if": {"minProperties": 3}, "then": {"required": ["a"]}}"#, "/then"),
      (
        #"{"properties": {"x": {"type": "string"}}, "if": {"required": ["x"]}, "then": {"properties": {"x": {"minLength": 3}}}}"#,
        "/then/properties/x"
      ),
      (#"{"properties": {"x": {"minLenght": 3, "type": "string"}}}"#, "/properties/x/minLenght"),
      (
        #"{"properties": {"x": {"type": "string", "x-fieldstone": {"placehoder": "a"}}}}"#,
        "/properties/x/x-fieldstone/placehoder"
      ),
      (
        #"{"properties": {"x": {"type": "string", "x-fieldstone": {"control": "multilines"}}}}"#,
        "/properties/x/x-fieldstone/control"
      ),
      (
        #"{"properties": {"x": {"type": "string", "x-fieldstone": {"order": "first"}}}}"#,
        "/properties/x/x-fieldstone/order"
      ),
    ])
  func pointers(schema: String, pointer: String) throws {
    let document = try SchemaForm.document(schema)
    #expect(document.warnings.map(\.source?.pointer) == [pointer], "\(document.warnings)")
    #expect(document.warnings.allSatisfy { $0.source?.line == 1 && $0.source?.file == "form.json" })
    #expect(document.problems.isEmpty && document.session().problems.isEmpty)
  }

  @Test("A mistake names what is nearly the same")
  func suggestions() throws {
    let document = try SchemaForm.document(
      #"{"requierd": ["a"], "properties": {"a": {"type": "string", "x-fieldstone": {"placehoder": "b"}}}}"#)
    #expect(document.warnings.contains { $0.text.contains("Did you mean 'required'?") })
    #expect(document.warnings.contains { $0.text.contains("Did you mean 'placeholder'?") })
  }

  @Test("No more warnings are listed than the limit")
  func limit() throws {
    var options = FormDocument.SchemaOptions()
    options.limits.problems = 3
    let properties = (0..<50).map { "\"p\($0)\": {\"type\": [\"string\", \"number\"]}" }.joined(separator: ",")
    #expect(try SchemaForm.document("{\"properties\": {\(properties)}}", options).warnings.count == 3)
  }

  @Test("The keyword for forms decides on controls, texts, order, sections and pages")
  func hints() throws {
    let form = try SchemaForm.form(
      """
      {"x-fieldstone": {"submit": "Register", "footers": {"You": "As in your passport."}}, "properties": {
       "notes": {"type": "string", "x-fieldstone": {"multiline": true, "order": 3}},
       "name": {"type": "string", "x-fieldstone": {"section": "You", "order": 1, "placeholder": "Ada", "title": "Name"}},
       "age": {"type": "integer", "x-fieldstone": {"section": "You", "order": 2, "unit": "years", "control": "stepper"}},
       "size": {"enum": ["s", "l"], "x-fieldstone": {"control": "segments", "optionTitles": ["Small", "Large"], "page": "More"}},
       "agrees": {"type": "boolean", "x-fieldstone": {"control": "checkbox", "page": "More"}}}}
      """)
    #expect(form.rows.map(\.kind).prefix(4) == [.header, .field, .field, .footer])
    #expect(form.rows.ids.map(\.path).contains("notes"))
    #expect(form.row("notes")?.control == .longText && form.row("name")?.placeholder == "Ada")
    #expect(form.row("age")?.control.kind == .stepper && form.row("age")?.control.unit == "years")
    #expect(form.row("size")?.options.map(\.title) == ["Small", "Large"])
    #expect(form.row("agrees")?.control == .checkbox)
    #expect(form.rows.last?.title == "Register")
  }
}
