import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("What a form would report once it is built is found when its file is loaded")
struct LoadedMistakeTests {
  /// The problems of a file in the own format with these items.
  private func problems(_ items: String) -> [String] {
    do throws(DocumentErrors) {
      _ = try FormDocument(json: Data("{\"fieldstone\": 1, \"items\": [\n\(items)]}".utf8), file: "form.json")
      return []
    } catch {
      return error.problems.map { "\($0.source?.pointer ?? "") \($0)" }
    }
  }

  @Test(
    "Each has its place",
    arguments: [
      (
        #"{"field": "a", "type": "text", "rules": [{"minimumLength": 5}, {"maximumLength": 3}]}"#,
        "/items/0/rules form.json:2:41: a (/items/0/rules): The minimum is 5 characters, but the maximum is 3."
      ),
      (
        #"{"field": "a", "type": "choices", "options": ["x"], "rules": [{"minimumCount": 2}, {"maximumCount": 1}]}"#,
        "/items/0/rules form.json:2:62: a (/items/0/rules): The minimum is 2 options, but the maximum is 1."
      ),
      (
        #"{"field": "a", "type": "list", "element": {"type": "text"}, "rules": [{"minimumCount": 2}, {"maximumCount": 1}]}"#,
        "/items/0/rules form.json:2:70: a (/items/0/rules): The minimum is 2 elements, but the maximum is 1."
      ),
      (
        #"{"field": "a", "type": "number", "rules": [{"exclusiveMinimum": 1}, {"maximum": 1}]}"#,
        "/items/0/rules form.json:2:43: a (/items/0/rules): No number is greater than 1 and at most 1."
      ),
      (
        #"{"field": "a", "type": "integer", "slider": true, "rules": [{"minimum": 1}]}"#,
        "/items/0/slider form.json:2:45: a (/items/0/slider): A slider needs a minimum and a maximum: add the rule 'maximum'."
      ),
      (
        #"{"field": "a", "type": "text", "mask": "--"}"#,
        "/items/0/mask form.json:2:40: a (/items/0/mask): Nothing can be typed into this mask. Use X for a digit, A for a letter or * for either."
      ),
      (
        #"{"field": "a", "type": "flag", "purpose": "email"}"#,
        "/items/0/purpose form.json:2:43: a (/items/0/purpose): The purpose 'email' can't be used with a field of type 'flag'."
      ),
      (
        #"{"field": "a", "type": "text", "initial": "x", "default": "y"}"#,
        "/items/0/default form.json:2:59: a (/items/0/default): The field always has a value, so the default is never used. Use 'initial', or make the value optional."
      ),
      (
        #"{"field": "a", "type": "text", "control": "label", "required": true}"#,
        "/items/0/required form.json:2:64: a (/items/0/required): The field is required, but the control 'label' only shows a value."
      ),
      (
        #"{"field": "a", "type": "choice", "options": ["1", 1]}"#,
        "/items/0/options/1 form.json:2:51: a (/items/0/options/1): The options \"1\" and 1 can't be told apart in inputs and drafts."
      ),
      (
        #"{"field": "a", "type": "text"}, {"section": "S", "id": "a", "items": []}"#,
        "/items/1/id form.json:2:56: form (/items/1/id): Two rows have the id 'a'."
      ),
      (
        #"{"section": "S", "items": [{"step": "T", "items": []}]}"#,
        "/items/0/items/0 form.json:2:28: form (/items/0/items/0): A step can't be in a section, on a page or in another step."
      ),
      (
        #"{"link": "Terms", "to": "example.org"}"#,
        "/items/0/to form.json:2:25: form (/items/0/to): Expected an address that begins with http://, https://, mailto: or tel:, not 'example.org'."
      ),
      (
        #"{"field": "a", "type": "integer", "optional": true, "computed": "b + 1"}, {"field": "b", "type": "integer", "optional": true, "computed": "a * 2"}"#,
        "/items/0/computed form.json:2:65: a (/items/0/computed): The value depends on itself: a → b → a."
      ),
      (
        #"{"field": "a", "type": "file", "minimumDimensions": {"width": 9, "height": 1}, "maximumDimensions": {"width": 8, "height": 8}}"#,
        "/items/0/maximumDimensions form.json:2:101: a (/items/0/maximumDimensions): The minimum size is 9 × 1 pixels, but the maximum is 8 × 8."
      ),
    ])
  func places(items: String, expected: String) {
    #expect(problems(items) == [expected])
  }

