/// How much of the form is answered: counted as answers come and go, never scanned.
extension FormEngine {
  /// Works out whether a field is asked for now, and whether it has an answer.
  ///
  /// - Complexity: O(length of a text that is all white space).
  func refreshProgress(_ slot: Int) {
    if let field = field(at: slot) { refreshProgress(slot, field) }
  }

  func refreshProgress(_ slot: Int, _ field: FieldElement) {
    let before = slots[slot].flags
    let isAsked = before.contains(.active) && !field.flags.contains(.readOnly)
    let hasAnswer = isAsked && !before.contains(.unparsed) && !Rules.isMissing(slots[slot].value)
    if before.contains(.asked) != isAsked {
      slots[slot].flags.set(.asked, isAsked)
      currentFacts.askedFields += isAsked ? 1 : -1
    }
    if before.contains(.hasAnswer) != hasAnswer {
      slots[slot].flags.set(.hasAnswer, hasAnswer)
      currentFacts.answeredFields += hasAnswer ? 1 : -1
    }
  }
}
