import FieldstoneCore

/// Every message about a value that a schema doesn't accept: one sentence, which says what is accepted.
enum SchemaMessage {
  /// - Parameters:
  ///   - value: the keyword's value, or the schema `false`.
  ///   - name: the property that is missing.
  ///   - schema: the schema that has the keyword.
  ///   - isForAnswers: whether the value is what somebody has filled in, who knows nothing of properties.
  static func text(
    _ keyword: String, value: JSONNode, at instancePointer: String, name: String?, in schema: JSONNode,
    isForAnswers: Bool = false
  ) -> String {
    if isForAnswers, let text = answerText(keyword, value, instancePointer, name, schema) { return text }
    let number = value.number?.text ?? ""
    switch keyword {
    case "type": return "This must be \(types(value))."
    case "const": return "This must be \(excerpt(value))."
    case "enum": return "This must be \(choices(value))."
    case "minimum": return "This must be at least \(number)."
    case "maximum": return "This can be at most \(number)."
    case "exclusiveMinimum": return "This must be more than \(number)."
    case "exclusiveMaximum": return "This must be less than \(number)."
    case "multipleOf": return "This must be a multiple of \(number)."
    case "minLength": return "This needs at least \(count(value, "character"))."
    case "maxLength": return "This can have up to \(count(value, "character"))."
    case "pattern": return "This must match the pattern \(value.string ?? "")."
    case "format":
      return "This must be \(value.string.flatMap(SchemaFormat.init)?.accepted ?? "in the right format")."
    case "minItems": return "This needs at least \(count(value, "item"))."
    case "maxItems": return "This can have up to \(count(value, "item"))."
    case "uniqueItems": return "All items must be different."
    case "contains": return "This needs at least one item \(kind(in: schema) ?? "of the required kind")."
    case "minContains":
      return "This needs at least \(count(value, "item")) \(kind(in: schema) ?? "of the required kind")."
    case "maxContains":
      return "This can have up to \(count(value, "item")) \(kind(in: schema) ?? "of the kind that is counted")."
    case "minProperties": return "This needs at least \(count(value, "property", "properties"))."
    case "maxProperties": return "This can have up to \(count(value, "property", "properties"))."
    case "required": return "The property “\(name ?? "")” is required."
    case "dependentRequired", "dependencies":
      guard name != nil else { return refusal(keyword, instancePointer) }
      return "The property “\(name ?? "")” is required because of another property."
    case "anyOf": return "This must match at least one of \(count(value)) alternatives."
    case "oneOf": return "This must match exactly one of \(count(value)) alternatives."
    case "not": return "This value isn't accepted here."
    default: return refusal(keyword, instancePointer)
    }
  }

  /// What is said to people who fill in a form, where that isn't what is said of any value.
  private static func answerText(
    _ keyword: String, _ value: JSONNode, _ instancePointer: String, _ name: String?, _ schema: JSONNode
  ) -> String? {
    switch keyword {
    case "minProperties": return "This needs at least \(count(value, "answer"))."
    case "maxProperties": return "This can have up to \(count(value, "answer"))."
    case "required": return name.map { "“\(title(of: $0, in: schema))” is required." }
    case "dependentRequired", "dependencies":
      return name.map { "“\(title(of: $0, in: schema))” is required because of another answer." }
    case "additionalProperties", "unevaluatedProperties", "properties", "patternProperties":
      let name = JSONPointer.tokens(instancePointer)?.last ?? ""
      return "“\(title(of: name, in: schema))” isn't accepted here."
    default: return nil
    }
  }

  /// The title that a schema gives to a property, or the words of its name.
  private static func title(of name: String, in schema: JSONNode) -> String {
    schema["properties"]?[name]?["title"]?.string ?? FormString(inferredFrom: name).key
  }

  /// What `contains` of a schema asks for; nil if it doesn't say so in a few words.
  private static func kind(in schema: JSONNode) -> String? {
    guard let contains = schema["contains"] else { return nil }
    if let title = contains["title"]?.string, !title.isEmpty { return "of the kind “\(title)”" }
    if let value = contains["const"] { return "with the value \(excerpt(value))" }
    guard let values = contains["enum"], values.kind == .array, (1...8).contains(values.count) else { return nil }
    return "with the value \(choices(values))"
  }

  /// What the schema `false` says, by the keyword that has it.
  private static func refusal(_ keyword: String, _ instancePointer: String) -> String {
    let name = JSONPointer.tokens(instancePointer)?.last ?? ""
    switch keyword {
    case "additionalProperties", "unevaluatedProperties", "properties", "patternProperties":
      return "The property “\(name)” isn't accepted here."
    case "propertyNames": return "This can't have any properties."
    case "items", "additionalItems", "unevaluatedItems", "prefixItems": return "No item is accepted here."
    default: return "No value is accepted here."
    }
  }

  private static let typeNames = [
    "null": "null", "integer": "a whole number", "number": "a number",
    "string": "a string", "array": "an array", "object": "an object",
  ]

  private static func types(_ value: JSONNode) -> String {
    let names = value.kind == .array ? value.elements.compactMap(\.string) : [value.string ?? ""]
    return list(names.flatMap { $0 == "boolean" ? ["true", "false"] : [typeNames[$0] ?? $0] })
  }

  private static func choices(_ value: JSONNode) -> String {
    let shown = value.elements.prefix(8).map(excerpt)
    let count = value.count
    return count > shown.count ? "one of \(count) values: \(shown.joined(separator: ", "))…" : list(shown)
  }

  private static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "nothing" }
    return items.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func count(_ value: JSONNode, _ one: String, _ many: String? = nil) -> String {
    let number = value.number?.integer.map(String.init) ?? value.number?.text ?? ""
    return "\(number) \(number == "1" ? one : many ?? one + "s")"
  }

  private static func count(_ value: JSONNode) -> String { String(value.count) }

  /// A value as it is written, or its beginning.
  private static func excerpt(_ value: JSONNode) -> String {
    if value.isNull { return "null" }
    if let boolean = value.boolean { return String(boolean) }
    if let number = value.number { return number.text }
    if let string = value.string { return "“\(string.prefix(60))\(string.count > 60 ? "…" : "")”" }
    return value.kind == .array ? "a certain array" : "a certain object"
  }
}
