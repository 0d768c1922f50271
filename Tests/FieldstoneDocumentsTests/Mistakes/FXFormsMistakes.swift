/// The mistakes that can be made in a file of FXForms' dictionaries.
enum FXFormsMistakes {
  private static let names: Set = ["type", "class", "cell", "valueTransformer", "action"]

  static func all(_ tree: JSONTree) -> [PlantedMistake] {
    var found: [PlantedMistake] = []
    tree.visit { path, value in
      switch value {
      case .array(let elements):
        if path.isEmpty || path.key == "fields" {
          found.append(.added("a field that is a number", path, .scalar("7"), count: elements.count))
          found.append(
            .added(
              "a field whose key is a number", path,
              .object([.init("key", .scalar("5")), .init("title", .text("x"))]),
              count: elements.count, at: "key"))
        }
        if path.key == "options" {
          found.append(.added("an option that is null", path, .scalar("null"), count: elements.count))
          found.append(.value("a text for options", path, .text("none"), region: Array(path.dropLast())))
        }
      case .object:
        if path.key == "template" {
          found.append(.value("a number for a template", path, .scalar("5"), region: Array(path.dropLast())))
        }
      case .scalar:
        guard case .member? = path.last, let key = path.key else { return }
        found += members(path, key, value)
      }
    }
    return found
  }

  private static func members(_ path: [JSONTreeStep], _ key: String, _ value: JSONTree) -> [PlantedMistake] {
    var found: [PlantedMistake] = []
    let entry = Array(path.dropLast())
    found += [PlantedMistake.twice(path)].compactMap(\.self)
    // What a name is taken for instead depends on the rest of its dictionary.
    if !key.contains("."), key != "key" {
      found += [PlantedMistake.key(path, key.misspelled)].compactMap(\.self).map {
        PlantedMistake(name: $0.name, region: entry, pointer: $0.pointer, plant: $0.plant)
      }
    }
    if names.contains(key), let text = value.text {
      found.append(.value("an unknown name", path, .text(text.misspelled), region: entry))
    }
    switch key {
    case "title", "header", "footer", "cell", "action": found.append(.value("a number for a text", path, .scalar("5")))
    case "inline", "sortable": found.append(.value("a text for a flag", path, .text("maybe")))
    case "textField.autocapitalizationType": found.append(.value("an unknown constant", path, .scalar("9")))
    case "slider.minimumValue", "slider.maximumValue": found.append(.value("a text for a number", path, .text("x")))
    default: break
    }
    return found
  }
}
