import FieldstoneCore

/// What the keyword `x-fieldstone` says, which is this library's own.
struct SchemaHint {
  var control: String?
  var title: String?
  var help: String?
  var placeholder: String?
  var unit: String?
  var icon: String?
  var purpose: String?
  var section: String?
  var page: String?
  var order: Int?
  var isMultiline = false
  var isSortable = false
  var isInline = false
  var adding: String?
  var elementTitle: String?
  /// The titles of options, in their order.
  var optionTitles: [String]?
  var whenHidden: FormHiddenPolicy?
  var existsWhileVisible = false
  /// The message of a pattern, instead of its own.
  var message: String?
  var submit: FormString?
  var hasSubmit: Bool?
  /// What is written below sections, by their titles.
  var footers: [String: String] = [:]

  /// The ids of sections and pages, by their titles.
  var ids: [String: String] = [:]

  static let keys = [
    "control", "title", "help", "placeholder", "unit", "icon", "purpose", "section", "page", "order", "multiline",
    "sortable", "inline", "adding", "elementTitle", "optionTitles", "whenHidden", "existsWhileVisible", "message",
    "submit", "footers", "ids",
  ]

  static let policies = [FormHiddenPolicy.keep, .dropOnSubmit, .dropAtOnce].map(\.rawValue)

  /// The controls that it can name.
  static let controls: Set<String> = [
    "text", "multiline", "password", "newPassword", "phone", "email", "web", "oneTimeCode", "month", "year", "toggle",
    "checkbox", "number", "stepper", "slider", "decimal", "double", "list", "menu", "segments", "tiles", "chips",
    "expanding", "page", "file",
  ]
}

extension SchemaFormLoader {
  /// What `x-fieldstone` says of a value. Where several schemas have it, the first to say something counts.
  func hint(_ facts: SchemaFacts) -> SchemaHint {
    var hint = SchemaHint()
    for value in facts.hints.reversed() {
      guard value.node.kind == .object else {
        warn(value.part, "'x-fieldstone' must be an object.", .wrongValue)
        continue
      }
      for member in value.node.members { take(member, value.document, into: &hint) }
    }
    return hint
  }

  /// Texts by the titles of sections or pages.
  private func texts(of node: JSONNode, _ key: String, _ document: Int) -> [String: String] {
    var texts: [String: String] = [:]
    for member in node.members {
      guard let text = member.value.string else {
        warn(
          SchemaPart(document: document, index: member.value.index), "Each value of '\(key)' must be a string.",
          .wrongValue)
        continue
      }
      texts[member.key] = text
    }
    return texts
  }

  private func take(_ member: JSONMember, _ document: Int, into hint: inout SchemaHint) {
    let (key, node) = (member.key, member.value)
    let part = SchemaPart(document: document, index: node.index)
    func text() -> String? {
      if node.string == nil { warn(part, "'\(key)' must be a string.", .wrongValue) }
      return node.string
    }
    func flag() -> Bool {
      if node.boolean == nil { warn(part, "'\(key)' must be true or false.", .wrongValue) }
      return node.boolean ?? false
    }
    switch key {
    case "control":
      guard let name = text() else { return }
      guard SchemaHint.controls.contains(name) else {
        warn(
          part,
          "There is no control '\(name.shortenedInProblem)'."
            + suggestion(for: name, among: SchemaHint.controls.sorted()), .unknownType)
        return
      }
      hint.control = name
    case "title": hint.title = text() ?? hint.title
    case "help": hint.help = text() ?? hint.help
    case "placeholder": hint.placeholder = text() ?? hint.placeholder
    case "unit": hint.unit = text() ?? hint.unit
    case "icon": hint.icon = text() ?? hint.icon
    case "purpose": hint.purpose = text() ?? hint.purpose
    case "section": hint.section = text() ?? hint.section
    case "page": hint.page = text() ?? hint.page
    case "adding": hint.adding = text() ?? hint.adding
    case "elementTitle": hint.elementTitle = text() ?? hint.elementTitle
    case "message": hint.message = text() ?? hint.message
    case "multiline": hint.isMultiline = flag()
    case "sortable": hint.isSortable = flag()
    case "inline": hint.isInline = flag()
    case "existsWhileVisible": hint.existsWhileVisible = flag()
    case "order":
      guard let order = node.number?.integer else {
        return warn(part, "'order' must be a whole number.", .wrongValue)
      }
      hint.order = order
    case "optionTitles":
      let titles = node.elements.compactMap(\.string)
      guard node.kind == .array, titles.count == node.count else {
        return warn(part, "'optionTitles' must be an array of strings.", .wrongValue)
      }
      hint.optionTitles = titles
    case "whenHidden":
      guard let policy = node.string.flatMap({ FormHiddenPolicy(rawValue: $0) }) else {
        return warn(
          part,
          "'whenHidden' must be 'keep', 'dropOnSubmit' or 'dropAtOnce'."
            + (node.string.map { likelyNames(for: $0, among: SchemaHint.policies, letters: 4) } ?? ""),
          .wrongValue)
      }
      hint.whenHidden = policy
    case "submit":
      if let title = node.string { hint.submit = FormString(title) } else { hint.hasSubmit = flag() }
    case "footers":
      guard node.kind == .object else { return warn(part, "'footers' must be an object.", .wrongValue) }
      hint.footers = texts(of: node, "footers", document)
    case "ids":
      guard node.kind == .object else { return warn(part, "'ids' must be an object.", .wrongValue) }
      hint.ids = texts(of: node, "ids", document)
    default:
      warn(
        SchemaPart(document: document, index: member.keyNode.index),
        "'x-fieldstone' has no key '\(key.shortenedInProblem)'." + suggestion(for: key, among: SchemaHint.keys),
        .unknownKey)
    }
  }
}
