import FieldstoneCore
import Testing

@testable import FieldstoneDocuments
@testable import FieldstoneTesting

@Suite("What depends on other answers in a JSON Schema")
struct SchemaConditionTests {
  @Test("Properties of 'then' and 'else' show while the condition holds, and are submitted only then")
  func thenElse() async throws {
    let form = try SchemaForm.form(
      """
      {"properties": {"needsInvoice": {"type": "boolean"}}, "required": ["needsInvoice"],
       "if": {"properties": {"needsInvoice": {"const": true}}},
       "then": {"properties": {"vat": {"type": "string", "pattern": "^[A-Z]{2}"}}, "required": ["vat"]},
       "else": {"properties": {"gift": {"type": "boolean"}}, "required": ["gift"]}}
      """)
    #expect(form.problems.isEmpty)
    #expect(!form.isShown("vat") && form.isShown("gift"))
    #expect(await form.submit().model == ["needsInvoice": false, "gift": false])
    form.send(.set("needsInvoice", .flag(true)))
    #expect(form.isShown("vat") && !form.isShown("gift"))
    #expect(await form.submit().model == nil)
    #expect(form.issues.map(\.row?.path) == ["vat"])
    form.send(.type("vat", "DE123"))
    #expect(await form.submit().model == ["needsInvoice": true, "vat": "DE123"])
  }

  @Test(
    "A condition holds exactly when its schema accepts the answers",
    arguments: [
      (#"{"properties": {"a": {"const": "x"}}}"#, ["", "x"], ["y"]),
      (#"{"properties": {"a": {"const": "x"}}, "required": ["a"]}"#, ["x"], ["", "y"]),
      (#"{"properties": {"a": {"enum": ["x", "y"]}}, "required": ["a"]}"#, ["x", "y"], ["", "z"]),
      (#"{"required": ["a"]}"#, ["x"], [""]), (#"{"not": {"required": ["a"]}}"#, [""], ["x"]),
      (#"{"properties": {"a": {"pattern": "^x"}}, "required": ["a"]}"#, ["x", "xy"], ["yx"]),
      (#"{"properties": {"a": {"minLength": 2}}}"#, ["", "xy"], ["x"]),
      (
        #"{"anyOf": [{"properties": {"a": {"const": "x"}}}, {"properties": {"a": {"const": "y"}}}]}"#, ["x", "y"], ["z"]
      ),
      ("true", ["", "x"], []), ("false", [], ["", "x"]),
      (##"{"$ref": "#/$defs/is"}"##, ["x"], ["y", ""]),
    ])
  func conditions(condition: String, holds: [String], holdsNot: [String]) throws {
    let document = try SchemaForm.document(
      """
      {"properties": {"a": {"type": "string"}}, "if": \(condition), "then": {"properties": {"b": {"type": "string"}}},
       "$defs": {"is": {"properties": {"a": {"const": "x"}}, "required": ["a"]}}}
      """)
    #expect(document.warnings.isEmpty && document.problems.isEmpty)
    let form = document.session()
    for (texts, isShown) in [(holds, true), (holdsNot, false)] {
      for text in texts {
        form.send(.type("a", text))
        #expect(form.isShown("b") == isShown, "\(condition): \(text)")
      }
    }
  }

  @Test("Numbers and several properties decide as well, and what isn't visible doesn't count")
  func several() throws {
    let form = try SchemaForm.form(
      """
      {"properties": {"seats": {"type": "integer"}, "group": {"type": "boolean"}},
       "allOf": [
        {"if": {"properties": {"seats": {"minimum": 3}, "group": {"const": true}}, "required": ["seats", "group"]},
         "then": {"properties": {"name": {"type": "string"}}}},
        {"if": {"properties": {"name": {"const": "x"}}, "required": ["name"]},
         "then": {"properties": {"why": {"type": "string"}}}}]}
      """)
    form.send(.type("seats", "3"))
    #expect(!form.isShown("name"))
    form.send(.set("group", .flag(true)))
    #expect(form.isShown("name") && !form.isShown("why"))
    form.send(.type("name", "x"))
    #expect(form.isShown("why"))
    form.send(.type("seats", "2"))
    #expect(!form.isShown("name") && !form.isShown("why"))
    #expect(form.problems.isEmpty)
  }

  @Test("Conditions that depend on each other are no cycle")
  func mutual() throws {
    let form = try SchemaForm.form(
      """
      {"properties": {"c": {"type": "string"}}, "allOf": [
       {"if": {"required": ["a"]}, "then": {"properties": {"b": {"type": "string"}}}, "else": {"properties": {"z": {}}}},
       {"if": {"required": ["b"]}, "then": {"properties": {"a": {"type": "string"}}}, "else": {"properties": {"y": {}}}}]}
      """)
    for key in ["a", "b", "c", "y", "z"] { form.send(.type(FormRowID(key), "x")) }
    #expect(form.problems.isEmpty)
  }

  @Test("What is there requires others, in all four spellings")
  func dependents() async throws {
    for (keyword, draft) in [
      (#""dependentRequired": {"a": ["b"]}"#, ""), (#""dependencies": {"a": ["b"]}"#, ""),
      (#""dependencies": {"a": {"required": ["b"]}}"#, #""$schema": "http://json-schema.org/draft-07/schema#","#),
      (#""dependentSchemas": {"a": {"required": ["b"]}}"#, ""),
    ] {
      let form = try SchemaForm.form(
        "{\(draft) \"properties\": {\"a\": {\"type\": \"string\"}, \"b\": {\"type\": \"string\"}}, \(keyword)}")
      #expect(await form.submit().model == [:])
      form.send(.type("a", "x"))
      #expect(form.row("b")?.isRequired == true, "\(keyword)")
      #expect(await form.submit().model == nil)
      #expect(form.issues.map(\.row?.path) == ["b"], "\(keyword)")
      form.send(.type("b", "y"))
      #expect(await form.submit().model == ["a": "x", "b": "y"])
    }
  }

  @Test("A schema that depends on a property shows its own properties")
  func dependentSchemas() throws {
    let form = try SchemaForm.form(
      """
      {"properties": {"card": {"type": "string"}, "old": {"type": "string"}},
       "dependentSchemas": {"card": {"properties": {"address": {"type": "string"}, "old": false}}}}
      """)
    #expect(!form.isShown("address") && form.isShown("old"))
    form.send(.type("card", "4711"))
    #expect(form.isShown("address") && !form.isShown("old"))
  }

  @Test("Objects and lists of a condition are there while it holds")
  func parts() async throws {
    let form = try SchemaForm.form(
      """
      {"properties": {"on": {"type": "boolean"}}, "required": ["on"], "additionalProperties": false,
       "if": {"properties": {"on": {"const": true}}}, "then": {"required": ["invoice", "tags"], "properties": {
        "invoice": {"type": "object", "properties": {"company": {"type": "string"}}},
        "tags": {"type": "array", "items": {"type": "string"}}}}}
      """.replacing(#""additionalProperties": false,"#, with: ""))
    #expect(await form.submit().model == ["on": false])
    form.send(.set("on", .flag(true)))
    form.send(.type("invoice.company", "Analytical"))
    form.send(.insert("tags", id: "a", before: nil))
    form.send(.type("tags[a]", "x"))
    let submitted = await form.submit().model
    #expect(submitted == ["on": true, "invoice": ["company": "Analytical"], "tags": ["x"]], "\(form.issues)")
    form.send(.set("on", .flag(false)))
    #expect(await form.submit().model == ["on": false])
  }
}
