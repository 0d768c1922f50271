/// A schema that a part of a form is made of.
typealias SchemaPart = SchemaRegistry.Location

/// A value of a keyword, and the document that it is in.
struct SchemaNode {
  let node: JSONNode
  let document: Int

  var part: SchemaPart { SchemaPart(document: document, index: node.index) }
}

/// The schemas of one property: mostly one, which needs no memory of its own.
struct SchemaParts: RandomAccessCollection, Equatable {
  let first: SchemaPart
  private var others: [SchemaPart] = []

  init(_ first: SchemaPart) { self.first = first }

  var startIndex: Int { 0 }
  var endIndex: Int { others.count + 1 }
  subscript(index: Int) -> SchemaPart { index == 0 ? first : others[index - 1] }

  mutating func append(_ part: SchemaPart) { others.append(part) }
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
