/// Progress: counters that are updated as answers change, so the form is never scanned.
extension FormEngine {
  /// Updates whether a field is applicable and whether it is answered: the user has visited it or it differs from its
  /// start value, and it holds a valid value. A value that the form starts with is not an answer until then.
  ///
  /// - Complexity: O(length of a text that is all white space).
  func refreshProgress(_ slot: Int) {
    if let field = field(at: slot) { refreshProgress(slot, field) }
  }

  func refreshProgress(_ slot: Int, _ field: FieldElement) {
    let before = slots[slot].flags
    let isApplicable = before.contains(.active) && !isReadOnly(slot)
    let hasAnswer =
      isApplicable && !before.isDisjoint(with: [.touched, .answered, .dirty])
      && before.isDisjoint(with: [.unparsed, .hasError]) && !Rules.isMissing(slots[slot].value)
    if before.contains(.applicable) != isApplicable {
      slots[slot].flags.set(.applicable, isApplicable)
      currentFacts.applicableFields += isApplicable ? 1 : -1
    }
    if before.contains(.hasAnswer) != hasAnswer {
      slots[slot].flags.set(.hasAnswer, hasAnswer)
      currentFacts.answeredFields += hasAnswer ? 1 : -1
    }
  }
}
