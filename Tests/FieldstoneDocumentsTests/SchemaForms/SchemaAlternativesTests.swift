import FieldstoneCore
import Testing

@testable import FieldstoneDocuments
@testable import FieldstoneTesting

@Suite("Alternatives of a JSON Schema")
struct SchemaAlternativesTests {
  private static let cases = """
    [{"title": "Bank transfer", "properties": {"by": {"const": "transfer"}, "iban": {"type": "string"}},
      "required": ["by", "iban"]},
     {"properties": {"by": {"enum": ["card"]}, "number": {"type": "string"}}, "required": ["by"]}]
    """

  @Test("A property says which of several objects a value is", arguments: ["oneOf", "anyOf"])
  func property(keyword: String) async throws {
    let form = try SchemaForm.form(property: #"{"type": "object", "\#(keyword)": \#(Self.cases)}"#, isRequired: true)
    #expect(form.problems.isEmpty)
    #expect(form.row("x")?.options.map(\.title) == ["Bank transfer", "Card"])
    #expect(await form.submit().model == nil)
    form.send(.set("x", .choices(["transfer"])))
    #expect(await form.submit().model == nil)
    #expect(form.issues.map(\.row?.path) == ["x.iban"])
    form.send(.type("x.iban", "DE02"))
    #expect(await form.submit().model == ["x": ["by": "transfer", "iban": "DE02"]])
    form.send(.set("x", .choices(["card"])))
    #expect(await form.submit().model == ["x": ["by": "card"]])
  }

  @Test("The level itself can be one of several")
  func level() async throws {
    let form = try SchemaForm.form(
      #"{"properties": {"name": {"type": "string"}, "by": {"title": "Refund by"}, "last": {"type": "string"}}, "oneOf": \#(Self.cases)}"#
    )
    #expect(form.problems.isEmpty)
    #expect(form.rows.ids.map(\.path).prefix(3) == ["name", "by", "last"])
    #expect(form.row("by")?.title == "Refund by")
    form.send(.set("by", .choices(["card"])))
    form.send(.type("number", "4711"))
    #expect(await form.submit().model == ["by": "card", "number": "4711"])
  }

  @Test("Elements of a list can be of several kinds")
  func elements() async throws {
    let form = try SchemaForm.form(
      property: #"{"type": "array", "items": {"type": "object", "oneOf": \#(Self.cases)}}"#)
    #expect(form.problems.isEmpty)
    form.send(.insert("x", id: "a", before: nil))
    form.send(.set("x[a].by", .choices(["card"])))
    form.send(.type("x[a].number", "1"))
    #expect(await form.submit().model == ["x": [["by": "card", "number": "1"]]])
  }

  @Test("Without such a property, all of them show, with a warning, and the schema decides")
  func undecided() async throws {
    let document = try SchemaForm.document(
      """
      {"oneOf": [{"properties": {"a": {"type": "string"}}, "required": ["a"]},
                 {"properties": {"b": {"type": "string"}}, "required": ["b"]}]}
      """)
    #expect(document.warnings.map(\.source?.pointer) == ["/oneOf"])
    let form = document.session()
    form.send(.type("a", "x"))
    #expect(await form.submit().model == ["a": "x"])
    form.send(.type("b", "y"))
    #expect(await form.submit().model == nil)
    #expect(form.issues.count == 1)
  }
}

@Suite("References of a JSON Schema")
struct SchemaReferenceTests {
  @Test(
    "Definitions, anchors and ids are found in both dialects",
    arguments: [
      ##"{"properties": {"x": {"$ref": "#/$defs/a"}}, "$defs": {"a": {"type": "integer"}}}"##,
      ##"{"properties": {"x": {"$ref": "#/definitions/a~1b"}}, "definitions": {"a/b": {"type": "integer"}}}"##,
      ##"{"properties": {"x": {"$ref": "#here"}}, "$defs": {"a": {"$anchor": "here", "type": "integer"}}}"##,
      ##"{"$id": "https://example.org/form", "properties": {"x": {"$ref": "number"}}, "$defs": {"a": {"$id": "number", "type": "integer"}}}"##,
      ##"{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"x": {"$ref": "#here", "type": "string"}}, "definitions": {"a": {"$id": "#here", "type": "integer"}}}"##,
      ##"{"properties": {"x": {"$ref": "#/properties/y"}, "y": {"type": "integer"}}}"##,
    ])
  func places(schema: String) throws {
    let document = try SchemaForm.document(schema)
    #expect(document.form.fields.first?.kind.name == "integer")
    #expect(document.problems.isEmpty)
  }

  @Test("What stands beside a reference counts as well, and comes first")
  func siblings() throws {
    let form = try SchemaForm.form(
      ##"{"properties": {"x": {"title": "Mine", "$ref": "#/$defs/a", "maximum": 3}}, "$defs": {"a": {"title": "Theirs", "description": "Help.", "type": "integer", "minimum": 1}}}"##
    )
    #expect(form.row("x")?.title == "Mine" && form.row("x")?.help == "Help.")
    form.send(.type("x", "4"))
    #expect(form.row("x")?.issues.count == 1)
  }

  @Test("A form may contain itself in lists, and where it may be missing")
  func recursive() async throws {
    let form = try SchemaForm.form(
      """
      {"$ref": "#/$defs/node", "$defs": {"node": {"type": "object", "required": ["name"], "properties": {
        "name": {"type": "string"}, "next": {"$ref": "#/$defs/node"},
        "children": {"type": "array", "items": {"$ref": "#/$defs/node"}}}}}}
      """)
    #expect(form.problems.isEmpty)
    for input: FormInput in [
      .type("name", "a"), .set("next", .flag(true)), .type("next.name", "b"), .set("next.next", .flag(true)),
      .type("next.next.name", "c"), .insert("children", id: "x", before: nil), .type("children[x].name", "d"),
      .insert("children[x].children", id: "y", before: nil), .type("children[x].children[y].name", "e"),
    ] {
      #expect(form.send(input) == .accepted, "\(input)")
    }
    #expect(
      await form.submit().model?.description
        == #"{"name":"a","next":{"name":"b","next":{"name":"c"}},"children":[{"name":"d","children":[{"name":"e"}]}]}"#)
  }

  @Test("Alternatives may contain themselves: what is required there is added")
  func expressions() async throws {
    let form = try SchemaForm.form(
      """
      {"properties": {"root": {"$ref": "#/$defs/e"}}, "required": ["root"], "$defs": {"e": {"oneOf": [
        {"properties": {"is": {"const": "number"}, "value": {"type": "number"}}, "required": ["is", "value"]},
        {"properties": {"is": {"const": "sum"}, "left": {"$ref": "#/$defs/e"}, "right": {"$ref": "#/$defs/e"}},
         "required": ["is", "left", "right"]}]}}}
      """)
    #expect(form.problems.isEmpty)
    for input: FormInput in [
      .set("root.is", .choices(["sum"])), .set("root.left", .flag(true)), .set("root.right", .flag(true)),
      .set("root.left.is", .choices(["number"])), .type("root.left.value", "1"),
      .set("root.right.is", .choices(["number"])), .type("root.right.value", "2"),
    ] {
      #expect(form.send(input) == .accepted, "\(input)")
    }
    let submitted = await form.submit().model
    #expect(submitted?["root.right.value", as: Int.self] == 2, "\(form.issues)")
  }

  @Test("A form that has to contain itself is a problem with its place")
  func endless() {
    let problems = SchemaForm.problems(
      ##"{"$ref": "#/$defs/a", "$defs": {"a": {"properties": {"b": {"$ref": "#/$defs/a"}}, "required": ["b"]}}}"##)
    #expect(problems.map(\.kind) == [.recursiveForm])
    #expect(problems.first?.source?.pointer == "/$defs/a")
  }

  @Test("Documents are given, and never fetched")
  func documents() throws {
    for reference in ["https://example.org/a.json", "file:///etc/passwd", "/etc/passwd", "../a.json"] {
      let problems = SchemaForm.problems("{\"properties\": {\"x\": {\"$ref\": \"\(reference)\"}}}")
      #expect(problems.map(\.kind) == [.unresolvedName])
      #expect(problems.first?.source?.pointer == "/properties/x/$ref" && problems.first?.source?.line == 1)
    }
    var options = FormDocument.SchemaOptions()
    options.documents["https://example.org/a.json"] = try JSONDocument(text: #"{"$defs": {"b": {"type": "integer"}}}"#)
    let document = try SchemaForm.document(
      ##"{"properties": {"x": {"$ref": "https://example.org/a.json#/$defs/b"}}}"##, options)
    #expect(document.form.fields.first?.kind.name == "integer")
  }
}
