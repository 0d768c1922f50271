import FieldstoneCore
import FieldstoneTesting
import Testing

@testable import FieldstoneDocuments

@Suite("What a JSON Schema requires is required as in a compiled form")
struct SchemaRequiredTests {
  private static let days = #""type": "array", "uniqueItems": true, "items": {"enum": ["mo", "tu", "we"]}"#

  @Test(
    "An object in a case that is required is there, also by a reference, in a case of a case, and in another object")
  func objectInCase() async throws {
    let form = try SchemaForm.form(
      """
      {"properties": {"by": {"$ref": "#/$defs/delivery"}}, "required": ["by"], "$defs": {
        "delivery": {"type": "object", "oneOf": [
          {"properties": {"kind": {"const": "post"}, "to": {"$ref": "#/$defs/address"}, "more": {"type": "object",
             "properties": {"from": {"$ref": "#/$defs/address"}}, "required": ["from"]}},
           "required": ["kind", "to", "more"]},
          {"properties": {"kind": {"const": "desk"}}, "required": ["kind"]}]},
        "address": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}}}
      """)
    #expect(form.problems.isEmpty)
    form.send(.set("by.kind", .choices(["post"])))
    #expect(await form.submit().model == nil)
    #expect(Set(form.issues.compactMap(\.row?.path)) == ["by.to.city", "by.more.from.city"])
    form.send(.type("by.to.city", "Ulm"))
    form.send(.type("by.more.from.city", "Bonn"))
    #expect(
      await form.submit().model == ["by": ["kind": "post", "to": ["city": "Ulm"], "more": ["from": ["city": "Bonn"]]]])
  }

  @Test("Only what would contain itself is added: a form that is just used twice isn't")
  func circles() throws {
    let document = try SchemaForm.document(
      """
      {"properties": {"x": {"$ref": "#/$defs/e"}}, "required": ["x"], "$defs": {
        "e": {"oneOf": [
          {"properties": {"is": {"const": "value"}, "unit": {"$ref": "#/$defs/unit"}}, "required": ["is", "unit"]},
          {"properties": {"is": {"const": "not"}, "of": {"$ref": "#/$defs/e"}, "unit": {"$ref": "#/$defs/unit"}},
           "required": ["is", "of", "unit"]}]},
        "unit": {"type": "object", "properties": {"name": {"type": "string"}}}}}
      """)
    #expect(document.problems.isEmpty && document.session().problems.isEmpty)
    var optional: [String: Bool] = [:]
    for field in document.forms["e"]?.fields ?? [] {
      guard case .alternatives(let alternatives) = field.kind else { continue }
      for alternative in alternatives.cases {
        for field in alternative.form.fields {
          if case .form(let subform) = field.kind { optional["\(alternative.id).\(field.key)"] = subform.isOptional }
        }
      }
    }
    #expect(optional == ["value.unit": false, "not.of": true, "not.unit": false])
  }

  @Test("An object that may be missing may contain, and require, the one that it is in")
  func circleThroughOptional() throws {
    let form = try SchemaForm.form(
      """
      {"properties": {"node": {"$ref": "#/$defs/node"}}, "required": ["node"], "$defs": {"node": {"type": "object",
        "properties": {"name": {"type": "string"}, "link": {"type": "object", "properties": {
          "to": {"$ref": "#/$defs/node"}}, "required": ["to"]}}}}}
      """)
    #expect(form.problems.isEmpty)
    #expect(form.send(.set("node.link", .flag(true))) == .accepted)
    #expect(form.send(.type("node.link.to.name", "b")) == .accepted)
  }

  @Test("Several options are required if the schema asks for at least one, and aren't if it doesn't")
  func choices() async throws {
    let one = try SchemaForm.form(property: #"{\#(Self.days), "minItems": 1}"#, isRequired: true)
    #expect(one.row("x")?.isRequired == true)
    #expect(await one.submit().model == nil)
    #expect(one.issues.map(\.kind.code) == ["required"])
    one.send(.set("x", .choices(["tu"])))
    #expect(await one.submit().model == ["x": ["tu"]])
    #expect(try SchemaForm.form(property: "{\(Self.days)}", isRequired: true).row("x")?.isRequired == false)
    // Without `required`, none is an answer, and one isn't enough.
    let some = try SchemaForm.form(property: #"{\#(Self.days), "minItems": 2}"#)
    #expect(some.row("x")?.isRequired == false && some.row("x")?.hint == "Choose at least 2, or none")
    some.send(.set("x", .choices(["tu"])))
    #expect(some.row("x")?.issues.count == 1)
    some.send(.set("x", .choices([])))
    #expect(await some.submit().model == [:])
  }

  @Test(
    "Elements and options that are required under a condition are required while it holds",
    arguments: [#"{"type": "array", "items": {"type": "string"}, "minItems": 1}"#, #"{\#(Self.days), "minItems": 1}"#])
  func conditions(property: String) async throws {
    for schema in [
      #"{"properties": {"on": {"type": "boolean"}, "x": \#(property)}, "if": \#(Self.isOn), "then": {"required": ["x"]}}"#,
      #"{"properties": {"on": {"type": "boolean"}}, "if": \#(Self.isOn), "then": {"properties": {"x": \#(property)}, "required": ["x"]}}"#,
    ] {
      let form = try SchemaForm.form(schema)
      #expect(form.problems.isEmpty)
      #expect(await form.submit().model == [:])
      form.send(.set("on", .flag(true)))
      #expect(form.row("x")?.isRequired == true, "\(schema)")
      #expect(await form.submit().model == nil)
      #expect(form.issues.map(\.row?.path) == ["x"])
    }
  }

  private static let isOn = #"{"properties": {"on": {"const": true}}, "required": ["on"]}"#
}
