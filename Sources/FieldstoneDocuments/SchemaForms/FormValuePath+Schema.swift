extension FormValuePath {
  /// The field that a place of a schema is about, as far as the pointer to it says so: of a form under a name, `#name`
  /// and the keys in it; `*` stands for any element.
  ///
  /// - Complexity: O(length of the pointer). Of a very long one, which only a hostile schema has, it is the form.
  init(schemaPointer pointer: String?) { self.init(Self.keys(of: pointer)) }

  private static func keys(of pointer: String?) -> [String] {
    var keys: [String] = []
    guard let pointer, pointer.utf8.count <= 4_096, var tokens = JSONPointer.tokens(pointer)?[...] else { return [] }
    while let token = tokens.popFirst() {
      switch token {
      case "properties":
        guard let key = tokens.popFirst() else { return keys }
        keys.append(key)
      case "$defs", "definitions":
        guard let name = tokens.popFirst() else { return keys }
        keys = ["#" + name]
      case "items", "additionalItems":
        keys.append("*")
        if let next = tokens.first, JSONPointer.index(next) != nil { tokens.removeFirst() }
      case "prefixItems":
        if tokens.popFirst() != nil { keys.append("*") }
      case "allOf", "anyOf", "oneOf", "dependentSchemas", "dependencies": tokens = tokens.dropFirst()
      case "if", "then", "else", "not": break
      default: return keys
      }
    }
    return keys
  }
}
