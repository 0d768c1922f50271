/// Which issues show now.
extension FormEngine {
  /// Whether the policy lets a row's issues show now.
  private func isDue(_ slot: Int) -> Bool { policy == .immediately || slots[slot].flags.contains(.mayShowIssues) }

  /// After a refused submit the issues of all that count now may show. What comes later begins calm: nobody has been there.
  ///
  /// - Complexity: O(rows).
  func letIssuesShow() {
    for slot in slots.indices where !slots[slot].flags.contains(.mayShowIssues) && counts(slot) {
      slots[slot].flags.insert(.mayShowIssues)
    }
    refreshAllShowing()
  }

  /// After a submit that went through, issues show as before it was tried: under the calm policy where somebody has
  /// answered and left a field.
  ///
  /// - Complexity: O(rows).
  func resetIssueVisibility() {
    for slot in slots.indices where slots[slot].flags.contains(.mayShowIssues) {
      let flags = slots[slot].flags
      if policy == .calm, flags.contains([.answered, .touched]) || flags.contains(.isRequested) { continue }
      slots[slot].flags.remove(.mayShowIssues)
      refreshShowing(slot)
    }
  }

  /// Works out whether a field's issues show, and tells the rows that lead to it.
  func refreshShowing(_ slot: Int) {
    let flags = slots[slot].flags
    let isShowing = slots[slot].issues >= 0 && counts(slot) && isDue(slot)
    let showsError = isShowing && flags.contains(.hasError)
    if isShowing != flags.contains(.showing) {
      slots[slot].flags.set(.showing, isShowing)
      mark(slot, .issues)
    }
    if showsError != flags.contains(.showingError) {
      slots[slot].flags.set(.showingError, showsError)
      let change = showsError ? 1 : -1
      currentFacts.shownErrors += change
      var block = blocks[block(of: slot)]
      while true {
        block.shownErrors += change
        guard block.owner >= 0 else { break }
        mark(block.owner, .issues)
        block = blocks[block.parent]
      }
    }
    if !flags.contains(.isField), element(at: slot).kind == .notice { updateShown(slot, .notice) }
  }

  /// Lets all issues show that are due now.
  ///
  /// - Complexity: O(issues).
  func refreshAllShowing() {
    for list in issueLists.values { if let list { refreshShowing(Int(list.slot)) } }
  }

  /// The issues that show in a row.
  func shownIssues(_ slot: Int) -> [FormIssue] {
    guard slots[slot].flags.contains(.showing) else { return [] }
    return issueLists[slots[slot].issues]?.issues ?? []
  }
}
