/// The keywords of JSON Schema, and the one that says what a form looks like.
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
  /// A bit that no other keyword has; there are fewer than 64.
  var bit: UInt64 { 1 << UInt64(unsafeBitCast(self, to: UInt8.self)) }

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
