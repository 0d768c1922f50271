import FieldstoneCore

/// Submitting, saving and leaving.
extension FormState {
  /// Called directly after each input: runs the handlers if the input has started a submit or a save.
  func followSubmit() {
    guard work == nil, !isOver else { return }
    // An observer's edits in reaction to the submit don't keep the form open.
    let isThrough = engine.submitWentThrough
    if isThrough, !engine.keepsDraft { return end(.submitted) }
    guard isThrough || engine.hasWork || engine.facts.isSaved && engine.draftState != .none else { return }
    let finish = finish
    work = Task { [weak self] in
      let outcome = await finish()
      self?.worked(isThrough ? .submitted(()) : outcome)
    }
  }

  /// Called when the handlers have run. Their own edits don't change what was submitted.
  private func worked(_ outcome: FormOutcome<Void>?) {
    work = nil
    guard !isOver else { return }
    if engine.mode != .submit { return saved(outcome) }
    switch outcome {
    case .submitted: end(.submitted)
    case .failed(let error): tellNotSubmitted(engine.environment.words(for: error) ?? text(.common(.failed)))
    case .cancelled: tellNotSubmitted(nil)
    case .refused(let refusal): tell(refusal)
    case .invalid, nil: break
    }
  }

  /// Called when a save has ended: people go on with the form, unless they wanted to save and leave.
  private func saved(_ outcome: FormOutcome<Void>?) {
    let leaves = leavesAfterSave
    leavesAfterSave = false
    switch outcome {
    case .failed(let error):
      let words = engine.environment.words(for: error) ?? text(.common(.actionFailed))
      ask(
        text(.window(.changesNotSaved)), words,
        [
          .init(text(.common(.close)), .cancel),
          .init(text(.window(.tryAgain))) { [weak self] in self?.send(.save) },
        ], isAlert: true)
    // Another view of the form is saving it.
    case .refused: break
    // What has been changed meanwhile isn't saved.
    case nil where leaves && engine.facts.isDirty: leave()
    case nil where leaves: send(.cancel)
    default: followSubmit()
    }
  }

  /// Says why the form can't be submitted, for a reason that isn't its answers.
  func tell(_ refusal: FormReply.Refusal) {
    guard refusal != .submitting, refusal != .closed else { return }
    tellNotSubmitted(refusal == .hasProblems ? text(refusal.message) : nil)
  }

  private func tellNotSubmitted(_ reason: String?) {
    let remark = (reason.map { $0 + "\n" } ?? "") + text(.common(.answersKept))
    ask(text(.window(.notSubmitted)), remark, [.init(text(.common(.close)), .cancel)], isAlert: true)
  }

  /// Leaves the form; asks first if changes would be lost.
  func leave() {
    guard !isOver, work == nil || engine.mode != .submit, question == nil else { return }
    guard engine.facts.isDirty else { return leave(keepingDraft: false) }
    // What is being saved needs no question, unless somebody doesn't wait for it.
    leavesAfterSave = engine.mode == .free && work != nil && !leavesAfterSave
    if leavesAfterSave { return }
    var answers = [
      FormQuestion.Answer(text(.window(.keepEditing)), .cancel),
      FormQuestion.Answer(text(.common(.discard)), .destructive) { [weak self] in self?.leave(keepingDraft: false) },
    ]
    if draftPlace != nil {
      answers.append(.init(text(.window(.saveForLater))) { [weak self] in self?.leave(keepingDraft: true) })
    }
    let isSent = engine.mode == .submit
    let canSave = isSent ? bar.last?.place == .confirm && bar.last?.isEnabled == true : bar.last?.isProminent == true
    if canSave, let title = bar.last?.title {
      answers.append(.init(title) { [weak self] in self?.saveAndLeave() })
    }
    let words = FormString.window(isSent ? .leaveQuestion : canSave ? .saveQuestion : .discardQuestion)
    let remark = isSent ? draftPlace == nil ? text(.common(.answersLost)) : "" : text(.common(.changesLost))
    ask(text(words), remark, answers)
  }

  private func saveAndLeave() {
    submit()
    guard engine.mode != .submit else { return }
    // No work has begun if something is wrong, or if there is no handler.
    leavesAfterSave = work != nil
    if work == nil, !engine.facts.isDirty { send(.cancel) }
  }

  /// Leaves the form once its draft is stored, or removed.
  private func leave(keepingDraft: Bool) {
    guard draftPlace != nil else {
      send(.cancel)
      return
    }
    Task {
      do { try await engine.endDraft(isKept: keepingDraft) } catch {
        if keepingDraft { return explain(FormString(verbatim: engine.words(forDraft: error, else: .draftNotSaved))) }
        engine.environment.report(error)
      }
      send(.cancel)
    }
  }
}
