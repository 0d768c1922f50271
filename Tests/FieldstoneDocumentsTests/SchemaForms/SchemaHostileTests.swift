import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Hostile JSON Schemas")
struct SchemaHostileTests {
  /// The problems of a schema, or what is wrong with a form that there is.
  private func outcome(_ schema: String, _ options: FormDocument.SchemaOptions = .init()) -> [DocumentProblem] {
    let problems = SchemaForm.problems(schema, options)
    guard problems.isEmpty, let document = try? SchemaForm.document(schema, options) else { return problems }
    let form = document.session()
    #expect(form.rows.count >= 0)
    form.send(.submit)
    return document.problems
  }

  @Test("Files that are no JSON, too large or too deep say where")
  func unreadable() {
    for (text, line) in [("", 1), ("{", 1), ("{\n\"a\": tru}", 2), ("{\"a\": 1,}", 1)] {
      let problems = outcome(text)
      #expect(problems.map(\.kind) == [.unreadable] && problems.first?.source?.line == line, "\(text)")
    }
    let deep = String(repeating: #"{"properties":{"x":"#, count: 50_000) + "{}" + String(repeating: "}}", count: 50_000)
    #expect(outcome(deep).map(\.kind) == [.unreadable])
    var options = FormDocument.SchemaOptions()
    options.json.bytes = 10
    #expect(outcome(#"{"properties": {}}"#, options).map(\.kind) == [.unreadable])
  }

  @Test("Nesting that the file may have and a form can't is a problem with its place")
  func deep() {
    var options = FormDocument.SchemaOptions()
    options.json.depth = 200_000
    for count in [40, 20_000] {
      let deep = String(repeating: #"{"properties":{"x":"#, count: count) + "{}" + String(repeating: "}}", count: count)
      let problems = outcome(deep, options)
      #expect(problems.map(\.kind) == [.notSupported])
      #expect(problems.first?.source?.pointer?.hasPrefix("/properties/x/properties/x") == true)
    }
    let allOf = String(repeating: #"{"allOf":["#, count: 20_000) + "{}" + String(repeating: "]}", count: 20_000)
    #expect(outcome(allOf, options).map(\.kind) == [.notSupported])
    let arrays = String(repeating: #"{"items":"#, count: 20_000) + "{}" + String(repeating: "}", count: 20_000)
    #expect(outcome("{\"properties\":{\"x\":\(arrays)}}", options).isEmpty)
  }

  @Test(
    "Values that are nested very deeply are no options and no defaults, wherever they are",
    arguments: [String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000), deepObject])
  func deepValues(deep: String) throws {
    var options = FormDocument.SchemaOptions()
    options.json.depth = 200_000
    for (members, pointer) in [
      (#""type": "array", "items": {"type": "string"}, "default": \#(deep)"#, "/default"),
      (#""const": \#(deep)"#, "/const"),
      (#""enum": ["a", \#(deep)]"#, "/enum/1"), (#""oneOf": [{"const": "a"}, {"const": \#(deep)}]"#, "/oneOf/1/const"),
      (#""type": "string", "title": \#(deep)"#, "/title"), (#""type": "string", "format": \#(deep)"#, "/format"),
      (#""type": "string", "x-fieldstone": {"unit": \#(deep)}"#, "/x-fieldstone/unit"),
    ] {
      let schema = #"{"properties": {"x": {\#(members)}}}"#
      #expect(outcome(schema, options).isEmpty)
      let warnings = try SchemaForm.document(schema, options).warnings
      #expect(warnings.first { $0.source?.pointer == "/properties/x" + pointer } != nil, "\(warnings)")
    }
    for keyword in ["type", "required", "properties", "$ref", "pattern", "minLength"] {
      let problems = outcome(#"{"properties": {"x": {"\#(keyword)": \#(deep)}}}"#, options)
      // Of 'properties', each object inside is a schema with unknown keywords.
      #expect(problems.isEmpty == (keyword == "properties" && deep.hasPrefix("{")), "\(keyword)")
    }
    #expect(
      outcome(#"{"unknown": \#(deep), "examples": [\#(deep)], "const": \#(deep), "properties": {"a": {}}}"#, options)
        .isEmpty)
  }

  private static let deepObject =
    String(repeating: #"{"a":"#, count: 20_000) + "1" + String(repeating: "}", count: 20_000)

  @Test("References that lead in a circle, or through very many schemas, end")
  func references() {
    #expect(outcome(##"{"$ref": "#"}"##).map(\.kind) == [.recursiveForm])
    #expect(
      outcome(##"{"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}"##).count == 1
    )
    func chain(_ count: Int, _ link: (Int) -> String) -> String {
      let definitions = (0..<count).map { "\"\($0)\": \(link($0 + 1))" }.joined(separator: ",")
      return ##"{"$ref": "#/$defs/0", "$defs": {\##(definitions), "\##(count)": {"type": "object"}}}"##
    }
    #expect(outcome(chain(10_000) { "{\"$ref\": \"#/$defs/\($0)\"}" }).map(\.kind) == [.notSupported])
    let nested = outcome(chain(10_000) { "{\"properties\": {\"x\": {\"$ref\": \"#/$defs/\($0)\"}}}" })
    #expect(nested.map(\.kind) == [.notSupported])
    // Two at each step: 2^30 fields.
    let twice = outcome(
      chain(30) {
        "{\"required\": [\"x\", \"y\"], \"properties\": {\"x\": {\"$ref\": \"#/$defs/\($0)\"}, \"y\": {\"$ref\": \"#/$defs/\($0)\"}}}"
      })
    #expect(twice.map(\.kind) == [.notSupported] && twice[0].text.contains("fields"))
    let all = outcome(chain(30) { "{\"allOf\": [{\"$ref\": \"#/$defs/\($0)\"}, {\"$ref\": \"#/$defs/\($0)\"}]}" })
    #expect(all.isEmpty)
  }

  @Test("Many references to one large schema are bounded by the size of the file")
  func work() throws {
    let parts = (0..<2_000).map { "{\"minLength\": \($0 % 7)}" }.joined(separator: ",")
    let properties = (0..<2_000).map { "\"p\($0)\": {\"$ref\": \"#/$defs/a\"}" }.joined(separator: ",")
    let schema = "{\"properties\": {\(properties)}, \"$defs\": {\"a\": {\"type\": \"string\", \"allOf\": [\(parts)]}}}"
    let start = ContinuousClock.now
    let problems = outcome(schema)
    #expect(problems.map(\.kind) == [.notSupported] && problems.first?.text.contains("too often") == true)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("Huge numbers are no bounds that anybody meets by typing, and the schema still counts")
  func numbers() async throws {
    let digits = String(repeating: "9", count: 400)
    for bound in ["1e400", "-1e400", digits, "-" + digits, "1e-400", "0." + digits] {
      for keyword in [
        "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "default", "const", "minLength", "maxItems",
      ] where !(keyword.hasSuffix("Length") || keyword.hasSuffix("Items")) || bound == "1e400" || bound == digits {
        for type in ["integer", "number", "string", "array"] {
          let schema = #"{"properties": {"x": {"type": "\#(type)", "\#(keyword)": \#(bound)}}}"#
          #expect(outcome(schema).isEmpty, "\(schema)")
        }
      }
      if !bound.hasPrefix("-"), bound.utf8.count < 100 {
        #expect(outcome(#"{"properties": {"x": {"type": "number", "multipleOf": \#(bound)}}}"#).isEmpty)
      }
    }
    let form = try SchemaForm.form(property: #"{"type": "integer", "minimum": \#(digits)}"#)
    form.send(.type("x", "5"))
    #expect(await form.submit().model == nil)
  }

  @Test("Patterns that would hang another engine are answered at once, and those that aren't regular are refused")
  func patterns() throws {
    let form = try SchemaForm.form(property: #"{"type": "string", "pattern": "^(a|a)*(a|a)*(a|a)*$"}"#)
    let start = ContinuousClock.now
    form.send(.type("x", String(repeating: "a", count: 10_000) + "!"))
    #expect(form.row("x")?.issues.count == 1)
    #expect(ContinuousClock.now - start < .seconds(30))
    let problems = outcome(#"{"properties": {"x": {"pattern": "(a)\\1"}}}"#)
    #expect(problems.map(\.kind) == [.badPattern] && problems.first?.source?.pointer == "/properties/x/pattern")
    #expect(outcome(#"{"properties": {"x": {"pattern": "("}}}"#).map(\.kind) == [.badPattern])
  }

  @Test("A choice may have very many options, up to a limit")
  func options() throws {
    let values = (0..<100_000).map { "\"v\($0)\"" }.joined(separator: ",")
    let schema = "{\"properties\": {\"x\": {\"enum\": [\(values)]}}}"
    let form = try SchemaForm.form(schema)
    #expect(form.row("x")?.options.count == 100_000)
    #expect(form.send(.set("x", .choices(["v99999"]))) == .accepted)
    var options = FormDocument.SchemaOptions()
    options.limits.options = 99_999
    #expect(outcome(schema, options).map(\.kind) == [.notSupported])
    // Of the same list, each field has its own options.
    options.limits.options = 150_000
    let twice =
      "{\"properties\": {\"x\": {\"$ref\": \"#/$defs/a\"}, \"y\": {\"$ref\": \"#/$defs/a\"}}, \"$defs\": {\"a\": {\"enum\": [\(values)]}}}"
    #expect(outcome(twice, options).map(\.kind) == [.notSupported])
  }

  @Test("A million options load in the time that they take, and more than the limit are an error at once")
  func manyOptions() throws {
    func schema(_ count: Int) -> Data {
      let values = (0..<count).map { "\"v\($0)\"" }.joined(separator: ",")
      return Data("{\"properties\": {\"x\": {\"type\": \"string\", \"enum\": [\(values)]}}}".utf8)
    }
    func time(_ count: Int) throws -> Duration {
      let schema = schema(count)
      return try PatternWork.processorTime {
        let document = try FormDocument(jsonSchema: schema, id: "x")
        guard case .choice(let options)? = document.form.fields.first?.kind else { throw CancellationError() }
        #expect(options.count == count)
      }
    }
    // A set of byte arrays, which was sorted, took most of the time.
    let (few, many) = (try time(30_000), try time(300_000))
    #expect(many < few * 10 * 2, "\(few), \(many)")
    var limits = FormDocument.SchemaOptions()
    limits.limits.options = 1_000_000
    #expect(throws: DocumentErrors.self) { try FormDocument(jsonSchema: schema(1_000_001), id: "x", options: limits) }
  }

  @Test("A form has only so many fields, deep or wide")
  func fields() {
    var options = FormDocument.SchemaOptions()
    options.limits.fields = 100
    let properties = (0..<101).map { "\"p\($0)\": {}" }.joined(separator: ",")
    #expect(outcome("{\"properties\": {\(properties)}}", options).map(\.kind) == [.notSupported])
  }

  @Test("Any text is a key or a title")
  func texts() throws {
    let keys = [
      "__proto__", "constructor", "a.b", "a[0]", "a/b", "~", " ", "\\u0000", "\\u202e", "é", "e\\u0301", "$ref", "…",
    ]
    let properties = keys.map { "\"\($0)\": {\"type\": \"string\", \"title\": \"a\\u0007\\u001b[31m\\u202eb\"}" }
    let form = try SchemaForm.form("{\"properties\": {\(properties.joined(separator: ","))}}")
    form.send(.type("__proto__", "x"))
    #expect(form.model["__proto__"] == "x")
    #expect(form.rows.count >= keys.count - 1)
    #expect(outcome(#"{"properties": {"": {"type": "string"}}, "required": [""]}"#).isEmpty)
  }

  @Test("A key that is written twice is a problem")
  func duplicates() {
    let problems = outcome("{\"properties\": {\"a\": {},\n\"a\": {}}}")
    #expect(problems.map(\.kind) == [.duplicateKey] && problems.first?.source?.line == 2)
  }

  @Test("All that the metaschema finds wrong is said at once")
  func several() {
    let problems = outcome(
      """
      {"properties": {"a": {"type": "strin"}, "b": {"minLength": -1}, "c": 5},
       "required": "a"}
      """)
    #expect(
      Set(problems.compactMap(\.source?.pointer)).isSuperset(of: [
        "/properties/b/minLength", "/properties/c", "/required",
      ]))
    #expect(problems.first { $0.source?.pointer == "/required" }?.source?.line == 2)
    #expect(outcome(#"{"type": "array"}"#).map(\.kind) == [.wrongValue])
    #expect(outcome("[]").isEmpty == false && outcome("5").isEmpty == false)
  }

  @Test(
    "Time grows with the size of the schema, also if its keys are those that rows of the form would have",
    arguments: ["property", "issue."])
  func growth(prefix: String) throws {
    func time(_ count: Int) throws -> Duration {
      let properties = (0..<count).map {
        """
        "\($0 == 0 ? prefix.replacing(".", with: "") : "\(prefix)\($0 + 1)")": {"type": "string", "title": "Property \($0)", "description": "What is asked here.",
         "minLength": 1, "examples": ["x"]}
        """
      }
      let schema = Data("{\"properties\": {\(properties.joined(separator: ",\n"))}}".utf8)
      return try (0..<3).map { _ in
        try PatternWork.processorTime {
          let document = try FormDocument(jsonSchema: schema, id: "x")
          #expect(document.session().rows.count > count)
        }
      }.min() ?? .zero
    }
    let (few, many) = (try time(1_000), try time(8_000))
    #expect(many < few * 8 * 4, "\(few), \(many)")
  }
}
