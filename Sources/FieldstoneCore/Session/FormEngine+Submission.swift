extension FormEngine {
  /// The message for a refused submit or save, the same on every surface. It counts what is marked: rows that have come since
  /// begin calm.
  package var notSubmitted: FormString {
    let count = facts.shownErrors > 0 ? facts.shownErrors : facts.invalidFields
    let isSubmit = facts.mode == .submit
    guard count > 0 else { return .common(isSubmit ? .notSubmittable : .notSaved) }
    return .common(isSubmit ? .notSubmitted : .changesNotSaved, .count(count))
  }

  /// Whether the form was submitted and nothing but observers has changed it since.
  package var submitWentThrough: Bool { submissionState.wentThrough }
  /// How many submits were refused because of the answers. Unlike ``FormFacts/failedSubmits``, it counts neither
  /// validating nor a draft's submits, and never decreases.
  package var refusedSubmits: Int { submissionState.refusals }

  /// Tries to submit. If a shown and enabled field has an error, the attempt counts as failed and all issues that count
  /// show.
  ///
  /// If nothing has changed since the last successful submit, the form is not submitted again.
  func trySubmit() -> FormReply {
    if let refusal = submitRefusal { return .refused(refusal) }
    // Whoever has found something wrong with what was submitted decides anew.
    guard !currentFacts.isSubmitted || !outside.isEmpty else { return .accepted }
    forgetAllOutside()
    let failed = takeFailedChecks()
    setFocus(-1)
    leaveAll()
    // Brings conditions and computed fields up to date first.
    followChanges()
    if currentFacts.isValid {
      dropHiddenOfLiveObjects()
      followChanges()
    }
    guard currentFacts.isValid, passesSubmitRule() else {
      putBackFailedChecks(failed)
      refuse()
      return .accepted
    }
    if startAwaitedChecks() {
      submissionState.begin()
      currentFacts.isSubmitting = true
      return .accepted
    }
    beginSubmit()
    return .accepted
  }

  private func beginSubmit() {
    prepareSubmission()
    submissionState.begin()
    outside.beginSubmit()
    currentFacts.isSubmitting = true
    if !submissionState.hasWork { finishSubmit(succeeded: true) }
  }

  /// Goes on with a submit or a save once the checks that it has waited for have ended.
  ///
  /// - Returns: Whether the answers were found right.
  func endAwaitedChecks() -> Bool {
    currentFacts.isSubmitting = false
    checks.isAwaited = false
    followChanges()
    // The answers may have changed while the form was waiting, and a field that a check refuses may be left out now.
    let isRight =
      currentFacts.mode == .free && submissionState.isSave
      ? canSavePart && passesRuleOfPart()
      : currentFacts.isValid && (!submissionState.isOutdated || passesSubmitRule())
    guard isRight else {
      // A form that saves by itself interrupts nobody.
      if currentFacts.mode != .free { refuse() }
      return false
    }
    if submissionState.isSave { beginSave() } else { beginSubmit() }
    return true
  }

  /// Refuses a submit or a save because of the answers: all issues that count show, and the first error has the focus.
  func refuse() {
    currentFacts.failedSubmits += 1
    submissionState.refuse()
    allowIssues()
    focusFirstErrorOfSubmit()
  }

  /// Notes that something has changed since the last submit. A change that an observer makes because of the submit
  /// comes too late to affect its outcome.
  func discardSubmit() {
    currentFacts.isSubmitted = false
    currentFacts.isSaved = false
    submissionState.forgetFailure()
    if draftKeeping != nil { noteDraftChange() }
    if currentFacts.mode == .free { submissionState.isSaveNeeded = true }
    if !isNotifying { submissionState.discard() }
  }

  /// Ends a submit that was in progress.
  func finishSubmit(succeeded: Bool) {
    currentFacts.isSubmitting = false
    guard succeeded else {
      checks.isAwaited = false
      return submissionState.failSave()
    }
    // The program has got them, even if its form goes on with another model.
    if files.areAnyReceived { giveAwayFiles() }
    if submissionState.isSave { return finishSave() }
    submissionState.succeed()
    recording?.end(["expect submitted"])
    // Of the model that has taken the place of the submitted one, nothing was submitted.
    guard !submissionState.isAbandoned else { return }
    currentFacts.failedSubmits = 0
    // Changes that were made in the meantime have not been submitted.
    guard !submissionState.isOutdated else { return resetIssueVisibility() }
    currentFacts.isSubmitted = true
    keepOrigins()
    makeBaseline()
    finishAllSteps()
    resetIssueVisibility()
    if files.areAnyReceived { removeUnusedFiles() }
  }

  /// Opens the page of the first error and puts the focus there.
  ///
  /// - Parameter isMeant: Which rows count.
  /// - Returns: Whether there is an error.
  @discardableResult func focusFirstError(where isMeant: (Int) -> Bool = { _ in true }) -> Bool {
    let found = issueSlots.first { slots[$0].flags.contains(.hasError) && isMeant($0) }
    guard let first = found.map(issueRow) else { return false }
    openPage(of: first)
    if let collection = collections[first] {
      // What is wrong with a collection is corrected by adding an element, or in one of them.
      let addRow = first + 1
      let element = collection.order.first
      let target =
        slots[addRow].flags.contains(.shown) && canHaveFocus(addRow)
        ? addRow : element < 0 ? nil : firstFocus(in: collection.block(of: element))
      if let target { setFocus(target) }
    } else if slots[first].flags.contains(.isChecked) {
      setFocus(first)
    }
    return true
  }
}
