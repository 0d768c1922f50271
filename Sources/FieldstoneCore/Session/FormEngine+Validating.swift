/// Running rules again when somebody asks for it.
extension FormEngine {
  /// Runs every rule of every field again and lets all issues show, as a refused submit would.
  ///
  /// - Returns: all issues, in display order.
  /// - Complexity: O(fields).
  @discardableResult public func validate() -> [FormIssue] {
    perform {
      validateAll()
      if currentFacts.failedSubmits == 0 { currentFacts.failedSubmits = 1 }
      letIssuesShow()
    }
    return issues
  }

  /// Runs the rules of one field again, or of all fields of a section or a subform, and lets their issues show.
  ///
  /// - Returns: their issues, in display order; hidden and disabled fields have none.
  /// - Complexity: O(fields in it).
  @discardableResult public func validate(_ row: FormRowID) -> [FormIssue] {
    guard let slot = slot(of: row) else { return [] }
    var fields: [Int] = []
    collectFields(slot, into: &fields)
    perform {
      for slot in fields {
        revalidate(slot)
        if slots[slot].flags.contains(.isChecked) { letIssuesShow(slot) } else { letShow(slot) }
      }
    }
    let validated = Set(fields)
    return issueSlots.filter(validated.contains).flatMap(issues(of:))
  }

  /// Nobody answers a subform that is always there; its rules only show.
  private func letShow(_ slot: Int) {
    slots[slot].flags.insert([.mayShowIssues, .isRequested])
    refreshShowing(slot)
  }

  private func collectFields(_ slot: Int, into fields: inout [Int]) {
    // A rule may be about a subform that is always there.
    if slots[slot].flags.contains(.isChecked) || element(at: slot).kind == .link { fields.append(slot) }
    var below: [Int] = []
    forEachChild(of: slot) { below.append($0) }
    for slot in below { collectFields(slot, into: &fields) }
  }

  /// Runs every rule of every field again.
  func validateAll() {
    for block in blocks {
      block.elements.forEach { element, range in
        let field = element.kind == .field ? unsafeDowncast(element, to: FieldElement.self) : nil
        guard field != nil || element.flags.contains(.optional) else { return }
        for local in range { revalidate(block.base + local, field) }
      }
    }
  }

  /// Whether every field is valid after all rules have run once more; no issue is made to show. For tests and measurements: a
  /// form's issues are always up to date.
  ///
  /// - Complexity: O(fields).
  public func revalidateAll() -> Bool {
    perform { validateAll() }
    return currentFacts.isValid
  }
}
