/// The keywords of JSON Schema that a form looks at.
enum SchemaKeyword: String, CaseIterable {
  case type, const
  case enumeration = "enum"
  case title, description, `default`, examples, readOnly, writeOnly, deprecated
  case format, pattern, minLength, maxLength, contentEncoding, contentMediaType, contentSchema
  case minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf
  case items, prefixItems, additionalItems, contains, minContains, maxContains, minItems, maxItems, uniqueItems
  case unevaluatedItems
  case properties, required, patternProperties, additionalProperties, unevaluatedProperties, propertyNames
  case minProperties, maxProperties, dependentRequired, dependentSchemas, dependencies
  case allOf, anyOf, oneOf, not
  case `if`, then, `else`
  case ref = "$ref"
  case dynamicRef = "$dynamicRef"
  case hint = "x-fieldstone"
  // Those without a meaning for a form.
  case id = "$id"
  case schema = "$schema"
  case anchor = "$anchor"
  case dynamicAnchor = "$dynamicAnchor"
  case comment = "$comment"
  case vocabulary = "$vocabulary"
  case definitions
  case defs = "$defs"
  case discriminator

  /// By its name.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  /// All names, for suggestions.
  static let names = allCases.map(\.rawValue)
}

extension SchemaKeyword {
  /// Whether the value of an annotation may be of a kind. The compiler looks at other keywords only.
  func takes(_ kind: JSONNode.Kind) -> Bool {
    switch self {
    case .title, .description, .format, .contentEncoding, .contentMediaType: kind == .string
    case .readOnly, .writeOnly, .deprecated: kind == .boolean
    case .examples: kind == .array
    default: true
    }
  }

  /// What the value of an annotation has to be.
  var wordsOfValue: String {
    switch self {
    case .readOnly, .writeOnly, .deprecated: "true or false"
    case .examples: "an array"
    default: "a string"
    }
  }
}

/// A schema that a part of a form is made of.
typealias SchemaPart = SchemaRegistry.Location

/// A value of a keyword, and the document that it is in.
struct SchemaNode {
  let node: JSONNode
  let document: Int

  var part: SchemaPart { SchemaPart(document: document, index: node.index) }
}

/// The types of JSON.
struct FormTypes: OptionSet, Hashable {
  let rawValue: UInt8

  static let null = FormTypes(rawValue: 1)
  static let boolean = FormTypes(rawValue: 2)
  static let integer = FormTypes(rawValue: 4)
  /// A number that may have a fraction.
  static let number = FormTypes(rawValue: 8)
  static let string = FormTypes(rawValue: 16)
  static let array = FormTypes(rawValue: 32)
  static let object = FormTypes(rawValue: 64)
  static let all = FormTypes(rawValue: 127)

  private static let named: [String: FormTypes] = [
    "null": .null, "boolean": .boolean, "integer": .integer, "number": [.integer, .number], "string": .string,
    "array": .array, "object": .object,
  ]

  /// What the keyword `type` says.
  init(_ node: JSONNode) {
    if let name = node.string {
      self = Self.named[name] ?? []
    } else {
      self = node.elements.reduce(into: []) { $0.formUnion($1.string.flatMap { Self.named[$0] } ?? []) }
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}
