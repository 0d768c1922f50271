/// How much of the form is answered: counted as answers come and go, never scanned.
extension FormEngine {
  /// Works out whether a field is asked for now, and whether it has an answer.
  ///
  /// - Complexity: O(length of a text that is all white space).
  func refreshProgress(_ slot: Int) {
    let before = slots[slot].flags
    guard before.contains(.isField), !isBuilding else { return }
    setProgress(slot)
    let after = slots[slot].flags
    if before.contains(.asked) != after.contains(.asked) {
      currentFacts.askedFields += after.contains(.asked) ? 1 : -1
    }
    if before.contains(.hasAnswer) != after.contains(.hasAnswer) {
      currentFacts.answeredFields += after.contains(.hasAnswer) ? 1 : -1
    }
  }

  /// Counts for the first time.
  func countProgress() {
    for slot in slots.indices where slots[slot].flags.contains(.isField) {
      setProgress(slot)
      if slots[slot].flags.contains(.asked) { currentFacts.askedFields += 1 }
      if slots[slot].flags.contains(.hasAnswer) { currentFacts.answeredFields += 1 }
    }
  }

  private func setProgress(_ slot: Int) {
    let flags = slots[slot].flags
    let isAsked = flags.contains(.active) && !element(at: slot).flags.contains(.readOnly)
    slots[slot].flags.set(.asked, isAsked)
    slots[slot].flags.set(
      .hasAnswer, isAsked && !flags.contains(.unparsed) && !Rules.isMissing(slots[slot].value))
  }
}
