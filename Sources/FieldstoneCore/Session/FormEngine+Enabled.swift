/// Which rows can be edited. The enabled state cascades from form to section, subform, and row.
extension FormEngine {
  /// Whether a row can be edited or pressed: it and everything above it is enabled, and it is not read-only.
  func isEditable(_ slot: Int) -> Bool { slots[slot].flags.contains(.enabled) && !isReadOnly(slot) }

  /// Whether a row can only be read: it is read-only, or the form is locked.
  func isReadOnly(_ slot: Int) -> Bool { isReadOnlyItself(slot) || isLocked(slot) }

  /// Whether a row is read-only, either always or by a condition. A read-only subform makes its fields read-only; its
  /// buttons still work.
  ///
  /// - Complexity: O(depth).
  func isReadOnlyItself(_ slot: Int) -> Bool {
    var element = element(at: slot)
    if element.kind == .action { return false }
    var slot = slot
    while !element.flags.contains(.readOnly), !slots[slot].flags.contains(.readOnlyNow), !isUnmerged(slot, element) {
      let isAddRow = element.kind == .add
      slot = isAddRow ? slot - 1 : blocks[block(of: slot)].owner
      guard slot >= 0 else { return false }
      element = self.element(at: slot)
    }
    return true
  }

  func setReadOnlyNow(_ slot: Int, _ isReadOnly: Bool) {
    guard slots[slot].flags.contains(.readOnlyNow) != isReadOnly else { return }
    slots[slot].flags.set(.readOnlyNow, isReadOnly)
    noteReadOnly(slot)
  }

  func noteReadOnly(_ slot: Int) {
    focus.doubt(slot)
    refreshProgress(slot)
    // A read-only row shows no options, and no answer if it is secret.
    mark(slot, [.enabled, .value, .options, .actions])
    queueReaders(slot, .enabled)
    if let child = children[slot] { blocks[child].slots.forEach(noteReadOnly) }
    if let collection = collections[slot] {
      noteReadOnly(slot + 1)
      collection.forEachSlot(noteReadOnly)
    }
  }

  func setOwnEnabled(_ slot: Int, _ isEnabled: Bool) {
    guard slots[slot].flags.contains(.ownEnabled) != isEnabled else { return }
    slots[slot].flags.set(.ownEnabled, isEnabled)
    updateEnabled(slot)
  }

  /// Updates whether a form can be edited: all of its conditions hold and, for the root form, the program allows it. A
  /// subform's own conditions apply to its rows; the row that leads to the subform belongs to the parent.
  func updateFormEnabled(_ index: Int) {
    let block = blocks[index]
    let isEnabled = (failing[index]?[.enabled] ?? 0) == 0 && (index > 0 || isEnabledByProgram)
    guard block.isFormEnabled != isEnabled else { return }
    blocks[index].isFormEnabled = isEnabled
    for local in block.elements.indices where block.elements[local].group < 0 { updateEnabled(block.base + local) }
  }

  func updateEnabled(_ slot: Int) {
    let parent = parent(of: slot)
    let isAboveEnabled = parent < 0 || slots[parent].flags.contains(.enabled)
    let isEnabled =
      isAboveEnabled && blocks[block(of: slot)].isFormEnabled && slots[slot].flags.contains(.ownEnabled)
    guard slots[slot].flags.contains(.enabled) != isEnabled else { return }
    changeActivity(slot) { slots[slot].flags.set(.enabled, isEnabled) }
    focus.doubt(slot)
    mark(slot, [.enabled, .actions])
    queueReaders(slot, .enabled)
    forEachChild(of: slot, updateEnabled)
  }
}
