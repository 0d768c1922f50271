/// Texts that become values when their fields are left.
extension ReferenceForm {
  func waitsUntilLeft(_ row: ReferenceRow) -> Bool { row.field?.traits.contains(.whenLeft) ?? false }

  /// Keeps a text without reading it.
  ///
  /// - Returns: whether the row takes text.
  func hold(_ row: ReferenceRow, _ text: String) -> Bool {
    guard row.kind == .field, let reading = reading(row) else { return false }
    let (text, old) = (reading.tidied(text), value(row.path))
    assign(row.path, old, draft: text == reading.text(old) ? nil : ReferenceDraft(text: text, isHeld: true))
    return true
  }

  /// Reads the text that a field holds. That belongs to the undo step of the typing, if nothing has happened since.
  func takeHeld(_ row: ReferenceRow) {
    guard let draft = state.drafts[row.path], draft.isHeld else { return }
    if step == nil, state.done.last?.paths.last == row.path {
      continuesTyping = true
      state.typing = (row.path, now)
    }
    let old = value(row.path)
    _ = type(row, draft.text)
    noteAnswer(row, from: old)
  }
}
