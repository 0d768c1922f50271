import FieldstoneCore

/// Editing and saving.
extension ReferenceForm {
  /// The program changes how people work with the form.
  func change(to mode: FormMode) {
    perform {
      guard mode != state.mode else { return }
      setMode(mode)
      state.isSaveNeeded = mode == .free && layout.rows.contains(where: isDirty)
    }
    notify()
  }

  func setMode(_ mode: FormMode) {
    state.mode = mode
    state.isEditing = mode != .edit && mode != .frozen
  }

  func beginEditing() -> FormReply {
    guard state.mode == .edit, !state.isEditing else { return .refused(.noEffect) }
    guard state.isEnabled, isFormEnabled("", facts) else { return .refused(.disabled("")) }
    state.isEditing = true
    return .accepted
  }

  /// Saves all changes, as nobody has to be asked; the steps to undo stay.
  func save() -> FormReply {
    guard state.mode != .submit, state.isEditing || layout.rows.contains(where: isDirty) else {
      return .refused(.noEffect)
    }
    guard isSound else { return .refused(.hasProblems) }
    guard state.isEnabled, isFormEnabled("", facts) else { return .refused(.disabled("")) }
    guard layout.rows.contains(where: isDirty) || state.mode == .edit && state.isEditing || !state.unleft.isEmpty else {
      return .refused(.noEffect)
    }
    state.outside = [:]
    let failed = takeFailedChecks()
    layout.blockOrder.forEach(takeHeld)
    layout.blockOrder.forEach(fireAtEnd)
    settleFacts()
    guard layout.rows.contains(where: isDirty) else {
      guard state.mode == .edit, state.isEditing else { return .refused(.noEffect) }
      state.isEditing = false
      return .accepted
    }
    guard canSave else {
      putBackFailedChecks(failed)
      refuse()
      return .accepted
    }
    dropShared()
    settleFacts()
    // What is dropped may have been all that there was to save.
    guard state.mode == .free ? !hasOwnIssue : canSave else {
      putBackFailedChecks(failed)
      refuse()
      return .accepted
    }
    beginAfterChecks(isSave: true)
    return .accepted
  }

  /// Whether the answers can be saved. A form that saves by itself saves what is valid.
  var canSave: Bool {
    guard state.mode == .free else { return !layout.rows.contains { counts($0) && hasError($0) } }
    return layout.rows.contains(where: isToBeSaved) && !hasOwnIssue
  }

  /// Whether a change is part of the next save. A form that saves by itself waits for what becomes the value once its field
  /// is left.
  func isToBeSaved(_ row: ReferenceRow) -> Bool {
    let isOnlyHeld =
      state.mode == .free && state.drafts[row.path]?.isHeld == true
      && value(row.path) == state.start[row.path] ?? PlanValue.none
    return isDirty(row) && !isLeftOut(row) && !isOnlyHeld
  }

  /// Whether a collection, a subform or the form as a whole has an issue that counts; nothing is saved until it is
  /// resolved.
  private var hasOwnIssue: Bool {
    layout.rows.contains { $0.kind != .field && counts($0) && hasError($0) && !triesAgain($0) }
  }

  /// Whether a field keeps what was saved before, because its value has an error.
  func isLeftOut(_ row: ReferenceRow) -> Bool {
    state.mode == .free && row.kind == .field && counts(row) && hasError(row)
  }

  /// Whether a form that saves by itself is to save now.
  var savesNow: Bool {
    state.mode == .free && state.isSaveNeeded && isSound && !state.isCancelled
      && !state.checks.values.contains(where: \.isPending)
  }

  /// A form that saves by itself begins to save what has changed. It drops no hidden values of a live object: what undo
  /// brings back would be dropped by the next save.
  ///
  /// - Returns: Whether a handler or a check still has to finish it.
  func saveByItself() -> Bool {
    guard savesNow, state.work == nil else { return false }
    state.isSaveNeeded = false
    perform {
      let failed = takeFailedChecks()
      settleFacts()
      if layout.rows.contains(where: isDirty), canSave {
        beginAfterChecks(isSave: true)
      } else {
        putBackFailedChecks(failed)
      }
    }
    notify()
    return state.work != nil
  }

  /// Restores what was there before the changes.
  func discard() -> FormReply {
    let isBeingEdited = state.mode == .edit && state.isEditing
    guard state.mode != .submit, state.mode != .free, isBeingEdited || layout.rows.contains(where: isDirty) else {
      return .refused(.noEffect)
    }
    state.outside = [:]
    reset()
    state.isEditing = state.mode == .save
    return .accepted
  }
}
