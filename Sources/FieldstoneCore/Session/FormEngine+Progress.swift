/// Progress: counters that are updated as answers change, so the form is never scanned.
extension FormEngine {
  /// Updates whether a field is applicable and whether it is answered: it holds a valid value, whoever gave it. A value
  /// that the form starts with counts, because people see an answer, and nothing is left to do there. So the count is
  /// complete once every field is filled in, and passing a field doesn't change it.
  ///
  /// - Complexity: O(length of a text that is all white space).
  func refreshProgress(_ slot: Int) {
    if let field = field(at: slot) { refreshProgress(slot, field) }
  }

  func refreshProgress(_ slot: Int, _ field: FieldElement) {
    let before = slots[slot].flags
    let isApplicable = before.contains(.active) && !isReadOnlyItself(slot)
    if before.contains(.applicable) != isApplicable {
      slots[slot].flags.set(.applicable, isApplicable)
      currentFacts.applicableFields += isApplicable ? 1 : -1
    }
    refreshAnswer(slot)
  }

  /// Updates whether a field is answered, after its value or its issues have changed.
  ///
  /// - Complexity: O(length of a text that is all white space).
  func refreshAnswer(_ slot: Int) {
    let flags = slots[slot].flags
    let hasAnswer =
      flags.contains(.applicable) && flags.isDisjoint(with: [.unparsed, .hasError])
      && !Rules.isMissing(storedValue(slot))
    if flags.contains(.hasAnswer) != hasAnswer {
      slots[slot].flags.set(.hasAnswer, hasAnswer)
      currentFacts.answeredFields += hasAnswer ? 1 : -1
    }
  }
}
