import FieldstoneCore

/// What a field holds.
extension FXFormsReader {
  /// The field of an entry; nil if it holds nothing that a form can have.
  func field(_ entry: FXFormsEntry, _ facts: FXFormsFacts, key: String, _ levels: Int) -> DocumentField? {
    var traits: [DocumentTrait] = []
    guard let kind = kind(entry, facts, key, levels, &traits) else { return nil }
    var field = DocumentField(key, kind)
    field.traits = traits
    // Without an answer, no bit is set.
    if field.hasBits { field.initial = 0 }
    field.source = report.place(entry.node)
    if let title = text(entry, "title") { field.title = FormString(title) }
    setPlaceholder(entry, &field)
    warnOfOrder(entry, facts, field)
    if isShownOnly(facts) { field.isReadOnly = true }
    if facts.type == "unsigned" { field.rules.append(.minimum(0)) }
    if facts.type == "image" || facts.type == nil && facts.class == .image { field.traits.append(.accepts([.image])) }
    if facts.hasOptions, flag(entry, "inline") { field.choiceStyle = .list }
    // A name that isn't known may be accepted; then the field holds what it would without it.
    if !facts.isUnread || registry.acceptsUnknownNames { setDefault(entry, &field) }
    setTransformer(entry, facts, &field)
    setAction(entry, &field)
    setCell(entry, facts, &field)
    setUniqueness(facts, &field)
    field.isUnread = key.isEmpty && entry.key != nil
    return field
  }

  private func kind(
    _ entry: FXFormsEntry, _ facts: FXFormsFacts, _ key: String, _ levels: Int, _ traits: inout [DocumentTrait]
  ) -> DocumentKind? {
    if let subform = subform(entry, facts, levels) { return subform }
    if facts.hasOptions, let options = options(entry, facts, &traits) { return options }
    if facts.hasTemplate || facts.class?.isCollection == true, !facts.hasOptions {
      return collection(entry, facts, key, levels)
    }
    if let type = facts.type, let own = registry.types[type] { return own }
    switch facts.type ?? inferredType(facts, entry) {
    case "text": return .text(facts.type == nil ? .automatic : .plain)
    case "longtext": return .text(.long)
    case "url": return .text(.web)
    case "email": return .text(.email)
    case "phone": return .text(.phone)
    case "password": return .text(isNewPassword(key) ? .newPassword : .password)
    case "number", "float": return .number
    case "integer", "unsigned", "bitfield": return .integer
    case "boolean": return .flag(.toggle)
    case "option": return .flag(.checkbox)
    case "date": return .date(.date)
    case "time": return .date(.time)
    case "datetime": return .date(.dateAndTime)
    case "image": return .file
    default: return shownKind(facts)
    }
  }

  /// The type of a field that has none of its own: by its class, or a text whose key says more.
  private func inferredType(_ facts: FXFormsFacts, _ entry: FXFormsEntry) -> String {
    switch facts.class {
    case .url: "url"
    case .number: "number"
    case .date: "date"
    case .image: "image"
    case .string, nil: "text"
    default: "default"
    }
  }

  /// Whether the field is only shown: it is a label, or nothing says how it would be edited.
  private func isShownOnly(_ facts: FXFormsFacts) -> Bool {
    guard !facts.hasOptions, !facts.hasTemplate, !facts.hasFields, facts.class?.isCollection != true else {
      return false
    }
    if case .form = facts.class { return false }
    return facts.type == "label" || facts.type == "default" || facts.type == nil && facts.class == .object
  }

  private func shownKind(_ facts: FXFormsFacts) -> DocumentKind {
    switch facts.class {
    case .number: .number
    case .date: .date(.dateAndTime)
    default: .text(.plain)
    }
  }

  /// Whether the words of a key say that a password is being chosen. The form would know that by itself of a text
  /// without a type.
  private func isNewPassword(_ key: String) -> Bool {
    let words = key.lowercased()
    return ["new", "repeat", "confirm", "choose"].contains { words.hasPrefix($0) } || words.hasSuffix("confirmation")
  }

  // MARK: Subforms

  private func subform(_ entry: FXFormsEntry, _ facts: FXFormsFacts, _ levels: Int) -> DocumentKind? {
    let source: DocumentFormSource
    if facts.hasTemplate || facts.hasOptions { return nil }
    if facts.hasFields {
      guard levels < FXFormsLimits.nesting else {
        tooDeep(entry)
        return nil
      }
      source = .form(
        form(
          fields: entry["fields"], extra: entry["extraFields"], excluded: entry["excludedFields"], path: entry.path,
          levels: levels + 1))
    } else if case .form(let name) = facts.class {
      use(form: name)
      source = .named(name)
    } else {
      return nil
    }
    return .form(DocumentSubform(source, presentation: flag(entry, "inline") ? .inline : .pushed))
  }

  func tooDeep(_ entry: FXFormsEntry) {
    report.error(
      .unreadable, entry.path, nil, at: entry.node,
      "Subforms and templates can be nested up to \(FXFormsLimits.nesting) levels deep.")
  }

  // MARK: Placeholders

  private func setPlaceholder(_ entry: FXFormsEntry, _ field: inout DocumentField) {
    guard let node = entry["placeholder"], !node.node.isNull || report.isData(node) else { return }
    guard field.kind.showsPlaceholder else {
      return report.warn(
        .notSupported, entry.path, "placeholder", at: node,
        "'placeholder' has no effect on a field of type '\(field.kind.name)'.")
    }
    switch node.node.kind {
    case .string: field.placeholder = node.text.map { FormString($0) }
    case .number: field.placeholder = node.node.number.map { FormString(verbatim: $0.text) }
    default:
      report.warn(
        .notSupported, entry.path, "placeholder", at: node,
        "A placeholder must be a text or a number here, so this one is ignored.")
    }
  }

  // MARK: Order

  /// Warns of `sortable` where there is nothing to sort.
  private func warnOfOrder(_ entry: FXFormsEntry, _ facts: FXFormsFacts, _ field: DocumentField) {
    if case .list = field.kind { return }
    guard !facts.isUnread, let node = entry["sortable"], flag(entry, "sortable") else { return }
    report.warn(
      .notSupported, entry.path, "sortable", at: node,
      "Only a collection without options can be sorted, so 'sortable' has no effect.")
  }
}

extension DocumentKind {
  /// Whether its field shows a placeholder while it is empty.
  var showsPlaceholder: Bool {
    switch self {
    case .flag, .form: false
    default: true
    }
  }
}
