import FieldstoneCore

/// The options of a field, and what it stores of them.
extension FXFormsReader {
  /// What FXForms stores: an option itself, its position, several of them, or bits.
  func options(_ entry: FXFormsEntry, _ facts: FXFormsFacts, _ traits: inout [DocumentTrait]) -> DocumentKind? {
    guard let list = entry["options"] else { return nil }
    let transformer = facts.hasOptions ? transformer(entry) : nil
    var (nodes, values, titles): ([FXFormsNode], [FormValues.Value], [FormString?]) = ([], [], [])
    var hasUnread = false
    for element in list.elements {
      guard takesOption(element, entry.path) else { return nil }
      guard let value = element.value(), value != .null else {
        report.error(
          .wrongValue, entry.path, "options", at: element,
          "An option can't be null, or nested deeply.")
        hasUnread = true
        continue
      }
      nodes.append(element)
      values.append(value)
      titles.append(transformer?.text(value))
    }
    if facts.type == "bitfield" {
      traits.append(bits(entry, list, nodes, values, titles))
      return .integer
    }
    let areNumbers = values.first?.double != nil
    // A number that isn't one of the options is the position of one.
    let isIndexed = facts.class == .indexSet || facts.class == .dictionary || facts.class == .number && !areNumbers
    if facts.class == .dictionary, let node = entry["class"] {
      report.warn(
        .notSupported, entry.path, "class", at: node,
        "A dictionary of positions and options is stored as an array of positions.")
    }
    var options =
      isIndexed
      ? zip(values, titles).enumerated().map { index, option in
        DocumentOption(.integer(index), title: option.1 ?? FormString(verbatim: DocumentOption(option.0).id))
      } : distinct(entry, list, zip(values, titles).map { DocumentOption($0, title: $1) })
    if hasUnread { options.append(.unread) }
    return facts.class?.isCollection == true ? .choices(options) : .choice(options)
  }

  /// Options without those that are there before.
  private func distinct(_ entry: FXFormsEntry, _ list: FXFormsNode, _ options: [DocumentOption]) -> [DocumentOption] {
    var seen: Set<FormValues.Value> = []
    return options.filter { option in
      if seen.insert(option.value).inserted { return true }
      report.warn(
        .duplicateOption, entry.path, "options", at: list, "The option \(option.value.shortened) appears twice.")
      return false
    }
  }

  private func bits(
    _ entry: FXFormsEntry, _ list: FXFormsNode, _ nodes: [FXFormsNode], _ values: [FormValues.Value],
    _ titles: [FormString?]
  ) -> DocumentTrait {
    var options: [DocumentOption] = []
    for (index, (value, title)) in zip(values, titles).enumerated() {
      let bits = value.double == nil ? (index < 63 ? 1 << index : nil) : value.integer
      guard let bits, bits != 0 else {
        if value.double == nil {
          report.error(.wrongValue, entry.path, "options", at: nodes[index], "A bit field can have up to 63 options.")
          break
        }
        report.error(
          .wrongValue, entry.path, "options", at: nodes[index],
          "The bits of an option must be a whole number other than 0, not \(value.shortened).")
        continue
      }
      options.append(DocumentOption(.integer(bits), title: title ?? FormString(verbatim: DocumentOption(value).id)))
    }
    return .bitField(
      distinct(entry, list, options).map { (bits: $0.value.integer ?? 0, title: $0.formTitle) })
  }

  // MARK: Transformers

  func transformer(_ entry: FXFormsEntry) -> FXFormsTransformer? {
    guard let name = text(entry, "valueTransformer"), let node = entry["valueTransformer"] else { return nil }
    if let transformer = registry.transformers[name] { return transformer }
    unresolved(entry, "valueTransformer", node, "value transformer", name, among: registry.transformers.keys)
    return nil
  }

  /// How a value reads that is no option.
  func setTransformer(_ entry: FXFormsEntry, _ facts: FXFormsFacts, _ field: inout DocumentField) {
    guard !facts.hasOptions, let node = entry["valueTransformer"], let transformer = transformer(entry) else { return }
    switch field.kind {
    case .form, .list, .alternatives, .file, .flag:
      report.warn(
        .notSupported, entry.path, "valueTransformer", at: node,
        "A value transformer works only with texts, numbers, dates and options, so it's ignored.")
    default:
      field.traits.append(
        transformer.value.map { .format(transformer.text, parse: $0) } ?? .display(transformer.text))
    }
  }
}
