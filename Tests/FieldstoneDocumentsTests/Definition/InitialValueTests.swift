import FieldstoneDocuments
import Foundation
import Testing

@Suite("Initial values in forms, lists and cases")
struct InitialValueTests {
  private func problems(_ item: String) -> [String] {
    do throws(DocumentErrors) {
      _ = try FormDocument(json: Data(#"{"fieldstone": 1, "items": [\#(item)]}"#.utf8))
      return []
    } catch {
      return error.problems.map { "\($0.path) \($0.part ?? ""): \($0.text)" }
    }
  }

  @Test(
    "A value of another type is a mistake, wherever it is",
    arguments: [
      (
        #"{"field": "l", "type": "list", "initial": [1, "x"], "element": {"type": "integer"}}"#,
        "l initial.1: \"x\" isn't a valid value for a field of type 'integer': expected a whole number."
      ),
      (
        #"{"field": "f", "type": "form", "initial": {"name": 7}, "items": [{"field": "name", "type": "text"}]}"#,
        "f initial.name: 7 isn't a valid value for a field of type 'text': expected a text."
      ),
      (
        #"""
        {"field": "l", "type": "list", "initial": [{"n": 1}, {"n": "x"}], "element": {"items": [
          {"field": "n", "type": "integer"}]}}
        """#, "l initial.1.n: \"x\" isn't a valid value for a field of type 'integer': expected a whole number."
      ),
    ])
  func mistyped(item: String, problem: String) { #expect(problems(item) == [problem]) }

  @Test("Right values are none")
  func right() {
    #expect(
      problems(
        #"""
        {"field": "l", "type": "list", "initial": [{"n": 1}, {}], "element": {"items": [
          {"field": "n", "type": "integer"}]}},
        {"field": "f", "type": "form", "initial": {"name": "Ada"}, "items": [{"field": "name", "type": "text"}]}
        """#) == [])
  }
}
