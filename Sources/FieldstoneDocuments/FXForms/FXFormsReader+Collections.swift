import FieldstoneCore

/// Collections whose elements come and go.
extension FXFormsReader {
  /// A list with the template of its elements; texts without one.
  func collection(_ entry: FXFormsEntry, _ facts: FXFormsFacts, _ key: String, _ levels: Int) -> DocumentKind? {
    if facts.class == .dictionary, let node = entry["class"] {
      report.warn(
        .notSupported, entry.path, "class", at: node,
        "A dictionary without options has nothing to choose from, so the field is ignored.")
      return nil
    }
    guard levels < FXFormsLimits.nesting else {
      tooDeep(entry)
      return nil
    }
    var list = DocumentList(.value(.unread))
    if let node = entry["template"], facts.hasTemplate {
      guard takesField(node, entry.path) else { return nil }
      list.element = element(entry, node, levels, &list) ?? .value(.unread)
    } else {
      var element = DocumentField("", .text(.plain))
      if facts.class == .indexSet { element = DocumentField("", .integer, rules: [.minimum(0)]) }
      apply(entry, to: &element)
      list.element = .value(element)
    }
    list.isSortable = isSortable(entry, facts)
    if flag(entry, "inline") { list.presentation = .inline }
    return .list(list)
  }

  private func element(_ entry: FXFormsEntry, _ node: FXFormsNode, _ levels: Int, _ list: inout DocumentList)
    -> DocumentList.Element?
  {
    var template = FXFormsEntry(template: node, of: entry.path, report)
    // What is set on the cell of a collection is set on those of its elements, too, as in FXForms.
    template.inherit(entry.settings)
    if let title = text(template, "title") { list.adding = FormString(title) }
    for name in ["key", "header", "footer"] {
      guard let node = template[name] else { continue }
      report.warn(.notSupported, template.path, name, at: node, "'\(name)' has no effect in a template.")
    }
    let facts = facts(of: template)
    if facts.hasTemplate || facts.class?.isCollection == true && !facts.hasOptions {
      report.error(
        .nestedElement, entry.path, "template", at: node,
        "An element can't be a collection itself. Give the template 'fields', with the collection in one of them.")
      // What is in it may be wrong, too.
      _ = field(template, facts, key: "", levels + 1)
      return nil
    }
    guard var field = field(template, facts, key: "", levels + 1) else { return nil }
    if case .form(let subform) = field.kind { return .form(subform.form) }
    if field.hasBits {
    } else if case .file = field.kind {
    } else if case .flag = field.kind {
    } else {
      // Elements are empty until they are answered.
      field.isOptional = true
    }
    // A default is what a new element begins with.
    (field.initial, field.defaultValue) = (field.initial ?? field.defaultValue, nil)
    // The title of the template is the one of the row that adds an element.
    field.title = nil
    return .value(field)
  }

  private func isSortable(_ entry: FXFormsEntry, _ facts: FXFormsFacts) -> Bool {
    guard flag(entry, "sortable") else { return false }
    switch facts.class {
    case .set, .indexSet:
      if let node = entry["sortable"] {
        report.warn(.notSupported, entry.path, "sortable", at: node, "Only arrays and ordered sets can be sorted.")
      }
      return false
    default: return true
    }
  }

  /// The elements of a set are there once.
  func setUniqueness(_ facts: FXFormsFacts, _ field: inout DocumentField) {
    guard case .list = field.kind else { return }
    switch facts.class {
    case .set, .orderedSet, .indexSet: field.rules.append(.unique())
    default: break
    }
  }
}
