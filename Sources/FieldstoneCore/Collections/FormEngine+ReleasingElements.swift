/// Elements that can't come back: their storage is used again.
extension FormEngine {
  /// Forgets the elements that can't come back, once there is nothing to undo and the baseline has moved.
  func releaseRemovedElements() {
    // Once nobody uses them any longer, with the next baseline.
    guard !areOldRowsInUse else { return }
    var isAnyReleased = false
    for collection in collections.values.sorted(by: { $0.slot < $1.slot }) {
      guard collections[collection.slot] === collection else { continue }
      for node in collection.removedElements where !collection.mayReturn(node) {
        // Elements in it that were removed before are released with it.
        release(collection.block(of: node))
        collection.release(node)
        isAnyReleased = true
      }
    }
    guard isAnyReleased else { return }
    lastRow = FormRowID("")
    lineage.forget(
      blocks: { blocks[$0].isReleased }, slots: { blocks[block(of: $0)].isReleased },
      elements: { slot, node in (collections[slot]?.block(of: node) ?? -1) < 0 })
    changeLog.forget(rows: { blocks[block(of: $0)].isReleased }, pages: { blocks[$0].isReleased })
    #if DEBUG
      invariants?.forgetPages { blocks[$0].isReleased }
    #endif
  }

  private func release(_ index: Int) {
    let block = blocks[index]
    for slot in block.slots {
      if let child = children.removeValue(forKey: slot) { release(child) }
      if let inner = collections.removeValue(forKey: slot) {
        for element in inner.elements where element.block >= 0 { release(Int(element.block)) }
      }
      origins[slot] = nil
      programNews[slot] = nil
      stepStates.forget(slot)
      withheld[slot] = nil
      visited.remove(slot)
      heldBack[slot] = nil
      decidedTexts[slot] = nil
      outside.forget(slot)
      conflictState[slot] = nil
      conflictHeadings.remove(slot)
      endCheck(slot)
      stopWork(slot)
      unleft[slot] = nil
      members[slot] = nil
      offered.forget(slot)
      lineage.forget(slot)
      submissionState.remove(button: slot)
      if slots[slot].issues >= 0 { issueLists.remove(slots[slot].issues) }
      slots[slot].issues = -1
    }
    defaulted[index] = nil
    failing[index] = nil
    listings[index] = nil
    block.layout.access.forget(block: index)
    blocks[index].isReleased = true
    released.add(index, block.slots)
  }
}

/// The places of blocks and slots that are no longer used.
struct ReleasedStorage {
  private var blocks: [Int] = []
  /// The first slots of free ranges, by their length.
  private var slots: [Int: [Int]] = [:]

  mutating func add(_ block: Int, _ range: Range<Int>) {
    blocks.append(block)
    if !range.isEmpty { slots[range.count, default: []].append(range.lowerBound) }
  }
  mutating func takeBlock() -> Int? { blocks.popLast() }
  mutating func takeSlots(_ count: Int) -> Int? { slots[count]?.popLast() }
}