  @Test("A circle through a subform is found, and one that only some answers lead to is left to the form")
  func circles() throws {
    let through = #"""
      {"field": "part", "type": "form", "items": [
        {"field": "sum", "type": "integer", "optional": true, "computed": "parent.total"}]},
      {"field": "total", "type": "integer", "optional": true, "computed": "part.sum + 1"}
      """#
    #expect(problems(through).map { $0.suffix(52) } == ["alue depends on itself: part.sum → total → part.sum."])
    let some = #"""
      {"field": "own", "type": "flag"},
      {"field": "a", "type": "integer", "optional": true, "computed": "if own then b + 1 else 1"},
      {"field": "b", "type": "integer", "optional": true, "computed": "a"}
      """#
    #expect(problems(some) == [])
    let document = try FormDocument(json: Data("{\"fieldstone\": 1, \"items\": [\(some)]}".utf8))
    let form = document.session()
    #expect(form.problems.isEmpty)
    form.send(.set("own", .flag(true)))
    #expect(form.problems.map(\.kind).contains { if case .cycle = $0 { true } else { false } })
  }

  @Test("What is refused as a circle is one for the form, too")
  func formCircle() {
    for (left, right) in [("b + 1", "a * 2"), ("a + 1", "1"), ("b", "a")] {
      let form = FormDocument("circle") {
        DocumentField("a", .integer, computed: DocumentComputation(DocumentExpression(left)))
        DocumentField("b", .integer, computed: DocumentComputation(DocumentExpression(right)))
      }.session()
      #expect(form.problems.contains { if case .cycle = $0.kind { true } else { false } }, "\(left)")
    }
  }

  @Test("A form that loads has no problems of its definition")
  func loaded() throws {
    for json in OwnExamples.all {
      #expect(try FormDocument(json: Data(json.utf8)).session().problems.isEmpty)
    }
    let fxForms = try FXFormsExamples.load(FXFormsExamples.dynamicFields)
    #expect(fxForms.session().problems.isEmpty)
    #expect(try SchemaForm.document(Registration.schema).session().problems.isEmpty)
  }

  @Test("What a JSON Schema says of rows has its place, too")
  func schemas() {
    let problems = SchemaForm.problems(
      """
      {"x-fieldstone": {"ids": {"You": "a"}}, "properties": {
        "a": {"type": "string", "x-fieldstone": {"section": "You"}},
        "b": {"type": "boolean", "x-fieldstone": {"purpose": "email"}}}}
      """)
    #expect(problems.map(\.text).map { $0.prefix(11) } == ["Two rows ha", "The purpose"])
    #expect(problems.compactMap(\.source?.pointer) == ["/x-fieldstone/ids/You", "/properties/b"])
    #expect(problems.compactMap(\.source?.line) == [1, 3])
  }

  @Test("All mistakes of a JSON Schema come in the order of the file, each once")
  func schemaOrder() {
    let problems = SchemaForm.problems(
      """
      {"$schema": "https://json-schema.org/draft/2020-12/schemas", "type": "array",
       "properties": {
         "a": {"pattern": "(", "minLength": -1, "$id": "urn:x"},
         "b": {"$ref": "#/nowhere", "type": "strin"},
         "c": {"$id": "urn:x", "required": [1, "b", 2]},
         "d": {"minimum": 1, "minimum": 2, "$ref": "other.json"}}}
      """)
    #expect(
      problems.compactMap(\.source?.pointer) == [
        "/$schema", "/type", "/properties/a/pattern", "/properties/a/minLength", "/properties/b/$ref",
        "/properties/b/type", "/properties/c", "/properties/c/required/0", "/properties/c/required/2",
        "/properties/d/minimum", "/properties/d/$ref",
      ])
  }

  @Test("Keywords of another draft aren't mistakes beside the draft itself")
  func otherDrafts() {
    let problems = SchemaForm.problems(
      """
      {"$schema": "http://json-schema.org/draft-04/schema#", "properties": {
        "a": {"minimum": 1, "exclusiveMinimum": true}, "b": {"pattern": "("}}}
      """)
    #expect(problems.map(\.kind) == [.notSupported, .badPattern])
  }
}
