import FieldstoneCore

/// Confirmations. Each is asked only if something would be lost.
extension Interview {
  /// Whether the person wants to leave. Asks only if something was changed; Ctrl-C means yes.
  func confirmsLeaving() -> Bool {
    guard !isStrict, engine.facts.isDirty else { return true }
    // A form that saves by itself loses nothing that it can still save.
    if engine.facts.mode == .free, engine.hasWork {
      leavesAfterSave = true
      return true
    }
    if draftPlace != nil, engine.toolbar == nil { return choosesDraft() }
    if let button = engine.toolbar?.primary, button.input == .save, button.isEnabled { return choosesToLeave() }
    if draftPlace != nil { return choosesDraft() }
    return confirms(.dialogue(.leave), isLeaving: true) ?? true
  }

  /// Whether Ctrl-C leaves. The first one only says that the second one does, if answers would be lost.
  func quits() -> Bool {
    interrupts += 1
    guard engine.facts.isDirty || isInText, interrupts < 2 else { return true }
    say(interruptWarning)
    return false
  }

  private var interruptWarning: FormString {
    let isKept = draftPlace != nil && !isInText
    return .dialogue(isKept ? .interruptAgainKept : engine.toolbar == nil ? .interruptAgain : .interruptAgainUnsaved)
  }

  /// Runs work that takes time. A first Ctrl-C meanwhile only says that the second one quits, if answers would be lost.
  ///
  /// - Parameter words: what says that the work has begun.
  nonisolated(nonsending) func atWork<Value>(
    saying words: FormString? = nil, _ work: nonisolated(nonsending) () async -> Value
  ) async -> Value {
    guard console.isTerminal, console.isStandard, engine.facts.isDirty else {
      if let words { say(words) }
      return await work()
    }
    let watch = InterruptWatch(text(interruptWarning))
    // After the watch has begun: who reads the words may press Ctrl-C at once.
    if let words { say(words) }
    let value = await work()
    interrupts += watch.end()
    return value
  }

  /// Whether the person wants to reset all answers; nil if they pressed Ctrl-C.
  func confirmsReset() -> Bool? {
    let isTyped = FormWalk(engine).contains { $0.row.refusedEntry != nil }
    return isTyped || engine.facts.isDirty ? confirms(.dialogue(.startOver)) : true
  }

  /// Whether to send an input that may remove a subform; nil if the person pressed Ctrl-C.
  ///
  /// Doesn't ask in strict mode, or for a subform without answers.
  func confirmsRemoval(_ question: Question, _ input: FormInput) -> Bool? {
    let row = question.row
    guard row.isOptionalSubform, row.isThere, input == question.clearing || input == .set(row.id, .flag(false)) else {
      return true
    }
    guard !isStrict, engine.hasAnswers(below: row.id) else { return true }
    return confirms(.common(.removeQuestion, .text(question.title)))
  }

  /// Forgets, after a subform was added or removed, which of its questions were asked, so that they are asked
  /// again if it returns.
  func noticeSubform(_ id: FormRowID) {
    let within = id.path + "."
    asked = asked.filter { !$0.path.hasPrefix(within) }
    trail.removeAll { $0.path.hasPrefix(within) }
    announced = announced.filter { !$0.key.path.hasPrefix(within) }
  }

  /// Asks a question to be answered with yes. Any other answer is no; leaving with Ctrl-C is nil.
  ///
  /// - Parameter isLeaving: whether it is the question whether to leave, which Ctrl-C answers with yes.
  func confirms(_ question: FormString, isLeaving: Bool = false) -> Bool? {
    let environment = engine.environment
    let words = YesNo(environment)
    while true {
      switch console.ask(prompt(question, words.choice(false))) {
      case .text(let line):
        interrupts = 0
        let answer = line.trimmingSpaces.lowercased()
        if answer.isEmpty { return false }
        if words.yes.hasPrefix(answer), !words.no.hasPrefix(answer) { return true }
        if words.no.hasPrefix(answer), !words.yes.hasPrefix(answer) { return false }
        if let flag = try? Bool.formValue(from: answer, in: environment) { return flag }
        reportError(.issue(.notYesOrNo))
      case .interrupted: if isLeaving || quits() { return nil }
      default: return false
      }
    }
  }
}
