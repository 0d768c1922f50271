/// What all the schemas together say that apply to one value.
struct SchemaFacts {
  /// The schemas, in the order in which they were found.
  var parts: [SchemaPart] = []
  /// Whether any of them was found through a reference.
  var hasReference = false
  var types = FormTypes.all
  var hasType: Bool { typePart != nil }
  /// The value of the last `type`.
  var typePart: SchemaPart?
  /// Whether null is accepted, whatever is said of others.
  var mayBeNull = false
  /// Whether an empty text is accepted, whatever is said of others.
  var mayBeEmpty = false
  /// Whether one of them is `false`.
  var isImpossible = false
  /// Whether one of them counts properties, or elements that match `contains`.
  var hasCounts = false

  // Annotations: those of the schema itself come before those of what it refers to.
  var annotations: [(keyword: SchemaKeyword, value: SchemaNode)] = []
  var hints: [SchemaNode] = []

  var enumerations: [SchemaNode] = []
  var constants: [SchemaNode] = []
  var patterns: [SchemaNode] = []
  var minimum: JSONNumber?
  var maximum: JSONNumber?
  var exclusiveMinimum: JSONNumber?
  var exclusiveMaximum: JSONNumber?
  var multiples: [JSONNumber] = []
  var minLength: Int?
  var maxLength: Int?
  var minItems: Int?
  var maxItems: Int?
  var isUnique = false
  var items: [SchemaPart] = []
  var places: [SchemaNode] = []

  /// The properties in the order of the file, with all schemas of each.
  private(set) var properties: [(key: String, parts: [SchemaPart])] = []
  private var indices: [String: Int] = [:]
  private(set) var required: [String] = []
  private(set) var requiredKeys: Set<String> = []
  /// `oneOf` and `anyOf`.
  var combinations: [SchemaNode] = []
  /// What depends on other answers.
  var conditions: [SchemaBranch] = []
  /// What a form doesn't show.
  var unseen: [(keyword: SchemaKeyword, node: SchemaNode)] = []

  subscript(key: String) -> [SchemaPart]? { indices[key].map { properties[$0].parts } }

  mutating func add(property key: String, _ part: SchemaPart) {
    if let index = indices[key] {
      if !properties[index].parts.contains(part) { properties[index].parts.append(part) }
      return
    }
    indices[key] = properties.count
    properties.append((key, [part]))
  }

  mutating func require(_ key: String) { if requiredKeys.insert(key).inserted { required.append(key) } }

  /// An annotation. There are few, so a look at each is the fastest.
  subscript(keyword: SchemaKeyword) -> SchemaNode? { annotations.first { $0.keyword == keyword }?.value }
  /// The text of an annotation.
  func text(_ keyword: SchemaKeyword) -> String? { self[keyword]?.node.string }
  func isTrue(_ keyword: SchemaKeyword) -> Bool { self[keyword]?.node.boolean == true }

  /// Whether nothing is said of any property.
  var describesNoProperties: Bool {
    properties.isEmpty && required.isEmpty && combinations.isEmpty && conditions.isEmpty && unseen.isEmpty
  }

  var keys: [String] { properties.map(\.key) }
}

/// Schemas that apply while a condition holds.
struct SchemaBranch {
  enum Condition {
    /// The schema of an `if`.
    case matches(SchemaPart)
    /// Properties that have to be there.
    case has(String)
  }

  let condition: Condition
  var holds: SchemaPart?
  var holdsNot: SchemaPart?
  /// What `dependentRequired` requires.
  var required: [String] = []
}
