extension FormEngine {
  /// Tries to submit: refused while anything shown and enabled has an error, and then everything shows where it is wrong.
  ///
  /// A second submit while the first is under way, or after it with nothing changed, is the same submit.
  func trySubmit() -> FormReply {
    guard !currentFacts.isSubmitted else { return .accepted }
    setFocus(-1)
    // What was typed or set last has its consequences first.
    runTrackers()
    readViewers()
    runTrackers()
    guard currentFacts.isValid else {
      currentFacts.failedSubmits += 1
      refreshAllShowing()
      focusFirstError()
      return .accepted
    }
    prepareSubmission()
    changeCountAtSubmit = changeCount
    currentFacts.isSubmitting = true
    if !hasSubmitWork { finishSubmit(succeeded: true) }
    return .accepted
  }

  /// Ends a submit that was under way.
  func finishSubmit(succeeded: Bool) {
    currentFacts.isSubmitting = false
    guard succeeded else { return }
    currentFacts.failedSubmits = 0
    // What was changed by the program meanwhile has not been submitted.
    guard changeCount == changeCountAtSubmit else { return refreshAllShowing() }
    currentFacts.isSubmitted = true
    makeBaseline()
    refreshAllShowing()
  }

  /// Opens the page of the first error and puts the focus there.
  private func focusFirstError() {
    guard let first = issueSlots.first(where: { slots[$0].flags.contains(.hasError) }) else { return }
    let page = blocks[block(of: first)].page
    if openBlocks.last != page {
      openBlocks = path(to: page)
      pagesChanged = true
    }
    if slots[first].flags.contains(.isChecked) { setFocus(first) }
  }
}
