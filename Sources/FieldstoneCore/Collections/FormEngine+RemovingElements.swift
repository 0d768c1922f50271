/// Elements that are taken out of the form, and what the session keeps to bring them back.
extension FormEngine {
  /// Takes an element out of the form, and keeps what brings it back.
  ///
  /// - Parameters:
  ///   - whole: Its model, if the property no longer holds it.
  ///   - writes: Whether the property still holds it.
  func takeOut(_ node: Int32, of collection: CollectionState, whole: ValueBox? = nil, writes: Bool = true) {
    let row = collection.slot(of: node)
    let index = collection.block(of: node)
    vacate(node, of: collection)
    keepListings(of: [collection.slot])
    setOwnVisible(row, false)
    spliceToggles()
    let parent = model(of: collection.parent)
    let position = collection.order.index(of: node)
    let below = blocks(in: index)
    let removed = RemovedElement(
      whole ?? (writes ? collection.element.whole(at: position, parent) : nil),
      isOutdated: !writes && collection.lost[node] == nil)
    for index in below { for slot in blocks[index].slots { set(aside: slot, in: removed) } }
    removeTrackers(in: below)
    for index in below { failing[index] = nil }
    let ends = collection.order.ends
    collection.order.remove(node)
    collection.removed[node] = removed
    collection.noteValue(of: node)
    if writes {
      operations.writes += 1
      collection.element.remove(at: position, parent)
      checkCount(of: collection)
    }
    updatePresence(index)
    noteStructure(of: collection, ends: ends, isMove: false)
  }

  /// Takes all elements out of the form, as part of an undo step.
  func takeOutAll(of collection: CollectionState) {
    for node in collection.order.all.reversed() {
      history.record(collection.slot, .boxed(ElementPlace(node, before: collection.order.next(node))), nil)
      takeOut(node, of: collection)
    }
  }

  /// Forgets what the counters have of a row, and remembers it for when its element comes back.
  private func set(aside slot: Int, in removed: RemovedElement) {
    let flags = slots[slot].flags.intersection(SlotFlags.visits.union(.changed))
    if !flags.isEmpty { removed.flags[slot] = flags }
    if slots[slot].start >= 0 { removed.starts[slot] = start(of: slot) }
    if let draft = drafts.removeValue(forKey: slot) {
      removed.drafts[slot] = draft
      slots[slot].flags.subtract([.hasDraft, .unparsed])
    }
    endSearch(slot)
    stopWork(slot)
    unleft[slot] = nil
    forgetVisits(slot)
    forgetChange(slot)
    forgetStart(slot)
    refreshDirty(slot)
  }

  /// Takes the focus from an element that is taken out, if it has it, and closes its pages.
  private func vacate(_ node: Int32, of collection: CollectionState) {
    let index = collection.block(of: node)
    if let first = openBlocks.firstIndex(where: { isInside($0, index) }) {
      openBlocks.removeSubrange(first...)
      changeLog.notePages()
    }
    let addRow = collection.slot + 1
    let (next, previous) = (collection.order.next(node), collection.order.previous(node))
    focus.noteRemoval(of: node, addRow: addRow, next: next, previous: previous)
    guard focus.place >= 0, isInside(block(of: focus.place), index) else { return }
    let wasOnRow = focus.slot == blocks[index].base
    setFocus(-1, leaving: false)
    focus.vacate(FocusState.Vacancy(addRow: addRow, next: next, previous: previous, wasOnRow: wasOnRow))
  }

  /// Once all conditions have run, moves the focus from an element that is gone to a neighbor: the next one, the previous
  /// one, or the row that adds one.
  func fillVacancy() {
    guard let vacancy = focus.takeVacancy(), isLive(block(of: vacancy.addRow)),
      let collection = collections[vacancy.addRow - 1]
    else { return }
    var neighbors = [vacancy.next, vacancy.previous].filter { $0 >= 0 }
    // All elements that were there are gone, and others have replaced them.
    if neighbors.isEmpty { neighbors = Array(collection.order.all.prefix(1)) }
    // From its own row, the focus goes to the neighbor's own row, not into a text field: the same key does the same again
    // there.
    let target = neighbors.lazy.compactMap { neighbor -> Int? in
      let row = collection.slot(of: neighbor)
      if vacancy.wasOnRow, self.slots[row].flags.contains(.shown), self.canHaveFocus(row) { return row }
      return self.firstFocus(in: collection.block(of: neighbor))
    }.first
    let canAdd = slots[vacancy.addRow].flags.contains(.shown) && canHaveFocus(vacancy.addRow)
    if let target = target ?? (canAdd ? vacancy.addRow : nil) {
      setFocus(target)
    } else {
      focus.noteLoss(at: vacancy.addRow)
    }
  }

  /// The first row of an element that can have the focus; the row of the element only if there is no other.
  func firstFocus(in index: Int) -> Int? {
    let row = blocks[index].base
    if let child = children[row], blocks[child].isInline,
      let found = firstSlot(in: child, where: { slots[$0].flags.contains(.shown) && canHaveFocus($0) })
    {
      return found
    }
    return slots[row].flags.contains(.shown) && canHaveFocus(row) ? row : nil
  }
}
