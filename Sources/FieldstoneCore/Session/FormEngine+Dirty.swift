/// Tracks which fields differ from their start values.
extension FormEngine {
  /// The start value of a row: its value at the baseline.
  func start(of slot: Int) -> StoredValue {
    let index = slots[slot].start
    return index < 0 ? storedValue(slot) : starts[index] ?? .none
  }

  /// Sets a row's value and keeps its start value.
  func replaceValue(_ slot: Int, _ value: StoredValue) {
    // While the form is built, there is no start value to keep.
    if slots[slot].start < 0, !isBuilding { slots[slot].start = starts.insert(storedValue(slot)) }
    slots[slot].value = value
    // Whether it is mixed may have changed.
    if several != nil { mark(slot, [.states, .texts]) }
  }

  /// Makes the row's current value its start value.
  func forgetStart(_ slot: Int) {
    guard slots[slot].start >= 0 else { return }
    starts.remove(slots[slot].start)
    slots[slot].start = -1
  }

  /// Sets a row's start value, which may differ from its current value.
  func setStart(_ slot: Int, _ value: StoredValue) {
    if slots[slot].start < 0 {
      slots[slot].start = starts.insert(value)
    } else {
      starts[slots[slot].start] = value
    }
  }

  func noteChanged(_ slot: Int) {
    guard !isBuilding, !slots[slot].flags.contains(.changed) else { return }
    slots[slot].flags.insert(.changed)
    differing.insert(slot)
    currentFacts.changedFields += 1
  }

  func forgetChange(_ slot: Int) {
    guard slots[slot].flags.contains(.changed) else { return }
    slots[slot].flags.remove(.changed)
    if !slots[slot].flags.contains(.dirty) { differing.remove(slot) }
    currentFacts.changedFields -= 1
  }

  /// The value that the row had when the session began, whatever has been submitted since.
  func origin(of slot: Int) -> StoredValue { origins[slot] ?? start(of: slot) }

  /// Called before the baseline moves: remembers the values that the session began with, which snapshots compare with.
  ///
  /// - Complexity: O(rows that differ from the baseline).
  func keepOrigins() {
    for slot in differing { keepOrigin(slot) }
  }

  func keepOrigin(_ slot: Int) {
    guard slots[slot].start >= 0, origins[slot] == nil else { return }
    // Read-only fields are not part of a snapshot.
    if !element(at: slot).flags.contains(.readOnly) { origins[slot] = start(of: slot) }
  }

  /// Whether a field has been as it is since the baseline, and nothing else needs to know its start value.
  func isAsAtBaseline(_ slot: Int, in block: Block) -> Bool {
    guard slots[slot].start < 0, slots[slot].flags.isDisjoint(with: [.changed, .dirty, .hasDraft]) else { return false }
    // A subform that is nil discards start values without keeping them as origins, and elements that come and go by
    // themselves are recognized by theirs.
    let layout = block.layout
    return !layout.canBeNil && (layout.prefix != nil || !layout.canChangeByItself)
  }

  /// Sets the value of such a field and makes it the start value, so that the field never counts as changed.
  func moveBaseline(_ slot: Int, to value: StoredValue) {
    if origins[slot] == nil { origins[slot] = storedValue(slot) }
    slots[slot].value = value
  }

  /// Compares the value with the start value: a field that gets its old value back is clean again.
  func refreshDirty(_ slot: Int) {
    let flags = slots[slot].flags
    let isHeld = flags.contains(.hasDraft) && drafts[slot]?.isHeld == true
    let isDirty =
      flags.contains(.unparsed) || isHeld || (slots[slot].start >= 0 && storedValue(slot) != start(of: slot))
    guard flags.contains(.dirty) != isDirty else { return }
    let hasDirtyRows = isDirtyBelow(slot)
    slots[slot].flags.set(.dirty, isDirty)
    if isDirty {
      differing.insert(slot)
    } else if !flags.contains(.changed) {
      differing.remove(slot)
    }
    // A row that leads further is dirty as long as anything below it is.
    if !hasDirtyRows { mark(slot, .dirty) }
    if !conflictState.isEmpty, conflictState[slot] != nil {
      mark(slot, .states)
      noteConflicts()
    }
    let change = isDirty ? 1 : -1
    currentFacts.dirtyFields += change
    var index = block(of: slot)
    while true {
      blocks[index].dirtyFields += Int32(change)
      let owner = blocks[index].owner
      guard owner >= 0 else { return }
      if blocks[index].node >= 0, let collection = collections[owner] {
        collection.dirtyFields += change
        if collection.dirtyFields == (isDirty ? 1 : 0) { markDirty(owner: owner) }
      } else if blocks[index].dirtyFields == (isDirty ? 1 : 0) {
        markDirty(owner: owner)
      }
      index = blocks[index].parent
    }
  }

  private func isDirtyBelow(_ slot: Int) -> Bool {
    if slots[slot].flags.contains(.isField) { return false }
    return children[slot].map { blocks[$0].dirtyFields > 0 } ?? (dirtyElements(slot) > 0)
  }

  private func markDirty(owner: Int) {
    if !slots[owner].flags.contains(.dirty) { mark(owner, .dirty) }
    doubtStep(owner)
  }

  /// Makes the current state the baseline: no field is dirty.
  ///
  /// - Parameter keepsUndo: Whether earlier steps can still be undone.
  /// - Complexity: O(rows that differ from the baseline), and O(elements) of the collections among them.
  func makeBaseline(keepsUndo: Bool = false) {
    for slot in conflictState.slots { setConflict(slot, nil) }
    for slot in differing {
      forgetStart(slot)
      if let collection = collections[slot] {
        collection.moveStart()
        slots[slot].value = .integer(0)
      }
      forgetChange(slot)
      refreshDirty(slot)
      // What has to be entered again depends on whether it has changed since then.
      if element(at: slot).details?.second != nil { queueReaders(slot, .value) }
    }
    lineage.moveStart()
    guard !keepsUndo else { return }
    history = History()
    releaseRemovedElements()
  }
}
