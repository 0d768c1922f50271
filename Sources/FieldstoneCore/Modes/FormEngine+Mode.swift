/// Editing modes: when a form is locked, and what begins and ends editing.
extension FormEngine {
  /// How people work with the form. Changing it ends editing; changes that aren't saved stay in the form.
  ///
  /// - Complexity: O(closures that read whether the form is being edited). Surfaces refresh the rows that they show.
  public var mode: FormMode {
    get { currentFacts.mode }
    set {
      guard newValue != currentFacts.mode else { return }
      perform {
        currentFacts.mode = newValue
        setEditing(newValue != .edit && newValue != .frozen)
        submissionState.isSaveNeeded = newValue == .free && currentFacts.isDirty
        markSteps()
      }
    }
  }

  /// Whether nothing can be edited but what is editable when locked.
  var isLocked: Bool { !currentFacts.isEditing }

  /// Whether a row can't be edited because the form is locked.
  ///
  /// - Complexity: O(depth).
  func isLocked(_ slot: Int) -> Bool {
    guard isLocked else { return false }
    var slot = slot
    while slot >= 0 {
      let element = element(at: slot)
      if element.kind == .action || element.details?.isEditableWhenLocked == true { return false }
      slot = element.kind == .add ? slot - 1 : blocks[block(of: slot)].owner
    }
    return true
  }

  func beginEditing() -> FormReply {
    guard currentFacts.mode == .edit, isLocked else { return .refused(.noEffect) }
    guard isFormEnabled else { return .refused(.disabled("")) }
    setEditing(true)
    return .accepted
  }

  /// Restores what was there before editing began.
  func discardChanges() -> FormReply {
    let isBeingEdited = currentFacts.mode == .edit && !isLocked
    guard currentFacts.mode.hasSave, isBeingEdited || currentFacts.isDirty else { return .refused(.noEffect) }
    forgetAllOutside()
    stopAllWork()
    resetFields()
    setEditing(currentFacts.mode == .save)
    return .accepted
  }

  /// Locks or unlocks the form. Rows aren't marked one by one, so this costs the same for any number of them: the batch
  /// says that ``FormFacts/isEditing`` has changed, and surfaces refresh what they show.
  func setEditing(_ isEditing: Bool) {
    guard currentFacts.isEditing != isEditing else { return }
    currentFacts.isEditing = isEditing
    if !slots.isEmpty { queueReaders(0, .mode) }
    if focus.slot >= 0 { focus.doubt(focus.slot) }
  }
}
