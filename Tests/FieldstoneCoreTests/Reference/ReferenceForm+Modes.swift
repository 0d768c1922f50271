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
    state.outside = [:]
    forgetFailedChecks()
    for row in layout.blockOrder where facts.enabled.contains(row.id) && !isReadOnlyNow(row) { takeHeld(row) }
    settleFacts()
    guard layout.rows.contains(where: isDirty) else {
      guard state.mode == .edit, state.isEditing else { return .refused(.noEffect) }
      state.isEditing = false
      return .accepted
    }
    guard canSave else {
      refuse()
      return .accepted
    }
    dropShared()
    settleFacts()
    // What is dropped may have been all that there was to save.
    guard state.mode == .free ? !hasOwnIssue : canSave else {
      refuse()
      return .accepted
    }
    beginAfterChecks(isSave: true)
    return .accepted
  }

  /// Whether the answers can be saved. A form that saves by itself saves what is valid.
  var canSave: Bool {
    guard state.mode == .free else { return !layout.rows.contains { counts($0) && hasError($0) } }
    return layout.rows.contains { isDirty($0) && !isLeftOut($0) } && !hasOwnIssue
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

  /// A form that saves by itself begins to save what has changed. It drops no hidden values of a live object: what undo
  /// brings back would be dropped by the next save.
  ///
  /// - Returns: Whether a handler or a check still has to finish it.
  func saveByItself() -> Bool {
    guard state.mode == .free, state.isSaveNeeded, state.work == nil, isSound, !state.isCancelled,
      !state.checks.values.contains(where: \.isPending)
    else { return false }
    state.isSaveNeeded = false
    perform { if layout.rows.contains(where: isDirty), canSave { beginAfterChecks(isSave: true) } }
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
