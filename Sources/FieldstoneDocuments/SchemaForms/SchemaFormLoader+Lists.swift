import FieldstoneCore

/// Makes lists of arrays.
extension SchemaFormLoader {
  func list(
    _ key: String, _ facts: SchemaFacts, _ hint: SchemaHint, depth: Int, at part: SchemaPart, _ isElement: Bool
  ) -> DocumentField? {
    if isElement {
      warn(part, "A list of lists can't be shown. Put the inner list in an object.")
      return nil
    }
    guard let (items, mostPositions) = elements(facts) else { return nil }
    let inner = self.facts(items)
    if inner.isImpossible {
      warn(items.first ?? part, "No element is accepted here, so there is no field: the list is always empty.")
      return nil
    }
    var innerHint = self.hint(inner)
    if let titles = hint.optionTitles { innerHint.optionTitles = titles }
    if facts.isUnique, let options = choiceOptions(inner, innerHint, part) {
      var field = DocumentField(key, .choices(options))
      field.choiceStyle = choiceStyle(hint)
      field.help = inner.text(.description).map { FormString($0) }
      addCounts(&field, facts, mostPositions, part)
      if let least = facts.minItems, least > options.count, facts.maxItems.map({ least <= $0 }) ?? true {
        warn(
          place(of: ["minItems"], facts) ?? part,
          "No list is accepted here: 'minItems' is greater than the number of options.", .impossibleBounds)
      }
      return field
    }
    guard let (element, _) = field(key, inner, isRequired: true, depth: depth, at: items.first ?? part, isElement: true)
    else {
      return nil
    }
    var list: DocumentList
    switch element.kind {
    case .form(var subform):
      if let help = element.help?.key { show(help, in: &subform.form) }
      list = DocumentList(.form(subform.form))
    case .list, .alternatives: return nil
    default:
      var element = element
      (element.title, element.isRequired) = (inner.text(.title).map { FormString($0) }, false)
      element.isNullable = false
      list = DocumentList(.value(element))
    }
    list.isSortable = hint.isSortable
    list.presentation = hint.isInline ? .inline : .pushed
    list.adding = hint.adding.map { FormString($0) }
    list.elementTitle = (hint.elementTitle ?? inner.text(.title)).map { FormString($0) }
    var field = DocumentField(key, .list(list))
    addCounts(&field, facts, mostPositions, part)
    if facts.isUnique { field.rules.append(.unique()) }
    return field
  }

  /// The schemas of the elements, and how many of them there may be if only positions have a schema; nil if no list
  /// shows them.
  private func elements(_ facts: SchemaFacts) -> (parts: [SchemaPart], mostPositions: Int?)? {
    guard let places = facts.places.first else { return (facts.items, nil) }
    let positions = places.node.elements.map { SchemaPart(document: places.document, index: $0.index) }
    let nodes = positions.map { registry.node($0) }
    let areEqual = nodes.dropFirst().allSatisfy { $0 == nodes[0] }
    let later = later(than: places, facts)
    // What other schemas say of elements goes for all of them.
    let others = facts.items.filter { $0 != later }
    if let later {
      let node = registry.node(later)
      // `true` and `{}` say nothing of later elements.
      if node.boolean == nil, node.count > 0 {
        if !areEqual || node != nodes.first { warnOfPositions(places) }
        return ([later] + others, nil)
      }
    }
    let isClosed = later.map { registry.node($0).boolean == false } ?? false
    let most = isClosed ? positions.count : nil
    guard areEqual, let first = positions.first else {
      if !others.isEmpty {
        warnOfPositions(places)
        return (others, most)
      }
      warn(places.part, "An array whose elements differ by position can't be shown. Use an object.")
      return nil
    }
    return ([first] + others, most)
  }

  /// The schema of the elements after those with a schema for their position: `items` with `prefixItems`, and in draft-07
  /// `additionalItems` with an array of `items`.
  private func later(than places: SchemaNode, _ facts: SchemaFacts) -> SchemaPart? {
    for schema in facts.parts where schema.document == places.document {
      let node = registry.node(schema)
      if node["prefixItems"]?.index == places.node.index {
        return node["items"].map { SchemaPart(document: schema.document, index: $0.index) }
      }
      if node["items"]?.index == places.node.index {
        return node["additionalItems"].map { SchemaPart(document: schema.document, index: $0.index) }
      }
    }
    return nil
  }

  private func warnOfPositions(_ places: SchemaNode) {
    let count = places.node.count
    let text =
      count == 1 ? "The first element has a schema of its own" : "The first \(count) elements have schemas of their own"
    warn(places.part, "\(text); the form shows all elements like the later ones.")
  }
}
