import FieldstoneCore

/// What the review says of a form that is edited and saved, and the question before such a form is left with changes.
extension Interview {
  /// The prompt of the review: the title of the button that Enter presses, as a question.
  func prompt(_ toolbar: FormToolbar) -> String {
    guard let button = toolbar.primary, canPress(button) else { return text(.dialogue(.whatNext)) + " " }
    return text(.dialogue(.submitQuestion, .string(button.title))) + " "
  }

  /// Whether Enter presses a button: also one that saves answers with errors, because that says what is wrong.
  func canPress(_ button: FormToolbar.Button) -> Bool {
    button.isEnabled || button.input == .save && engine.facts.isDirty
  }

  /// Says what has become of the changes, and what can be done.
  func sayToolbar(_ toolbar: FormToolbar, _ list: ReviewList) {
    // Each save of a form that saves by itself has been reported.
    if let status = toolbar.status, engine.facts.mode != .free || engine.facts.isDirty { say(status) }
    let hasQuestions = !list.questions.isEmpty
    let words: DialogueText
    switch toolbar.primary {
    case let button? where button.input == .edit: words = hasQuestions ? .enterEditsOthers : .enterEdits
    case let button? where canPress(button): words = engine.facts.mode == .free ? .enterTriesAgain : .enterSaves
    default: words = hasQuestions ? .numberChanges : .readOnlyForm
    }
    say(.dialogue(words))
  }

  // MARK: Leaving

  /// Asks whether to save or discard the changes before leaving, or not to leave. Ctrl-C discards them, or
  /// leaves them in the draft.
  ///
  /// - Returns: whether to leave now. If the changes are to be saved, the person leaves after that.
  func choosesToLeave() -> Bool {
    let environment = engine.environment
    let (save, discard) = (
      FormString.common(.save).lowercase(environment), FormString.common(.discard).lowercase(environment)
    )
    let question = FormString.dialogue(.saveOrDiscard, .string(.common(.saveQuestion)), .text(save), .text(discard))
    while true {
      switch console.ask(text(question) + FormString.afterLabel(in: environment)) {
      case .text(let line):
        interrupts = 0
        let answer = line.trimmingSpaces.lowercased()
        if answer.isEmpty { return false }
        if discard.hasPrefix(answer) {
          discardsDraft = true
          return true
        }
        if save.hasPrefix(answer) {
          (pressed, leavesAfterSave) = (.save, true)
          return false
        }
        reportError(.dialogue(.saveOrDiscardHelp, .text(save), .text(discard)))
      case .interrupted: return true
      default: return false
      }
    }
  }
}

extension FormString {
  fileprivate func lowercase(_ environment: FormEnvironment) -> String { text(in: environment).lowercased() }
}
