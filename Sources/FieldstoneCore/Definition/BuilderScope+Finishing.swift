/// The last steps of building a definition: leaving out excluded rows, ordering rows, and reporting problems.
extension BuilderScope {
  /// The finished definition.
  ///
  /// - Complexity: O(rows).
  func finish() -> DefinitionCore {
    for subform in subforms { subform.leaveOutExcluded() }
    settleRepeatedFields()
    leaveOutExcluded()
    makeCollections()
    for subform in subforms { subform.settle() }
    let placed = arrangement.isEmpty ? nil : placedRows()
    let rows = placed?.map(\.element) ?? uniquelyNamed(withAddRows(), \.self)
    reportProblems(of: rows)
    let core = DefinitionCore(
      elements: placed.map(givenToPages) ?? rows, trackers: trackers.map(\.aboutChoice), problems: problems)
    core.title = title
    core.titleCase = titleCase
    core.conduct = conduct
    (core.messages, core.otherTexts) = (messages, otherTexts)
    core.handlers = handlers
    core.submitRule = submitRule
    return core
  }

  /// The elements in the order of their declaration, the row that adds to a collection after it.
  private func withAddRows() -> [FormElement] {
    guard elements.contains(where: { $0.kind == .collection || $0.details?.second != nil }) else { return elements }
    var rows: [FormElement] = []
    let seconds = Set(elements.compactMap { $0.details?.second.map(ObjectIdentifier.init) })
    for element in elements where !seconds.contains(ObjectIdentifier(element)) {
      rows.append(element)
      if let second = element.details?.second, !second.flags.contains(.excluded) { rows.append(second) }
      guard let collection = element as? CollectionElement else { continue }
      let row = collection.makeAddRow()
      row.group = Int32(rows.count - 1)
      rows.append(row)
    }
    return rows
  }

  private func reportProblems(of ordered: [FormElement]) {
    reportRequiredLabels()
    for field in choices {
      let isDecidedLater = decidedLater.contains(ObjectIdentifier(field))
      if let (minimum, maximum) = field.rules?.impossibleCount {
        report(.impossibleCount(minimum: minimum, maximum: maximum), field.name)
      }
      if field.details?.optionQuery != nil { continue }
      if field.codec.options?.count ?? 0 == 0, !isDecidedLater { report(.noOptions, field.name) }
      for id in field.codec.options?.duplicates ?? [] { report(.duplicateOption(id), field.name) }
    }
    for element in ordered where element.kind == .collection {
      guard let collection = element as? CollectionElement else { continue }
      let settings = collection.settings
      guard settings.minimum > settings.maximum else { continue }
      report(.impossibleEntryCount(minimum: settings.minimum, maximum: settings.maximum), collection.name)
    }
    guard !subforms.isEmpty else { return }
    let children = Dictionary(
      subforms.filter { !$0.isRecursive }.map { ($0.name, $0.child) }, uniquingKeysWith: { $1 })
    // A row named `part.name` conflicts with the row `name` of a subform `part`.
    for element in ordered {
      let id = element.name
      for stop in id.indices where id[stop] == "." {
        let owner = id[..<stop]
        guard let child = children[String(owner)] else { continue }
        if child.index(of: String(id[id.index(after: stop)...])) != nil { report(.duplicateID, id) }
      }
    }
  }

  private func reportRequiredLabels() {
    var reported: Set<String> = []
    for trail in requiredReadOnlyFields where !trail.contains(where: { $0.flags.contains(.excluded) }) {
      // Options may have made it a field that can be filled in.
      guard let field = trail.last as? FieldElement, field.isLabel, field.details?.collection == nil else { continue }
      let key = trail.map(\.name).joined(separator: ".")
      if reported.insert(key).inserted { report(.requiredReadOnly, key) }
    }
  }

  /// Leaves out rows whose id is already used by an earlier row.
  func uniquelyNamed<Row>(_ rows: [Row], _ element: (Row) -> FormElement) -> [Row] {
    var names = Set<String>(minimumCapacity: rows.count)
    var isUnique = true
    for row in rows {
      guard let taken = taken(element(row), &names) else { continue }
      report(.duplicateID, taken)
      isUnique = false
    }
    guard !isUnique else { return rows }
    names.removeAll()
    return rows.filter { taken(element($0), &names) == nil }
  }

  /// The id of an element that is already used by another one.
  private func taken(_ element: FormElement, _ names: inout Set<String>) -> String? {
    names.insert(element.name).inserted ? nil : element.name
  }
}
