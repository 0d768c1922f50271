/// The mistakes that can be made in a file of the own format.
enum OwnMistakes {
  private static let conditions: Set = ["visible", "enabled", "required", "readOnly", "check"]
  private static let expressions: Set = ["computed", "from", "titleFrom", "helpFrom", "minimumFrom", "maximumFrom"]
  private static let names: Set = [
    "choiceStyle", "whenHidden", "updates", "returnKey", "capitalization", "style", "role", "severity", "purpose",
    "presentation", "capture", "action",
  ]
  /// Objects whose keys or values the file chooses.
  private static let free: Set = [
    "initial", "default", "shownDefault", "texts", "suggestions", "template", "hiddenValue", "$comment",
  ]

  static func all(_ tree: JSONTree) -> [PlantedMistake] {
    var fields: Set<String> = []
    tree.visit { if $0.key == "field", let key = $1.text { fields.insert(key) } }
    var found: [PlantedMistake] = []
    tree.visit { path, value in
      guard let key = path.key else { return }
      let inside = path.keys.dropLast()
      guard inside.allSatisfy({ !free.contains($0) }), key != "$comment" else { return }
      // The names of forms.
      if inside.last == "forms" { return }
      if case .element? = path.last { return }
      found += members(path, key, value, fields)
      // Any value may be one of a choice.
      let type = tree[path.dropLast()]?["type"]?.text
      if key == "initial", type != "choice" {
        let field = Array(path.dropLast())
        found.append(.value("a value of another type", path, .object([.init("x", .scalar("1"))]), region: field))
      }
    }
    return found
  }

  private static func members(
    _ path: [JSONTreeStep], _ key: String, _ value: JSONTree, _ fields: Set<String>
  ) -> [PlantedMistake] {
    var found: [PlantedMistake] = []
    if key.count > 3, key != "$schema" { found += [PlantedMistake.key(path, key.misspelled)].compactMap(\.self) }
    let field = Array(path.dropLast())
    switch value {
    case .array(let elements):
      switch key {
      case "items":
        found.append(.added("an item that is a number", path, .scalar("5"), count: elements.count))
        found.append(
          .added("an item without a kind", path, .object([.init("wrong", .scalar("true"))]), count: elements.count))
        if let twice = elements.first(where: { $0["field"]?.text != nil })?["field"] {
          found.append(
            .added(
              "a second field with the same key", path, .object([.init("field", twice), .init("type", .text("text"))]),
              count: elements.count))
        }
      case "options": found.append(.added("an option that is a list", path, .array([]), count: elements.count))
      case "cases": found.append(.added("a case that is a number", path, .scalar("5"), count: elements.count))
      case "rules":
        found.append(
          .added(
            "an unknown rule", path, .object([.init("minimumLenth", .scalar("5"))]), count: elements.count,
            at: "minimumLenth"))
        found.append(.added("a rule that is a number", path, .scalar("7"), count: elements.count))
        found.append(
          .added(
            "a check that is no expression", path,
            .object([.init("check", .text("1 +")), .init("message", .text("No."))]),
            count: elements.count, at: "check"))
        found.append(
          .added(
            "a rule with a wrong argument", path, .object([.init("minimumCount", .text("x"))]), count: elements.count,
            at: "minimumCount"))
      case "traits", "accepts", "bits": found.append(.value("a number for a list", path, .scalar("5")))
      default: break
      }
    case .object:
      if ["captions", "words", "icons", "minimumDimensions"].contains(key) {
        found.append(.value("a number for an object", path, .scalar("5")))
      }
    case .scalar:
      found += [PlantedMistake.twice(path)].compactMap(\.self)
      if !["field", "type", "$schema", "initial", "default", "shownDefault", "hiddenValue", "value"].contains(key) {
        found.append(.value("a list for a value", path, .array([])))
      }
      guard let text = value.text else { break }
      if key == "type" { found.append(.value("an unknown type", path, .text(text.misspelled), region: field)) }
      if key == "form" { found.append(.value("an unknown form", path, .text(text.misspelled))) }
      if key == "pattern" { found.append(.value("a bad pattern", path, .text("(["))) }
      if key == "mask" { found.append(.value("a mask that nothing fits", path, .text("--"))) }
      if key == "matches" || key == "on" && path.keys.contains("formRules") {
        found.append(.value("an unknown key", path, .text(text.misspelled)))
      }
      if names.contains(key) { found.append(.value("an unknown name", path, .text(text.misspelled))) }
      if conditions.contains(key) { found.append(.value("a number for a condition", path, .text("1 + 1"))) }
      if conditions.contains(key) || expressions.contains(key) {
        found.append(.value("no expression", path, .text(text + " +")))
        if let wrong = withUnknownName(text, fields) { found.append(.value("an unknown name", path, .text(wrong))) }
      }
    }
    return found
  }

  /// The expression with its first name misspelled.
  private static func withUnknownName(_ text: String, _ fields: Set<String>) -> String? {
    for match in text.matches(of: /[a-zA-Z]+/) where fields.contains(String(match.0)) && match.0.count > 2 {
      return text.replacingCharacters(in: match.range, with: String(match.0).misspelled)
    }
    return nil
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
