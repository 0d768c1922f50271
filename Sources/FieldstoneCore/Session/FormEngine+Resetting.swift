/// Going back to where everything started.
extension FormEngine {
  /// Puts every field back to where it started.
  ///
  /// - Complexity: O(rows).
  func resetFields() {
    keepsHidden = true
    // Subforms before their fields: they come back with what is no field of them. Parents stand before their children.
    for block in blocks where block.owner >= 0 { resetSubform(block.owner) }
    for slot in slots.indices where slots[slot].flags.contains(.dirty) {
      // What is below a subform that is nil is no answer, and must not make one. What is only shown comes back where a
      // policy for hidden values has dropped it.
      guard slots[slot].flags.contains([.isField, .present]) else { continue }
      assign(slot, start(of: slot), draft: nil)
    }
    for slot in drafts.keys.sorted() { assign(slot, slots[slot].value, draft: nil) }
    if mayHaveSideEffects { correctModel() }
    forgetVisits()
  }

  private func resetSubform(_ owner: Int) {
    let isOptional = element(at: owner).flags.contains(.optional)
    let wasThere = !isOptional || start(of: owner) == .flag(true)
    let isThere = children[owner].map { blocks[$0].access.isPresent(root) } ?? false
    guard wasThere, !isThere || !lineage.isAtStart(owner), let whole = lineage.lost[owner] else {
      if isOptional { _ = setSubform(owner, wasThere) }
      return
    }
    guard let child = children[owner], blocks[blocks[child].parent].access.isPresent(root) else { return }
    history.record(owner, presence(owner), nil)
    currentFacts.isSubmitted = false
    putPresence(owner, whole)
  }

  /// Nobody has been anywhere, and no submit was refused: issues are calm again.
  func forgetVisits() {
    for slot in slots.indices { forgetVisits(slot) }
    currentFacts.failedSubmits = 0
    refreshAllShowing()
  }

  func forgetVisits(_ slot: Int) {
    let flags = slots[slot].flags
    guard !flags.isDisjoint(with: .visits) else { return }
    if flags.contains(.touched) { currentFacts.touchedFields -= 1 }
    slots[slot].flags.subtract(.visits)
    refreshShowing(slot)
    refreshProgress(slot)
  }

  func rememberVisits(_ slot: Int, _ visits: SlotFlags) {
    if visits.contains(.touched), !slots[slot].flags.contains(.touched) { currentFacts.touchedFields += 1 }
    slots[slot].flags.formUnion(visits)
    refreshShowing(slot)
    refreshProgress(slot)
  }
}
