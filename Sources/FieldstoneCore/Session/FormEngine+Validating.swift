/// Validating on request.
extension FormEngine {
  /// Runs all rules of all fields again and lets all issues show, as a refused submit does.
  ///
  /// - Returns: All issues, in display order.
  /// - Complexity: O(fields).
  @discardableResult public func validate() -> [FormIssue] {
    perform {
      validateAll()
      if currentFacts.failedSubmits == 0 { currentFacts.failedSubmits = 1 }
      allowIssues()
    }
    return issues
  }

  /// Runs the rules of one field again, or of all fields of a section or subform, and lets their issues show.
  ///
  /// - Returns: Their issues, in display order; hidden and disabled fields have none.
  /// - Complexity: O(fields in the row).
  @discardableResult public func validate(_ row: FormRowID) -> [FormIssue] {
    guard let slot = slot(of: row) else { return [] }
    var fields: [Int] = []
    collectFields(slot, into: &fields)
    perform {
      for slot in fields {
        revalidate(slot)
        if takesVisits(slot) { allowIssues(slot) } else { requestIssues(slot) }
      }
    }
    let validated = Set(fields)
    return issueSlots.filter(validated.contains).flatMap(issues(of:))
  }

  /// Lets the issues of a subform that is never nil, or of a collection, show: such a row can't be visited, so its rules
  /// are only marked as requested.
  func requestIssues(_ slot: Int) {
    noteVisit(slot, [.mayShowIssues, .isRequested])
    refreshShowing(slot)
  }

  func collectFields(_ slot: Int, into fields: inout [Int]) {
    // A subform that is nil has no answers that could be wrong, whether or not its rows have been made.
    guard slots[slot].flags.contains(.exists) else { return }
    // A subform that is never nil can have rules, too.
    if slots[slot].flags.contains(.isChecked) || [.link, .element].contains(element(at: slot).kind) {
      fields.append(slot)
    }
    var below: [Int] = []
    forEachChild(of: slot) { below.append($0) }
    for slot in below { collectFields(slot, into: &fields) }
  }

  /// Runs all rules of all fields again.
  func validateAll() {
    for block in liveBlocks {
      for (local, element) in block.elements.enumerated() {
        let field = element.kind == .field ? unsafeDowncast(element, to: FieldElement.self) : nil
        guard field != nil || element.kind == .collection || element.flags.contains(.optional) else { continue }
        revalidate(block.base + local, field)
      }
    }
  }

  /// Whether all fields are valid after their rules have run again. Does not let issues show. For tests and
  /// measurements; a form's issues are always up to date.
  ///
  /// - Complexity: O(fields).
  public func revalidateAll() -> Bool {
    perform { validateAll() }
    return currentFacts.isValid
  }
}
