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
        "l initial.1: Expected a JSON number, not \"x\"."
      ),
      (
        #"{"field": "f", "type": "form", "initial": {"name": 7}, "items": [{"field": "name", "type": "text"}]}"#,
        "f initial.name: Expected a JSON string, not 7."
      ),
      (
        #"""
        {"field": "l", "type": "list", "initial": [{"n": 1}, {"n": "x"}], "element": {"items": [
          {"field": "n", "type": "integer"}]}}
        """#, "l initial.1.n: Expected a JSON number, not \"x\"."
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
