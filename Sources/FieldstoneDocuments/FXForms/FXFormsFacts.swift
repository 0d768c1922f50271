import FieldstoneCore

/// What the attributes of an entry say about its value.
struct FXFormsFacts {
  /// The type, if one of those that FXForms has or the registry knows.
  var type: String?
  /// The class that the entry names.
  var `class`: FXFormsClass?
  /// Whether there are options; an empty list is none.
  var hasOptions = false
  var hasTemplate = false
  /// Whether the entry has the fields of a subform.
  var hasFields = false
  /// Whether something of it can't be read, so that nobody knows what the field holds.
  var isUnread = false
}

extension FXFormsReader {
  func facts(of entry: FXFormsEntry) -> FXFormsFacts {
    var facts = FXFormsFacts()
    facts.type = type(of: entry)
    facts.class = namedClass(of: entry)
    facts.isUnread =
      facts.type == nil && entry["type"].map { !$0.node.isNull } == true
      || facts.class == nil && entry["class"].map { !$0.node.isNull } == true
    facts.hasFields = ["fields", "extraFields"].contains { entry[$0] != nil }
    if let template = entry["template"], !template.node.isNull {
      facts.hasTemplate = template.node.kind == .object
      if !facts.hasTemplate {
        facts.isUnread = true
        report.error(
          .wrongValue, entry.path, "template", at: template,
          "'template' must be a dictionary, not \(template.shortened).")
      }
    }
    if let options = entry["options"], !options.node.isNull {
      if options.node.kind != .array {
        facts.isUnread = true
        report.error(
          .wrongValue, entry.path, "options", at: options, "'options' must be an array, not \(options.shortened).")
      } else if options.node.count == 0 {
        report.warn(.noOptions, entry.path, "options", at: options, "The list of options is empty, so it's ignored.")
      } else {
        facts.hasOptions = true
      }
    }
    if facts.hasOptions, facts.hasTemplate, let node = entry["template"] {
      report.warn(
        .notSupported, entry.path, "template", at: node,
        "'template' has no effect, because 'options' says what the field holds.")
    }
    if facts.hasOptions || facts.hasTemplate, let type = facts.type, let node = entry["type"],
      !["default", "bitfield"].contains(type)
    {
      let part = facts.hasOptions ? "options" : "template"
      report.warn(
        .notSupported, entry.path, "type", at: node,
        "The type '\(type)' has no effect, because '\(part)' says what the field holds. Use 'class'.")
      facts.type = nil
    }
    return facts
  }

  private func type(of entry: FXFormsEntry) -> String? {
    guard let type = text(entry, "type"), let node = entry["type"] else { return nil }
    if FXFormsNames.types.contains(type) || registry.types[type] != nil { return type }
    func unknown() -> String {
      "There is no type '\(type.shortened)'." + FXFormsNames.suggestedType(for: type, among: registry.types.keys)
    }
    if registry.acceptsUnknownNames {
      report.warn(.unknownType, entry.path, "type", at: node, unknown())
    } else {
      report.error(.unknownType, entry.path, "type", at: node, unknown())
    }
    return nil
  }

  private func namedClass(of entry: FXFormsEntry) -> FXFormsClass? {
    guard let name = text(entry, "class"), let node = entry["class"] else { return nil }
    if registry.forms[name] != nil { return .form(name) }
    if registry.screens[name] != nil { return .screen(name) }
    if let known = FXFormsClass.known[name] { return known }
    let names = FXFormsClass.known.keys.sorted() + registry.forms.keys.sorted() + registry.screens.keys.sorted()
    unresolved(entry, "class", node, "class", name, among: names)
    return nil
  }
}
