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
  private var annotations: [(keyword: SchemaKeyword, value: SchemaNode)] = []
  /// The bits of those that there are: most of what is asked for isn't.
  private var annotated: UInt64 = 0
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
  private(set) var properties: [(key: String, parts: SchemaParts)] = []
  private var indices: PropertyIndices?
  private(set) var required: [String] = []
  private(set) var requiredKeys: Set<String> = []
  /// `oneOf` and `anyOf`.
  var combinations: [SchemaNode] = []
  /// What depends on other answers.
  var conditions: [SchemaBranch] = []
  /// What a form doesn't show.
  var unseen: [(keyword: SchemaKeyword, node: SchemaNode)] = []

  subscript(key: String) -> SchemaParts? { index(of: key).map { properties[$0].parts } }

  private func index(of key: String) -> Int? { indices?.index(of: key, in: properties.lazy.map(\.key)) }

  /// - Parameter areUnique: Whether no key is there twice, which is a mistake of the file.
  mutating func add(properties object: JSONNode, of document: Int, areUnique: Bool) {
    // Texts that look alike are the same key to a form, and different ones in a file. Those of ASCII never are.
    var allDiffer = properties.isEmpty && areUnique
    // A copy has other properties from now on.
    if !isKnownUniquelyReferenced(&indices) { indices = PropertyIndices() }
    properties.reserveCapacity(properties.count + object.count)
    for member in object.members {
      let (key, part) = (member.key, SchemaPart(document: document, index: member.value.index))
      if allDiffer, !key.utf8.allSatisfy({ $0 < 0x80 }) { allDiffer = false }
      if !allDiffer, let index = index(of: key) {
        if !properties[index].parts.contains(part) { properties[index].parts.append(part) }
      } else {
        properties.append((key, SchemaParts(part)))
      }
    }
  }

  mutating func require(_ key: String) { if requiredKeys.insert(key).inserted { required.append(key) } }

  /// An annotation. There are few, so a look at each is the fastest.
  subscript(keyword: SchemaKeyword) -> SchemaNode? {
    annotated & keyword.bit == 0 ? nil : annotations.first { $0.keyword == keyword }?.value
  }
  /// Adds an annotation, unless another schema has the same one.
  mutating func annotate(_ keyword: SchemaKeyword, _ value: SchemaNode) {
    guard annotated & keyword.bit == 0 else { return }
    annotated |= keyword.bit
    // Mostly a title, a description and a default.
    if annotations.isEmpty { annotations.reserveCapacity(3) }
    annotations.append((keyword, value))
  }
  /// The text of an annotation.
  func text(_ keyword: SchemaKeyword) -> String? { self[keyword]?.node.string }
  func isTrue(_ keyword: SchemaKeyword) -> Bool { self[keyword]?.node.boolean == true }

  /// Whether nothing is said of any property.
  var describesNoProperties: Bool {
    properties.isEmpty && required.isEmpty && combinations.isEmpty && conditions.isEmpty && unseen.isEmpty
  }

  var keys: [String] { properties.map(\.key) }
}

/// Where properties are, by their keys. A large schema mostly never asks.
private final class PropertyIndices {
  private var indices: [String: Int] = [:]

  /// - Parameter keys: Those so far; more may be added later, and none removed.
  /// - Complexity: O(keys that were added since the last call).
  func index(of key: String, in keys: some RandomAccessCollection<String>) -> Int? {
    if indices.count < keys.count {
      indices.reserveCapacity(keys.count)
      for (index, key) in zip(indices.count..<keys.count, keys.dropFirst(indices.count)) { indices[key] = index }
    }
    return indices[key]
  }
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
