import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments

/// What large forms have in common with small ones.
@Suite("Large forms are like small ones")
struct LargeAndSmallFormTests {
  private static func properties(_ count: Int, _ kind: (Int) -> String) -> String {
    (0..<count).map { "\"field\($0)\": \(kind($0))" }.joined(separator: ",\n")
  }

  @Test("A large form that is described under a name has choices", .timeLimit(.minutes(1)))
  @MainActor func named() throws {
    let big = Self.properties(2_500) { $0 % 2 == 0 ? #"{"enum": ["red", "green"]}"# : #"{"type": "string"}"# }
    let document = try SchemaForm.document(
      ##"""
      {"type": "object", "required": ["a", "list"],
       "properties": {"a": {"$ref": "#/$defs/big"}, "list": {"type": "array", "items": {"$ref": "#/$defs/big"}}},
       "$defs": {"big": {"type": "object", "properties": {\##(big)}}}}
      """##
    )
    let form = document.session()
    form.send(.insert("list", id: "n", before: nil))
    #expect(form.model["list"]?.list?.count == 1)
    #expect(form.row("a.field2499") != nil || form.rows(of: "a")?.count == 2_500)
  }

  @Test("A field with contradicting types has no options, and others with the same enum have all")
  func contradictingTypes() throws {
    let impossible = #"{"allOf": [{"type": "string"}, {"type": "integer"}], "enum": ["x", "y"]}"#
    let possible = #"{"enum": ["x", "y"]}"#
    for (first, second) in [(impossible, possible), (possible, impossible)] {
      let document = try SchemaForm.document(#"{"properties": {"a": \#(first), "b": \#(second)}}"#)
      let keys = document.form.fields.map(\.key)
      #expect(keys == (first == possible ? ["a"] : ["b"]))
    }
  }

  @Test("An option that appears twice is a warning wherever it does")
  func repeatedOptions() throws {
    let document = try SchemaForm.document(
      ##"""
      {"properties": {"a": {"$ref": "#/$defs/e"}, "b": {"$ref": "#/$defs/e"}, "c": {"enum": ["x", "x"]}},
       "$defs": {"e": {"enum": ["x", "x"]}}}
      """##)
    #expect(document.warnings.compactMap(\.source?.pointer).sorted() == ["/$defs/e/enum/1", "/properties/c/enum/1"])
  }

  @Test("Keys that Swift takes for the same, although they have other bytes, take no quadratic time")
  func equivalentKeys() throws {
    func time(_ count: Int) -> Duration {
      let keys = (0..<count).flatMap { ["e\u{301}\($0)", "\u{e9}\($0)"] }
      let properties = keys.map { "\"\($0)\": {\"type\": \"string\"}" }.joined(separator: ", ")
      let required = keys.map { "\"\($0)\"" }.joined(separator: ", ")
      let schema = Data(#"{"properties": {\#(properties)}, "required": [\#(required)]}"#.utf8)
      return ContinuousClock().measure { _ = try? FormDocument(jsonSchema: schema, id: "keys") }
    }
    _ = time(100)
    let (small, large) = (time(1_000), time(4_000))
    #expect(large < small * 9, "\(small) \(large)")
  }

  @Test("What isn't checked when the form is submitted isn't said to be")
  func unchecked() throws {
    let document = try SchemaForm.document(
      #"""
      {"properties": {"a": {"type": "string", "contentSchema": {"type": "object"}},
       "b": {"type": "array", "items": {"type": "string"}, "additionalItems": {"type": "integer"}}}}
      """#)
    for warning in document.warnings { #expect(!warning.text.contains("It is checked"), "\(warning)") }
  }

  /// The same schema with a reference that nothing needs, so that one thread compiles it.
  @Test("A schema that another thread compiles makes the same form, warnings and problems", arguments: 0..<12)
  func compiledBeside(seed: Int) throws {
    let kinds = [
      #"{"type": "string", "minLength": 5, "maxLength": 2}"#, #"{"type": "string", "pattern": "^a"}"#,
      #"{"enum": ["a", "b", "a"], "default": "c"}"#, #"{"enum": []}"#, #"{"type": ["string", "null"]}"#,
      #"{"type": "integer", "minimum": 3, "maximum": 1, "minimun": 2}"#, #"{"const": 3}"#, "false", "true", "{}",
      #"{"type": "object", "properties": {"x": {"type": "string"}}, "required": ["x", "y"]}"#,
      #"{"type": "object", "oneOf": [{"properties": {"k": {"const": 1}, "p": {"type": "string"}}}, {"properties": {"k": {"const": 2}}}]}"#,
      #"{"type": "object", "properties": {"q": {"type": "boolean"}}, "if": {"properties": {"q": {"const": true}}}, "then": {"properties": {"r": {"type": "string", "pattern": "b+"}}, "required": ["r"]}}"#,
      #"{"type": "array", "items": {"type": "string"}, "uniqueItems": true, "minItems": 2}"#,
      #"{"type": "string", "format": "emial"}"#, #"{"oneOf": [{"type": "null"}, {"type": "string"}]}"#,
    ]
    let wrong = [
      #"{"type": "objekt"}"#, #"{"type": "string", "pattern": "("}"#, #"{"minLength": -1}"#, #"{"properties": 3}"#,
      #"{"enum": 3}"#, #"{"required": [1]}"#, #"{"items": 5}"#, #"{"x-fieldstone": {"control": "slidr"}}"#, "7",
      #"{"allOf": []}"#, #"{"type": "string", "type": "integer"}"#,
    ]
    var random = SeededRandom(seed: UInt64(seed + 1))
    let mistakes = seed % 3 == 0 ? 3 : 0
    let places = Set((0..<mistakes).map { _ in Int.random(in: 0..<1_500, using: &random) })
    let body = Self.properties(1_500) {
      (places.contains($0) ? wrong : kinds).randomElement(using: &random)!
    }
    func outcome(_ more: String) -> [String] {
      do {
        let document = try SchemaForm.document(#"{"properties": {\#(body)}, "required": ["field3"]\#(more)}"#)
        return document.warnings.map(\.description) + document.form.fields.map { "\($0.key) \($0.kind.name)" }
          + ["\(document.initialValues)"]
      } catch let errors as DocumentErrors {
        return ["refused"] + errors.problems.map(\.description) + errors.warnings.map(\.description)
      } catch {
        return ["\(error)"]
      }
    }
    let (beside, alone) = (outcome(""), outcome(##", "$defs": {"unused": {"$ref": "#"}}"##))
    #expect(beside.count == alone.count)
    for (one, other) in zip(beside, alone) where one != other { Issue.record("\(one)\n\(other)") }
  }

  @Test(
    "Defaults never refuse a schema, wherever they are",
    arguments: [
      #"{"type": "object", "properties": {"n": {"type": "integer"}}, "default": {"n": "x"}}"#,
      #"{"type": "array", "items": {"type": "integer"}, "default": ["x"]}"#,
      #"{"type": "array", "items": {"type": "object", "properties": {"n": {"type": "integer"}}}, "default": [{"n": "x"}]}"#,
      #"{"type": "array", "items": {"type": "object", "properties": {"n": {"type": "integer"}}}, "default": [1]}"#,
      #"{"type": "integer", "default": "x"}"#,
      #"{"type": "string", "format": "date", "default": "x"}"#,
      #"{"type": "array", "items": {"enum": ["a", "b"]}, "default": ["c"]}"#,
      #"{"oneOf": [{"properties": {"k": {"const": 1}, "p": {"type": "string"}}}, {"properties": {"k": {"const": 2}}}], "type": "object", "default": {"k": 1, "p": 3}}"#,
    ])
  func defaults(schema: String) throws {
    let document = try SchemaForm.document(property: schema)
    #expect(document.warnings.map(\.kind) == [.wrongDefault], "\(document.warnings)")
  }

  @Test(
    "A property that has no field is a warning",
    arguments: [
      #"{"type": "array", "items": false}"#, #"{"type": "array", "items": {"enum": []}}"#,
      #"{"allOf": [{"type": "string"}, {"type": "integer"}]}"#,
      #"{"type": "array", "items": {"type": "object", "oneOf": [{"properties": {"k": {"const": 1}}}, {"properties": {"k": {"const": 2}}}]}}"#,
    ])
  func silent(schema: String) throws {
    let document = try SchemaForm.document(property: schema)
    #expect(!document.warnings.isEmpty || !document.form.fields.isEmpty)
  }
}
