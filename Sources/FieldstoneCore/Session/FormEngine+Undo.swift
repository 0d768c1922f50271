extension FormEngine {
  /// Undoes the last step.
  @discardableResult public func undo() -> FormReply { send(.undo) }
  /// Redoes the step that was undone last.
  @discardableResult public func redo() -> FormReply { send(.redo) }

  /// How many steps have been recorded so far, whether or not they were undone since. A surface registers as many with
  /// the undo manager of its window.
  package var recordedSteps: Int { history.recordedSteps }

  /// The pause, in seconds, after which typing begins a new step.
  static let typingPause = 1.0

  /// Whether a step can be undone or redone now. In a locked form, these are steps of what is editable there.
  func canReplay(undoing: Bool) -> Bool {
    guard undoing ? history.canUndo : history.canRedo else { return false }
    return !isLocked || history.nextSlots(undoing: undoing).allSatisfy { !isLocked($0) }
  }

  func replay(undoing: Bool) -> FormReply {
    guard canReplay(undoing: undoing) else { return .refused(.noEffect) }
    let step = history.takeStep(undoing: undoing)
    var reverse: [History.Entry] = []
    let focused = focus.slot
    var returned: [Int: Set<Int32>] = [:]
    isReplaying = true
    hiddenDrops.suspend()
    // Subforms are saved before anything is restored, because restoring writes values into them.
    let wholes = step.map { slots[Int($0.slot)].flags.contains(.isField) ? nil : presence(Int($0.slot)) }
    let passing = intermediateSubforms(of: step)
    for (index, entry) in step.enumerated() {
      let slot = Int(entry.slot)
      if case .boxed(let box) = entry.value, let conflict = box as? ConflictBox {
        let now = ConflictBox(conflictState[slot])
        reverse.append(History.Entry(value: .boxed(now), startsStep: index == 0, slot: entry.slot, draft: nil))
        setConflict(slot, conflict.entry)
        continue
      }
      if let collection = collections[slot], case .boxed(let box) = entry.value, let place = box as? ElementPlace,
        isLive(collection.parent)
      {
        let here = self.place(of: place.node, in: collection, isMoved: place.isMoved)
        reverse.append(
          History.Entry(value: .boxed(here), startsStep: index == 0, slot: entry.slot, draft: nil))
        put(place, in: collection)
        if here.before == nil || place.isMoved { returned[slot, default: []].insert(place.node) }
        // What follows has to find the model as the form is.
        followOutdated()
        continue
      }
      reverse.append(
        History.Entry(
          value: wholes[index] ?? withAccepted(storedValue(slot), slot), startsStep: index == 0, slot: entry.slot,
          draft: field(at: slot).flatMap { undoable(drafts[slot], $0) }))
      if !passing.contains(index) { putBack(entry) }
      followOutdated()
    }
    // From an element that the step takes out, the focus moves to the row that takes its place.
    let hasFocus = focused >= 0 && isLive(block(of: focused))
    // Corrects what property observers changed while values were restored: every field gets its own value.
    if refreshesAfterEdits || step.contains(where: { element(at: Int($0.slot)).flags.contains(.viewer) }) {
      correctModel()
    } else {
      for entry in step { correct(entry) }
    }
    // Before the focus moves: it depends on the rows as they are then.
    followChanges()
    isReplaying = false
    history.keepStep(reverse, undoing: undoing)
    if hasFocus { follow(undoing ? step.reversed() : step, returned) }
    return .accepted
  }

  /// As in a text editor, the focus moves to where the step began, on any page, so the change is visible and read out.
  /// The field that had the focus does not count as left, which would reformat its text.
  ///
  /// - Parameters:
  ///   - entries: The entries of the step, in the order in which they were made.
  ///   - returned: The elements that the step has brought back or moved, by the slot of their collection.
  private func follow(_ entries: [History.Entry], _ returned: [Int: Set<Int32>]) {
    // A subform that was created for its first field was never visited itself.
    let rows = entries.lazy.map { self.choice(of: Int($0.slot)) }
    func takesFocus(_ slot: Int) -> Bool { slots[slot].flags.contains(.shown) && canHaveFocus(slot) }
    guard
      let slot = rows.first(where: { slots[$0].flags.contains(.isField) && takesFocus($0) })
        ?? firstRow(of: returned, entries) ?? rows.first, focus.slot != slot, takesFocus(slot)
    else { return }
    openPage(of: slot)
    setFocus(slot, leaving: false)
  }

  /// The first row that can have the focus in the first element that has come back or moved.
  private func firstRow(of returned: [Int: Set<Int32>], _ entries: [History.Entry]) -> Int? {
    guard !returned.isEmpty else { return nil }
    for entry in entries {
      guard let collection = collections[Int(entry.slot)], isLive(collection.parent),
        let node = returned[collection.slot]?.filter(collection.order.contains).min(by: {
          collection.order.index(of: $0) < collection.order.index(of: $1)
        })
      else { continue }
      return firstFocus(in: collection.block(of: node)) ?? collection.slot(of: node)
    }
    return nil
  }

  /// The entries of subforms that were in a row only in the course of the step. They are skipped when the step is
  /// restored: setting a subform to nil on the way would lose its visits.
  private func intermediateSubforms(of step: [History.Entry]) -> Set<Int> {
    var (seen, passing): (Set<Int32>, Set<Int>) = ([], [])
    for (index, entry) in step.enumerated().reversed()
    where !slots[Int(entry.slot)].flags.contains(.isField) && collections[Int(entry.slot)] == nil && !entry.isConflict {
      if !seen.insert(entry.slot).inserted { passing.insert(index) }
    }
    return passing
  }

  private func putBack(_ entry: History.Entry) {
    let slot = Int(entry.slot)
    // The program may have removed the element from its object.
    guard isLive(block(of: slot)) else { return }
    if slots[slot].flags.contains(.isField) {
      let refused = entry.refused
      let value = refused?.shown ?? entry.value
      assign(slot, value, draft: textInLanguage(entry.draft, of: value, at: slot), isUndoable: false)
      keepAccepted(refused?.accepted, slot)
    } else {
      restoreExistence(slot, entry.value)
    }
  }

  private func correct(_ entry: History.Entry) {
    let slot = Int(entry.slot)
    // An element that the step has taken out has no properties.
    guard isLive(block(of: slot)) else { return }
    guard let field = field(at: slot), !field.flags.contains(.standalone) else { return }
    // Uses the value after the whole step was restored: a field may be part of a subform that was restored after it.
    correct(slot, field, in: blocks[block(of: slot)])
  }
}
