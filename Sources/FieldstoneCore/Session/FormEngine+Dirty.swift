/// Which fields differ from where they started.
extension FormEngine {
  /// The value that a row started from.
  func start(of slot: Int) -> StoredValue {
    let index = slots[slot].start
    return index < 0 ? slots[slot].value : starts[index] ?? .none
  }

  /// Sets a row's value, and keeps the one that it started from.
  func replaceValue(_ slot: Int, _ value: StoredValue) {
    // While the form is laid out, nothing has started.
    if slots[slot].start < 0, !isBuilding { slots[slot].start = starts.insert(slots[slot].value) }
    slots[slot].value = value
  }

  /// From here on, this is where the row started.
  func forgetStart(_ slot: Int) {
    guard slots[slot].start >= 0 else { return }
    starts.remove(slots[slot].start)
    slots[slot].start = -1
  }

  /// From here on, the row started from a value that it may not have.
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
    currentFacts.changedFields += 1
  }

  func forgetChange(_ slot: Int) {
    guard slots[slot].flags.contains(.changed) else { return }
    slots[slot].flags.remove(.changed)
    currentFacts.changedFields -= 1
  }

  /// The value that the session began with, whatever was submitted since.
  func origin(of slot: Int) -> StoredValue { origins[slot] ?? start(of: slot) }

  /// Before the start of every field moves on: where the session began is kept, for snapshots.
  func keepOrigins() {
    slots.indices.forEach(keepOrigin)
  }

  func keepOrigin(_ slot: Int) {
    guard slots[slot].start >= 0, origins[slot] == nil else { return }
    // What is only shown is no part of a snapshot.
    if !element(at: slot).flags.contains(.readOnly) { origins[slot] = start(of: slot) }
  }

  /// Compares with where the field started: putting the old value back makes it clean.
  func refreshDirty(_ slot: Int) { refreshDirty(slot, blocks[block(of: slot)]) }

  func refreshDirty(_ slot: Int, _ block: Block) {
    let flags = slots[slot].flags
    let isDirty = flags.contains(.unparsed) || (slots[slot].start >= 0 && slots[slot].value != start(of: slot))
    guard flags.contains(.dirty) != isDirty else { return }
    slots[slot].flags.set(.dirty, isDirty)
    refreshProgress(slot)
    mark(slot, .dirty)
    let change = isDirty ? 1 : -1
    currentFacts.dirtyFields += change
    var block = block
    while true {
      block.dirtyFields += change
      guard block.owner >= 0 else { return }
      if block.dirtyFields == (isDirty ? 1 : 0) { mark(block.owner, .dirty) }
      block = blocks[block.parent]
    }
  }

  /// From here on, this is where every field started: nothing is dirty and nothing can be taken back.
  ///
  /// - Complexity: O(fields).
  func makeBaseline() {
    for slot in slots.indices where !slots[slot].flags.isDisjoint(with: [.changed, .dirty]) {
      forgetStart(slot)
      forgetChange(slot)
      refreshDirty(slot)
    }
    lineage.moveStart()
    history = History()
  }
}
