/// What each input does.
extension FormEngine {
  func apply(_ input: FormInput) -> FormReply {
    if currentFacts.isSubmitting {
      guard isAllowedMeanwhile(input) else { return .refused(.submitting) }
      submissionState.noteInput()
    }
    switch input {
    case .type: break
    // Dragging a slider and holding a step key are one undo step each, like typing.
    case .set(_, .number): break
    default: history.endTyping()
    }
    switch input {
    case .type(let row, let text):
      return edit(row) { slot in
        beginTyping(slot)
        return holds(slot, text) ? hold(slot, text) : type(slot, text)
      }
    case .set(let row, .number(let number)):
      return edit(row) { slot in
        beginTyping(slot)
        return set(slot, .number(number))
      }
    case .set(let row, let answer): return edit(row) { set($0, answer) }
    case .search(let row, let text): return search(for: row, text)
    case .insert(let row, let id, let before): return firing(row) { insert(into: row, id: id, before: before) }
    case .remove(let row): return firing(collection(of: row)) { remove(row) }
    case .move(let row, let before): return firing(collection(of: row)) { move(row, before: before) }
    case .duplicate(let row, let id): return firing(collection(of: row)) { duplicate(row, id: id) }
    case .focus(let row): return focus(row)
    case .blur(let row): return blur(row)
    case .open(let row): return open(row)
    case .back: return closePage()
    case .perform(let row): return press(row)
    case .act(let row, let action): return act(row, action)
    case .stop(let row):
      guard let slot = slot(of: row) else { return .refused(notFound(row)) }
      return stopWork(slot) ? .accepted : .refused(.noEffect)
    case .submit: return currentFacts.mode == .submit ? trySubmit() : trySave()
    case .edit: return beginEditing()
    case .save: return trySave()
    case .discard: return discardChanges()
    case .cancel:
      currentFacts.isCancelled = true
      endSearches()
      // Those of a draft are answers that somebody comes back to.
      if let keeping = draftKeeping, keeping.state != .none {
        removeUnusedFiles(withUndo: false)
      } else {
        files.remove()
      }
      return .accepted
    case .reset, .undo, .redo:
      guard input == .reset else { return replay(undoing: input == .undo) }
      if isLocked { return .refused(.noEffect) }
      forgetAllOutside()
      stopAllWork()
      resetFields()
      return .accepted
    }
  }

  /// Whether an input is accepted while a submit or a save is in progress. People go on with a form that is being
  /// saved; what they typed into one that is being submitted would be lost.
  private func isAllowedMeanwhile(_ input: FormInput) -> Bool {
    guard submissionState.isSave else { return false }
    switch input {
    case .submit, .save, .discard, .reset: return false
    case .perform(let row): return ![.submit, .save, .discard, .reset].contains(self.row(row)?.action)
    default: return true
    }
  }

  private func beginTyping(_ slot: Int) {
    history.beginTyping(slot, at: environment.now().timeIntervalSinceReferenceDate, pause: Self.typingPause)
  }

  /// Applies one of several inputs that were sent together. No condition runs before the last of them.
  ///
  /// - Parameter wasHidden: Whether its row was hidden before any of the inputs.
  func applyTogether(_ input: FormInput, wasHidden: Bool) -> FormReply {
    if currentFacts.isSubmitting, !submissionState.isSave { return .refused(.submitting) }
    history.endTyping()
    switch input {
    case .type(let row, _) where wasHidden, .set(let row, _) where wasHidden: return .refused(.hidden(row))
    case .type(let row, let text):
      defer { followModel() }
      // The request says which fields were left.
      return edit(row) { waitsUntilLeft($0) ? hold($0, text) : type($0, text) }
    case .set(let row, let answer):
      defer { followModel() }
      return edit(row) { set($0, answer) }
    case .blur(let row): return blur(row)
    default: return .refused(.notBatchable)
    }
  }

  /// Rereads what setters and property observers have changed, before the next answer is written.
  private func followModel() {
    followSetter()
    followOutdated()
  }

  /// Whether an input is an answer to a row that is hidden now.
  func isToHiddenRow(_ input: FormInput) -> Bool {
    switch input {
    case .type(let row, _), .set(let row, _): slot(of: row).map { !slots[$0].flags.contains(.shown) } ?? false
    default: false
    }
  }

  /// Edits a field, if it can be edited now.
  func edit(_ row: FormRowID, _ change: (Int) -> Bool) -> FormReply {
    guard let slot = slot(of: row) else { return .refused(notFound(row)) }
    let flags = slots[slot].flags
    guard flags.contains(.shown) else { return .refused(.hidden(row)) }
    let element = element(at: slot)
    // The row of an element never takes an answer, whether it is enabled or not.
    guard flags.contains(.isField) || element is NestedElement && element.kind != .element else {
      return .refused(.wrongInput(row))
    }
    guard !isReadOnly(slot) else { return .refused(.readOnly(row)) }
    guard flags.contains(.enabled) else { return .refused(.disabled(row)) }
    let old = storedValue(slot)
    guard change(slot) else { return .refused(.wrongInput(row)) }
    noteAnswer(slot, from: old)
    if !slots[slot].flags.contains(.answered) {
      noteVisit(slot, .answered)
      // A row that already shows its issues counts as left.
      if slots[slot].flags.contains(.mayShowIssues) { refreshCollections(around: slot) }
    }
    return .accepted
  }

  private func press(_ row: FormRowID) -> FormReply {
    guard let slot = slot(of: row) else { return .refused(notFound(row)) }
    guard slots[slot].flags.contains(.shown) else { return .refused(.hidden(row)) }
    if element(at: slot).kind == .add { return pressAdd(slot) }
    guard slots[slot].flags.contains(.enabled) else { return .refused(.disabled(row)) }
    guard let action = element(at: slot).details?.action else { return .refused(.wrongInput(row)) }
    return perform(action, at: slot)
  }

  /// Does what a button or an entry of a menu says.
  func perform(_ action: FormAction, at slot: Int) -> FormReply {
    switch action {
    case .submit: return apply(.submit)
    case .cancel: return apply(.cancel)
    case .reset: return apply(.reset)
    case .edit: return apply(.edit)
    case .save: return apply(.save)
    case .discard: return apply(.discard)
    case .nextStep: return finishStep(at: slot)
    case .previousStep: return stepBack(at: slot)
    case .change: return open(rowID(slot))
    case .keepMine, .takeTheirs:
      guard !conflictState.isEmpty else { return .refused(.noEffect) }
      settleAll(action == .keepMine ? .mine : .theirs)
      return .accepted
    // Pressing it twice is pressing it once.
    default: return actionWork[slot] != nil || fire(slot, action) ? .accepted : .refused(.noEffect)
    }
  }
}
