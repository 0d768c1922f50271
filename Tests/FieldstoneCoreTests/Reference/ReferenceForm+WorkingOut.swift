import FieldstoneCore

/// Derives the facts from the state by recalculating them until nothing changes.
extension ReferenceForm {
  func deriveFacts() -> ReferenceFacts {
    var facts = ReferenceFacts()
    for _ in 0..<100 {
      let next = deriveFacts(after: facts)
      if next == facts { return facts }
      facts = next
    }
    preconditionFailure("The plan goes in circles: \(plan)")
  }

  private func deriveFacts(after last: ReferenceFacts) -> ReferenceFacts {
    var facts = ReferenceFacts()
    facts.isLocked = !state.isEditing
    for (path, (block, formula)) in formulas {
      (facts.computed[path], facts.returned[path]) = computed(path, block, formula, last)
    }
    for row in layout.rows {
      if isOpen(row, facts, last) { facts.open.insert(row.id) }
      if isEnabled(row, facts, last) { facts.enabled.insert(row.id) }
      if isRequired(row, last) { facts.required.insert(row.id) }
      if isReadOnlyByCondition(row, facts, last) { facts.readOnly.insert(row.id) }
      if isFullAdd(row) { facts.full.insert(row.id) }
      facts.units[row.id] = unit(row, last)
      if row.field?.leaf?.kind == .viewer { facts.viewed[row.path] = value(row.path) }
      facts.offered[row.id] = offered(row, last)
      facts.disabledOptions[row.id] = disabledOptions(row, last)
    }
    for row in layout.rows {
      let issues = issues(of: row, facts, last)
      if !issues.isEmpty { facts.issues[row.id] = issues }
    }
    show(&facts)
    return facts
  }

  /// The unit of a number that depends on answers; nil for every other row.
  private func unit(_ row: ReferenceRow, _ last: ReferenceFacts) -> String? {
    for (block, statement) in statements[row.path] ?? [] {
      guard case .unit(let first, let second) = statement.kind else { continue }
      var reading = ReferenceReading(self, last, block)
      return reading.holds(statement.test) ? first : second
    }
    return nil
  }

  // MARK: Conditions

  /// Whether all conditions of a kind hold.
  private func allHold(_ kind: ReferenceCondition, _ row: ReferenceRow, _ last: ReferenceFacts) -> Bool {
    guard let conditions = conditions[kind]?[row.id] else { return true }
    let all = conditions.map { block, test in
      var reading = ReferenceReading(self, last, block)
      return reading.holds(test)
    }
    if faults.contains(.lastConditionDecides) { return all.last ?? true }
    return all.allSatisfy { $0 }
  }

  /// A read-only subform makes its rows read-only, except its buttons.
  private func isReadOnlyByCondition(
    _ row: ReferenceRow, _ facts: ReferenceFacts, _ last: ReferenceFacts
  ) -> Bool {
    guard row.kind != .action else { return false }
    if conditions[.readOnly]?[row.id] != nil, allHold(.readOnly, row, last) { return true }
    guard let owner = layout.owner(of: row) else { return false }
    return isReadOnly(owner) || facts.readOnly.contains(owner.id)
  }

  private func isOpen(_ row: ReferenceRow, _ facts: ReferenceFacts, _ last: ReferenceFacts) -> Bool {
    var block = layout.block(of: row)
    // The choice of a case is a row like those around it.
    while block.isHeadless, let parent = block.parent.flatMap(layout.block) { block = parent }
    // An inline subform that is nil has no rows to show.
    if block.isInline, !isPresent(block.path) { return false }
    if let parent = layout.parent(of: row), !facts.open.contains(parent.id) { return false }
    guard isOfChosenCase(row) else { return false }
    return allHold(.visible, row, last)
  }

  private func isEnabled(_ row: ReferenceRow, _ facts: ReferenceFacts, _ last: ReferenceFacts) -> Bool {
    if row.block.isEmpty, !state.isEnabled { return false }
    if let parent = layout.parent(of: row), !facts.enabled.contains(parent.id) { return false }
    return isFormEnabled(row.block, last) && allHold(.enabled, row, last)
  }

  /// Whether the conditions that a form declares for itself as a whole hold.
  func isFormEnabled(_ path: String, _ last: ReferenceFacts) -> Bool {
    (formConditions[path] ?? []).allSatisfy {
      var reading = ReferenceReading(self, last, path)
      return reading.holds($0)
    }
  }

  private func isRequired(_ row: ReferenceRow, _ last: ReferenceFacts) -> Bool {
    guard let field = row.field else { return false }
    if field.traits.contains(.required) || row.kind == .collection && field.minimumCount > 0 { return true }
    return conditions[.required]?[row.id] != nil && allHold(.required, row, last)
  }

  private func disabledOptions(_ row: ReferenceRow, _ last: ReferenceFacts) -> Set<String> {
    var ids: Set<String> = []
    guard let field = row.field, let leaf = field.leaf, leaf.isChoice else { return [] }
    for (block, statement) in statements[row.path] ?? [] {
      guard case .disabledOptions(let more) = statement.kind else { continue }
      var reading = ReferenceReading(self, last, block)
      guard reading.holds(statement.test) else { continue }
      ids.formUnion(leaf.isMask ? ReferenceChoice(field, field.options)?.options(inBits: more) ?? [] : more)
    }
    return ids
  }

  /// Determines the shown rows: a heading needs a shown row under it, a footer its heading, a notice a visible issue.
  private func show(_ facts: inout ReferenceFacts) {
    let before = self.facts
    facts.shown = facts.open.filter { !$0.hasSuffix("~") }
    for row in layout.rows.reversed() where row.kind == .header {
      let hasRow = layout.members[row.id]?.contains(where: facts.shown.contains) ?? false
      if !hasRow { facts.shown.remove(row.id) }
    }
    for row in layout.rows where row.kind == .footer {
      if let section = row.section, !facts.shown.contains(section) { facts.shown.remove(row.id) }
    }
    // Whether a notice shows doesn't depend on anything else that is derived here.
    self.facts = facts
    for row in layout.rows where row.kind == .notice && !shows(row) { facts.shown.remove(row.id) }
    self.facts = before
  }

  // MARK: Computed fields

  /// The value of a computed field, `none` while something that it read has an error, and what the formula returned.
  private func computed(
    _ path: String, _ block: String, _ formula: Formula, _ last: ReferenceFacts
  ) -> (value: PlanValue, returned: PlanValue) {
    var reading = ReferenceReading(self, last, block)
    let value = reading.value(formula)
    let read = layout.rows.filter { row in
      (row.kind == .field || row.kind == .collection) && row.path != path
        && reading.reads.contains { read in
          switch read {
          case .field(let field): row.path == field
          case .below(let subform): row.path == subform || layout.isBelow(row, subform)
          case .block(let block): row.block == block
          }
        }
    }
    let isWithout = read.contains { row in
      // Of fields that are read as a whole, only answers count; otherwise computed fields would wait for each other.
      guard self.formula(row.path) == nil || reading.reads.contains(.field(row.path)) else { return false }
      if last.computed[row.path] == PlanValue.none { return true }
      if row.kind == .collection {
        return counts(row, last) && elementIssues(row, last).contains { $0.code != "required" }
      }
      return counts(row, last) && ownIssues(of: row, last).contains { $0.severity == .error && $0.code != "required" }
    }
    return (isWithout ? .none : value, value)
  }
}
