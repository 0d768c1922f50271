import FieldstoneCore

/// What an entry becomes: a field, a button, or a text.
extension FXFormsReader {
  func row(_ entry: FXFormsEntry, _ levels: Int) -> FXFormsRow {
    var row = FXFormsRow(items: [])
    row.header = cut(entry, "header")
    row.footer = cut(entry, "footer")
    let facts = facts(of: entry)
    guard let key = entry.key else {
      row.items = keyless(entry, facts)
      return row
    }
    if let item = button(entry, facts) {
      row.items = [item]
      return row
    }
    guard var field = field(entry, facts, key: key, levels) else { return row }
    let isInline = flag(entry, "inline")
    switch field.kind {
    case .form:
      if isInline {
        (row.isInline, row.hasOwnTitle) = (true, true)
        // The title of its rows is the header of the field, if there is one.
        if let header = row.header { field.title = header }
      }
      row.items = [.field(field)]
    case .list:
      if isInline {
        (row.isInline, row.hasOwnTitle) = (true, true)
        if let header = row.header, !header.isEmpty { field.title = header }
      }
      row.items = isInline ? [.field(field)] : [page(field)]
    default:
      row.isInline = isInline && facts.hasOptions
      if isInline, !facts.hasOptions, let node = entry["inline"] {
        report.warn(
          .notSupported, entry.path, "inline", at: node, "Only subforms, options and collections can be inline.")
      }
      row.items = [.field(field)]
    }
    return row
  }

  /// A header or a footer: `null` and an empty text only cut.
  private func cut(_ entry: FXFormsEntry, _ name: String) -> FormString? {
    guard let node = entry[name] else { return nil }
    if node.node.isNull { return "" }
    return text(entry, name).map { FormString($0) }
  }

  /// A collection that isn't inline has a page of its own.
  private func page(_ field: DocumentField) -> DocumentItem {
    guard let title = field.title else {
      return .page(DocumentPage(FormString(inferredFrom: field.key), id: field.key + "Page") { field })
    }
    return .page(DocumentPage(title, id: field.key + "Page") { field })
  }

  // MARK: Rows that hold no value

  /// The attributes that have no effect in a row that holds no value.
  private static let attributesOfValues = ["default", "placeholder", "valueTransformer", "inline", "sortable", "cell"]

  private func keyless(_ entry: FXFormsEntry, _ facts: FXFormsFacts) -> [DocumentItem] {
    if let item = button(entry, facts) { return [item] }
    for name in Self.attributesOfValues + ["type", "options", "template", "fields", "extraFields", "class"] {
      guard let node = entry[name] else { continue }
      report.warn(
        .notSupported, entry.path, name, at: node, "A row without a key holds no value, so '\(name)' has no effect.")
    }
    ignoreSettings(entry)
    guard let title = text(entry, "title"), !title.isEmpty else {
      if entry["header"] == nil, entry["footer"] == nil {
        report.warn(
          .notSupported, entry.path, nil, at: entry.node,
          "A row shows nothing without 'key', 'title' or 'action', so it's ignored.")
      }
      return []
    }
    return [.text(FormString(title), id: nil)]
  }

  /// A row that does something when it is pressed, and holds no value: it has an action or leads to a screen, and
  /// nothing says what it would hold.
  private func button(_ entry: FXFormsEntry, _ facts: FXFormsFacts) -> DocumentItem? {
    guard !facts.hasOptions, !facts.hasTemplate, !facts.hasFields else { return nil }
    let holdsNothing = entry.key == nil || ["default", nil].contains(facts.type) && facts.class == nil
    var screen: String?
    if case .screen(let name) = facts.class { screen = name }
    guard screen != nil || holdsNothing else { return nil }
    let action: FormAction
    var role: FormRole?
    if let node = entry["action"], !node.node.isNull {
      guard let name = text(entry, "action") else { return nil }
      action = self.action(entry, node, name) ?? FormAction(name)
    } else if let screen {
      action = registry.screens[screen] ?? FormAction(screen)
      role = .navigation
    } else if let found = screenName(entry) {
      action = self.screen(entry, found.node, found.name)
      role = .navigation
    } else {
      return nil
    }
    ignoreSettings(entry)
    for name in Self.attributesOfValues {
      guard let node = entry[name], !node.node.isNull else { continue }
      report.warn(.notSupported, entry.path, name, at: node, "A button holds no value, so '\(name)' has no effect.")
    }
    return .button(DocumentButton(title(of: entry), action, role: role))
  }

  private func screenName(_ entry: FXFormsEntry) -> (node: FXFormsNode, name: String)? {
    for part in ["segue", "viewController"] {
      if let node = entry[part], !node.node.isNull, let name = text(entry, part) { return (node, name) }
    }
    return nil
  }

  /// The title of a row that holds no value: its own, or the words of its key, or those of its action.
  private func title(of entry: FXFormsEntry) -> FormString {
    if let title = text(entry, "title") { return FormString(title) }
    let name = entry.key ?? entry["action"]?.text ?? entry["segue"]?.text ?? entry["viewController"]?.text
    return name.map { FormString(inferredFrom: $0) } ?? ""
  }

  // MARK: Actions

  /// What a selector does, with or without its colon; nil for a name that isn't known.
  func action(_ entry: FXFormsEntry, _ node: FXFormsNode, _ name: String) -> FormAction? {
    let bare = name.hasSuffix(":") ? String(name.dropLast()) : name
    if let action = registry.actions[name] ?? registry.actions[bare] ?? registry.actions[bare + ":"] { return action }
    unresolved(entry, "action", node, "action", name, among: registry.actions.keys)
    return nil
  }

  func screen(_ entry: FXFormsEntry, _ node: FXFormsNode, _ name: String) -> FormAction {
    if let action = registry.screens[name] { return action }
    unresolved(entry, "segue", node, "screen", name, among: registry.screens.keys)
    return FormAction(name)
  }
}
