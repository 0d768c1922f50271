import FieldstoneDocuments
import Foundation
import Testing

@Suite("Bounds in a file that no answer meets")
struct OwnBoundTests {
  @Test(
    "They are a mistake",
    arguments: [
      (
        #"{"field": "a", "type": "integer", "rules": [{"exclusiveMinimum": 1}, {"exclusiveMaximum": 2}]}"#,
        "/items/0/rules: No whole number is greater than 1 and less than 2."
      ),
      (
        #"{"field": "a", "type": "integer", "rules": [{"minimum": 1}, {"maximum": 9}, {"multipleOf": 10}]}"#,
        "/items/0/rules: No multiple of 10 is at least 1 and at most 9."
      ),
      (
        #"{"field": "a", "type": "decimal", "rules": [{"exclusiveMinimum": 0.5}, {"exclusiveMaximum": 1}, {"multipleOf": 0.5}]}"#,
        "/items/0/rules: No multiple of 0.5 is greater than 0.5 and less than 1."
      ),
      (
        #"{"field": "a", "type": "list", "element": {"type": "integer", "rules": [{"minimum": 1}, {"maximum": 9}, {"multipleOf": 10}]}}"#,
        "/items/0/element/rules: No multiple of 10 is at least 1 and at most 9."
      ),
      (
        #"{"field": "a", "type": "choices", "options": ["x"], "rules": [{"minimumCount": 3}]}"#,
        "/items/0/rules: The minimum is 3 options, but there is only 1."
      ),
      (
        #"{"field": "a", "type": "text", "readOnly": true, "required": true}"#,
        "/items/0/required: The field is required, but it is read-only, and nothing gives it a value. Add 'initial', 'default' or 'computed'."
      ),
      (
        #"{"field": "f", "type": "form", "items": [{"field": "a", "type": "date", "readOnly": true, "required": true}]}"#,
        "/items/0/items/0/required: The field is required, but it is read-only, and nothing gives it a value. Add 'initial', 'default' or 'computed'."
      ),
    ])
  func mistakes(item: String, expected: String) {
    #expect(OwnProblems.of(item) == [expected])
  }

  @Test(
    "Others aren't",
    arguments: [
      #"{"field": "a", "type": "integer", "rules": [{"exclusiveMinimum": 1}, {"exclusiveMaximum": 3}]}"#,
      #"{"field": "a", "type": "number", "rules": [{"exclusiveMinimum": 1}, {"exclusiveMaximum": 2}]}"#,
      #"{"field": "a", "type": "integer", "rules": [{"minimum": -9}, {"maximum": 9}, {"multipleOf": 10}]}"#,
      #"{"field": "a", "type": "integer", "rules": [{"minimum": -19}, {"maximum": -10}, {"multipleOf": 10}]}"#,
      #"{"field": "a", "type": "decimal", "rules": [{"minimum": 0.1}, {"maximum": 0.3}, {"multipleOf": 0.3}]}"#,
      #"{"field": "a", "type": "integer", "rules": [{"minimum": 1}, {"multipleOf": 10}]}"#,
      #"{"field": "a", "type": "choices", "options": ["x"], "ownEntries": true, "rules": [{"minimumCount": 3}]}"#,
      #"{"field": "a", "type": "text", "readOnly": true, "required": true, "initial": "x"}"#,
      #"{"field": "a", "type": "flag", "readOnly": true, "required": true}"#,
      #"{"field": "a", "type": "integer", "optional": false, "readOnly": true, "required": true}"#,
      #"{"field": "a", "type": "list", "initial": [{"b": "x"}], "element": {"items": [{"field": "b", "type": "text", "readOnly": true, "required": true}]}}"#,
      #"{"field": "a", "type": "form", "initial": {"b": "x"}, "items": [{"field": "b", "type": "text", "readOnly": true, "required": true}]}"#,
    ])
  func others(item: String) {
    #expect(OwnProblems.of(item) == [])
  }

  @Test("Two bits with one value are found where the file has them")
  func bits() {
    let bits = #"[{"bits": 1, "title": "Read"}, {"bits": 2, "title": "Write"}, {"bits": 1, "title": "Run"}]"#
    #expect(
      OwnProblems.of(#"{"field": "a", "type": "integer", "bits": \#(bits)}"#) == [
        "/items/0/bits/2: Two bits have the value 1."
      ])
  }

  @Test("A number with more than 38 digits before the point is missing")
  func digits() throws {
    let nines = String(repeating: "9", count: 38)
    let json = #"""
      {"fieldstone": 1, "items": [{"field": "d", "type": "decimal", "initial": \#(nines)},
        {"field": "times", "type": "decimal", "optional": true, "computed": "d * 10"},
        {"field": "plus", "type": "decimal", "optional": true, "computed": "d + 1"},
        {"field": "all", "type": "decimal", "optional": true, "computed": "sum([d, d])"},
        {"field": "same", "type": "decimal", "optional": true, "computed": "d * 1"}]}
      """#
    let form = try FormDocument(json: Data(json.utf8)).session()
    #expect(form.model["times"] == nil && form.model["plus"] == nil && form.model["all"] == nil)
    #expect(form.model["same", as: Decimal.self] == Decimal(string: nines))
  }
}
