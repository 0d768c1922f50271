/// Words for leaving a form with changes.
extension FormEngine {
  /// The button with which the definition submits the form, on the first page or in a step, such as the review; nil if it
  /// leaves that to the surface. One on the first page comes before those in steps, and of these, that of the last step.
  ///
  /// - Complexity: O(submit buttons · depth of nesting).
  package var submitButton: FormRow? {
    let shown = submissionState.buttons.filter { slot in
      guard isLive(block(of: slot)), slots[slot].flags.contains(.listed) else { return false }
      let page = blocks[block(of: slot)].page
      return page == 0 || isStep(page) && block(of: blocks[page].owner) == 0
    }
    let onFirstPage = shown.filter { blocks[block(of: $0)].page == 0 }
    if let first = onFirstPage.min(by: isBefore) { return row(at: first) }
    guard let page = shown.max(by: isBefore).map({ blocks[block(of: $0)].page }) else { return nil }
    return shown.filter { blocks[block(of: $0)].page == page }.min(by: isBefore).map(row(at:))
  }

  /// The title of the form's submit button.
  package var submitTitle: String {
    submitButton.map { $0.title.isEmpty ? $0.id.path : $0.title } ?? FormString.common(.submit).text(in: environment)
  }
}
