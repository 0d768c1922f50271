/// Texts that become values only when their fields are left.
extension FormEngine {
  /// Whether a typed text waits: the field updates when it is left, and somebody is in it.
  func holds(_ slot: Int, _ text: String) -> Bool {
    focus.slot == slot && (waitsUntilLeft(slot) || field(at: slot).map { isRelative(text, slot, $0) } == true)
  }

  func waitsUntilLeft(_ slot: Int) -> Bool { element(at: slot).flags.contains(.updatesWhenLeft) }

  /// Keeps a text until the field is left. Its value stays as it is.
  ///
  /// - Returns: Whether the row accepts text.
  func hold(_ slot: Int, _ text: String) -> Bool {
    guard let field = field(at: slot) else { return false }
    let codec = codec(of: field, slot)
    let text = isRelative(text, slot, field) ? text : codec.tidied(text)
    let isSame = text == writtenText(of: slot)
    assign(slot, storedValue(slot), draft: isSame ? nil : Draft(text, isHeld: true))
    return true
  }

  /// Makes the text that a field holds its value.
  func takeHeld(_ slot: Int) {
    guard slots[slot].flags.contains(.hasDraft), let draft = drafts[slot], draft.isHeld else { return }
    history.resumeTyping(slot)
    let old = storedValue(slot)
    type(slot, draft.text)
    noteAnswer(slot, from: old)
  }

  /// The same for all fields: before a submit, nothing waits. A field that has been disabled since was typed in while it
  /// could be.
  func takeAllHeld() {
    for slot in drafts.filter(\.value.isHeld).keys.sorted() { takeHeld(slot) }
  }
}
