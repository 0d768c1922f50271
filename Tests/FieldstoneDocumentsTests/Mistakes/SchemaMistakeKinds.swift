/// The mistakes that can be made in a JSON Schema.
enum SchemaMistakeKinds {
  private static let containers: Set = ["properties", "$defs", "patternProperties", "dependentRequired"]

  static func all(_ tree: JSONTree) -> [PlantedMistake] {
    var found: [PlantedMistake] = []
    tree.visit { path, value in
      guard case .member? = path.last, let key = path.key, !path.keys.contains("x-fieldstone") else { return }
      let inside = path.keys.dropLast()
      let isName = path.count > 1 && isContainer(Array(path.dropLast()))
      if isName {
        if inside.last == "properties" || inside.last == "$defs" {
          // A schema that isn't one takes what is in it along.
          if case .object(let members) = value, members.count <= 1 {
            found.append(.value("a number for a schema", path, .scalar("5")))
          }
          found += [PlantedMistake.twice(path)].compactMap(\.self)
        }
        if inside.last == "patternProperties" { found += [PlantedMistake.key(path, "(")].compactMap(\.self) }
        return
      }
      if key == "default" || key == "const" || inside.contains("default") { return }
      found += keyword(path, key, value)
    }
    return found
  }

  /// Whether the members of an object are names, not keywords.
  private static func isContainer(_ path: [JSONTreeStep]) -> Bool {
    guard let key = path.key, containers.contains(key) else { return false }
    // A property may be called like a keyword.
    return path.count == 1 || !isContainer(Array(path.dropLast()))
  }

  private static func keyword(_ path: [JSONTreeStep], _ key: String, _ value: JSONTree) -> [PlantedMistake] {
    var found: [PlantedMistake] = []
    func add(_ name: String, _ value: JSONTree) { found.append(.value(name, path, value)) }
    switch key {
    case "type": add("an unknown type", .text("strin"))
    case "minLength", "maxLength", "minItems", "maxItems", "minContains": add("a negative count", .scalar("-1"))
    case "minimum", "maximum", "exclusiveMinimum": add("a text for a number", .text("1"))
    case "multipleOf": add("a step of nothing", .scalar("0"))
    case "pattern": add("a bad pattern", .text("(["))
    case "$ref": add("a reference to nowhere", .text("#/$defs/nowhere"))
    case "required": add("a text for names", .text("name"))
    case "enum": add("a number for an enumeration", .scalar("5"))
    case "uniqueItems": add("a number for a flag", .scalar("5"))
    case "allOf", "oneOf": add("no schemas", .array([]))
    case "$anchor": if value.text == "second" { add("a name that is taken", .text("first")) }
    case "$schema": add("an unknown dialect", .text("https://example.org/dialect"))
    default: break
    }
    if case .scalar = value, !["title", "description"].contains(key) {
      found += [PlantedMistake.twice(path)].compactMap(\.self)
    }
    return found
  }
}
