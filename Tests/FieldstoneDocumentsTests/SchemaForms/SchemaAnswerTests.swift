import FieldstoneCore
import Testing

@testable import FieldstoneDocuments

@Suite("What a JSON Schema says to people who fill in its form")
struct SchemaAnswerTests {
  private func said(_ schema: String, _ values: String) async throws -> [String] {
    let form = try SchemaForm.form(schema, values)
    #expect(await form.submit().model == nil)
    return form.issues.map { $0.text(in: .standard) }
  }

  @Test("Properties are answers, and have their titles")
  func properties() async throws {
    let fields = #""properties": {"a": {"type": "string"}, "b": {"type": "string"}}"#
    #expect(
      try await said(#"{\#(fields), "maxProperties": 1}"#, #"{"a": "x", "b": "y"}"#) == [
        "This can have up to 1 answer."
      ])
    #expect(try await said(#"{\#(fields), "minProperties": 2}"#, #"{"a": "x"}"#) == ["This needs at least 2 answers."])
    let pair = #""prefixItems": [{"type": "number"}, {"type": "string"}]"#
    #expect(
      try await said(#"{"properties": {"firstPair": {\#(pair)}}, "required": ["firstPair"]}"#, "{}")
        == ["“First Pair” is required."])
    #expect(
      try await said(#"{"properties": {"pair": {"title": "A pair", \#(pair)}}, "required": ["pair"]}"#, "{}")
        == ["“A pair” is required."])
  }

  @Test("Elements that are counted have a name, if their schema has one")
  func contains() async throws {
    func list(_ contains: String) -> String {
      #"{"properties": {"a": {"type": "array", "items": {"type": "string"}, \#(contains)}}}"#
    }
    let values = #"{"a": ["x", "x"]}"#
    #expect(
      try await said(list(#""contains": {"const": "y"}"#), values) == [
        "This needs at least one item with the value “y”."
      ])
    #expect(
      try await said(list(#""contains": {"enum": ["y", "z"]}, "minContains": 2"#), values) == [
        "This needs at least 2 items with the value “y” or “z”."
      ])
    #expect(
      try await said(list(#""contains": {"title": "Short word", "maxLength": 1}, "maxContains": 1"#), values) == [
        "This can have up to 1 item of the kind “Short word”."
      ])
  }
}
