extension FormEngine {
  /// Takes the last step back.
  @discardableResult public func undo() -> FormReply { send(.undo) }
  /// Takes the step again that was taken back last.
  @discardableResult public func redo() -> FormReply { send(.redo) }

  /// A pause after which typing begins a new step, in seconds.
  static let typingPause = 1.0

  func replay(undoing: Bool) -> FormReply {
    guard undoing ? history.canUndo : history.canRedo else { return .refused(.nothingToDo) }
    let step = history.takeStep(undoing: undoing)
    var reverse: [History.Entry] = []
    let hasFocus = focused >= 0
    isReplaying = true
    keepsHidden = true
    // Subforms before anything is put back: their fields' values go into them.
    let wholes = step.map { slots[Int($0.slot)].flags.contains(.isField) ? nil : presence(Int($0.slot)) }
    let passing = passingSubforms(of: step)
    for (index, entry) in step.enumerated() {
      let slot = Int(entry.slot)
      reverse.append(
        History.Entry(
          value: wholes[index] ?? slots[slot].value, startsStep: index == 0, slot: entry.slot,
          draft: slots[slot].flags.contains(.hasDraft) ? drafts[slot] : nil))
      if !passing.contains(index) { putBack(entry) }
    }
    // What property observers did while values were put back is put right: every field gets its own value.
    if refreshesAfterEdits || step.contains(where: { element(at: Int($0.slot)).flags.contains(.viewer) }) {
      correctModel()
    } else {
      for entry in step { correct(entry) }
    }
    // Before the focus is given back: it goes to rows as they are by then.
    followChanges()
    isReplaying = false
    history.keepStep(reverse, undoing: undoing)
    if hasFocus { follow(undoing ? step.reversed() : step) }
    return .accepted
  }

  /// As in an editor, the keyboard goes to where the step began, on whatever page: there it shows and is read out. The field
  /// that had it is not left, which would tidy its text.
  ///
  /// - Parameter entries: the step's, in the order in which they came to be.
  private func follow(_ entries: [History.Entry]) {
    // A subform that was made for its first field is not where anybody was.
    let fields = entries.lazy.map { Int($0.slot) }
    guard let slot = fields.first(where: { slots[$0].flags.contains(.isField) }) ?? fields.first, focused != slot,
      slots[slot].flags.contains(.shown), canHaveFocus(slot)
    else { return }
    openPage(of: slot)
    setFocus(slot, leaving: false)
  }

  /// The entries of subforms that stood in a row only while the step went on: they are not put back on the way to the one that
  /// stood there before. A subform that was nil for a moment would forget where somebody has been.
  private func passingSubforms(of step: [History.Entry]) -> Set<Int> {
    var (seen, passing): (Set<Int32>, Set<Int>) = ([], [])
    for (index, entry) in step.enumerated().reversed() where !slots[Int(entry.slot)].flags.contains(.isField) {
      if !seen.insert(entry.slot).inserted { passing.insert(index) }
    }
    return passing
  }

  private func putBack(_ entry: History.Entry) {
    let slot = Int(entry.slot)
    if slots[slot].flags.contains(.isField) {
      assign(slot, entry.value, draft: entry.draft, isUndoable: false)
    } else {
      putPresence(slot, entry.value)
    }
  }

  private func correct(_ entry: History.Entry) {
    let slot = Int(entry.slot)
    guard let field = field(at: slot), !field.flags.contains(.extra) else { return }
    // The value is what the step has put back in the end: a field may be part of a subform that was put back after it.
    correct(slot, field, in: blocks[block(of: slot)])
  }
}
