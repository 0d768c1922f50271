/// Which rows can be edited. It cascades: form, section, subform, row.
extension FormEngine {
  /// Whether people can edit or press a row now: it is enabled, with all above it, and not read-only.
  func isEditable(_ slot: Int) -> Bool { slots[slot].flags.contains(.enabled) && !isReadOnly(slot) }

  /// Whether a row is only shown: always, or while its condition holds.
  func isReadOnly(_ slot: Int) -> Bool {
    element(at: slot).flags.contains(.readOnly) || slots[slot].flags.contains(.readOnlyNow)
  }

  func setReadOnlyNow(_ slot: Int, _ isReadOnly: Bool) {
    guard slots[slot].flags.contains(.readOnlyNow) != isReadOnly else { return }
    slots[slot].flags.set(.readOnlyNow, isReadOnly)
    if focused == slot { mayLoseFocus = true }
    refreshProgress(slot)
    // What is only shown has no options, and of a secret no answer.
    mark(slot, [.enabled, .value, .options])
    queueReaders(slot, .enabled)
  }

  func setOwnEnabled(_ slot: Int, _ isEnabled: Bool) {
    guard slots[slot].flags.contains(.ownEnabled) != isEnabled else { return }
    slots[slot].flags.set(.ownEnabled, isEnabled)
    updateEnabled(slot)
  }

  /// A form can be edited while all its conditions hold and, if it is no subform, the program says so. What a subform says
  /// of itself is about its rows; the row that leads there is its parent's.
  func updateFormEnabled(_ index: Int) {
    let block = blocks[index]
    let isEnabled = block.failing[.enabled] == 0 && (index > 0 || isEnabledByProgram)
    guard block.isFormEnabled != isEnabled else { return }
    block.isFormEnabled = isEnabled
    for local in block.elements.indices where block.elements[local].group < 0 { updateEnabled(block.base + local) }
  }

  private func updateEnabled(_ slot: Int) {
    let parent = parent(of: slot)
    let isAboveEnabled = parent < 0 || slots[parent].flags.contains(.enabled)
    let isEnabled =
      isAboveEnabled && blocks[block(of: slot)].isFormEnabled && slots[slot].flags.contains(.ownEnabled)
    guard slots[slot].flags.contains(.enabled) != isEnabled else { return }
    changeActivity(slot) { slots[slot].flags.set(.enabled, isEnabled) }
    if focused == slot { mayLoseFocus = true }
    mark(slot, .enabled)
    queueReaders(slot, .enabled)
    forEachChild(of: slot, updateEnabled)
  }
}
