/// Which issues show now.
extension FormEngine {
  /// Whether the policy lets a row's issues show now.
  private func isDue(_ slot: Int) -> Bool { policy == .immediately || slots[slot].flags.contains(.mayShowIssues) }

  /// Called after a refused submit: lets all issues that count now show. Rows that are shown later begin calm, because
  /// the user has not seen them yet.
  ///
  /// - Complexity: O(rows).
  func allowIssues() {
    for slot in liveSlots where !slots[slot].flags.contains(.mayShowIssues) && counts(slot) {
      noteVisit(slot, .mayShowIssues)
    }
    refreshAllShowing()
  }

  /// Called after a successful submit: issues show as they did before the attempt. Under the calm policy, those are the
  /// issues of fields that the user has answered and left.
  ///
  /// - Complexity: O(rows).
  func resetIssueVisibility() {
    liveSlots.forEach(resetIssueVisibility)
  }

  func resetIssueVisibility(_ slot: Int) {
    let flags = slots[slot].flags
    guard flags.contains(.mayShowIssues) else { return }
    if policy == .calm, flags.contains([.answered, .touched]) || flags.contains(.isRequested) { return }
    slots[slot].flags.remove(.mayShowIssues)
    refreshShowing(slot)
  }

  /// Updates whether a row's issues show, and the error counts of the rows that lead to it.
  func refreshShowing(_ slot: Int) {
    let flags = slots[slot].flags
    let counts = slots[slot].issues >= 0 && counts(slot)
    let early = counts && !isDue(slot) ? earlyIssues(slot) : nil
    let isShowing = counts && (early?.isEmpty == false || isDue(slot))
    let showsError = isShowing && (isDue(slot) ? flags.contains(.hasError) : early.map { hasError(slot, $0) } ?? false)
    let collection = flags.contains(.isField) ? nil : collections[slot]
    if isShowing != flags.contains(.showing) || collection.map({ $0.early != early }) == true {
      slots[slot].flags.set(.showing, isShowing)
      collection?.early = early
      mark(issueRow(of: slot), .issues)
    }
    if showsError != flags.contains(.showingError) {
      slots[slot].flags.set(.showingError, showsError)
      let change = showsError ? 1 : -1
      currentFacts.shownErrors += change
      var index = block(of: slot)
      while true {
        blocks[index].shownErrors += Int32(change)
        guard blocks[index].owner >= 0 else { break }
        if blocks[index].node < 0 {
          mark(blocks[index].owner, .issues)
          doubtStep(blocks[index].owner)
        }
        index = blocks[index].parent
      }
    }
    if !flags.contains(.isField), element(at: slot).kind == .notice { updateShown(slot, .notice) }
  }

  /// Whether one of a collection's early issues is an error.
  private func hasError(_ slot: Int, _ early: EarlyIssues) -> Bool {
    issueLists[slots[slot].issues]?.shown.contains { $0.severity == .error && early.contains($0.kind) } == true
  }

  /// Updates whether issues show, for all rows that have any.
  ///
  /// - Complexity: O(issues).
  func refreshAllShowing() {
    for list in issueLists.values { if let list { refreshShowing(Int(list.slot)) } }
  }

  /// The issues that a row shows: a warning waits while the row has an error.
  func shownIssues(_ slot: Int) -> [FormIssue] {
    guard slots[slot].flags.contains(.showing), let issues = issueLists[slots[slot].issues]?.shown else { return [] }
    guard !slots[slot].flags.contains(.isField), let collection = collections[slot] else { return issues }
    return issues.filter { collection.early?.contains($0.kind) ?? true }.map { naming($0, slot) }
  }
}
