import FieldstoneDocuments
import Testing

/// Throws random schemas and values at the reader and the validator.
///
/// Whatever comes, there has to be a verdict or an error, and the three ways to a verdict have to agree.
struct SchemaFuzzer {
  private var random: SeededRandom
  private(set) var verdicts = 0
  private(set) var refusals = 0
  private(set) var limits = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// One random schema with a few values. Records an issue if the ways to a verdict disagree.
  mutating func step() {
    let text = Bool.random(using: &random) ? Array(schema(0).utf8) : RandomJSON.mutated(Array(schema(0).utf8), &random)
    var options = JSONSchema.Options()
    options.dialect = Bool.random(using: &random) ? .draft7 : .draft2020
    options.formats = Bool.random(using: &random) ? .asserted : .annotated
    options.limits = .init(depth: 300, evaluations: 20_000, issues: 50)
    guard let document = try? JSONDocument(text),
      let schema = try? JSONSchema(document, options: options)
    else {
      refusals += 1
      return
    }
    for _ in 0..<4 {
      let value = RandomJSON.mutated(RandomJSON.text(&random), &random)
      guard let document = try? JSONDocument(value) else {
        #expect(throws: JSONError.self) { try schema.accepts(value) }
        continue
      }
      do {
        let verdict = try schema.accepts(document)
        let issues = try schema.issues(in: document)
        verdicts += 1
        if try verdict != issues.isEmpty || schema.accepts(value) != verdict {
          Issue.record("\(String(decoding: text, as: UTF8.self)) with \(String(decoding: value, as: UTF8.self))")
        }
        _ = issues.map(\.description)
      } catch is JSONSchemaLimitError {
        limits += 1
      } catch {
        Issue.record(error)
      }
    }
  }

  private static let names = ["a", "b", "c", "é", "", "a/b", "foo"]
  private static let references = [
    "#", "#/$defs/a", "#/$defs/b", "#/definitions/c", "#/properties/a", "#x", "#y", "urn:one", "urn:one#x", "#/allOf/0",
    "https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft-07/schema#",
  ]

  private mutating func name() -> String { "\"\(Self.names.randomElement(using: &random)!)\"" }

  private mutating func list(_ item: (inout SchemaFuzzer) -> String) -> String {
    let count = Int.random(in: 1...3, using: &random)
    return "[" + (0..<count).map { _ in item(&self) }.joined(separator: ",") + "]"
  }

  private mutating func map(_ item: (inout SchemaFuzzer) -> String) -> String {
    // A name for each, since a schema has no key twice.
    let names = Self.names.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
    return "{" + names.map { "\"\($0)\": \(item(&self))" }.joined(separator: ",") + "}"
  }

  mutating func schema(_ depth: Int) -> String {
    if depth > 3 || Int.random(in: 0..<8, using: &random) == 0 {
      return ["true", "false", "{}", "{\"type\": \"string\"}"].randomElement(using: &random)!
    }
    var members: [String: String] = [:]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let (keyword, value) = keyword(depth + 1)
      members[keyword] = value
    }
    return "{" + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ",") + "}"
  }

  private mutating func keyword(_ depth: Int) -> (String, String) {
    let keyword = Self.keywords.randomElement(using: &random)!
    switch keyword {
    case "type":
      return (
        keyword,
        list {
          ["\"null\"", "\"integer\"", "\"number\"", "\"string\"", "\"array\"", "\"object\""].randomElement(
            using: &$0.random)!
        }
      )
    case "const": return (keyword, RandomJSON.value(&random, 2))
    case "enum": return (keyword, list { RandomJSON.value(&$0.random, 2) })
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
      return (keyword, ["0", "-1.5", "1e2", "123456789012345678901"].randomElement(using: &random)!)
    case "multipleOf":
      return (keyword, ["1", "0.01", "3", "1e-300", "12345678901234567890123"].randomElement(using: &random)!)
    case "uniqueItems": return (keyword, "true")
    case "pattern": return (keyword, ["\"a\"", "\"^é\"", "\"^.{0,2}$\""].randomElement(using: &random)!)
    case "format":
      return (
        keyword, ["\"date\"", "\"email\"", "\"idn-hostname\"", "\"uri\"", "\"ipv6\""].randomElement(using: &random)!
      )
    case "required": return (keyword, list { $0.name() })
    case "dependentRequired": return (keyword, map { $0.list { $0.name() } })
    case "$ref", "$dynamicRef": return (keyword, "\"\(Self.references.randomElement(using: &random)!)\"")
    case "$id": return (keyword, "\"urn:one\"")
    case "$anchor", "$dynamicAnchor": return (keyword, ["\"x\"", "\"y\""].randomElement(using: &random)!)
    case "allOf", "anyOf", "oneOf", "prefixItems": return (keyword, list { $0.schema(depth) })
    case "properties", "$defs", "definitions", "dependentSchemas", "patternProperties", "dependencies":
      return (keyword, map { $0.schema(depth) })
    case _ where keyword.hasPrefix("min") || keyword.hasPrefix("max"):
      return (keyword, String(Int.random(in: 0...3, using: &random)))
    default: return (keyword, schema(depth))
    }
  }

  private static let keywords = [
    "type", "const", "enum", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength",
    "maxLength", "pattern", "format", "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains",
    "minProperties", "maxProperties", "required", "dependentRequired", "dependentSchemas", "dependencies", "properties",
    "patternProperties", "additionalProperties", "propertyNames", "items", "prefixItems", "additionalItems",
    "unevaluatedItems", "unevaluatedProperties", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "$ref",
    "$dynamicRef", "$anchor", "$dynamicAnchor", "$id", "$defs", "definitions",
  ]
}
