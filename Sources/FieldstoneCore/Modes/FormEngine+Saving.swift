/// Saving: like submitting, but people go on working with the form.
extension FormEngine {
  /// Tries to save the changes. If something is wrong, all issues that count show.
  ///
  /// A form that saves by itself saves what is valid: a field with an error keeps what was saved before, until it is
  /// corrected.
  func trySave() -> FormReply {
    let mode = currentFacts.mode
    // What is editable when locked can be saved without Edit.
    guard mode != .submit, !isLocked || currentFacts.isDirty else { return .refused(.noEffect) }
    guard !hasProblems else { return .refused(.hasProblems) }
    guard isFormEnabled else { return .refused(.disabled("")) }
    // A refused input changes nothing.
    guard currentFacts.isDirty || mode == .edit && !isLocked || !unleft.isEmpty else { return .refused(.noEffect) }
    forgetAllOutside()
    let failed = takeFailedChecks()
    leaveAll()
    followChanges()
    guard currentFacts.isDirty else {
      guard mode == .edit, !isLocked else { return .refused(.noEffect) }
      setEditing(false)
      return .accepted
    }
    guard mode == .free ? canSavePart : currentFacts.isValid else {
      putBackFailedChecks(failed)
      refuse()
      return .accepted
    }
    dropHiddenOfLiveObjects()
    followChanges()
    // What is dropped may break a rule. It may also have been all that there was to save.
    if mode == .free ? !hasOwnIssue && passesRuleOfPart() : currentFacts.isValid && passesSubmitRule() {
      beginSaveAfterChecks()
    } else {
      putBackFailedChecks(failed)
      refuse()
    }
    return .accepted
  }

  /// Whether a form that saves by itself has something to save: a valid change, and no issue of the form as a whole.
  var canSavePart: Bool { differing.contains(where: isToBeSaved) && !hasOwnIssue }

  /// Whether a change is part of the next save.
  private func isToBeSaved(_ slot: Int) -> Bool {
    slots[slot].flags.contains(.dirty) && !isLeftOut(slot) && !isOnlyHeld(slot)
  }

  /// Whether all that has changed is a text that becomes the value once its field is left. A form that saves by itself
  /// waits for that.
  private func isOnlyHeld(_ slot: Int) -> Bool {
    currentFacts.mode == .free && drafts[slot]?.isHeld == true && storedValue(slot) == start(of: slot)
  }

  /// Whether a collection or the form as a whole has an issue that counts; nothing is saved until it is resolved.
  private var hasOwnIssue: Bool {
    issueSlots.contains {
      slots[$0].flags.contains(.hasError) && !slots[$0].flags.contains(.isField) && !isToBeTriedAgain($0)
    }
  }

  /// Whether a field keeps what was saved before, because its value has an error.
  func isLeftOut(_ slot: Int) -> Bool {
    currentFacts.mode == .free && slots[slot].flags.contains([.hasError, .isField]) && counts(slot)
  }

  private func beginSaveAfterChecks() {
    guard startAwaitedChecks() else { return beginSave() }
    submissionState.begin(saving: [:])
    currentFacts.isSubmitting = true
  }

  func beginSave() {
    var values: [Int: StoredValue] = [:]
    for slot in differing where isToBeSaved(slot) { values[slot] = storedValue(slot) }
    let orders = values.keys.compactMap { slot in collections[slot].map { (slot, $0.order.all) } }
    submissionState.begin(
      saving: values, orders: Dictionary(uniqueKeysWithValues: orders), lineage: lineage.current)
    prepareSubmission()
    outside.beginSubmit()
    currentFacts.isSubmitting = true
    if !submissionState.hasWork { finishSubmit(succeeded: true) }
  }

  /// The most saves in a row between which nobody but the handlers has changed the form. More mean that these keep changing
  /// it.
  static let mostSaves = 8

  /// Whether a surface has to call ``FormSession/finishSubmitting()`` now.
  package var hasWork: Bool { currentFacts.isSubmitting || savesNow }

  /// Whether a form that saves by itself is to save now.
  private var savesNow: Bool {
    currentFacts.mode == .free && submissionState.isSaveNeeded && !hasProblems
      // In a form that has been left, no check would end.
      && !currentFacts.isCancelled
      // A value is checked once it has stayed for a moment.
      && !checks.isAnyPending
  }

  /// Called after each input: whether a form that saves by itself has begun to save.
  func beginSaveIfNeeded() -> Bool {
    guard savesNow, !currentFacts.isSubmitting else { return false }
    submissionState.isSaveNeeded = false
    perform {
      // What couldn't be checked is tried again with the next change.
      let failed = takeFailedChecks()
      // Hidden values of a live object are dropped only by somebody who presses Save: what undo brings back would be
      // dropped by the next save.
      forgetIssuesOfRule()
      if currentFacts.isDirty, canSavePart, passesRuleOfPart() {
        beginSaveAfterChecks()
      } else {
        putBackFailedChecks(failed)
      }
    }
    return currentFacts.isSubmitting
  }

  /// Takes over how the last save has ended in another session.
  func restoreSave(_ result: FormSnapshot.SaveResult?) {
    let isSave = currentFacts.mode.hasSave || currentFacts.mode == .free
    currentFacts.isSaved = isSave && result == .succeeded && !currentFacts.isDirty
    submissionState.restore(hasSaveFailed: isSave && result == .failed)
  }

  /// Moves the baseline of what was saved. What has been changed since stays a change; undo keeps its steps.
  func finishSave() {
    guard !submissionState.isAbandoned else { return }
    currentFacts.failedSubmits = 0
    keepOrigins()
    if submissionState.isOutdated || submissionState.saved.count < currentFacts.dirtyFields {
      for (slot, value) in submissionState.saved where collections[slot] == nil {
        guard isLive(block(of: slot)) else {
          removedElement(containing: slot)?.starts[slot] = value
          continue
        }
        setStart(slot, value)
        setConflict(slot, nil)
        if storedValue(slot) == value { forgetChange(slot) }
        refreshDirty(slot)
      }
      for (slot, order) in submissionState.savedOrders {
        guard let collection = collections[slot] else { continue }
        collection.setStart(order)
        noteStartElements(slot, of: collection)
        if !collection.isChanged { forgetChange(slot) }
      }
      lineage.moveStart(to: submissionState.savedLineage)
    } else {
      makeBaseline(keepsUndo: true)
    }
    // What isn't saved because of an error goes on showing it.
    if currentFacts.mode == .free {
      for slot in submissionState.saved.keys where isLive(block(of: slot)) { resetIssueVisibility(slot) }
    } else {
      resetIssueVisibility()
    }
    submissionState.endSave()
    currentFacts.isSaved = !currentFacts.isDirty
    if currentFacts.mode == .edit, !currentFacts.isDirty { setEditing(false) }
  }
}
