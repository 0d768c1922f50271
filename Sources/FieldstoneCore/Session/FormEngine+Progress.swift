/// How much of the form is answered: counted as answers come and go, never scanned.
extension FormEngine {
  /// Works out whether a field is asked for now, and whether it is answered: somebody has been in it, or it differs from
  /// where it started, and it holds a valid value. What a form starts with is nobody's answer before that.
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
