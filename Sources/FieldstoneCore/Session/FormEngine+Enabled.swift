/// Which rows can be edited. It cascades: form, section, subform, row.
extension FormEngine {
  /// Whether people can edit or press a row now: it is enabled, with all above it, and is not only shown.
  func isEditable(_ slot: Int) -> Bool {
    slots[slot].flags.contains(.enabled) && !element(at: slot).flags.contains(.readOnly)
  }

  func setOwnEnabled(_ slot: Int, _ isEnabled: Bool) {
    guard slots[slot].flags.contains(.ownEnabled) != isEnabled else { return }
    slots[slot].flags.set(.ownEnabled, isEnabled)
    updateEnabled(slot)
  }

  /// The form can be edited while the program and all conditions of the form say so.
  func updateFormEnabled() {
    let isEnabled = isEnabledByProgram && failingFormConditions[.enabled] == 0
    guard isFormEnabled != isEnabled else { return }
    isFormEnabled = isEnabled
    for local in blocks[0].elements.indices where blocks[0].elements[local].group < 0 { updateEnabled(local) }
  }

  private func updateEnabled(_ slot: Int) {
    let parent = parent(of: slot)
    let above = parent < 0 ? isFormEnabled : slots[parent].flags.contains(.enabled)
    let isEnabled = above && slots[slot].flags.contains(.ownEnabled)
    guard slots[slot].flags.contains(.enabled) != isEnabled else { return }
    changeActivity(slot) { slots[slot].flags.set(.enabled, isEnabled) }
    if focused == slot, !isEnabled { loseFocus() }
    mark(slot, .enabled)
    queueReaders(slot, .enabled)
    forEachChild(of: slot, updateEnabled)
  }
}
