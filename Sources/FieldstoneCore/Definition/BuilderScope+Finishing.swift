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
    let ordered = arrangement.isEmpty ? uniquelyNamed(withAddRows(), \.self) : placed()
    reportProblems(of: ordered)
    let core = DefinitionCore(elements: ordered, trackers: trackers.map(\.aboutChoice), problems: problems)
    core.title = title
    core.titleCase = titleCase
    core.conduct = conduct
    core.handlers = handlers
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
    for case let collection as CollectionElement in ordered {
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
  private func uniquelyNamed<Row>(_ rows: [Row], _ element: (Row) -> FormElement) -> [Row] {
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

  /// The rows in the order of the arrangement. Rows that it does not place come at `remainingFields()`, else after the
  /// last placed field, else before the first button.
  private func placed() -> [FormElement] {
    var seen: Set<ObjectIdentifier> = []
    var restIndex: Int?
    /// The section that contains `remainingFields()`.
    var restHeader: FormElement?
    var lastFieldEnd: Int?
    var firstButton: Int?
    var openSections: [FormElement] = []
    // (element, header of its section); the indices of headers are known only once the order is.
    var rows: [(element: FormElement, header: FormElement?)] = []
    for item in arrangement {
      switch item {
      case .element(let element):
        guard !element.flags.contains(.excluded) else { continue }
        guard seen.insert(ObjectIdentifier(element)).inserted else {
          report(.placedTwice, element.name)
          continue
        }
        rows.append((element, openSections.last))
        if let second = element.details?.second, !second.flags.contains(.excluded),
          seen.insert(ObjectIdentifier(second)).inserted
        {
          rows.append((second, openSections.last))
        }
        if let collection = element as? CollectionElement { rows.append((collection.makeAddRow(), collection)) }
        if [.field, .link, .collection].contains(element.kind) {
          lastFieldEnd = openSections.isEmpty ? rows.count : -1
        }
        if element.kind == .action, firstButton == nil, openSections.isEmpty { firstButton = rows.count - 1 }
      case .sectionStart(let header):
        rows.append((header, openSections.last))
        openSections.append(header)
      case .sectionEnd(let footer):
        let header = openSections.popLast()
        if let footer { rows.append((footer, header)) }
        if openSections.isEmpty, lastFieldEnd == -1 { lastFieldEnd = rows.count }
      case .others:
        if restIndex == nil { (restIndex, restHeader) = (rows.count, openSections.last) }
      }
    }
    let rest = elements.filter { !seen.contains(ObjectIdentifier($0)) }
    let index = restIndex ?? lastFieldEnd ?? firstButton ?? rows.count
    let others = rest.filter { $0.kind != .notice }.flatMap { element in
      let own = [(element: element, header: restHeader)]
      return (element as? CollectionElement).map { own + [(element: $0.makeAddRow(), header: $0)] } ?? own
    }
    rows.insert(contentsOf: others, at: index)
    rows += rest.filter { $0.kind == .notice }.map { ($0, nil) }
    // Before indices are assigned; otherwise a row could become its own section.
    rows = uniquelyNamed(rows) { $0.element }
    var indices: [ObjectIdentifier: Int32] = [:]
    var next: Int32 = 0
    for row in rows {
      indices[ObjectIdentifier(row.element)] = next
      next += 1
      row.element.group = row.header.flatMap { indices[ObjectIdentifier($0)] } ?? -1
    }
    return rows.map(\.element)
  }
}
