import FieldstoneCore

/// The draft of a form: it is offered before the first question, and stored before each one that follows.
extension Interview {
  /// Looks for a draft, and asks what is to become of it.
  ///
  /// - Returns: false if the person leaves; then the draft stays as it is.
  /// - Throws: ``TerminalFormError/ended(field:)``.
  nonisolated(nonsending) func offerDraft(in place: FormDraftPlace) async throws -> Bool {
    var place = place
    place.delay = .zero
    do {
      if let found = try await engine.beginDraft(in: place) {
        guard let choice = try choose(about: found) else { return false }
        let unfit = try await engine.begin(with: found, choice, in: place)
        if choice == .resume { passOver(found.snapshot, except: Set(unfit)) }
        if !unfit.isEmpty {
          say(.common(.unfitAnswers))
          console.sayWrapped(engine.names(ofUnfit: unfit), hanging: 2)
        }
      }
      draftPlace = place
    } catch let error as TerminalFormError {
      throw error
    } catch {
      if engine.keepsDraft { draftPlace = place }
      for line in engine.words(forDraft: error).lines { reportError(FormString(verbatim: line)) }
    }
    return true
  }

  /// - Returns: what is to become of a draft; nil if the person leaves.
  private func choose(about found: FormFoundDraft) throws -> FormDraftChoice? {
    let choices = FormDraftChoice.allCases
    say(engine.question(about: found))
    let picked = try pick(choices.map { text(.common($0.title)) }, prompt(.dialogue(.whatNext), "1"))
    return switch picked {
    case .place(let index): choices[index]
    case .usual: choices[0]
    case .leaves, .quits: nil
    }
  }

  /// Leaves out the questions that were answered when the draft was stored. The review shows their answers. A draft has
  /// no secrets, so they have to be given again.
  private func passOver(_ snapshot: FormSnapshot, except unfit: Set<String>) {
    var walk = FormWalk(engine, asking: .questions)
    while let stop = walk.next() {
      guard stop.row.isAsked, !stop.row.isSecure, !unfit.contains(stop.row.id.path),
        snapshot.fields[stop.row.id.path]?.isTouched == true
      else { continue }
      asked.insert(stop.row.id)
      trail.append(stop.row.id)
    }
  }

  /// Stores what has changed since the draft was stored last. That it couldn't be is said once; the next question tries
  /// again.
  nonisolated(nonsending) func storeDraft() async {
    guard draftPlace != nil else { return }
    switch engine.draftState {
    case .none, .saved: return
    case .waiting, .failed: break
    }
    do {
      try await engine.saveDraftNow()
      hasDraftFailed = false
    } catch {
      if !hasDraftFailed, let status = engine.draftStatus { reportError(status) }
      hasDraftFailed = true
    }
  }

  /// Asks whether the answers are to be kept for later, before the form is left. Ctrl-C keeps them.
  ///
  /// - Returns: true, because the form is left in any case.
  func choosesDraft() -> Bool {
    let words = YesNo(engine.environment)
    while true {
      switch console.ask(prompt(.dialogue(.keepForLater), words.choice(true))) {
      case .text(let line):
        let answer = line.trimmingSpaces.lowercased()
        if answer.isEmpty || words.yes.hasPrefix(answer) { return true }
        if words.no.hasPrefix(answer) {
          discardsDraft = true
          return true
        }
        reportError(.issue(.notYesOrNo))
      default: return true
      }
    }
  }

  /// Stores the answers that are to be kept, before the form is left.
  ///
  /// - Returns: whether the form may be left. If the answers can't be stored, it stays open once: who leaves again knows
  ///   that they are lost.
  nonisolated(nonsending) func keepsAnswers() async -> Bool {
    guard draftPlace != nil, !discardsDraft, engine.facts.isDirty, !hasStayed else { return true }
    do {
      try await engine.saveDraftNow()
      return true
    } catch {
      reportError(engine.draftStatus ?? FormString(verbatim: engine.words(forDraft: error, else: .draftNotSaved)))
      (hasStayed, interrupts) = (true, 0)
      return false
    }
  }

  /// Stores the answers of a form that is left, or removes them, and says what has become of them.
  nonisolated(nonsending) func endDraft() async {
    guard draftPlace != nil else { return }
    do {
      try await engine.endDraft(isKept: !discardsDraft && engine.facts.isDirty)
      if let status = engine.draftStatus { say(status) }
    } catch {
      reportError(engine.draftStatus ?? FormString(verbatim: engine.words(forDraft: error, else: .draftNotSaved)))
    }
  }
}
