import FieldstoneCore

/// Confirmations. Each is asked only if something would be lost.
extension Interview {
  /// Whether the person wants to leave. Asks only if something was changed; Ctrl-C means yes.
  func confirmsLeaving() -> Bool {
    guard !isStrict, engine.facts.isDirty else { return true }
    return confirms(.dialogue(.leave)) ?? true
  }

  /// Whether the person wants to reset all answers; nil if they pressed Ctrl-C.
  func confirmsReset() -> Bool? {
    let isTyped = FormWalk(engine).contains { $0.row.refusedEntry != nil }
    return isTyped || engine.facts.isDirty ? confirms(.dialogue(.startOver)) : true
  }

  /// Whether to send an input that may remove a subform; nil if the person pressed Ctrl-C.
  ///
  /// Doesn't ask in strict mode, or for a subform that was added here and has no answers.
  func confirmsRemoval(_ question: Question, _ input: FormInput) -> Bool? {
    let row = question.row
    guard row.isOptionalSubform, row.isThere, input == question.clearing || input == .set(row.id, .flag(false)) else {
      return true
    }
    guard !isStrict, !made.contains(row.id) || engine.isFilledIn(row.id) else { return true }
    return confirms(.common(.removeQuestion, .text(question.title)))
  }

  /// Records that a subform was added or removed, and forgets which of its questions were asked, so that they are asked
  /// again if it returns.
  func noticeSubform(_ id: FormRowID) {
    made.insert(id)
    let within = id.path + "."
    asked = asked.filter { !$0.path.hasPrefix(within) }
    trail.removeAll { $0.path.hasPrefix(within) }
    announced = announced.filter { !$0.key.path.hasPrefix(within) }
  }

  /// Asks a question to be answered with yes. Any other answer is no; Ctrl-C is nil.
  private func confirms(_ question: FormString) -> Bool? {
    let environment = engine.environment
    let words = YesNo(environment)
    switch console.ask("\(text(question)) [\(words.choice(false))]: ") {
    case .text(let line):
      let answer = line.trimmingSpaces.lowercased()
      if !answer.isEmpty, words.yes.hasPrefix(answer), !words.no.hasPrefix(answer) { return true }
      return (try? Bool.formValue(from: answer, in: environment)) ?? false
    case .interrupted: return nil
    default: return false
    }
  }
}
