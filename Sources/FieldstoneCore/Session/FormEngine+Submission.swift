extension FormEngine {
  /// What people are told of a submit that was refused, the same on every surface.
  package var notSubmitted: FormString {
    facts.invalidFields > 0 ? .common(.notSubmitted, .count(facts.invalidFields)) : .common(.notSubmittable)
  }

  /// Tries to submit: refused while anything shown and enabled has an error, and then everything shows where it is wrong.
  ///
  /// A second submit while the first is under way, or after it with nothing changed, is the same submit.
  func trySubmit() -> FormReply {
    if let refusal = submitRefusal { return .refused(refusal) }
    guard !currentFacts.isSubmitted else { return .accepted }
    setFocus(-1)
    // What was typed or set last has its consequences first.
    followChanges()
    if currentFacts.isValid {
      dropHiddenOfLiveObjects()
      followChanges()
    }
    guard currentFacts.isValid else {
      currentFacts.failedSubmits += 1
      letIssuesShow()
      focusFirstError()
      return .accepted
    }
    prepareSubmission()
    changeCountAtSubmit = changeCount
    currentFacts.isSubmitting = true
    if !hasSubmitWork { finishSubmit(succeeded: true) }
    return .accepted
  }

  /// Why the form can't be submitted now, whatever its answers are: it is unsound or disabled, or has buttons for it of
  /// which none can be pressed. A key, a script and a program can do no more than a person with a pointer.
  private var submitRefusal: FormReply.Refusal? {
    guard foundProblems.isEmpty, !blocks.contains(where: { !$0.problems.isEmpty }) else { return .unsound }
    guard isFormEnabled else { return .disabled("") }
    guard let first = submitButtons.first,
      !submitButtons.contains(where: { slots[$0].flags.contains([.shown, .enabled, .present]) })
    else { return nil }
    let shown = submitButtons.first { slots[$0].flags.contains([.shown, .present]) }
    return shown.map { .disabled(rowID($0)) } ?? .hidden(rowID(first))
  }

  /// Ends a submit that was under way.
  func finishSubmit(succeeded: Bool) {
    currentFacts.isSubmitting = false
    guard succeeded else { return }
    currentFacts.failedSubmits = 0
    hasGoneThrough = true
    // What was changed by the program meanwhile has not been submitted.
    guard changeCount == changeCountAtSubmit else { return resetIssueVisibility() }
    currentFacts.isSubmitted = true
    keepOrigins()
    makeBaseline()
    resetIssueVisibility()
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
