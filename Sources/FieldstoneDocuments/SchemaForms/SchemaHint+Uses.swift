import FieldstoneCore

/// What a setting of `x-fieldstone` works for.
enum SchemaHintUse {
  case texts, strings, flags, numbers, choices, numbersAndChoices, objects, objectsAndLists, lists, properties, form
  case messages

  /// What a key works for; nil if that is every field.
  init?(_ key: String, _ value: JSONNode) {
    switch key {
    case "unit": self = .numbers
    case "multiline": self = .texts
    case "optionTitles": self = .choices
    case "message": self = .messages
    case "footers", "ids", "existsWhileVisible": self = .objects
    case "inline": self = .objectsAndLists
    case "sortable", "adding", "elementTitle": self = .lists
    case "order", "section", "page": self = .properties
    case "submit": self = .form
    case "control":
      switch value.string {
      case "text", "multiline", "password", "newPassword", "phone", "email", "web", "oneTimeCode", "month", "year":
        self = .strings
      case "toggle", "checkbox": self = .flags
      case "number", "decimal", "double": self = .numbers
      case "stepper", "slider": self = .numbersAndChoices
      case "list", "menu", "segments", "tiles", "chips", "expanding", "page": self = .choices
      case "file": self = .objects
      default: return nil
      }
    default: return nil
    }
  }

  /// What it works for, in words.
  var words: String {
    switch self {
    case .texts, .strings: "strings"
    case .flags: "booleans"
    case .numbers: "numbers"
    case .choices: "choices"
    case .numbersAndChoices: "numbers and choices"
    case .objects: "objects"
    case .objectsAndLists: "objects and lists"
    case .lists: "lists"
    case .properties: "properties of an object"
    case .form: "the form as a whole"
    case .messages: "'pattern' and '\"const\": true'"
    }
  }

  /// Whether it works for a field.
  func suits(_ field: DocumentField, _ facts: SchemaFacts, isElement: Bool) -> Bool {
    switch (self, field.kind) {
    case (.texts, .text), (.strings, .text), (.strings, .date), (.flags, .flag), (.lists, .list): true
    case (.numbers, _), (.numbersAndChoices, .integer), (.numbersAndChoices, .number), (.numbersAndChoices, .decimal):
      field.kind.isNumber
    case (.choices, .choice), (.choices, .choices), (.choices, .alternatives), (.numbersAndChoices, .choice),
      (.numbersAndChoices, .choices):
      true
    case (.objects, .form), (.objects, .file), (.objectsAndLists, .form), (.objectsAndLists, .list): true
    // What a reference leads to may be a property elsewhere.
    case (.properties, _): !isElement || facts.hasReference
    case (.messages, .text): !facts.patterns.isEmpty
    case (.messages, .flag): !field.rules.isEmpty
    default: false
    }
  }
}

extension SchemaFormLoader {
  /// Warns of settings that have no effect on a field.
  func warnOfHints(_ facts: SchemaFacts, _ field: DocumentField, isElement: Bool) {
    for hint in facts.hints {
      // The schema of the form may describe a field, too.
      let isOfForm = hint.document == 0 && hint.node.index == registry.node(root)["x-fieldstone"]?.index
      for member in hint.node.members {
        guard let use = SchemaHintUse(member.key, member.value), !use.suits(field, facts, isElement: isElement),
          !isOfForm
        else { continue }
        warnOfUse(use, part(hint, member), member)
      }
    }
  }

  /// Warns of settings that have no effect on the form as a whole.
  func warnOfFormHints() {
    guard let hint = registry.node(root)["x-fieldstone"], !names.keys.contains(where: { $0.contains(root) })
    else { return }
    let settings = SchemaNode(node: hint, document: root.document)
    for member in hint.members where !["title", "submit", "footers", "ids"].contains(member.key) {
      if let use = SchemaHintUse(member.key, member.value) {
        warnOfUse(use, part(settings, member), member)
      } else if SchemaHint.keys.contains(member.key) {
        warn(part(settings, member), "'\(member.key)' only works for fields, so it has no effect here.")
      }
    }
  }

  private func warnOfUse(_ use: SchemaHintUse, _ part: SchemaPart, _ member: JSONMember) {
    let value = member.key == "control" ? "The control '\(member.value.string ?? "")'" : "'\(member.key)'"
    warn(part, "\(value) only works for \(use.words), so it has no effect here.")
  }

  private func part(_ hint: SchemaNode, _ member: JSONMember) -> SchemaPart {
    SchemaPart(document: hint.document, index: member.value.index)
  }
}
