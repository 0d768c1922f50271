import FieldstoneCore

/// Editing and saving.
extension ReferenceForm {
  /// The program changes how people work with the form.
  func change(to mode: FormMode) {
    perform { if mode != state.mode { setMode(mode) } }
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
    guard !layout.rows.contains(where: { counts($0) && hasError($0) }) else {
      refuse()
      return .accepted
    }
    dropShared()
    settleFacts()
    guard !layout.rows.contains(where: { counts($0) && hasError($0) }) else {
      refuse()
      return .accepted
    }
    beginAfterChecks(isSave: true)
    return .accepted
  }

  /// Restores what was there before the changes.
  func discard() -> FormReply {
    let isBeingEdited = state.mode == .edit && state.isEditing
    guard state.mode != .submit, isBeingEdited || layout.rows.contains(where: isDirty) else {
      return .refused(.noEffect)
    }
    state.outside = [:]
    reset()
    state.isEditing = state.mode == .save
    return .accepted
  }
}
