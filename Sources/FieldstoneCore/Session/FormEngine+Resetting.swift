/// Resetting fields, subforms, and visits to the baseline.
extension FormEngine {
  /// Restores the start value of every field.
  ///
  /// - Complexity: O(rows); O(rows visited) if nothing was changed since, as when editing is begun and ended again.
  func resetFields() {
    hiddenDrops.suspend()
    if mayDifferFromBaseline { restoreBaseline() }
    forgetVisits()
    // Nobody has given these answers.
    checks.waiting = []
  }

  private func restoreBaseline() {
    operations.lookups += slots.count
    // Subforms and elements before their fields: they come back with properties that are not fields. Parents come
    // before their children, which may be there only then.
    var done: Set<Int> = []
    func walk(_ index: Int) {
      guard done.insert(index).inserted else { return }
      for slot in blocks[index].slots {
        if let child = children[slot] {
          resetSubform(slot)
          walk(child)
        }
        // Those of a subform that is nil are a blank model's.
        if let collection = collections[slot], slots[slot].flags.contains(.exists) {
          arrange(collection, collection.order.startOrder)
          followOutdated()
          for node in collection.order.all { walk(collection.block(of: node)) }
        }
      }
    }
    walk(0)
    // In display order, as the first change is where undo moves the focus. What becomes dirty on the way comes last.
    for slot in inDisplayOrder(liveSlots.filter { slots[$0].flags.contains(.dirty) }) + Array(liveSlots)
    where slots[slot].flags.contains(.dirty) {
      // A field below a nil subform holds no answer and must not create the subform. A read-only field is dirty only if
      // its value was dropped while it was hidden, and is restored.
      guard slots[slot].flags.contains([.isField, .exists]), isLive(block(of: slot)) else { continue }
      assign(slot, start(of: slot), draft: nil)
      // An observer may have sorted the elements: the next value is written where its element is now.
      followOutdated()
    }
    for slot in inDisplayOrder(drafts.keys.sorted()) { assign(slot, storedValue(slot), draft: nil) }
    for collection in collections.values.sorted(by: { $0.slot < $1.slot })
    where isLive(collection.parent) && slots[collection.slot].flags.contains(.exists) {
      arrange(collection, collection.order.startOrder)
    }
    passOnStarts()
    if mayHaveSideEffects { correctModel() }
  }

  /// Whether anything has been answered or changed since the baseline.
  private var mayDifferFromBaseline: Bool {
    !differing.isEmpty || !drafts.isEmpty || mayHaveSideEffects || !heldBack.isEmpty || lineage.isChanged
  }

  private func resetSubform(_ owner: Int) {
    let isOptional = element(at: owner).flags.contains(.optional)
    let wasThere = !isOptional || start(of: owner) == .flag(true)
    let isThere = children[owner].map { model(of: blocks[$0]).isPresent } ?? false
    guard wasThere, !isThere || !lineage.isAtStart(owner), let whole = lineage.lost[owner] else {
      if isOptional { _ = setSubform(owner, wasThere) }
      return
    }
    guard let child = children[owner], model(of: blocks[blocks[child].parent]).isPresent else { return }
    history.record(owner, presence(owner), nil)
    discardSubmit()
    restoreExistence(owner, whole)
  }

  /// Clears all visits and failed submits, so issues are calm again.
  ///
  /// - Complexity: O(rows visited · log rows visited).
  func forgetVisits() {
    operations.lookups += visited.count
    currentFacts.failedSubmits = 0
    for slot in visited.sorted() where isLive(block(of: slot)) { forgetVisits(slot) }
    visited = []
  }

  func forgetVisits(_ slot: Int) {
    let flags = slots[slot].flags
    guard !flags.isDisjoint(with: .visits) else { return }
    visited.remove(slot)
    if flags.contains(.touched) { currentFacts.touchedFields -= 1 }
    slots[slot].flags.subtract(.visits)
    doubtStep(slot)
    refreshVisited(slot)
  }

  /// Records in a row's flags what somebody has done there.
  func noteVisit(_ slot: Int, _ visit: SlotFlags) {
    guard !slots[slot].flags.isSuperset(of: visit) else { return }
    slots[slot].flags.formUnion(visit)
    visited.insert(slot)
  }

  func rememberVisits(_ slot: Int, _ visits: SlotFlags) {
    if visits.contains(.touched), !slots[slot].flags.contains(.touched) { currentFacts.touchedFields += 1 }
    noteVisit(slot, visits)
    doubtStep(slot)
    refreshVisited(slot)
  }

  /// Updates what depends on whether the user has visited a row.
  func refreshVisited(_ slot: Int) {
    refreshShowing(slot)
    refreshCollections(around: slot)
  }
}
