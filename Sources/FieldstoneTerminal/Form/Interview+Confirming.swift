import FieldstoneCore

/// What is asked before something is lost, and only then.
extension Interview {
  /// Whether the person really leaves.
  func confirmsLeaving() -> Bool {
    guard !isStrict, engine.facts.isDirty else { return true }
    return confirms(.dialogue(.leave)) ?? true
  }

  /// Whether all answers are really to go back to what they were at the start; nil where the person has pressed Ctrl-C.
  func confirmsReset() -> Bool? {
    let isTyped = FormWalk(engine).contains { $0.row.refusedEntry != nil }
    return isTyped || engine.facts.isDirty ? confirms(.dialogue(.startOver)) : true
  }

  /// Whether a subform is really to become nil, if that is what the input does; nil where the person has pressed Ctrl-C.
  func confirmsRemoval(_ question: Question, _ input: FormInput) -> Bool? {
    let row = question.row
    guard row.isOptionalSubform, row.isThere, input == question.clearing || input == .set(row.id, .flag(false)) else {
      return true
    }
    guard !isStrict, !made.contains(row.id) || engine.isFilledIn(row.id) else { return true }
    return confirms(.common(.removeQuestion, .text(question.title)))
  }

  /// A subform was made, or has become nil; what was asked in it is to be asked again if it comes back.
  func noticeSubform(_ id: FormRowID) {
    made.insert(id)
    let within = id.path + "."
    asked = asked.filter { !$0.path.hasPrefix(within) }
    trail.removeAll { $0.path.hasPrefix(within) }
    announced = announced.filter { !$0.key.path.hasPrefix(within) }
  }

  /// Asks for a yes; everything else is a no, and Ctrl-C is neither.
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
