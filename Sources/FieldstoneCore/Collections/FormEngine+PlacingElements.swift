/// Elements that are added, come back, and change places.
extension FormEngine {
  /// Makes an element part of the form.
  ///
  /// - Parameters:
  ///   - node: A new element, or one that was removed.
  ///   - before: The element that follows it; -1 for the end.
  ///   - whole: Its model; nil if the property holds it already.
  func place(_ node: Int32, before: Int32, of collection: CollectionState, _ whole: ValueBox?) {
    keepListings(of: [collection.slot])
    let ends = collection.order.ends
    collection.order.insert(node, before: before)
    let parent = model(of: collection.parent)
    if let whole {
      operations.writes += 1
      collection.element.insert(whole, at: collection.order.index(of: node), parent)
      if blocks[collection.parent].isShared { collection.seen[node] = whole }
      followInserted(whole, node, of: collection)
    }
    collection.noteValue(of: node)
    collection.identities[node] = collection.element.identity(at: collection.order.index(of: node), parent)
    if collection.block(of: node) < 0 { make(node, of: collection) } else { bringBack(node, of: collection) }
    noteStructure(of: collection, ends: ends, isMove: false)
  }

  private func make(_ node: Int32, of collection: CollectionState) {
    let made = addBlocks(below: [addElementBlock(node, of: collection)])
    begin(made)
    updateUnhidden(collection.slot(of: node))
  }

  private func bringBack(_ node: Int32, of collection: CollectionState) {
    let index = collection.block(of: node)
    let removed = collection.removed.removeValue(forKey: node)
    updatePresence(index)
    let below = blocks(in: index)
    for index in below { blocks[index].isFormEnabled = true }
    updateEnabled(collection.slot(of: node))
    for block in below.map({ blocks[$0] }) {
      for local in block.elements.indices where block.elements[local].group < 0 { updateEnabled(block.base + local) }
    }
    for index in below {
      for slot in blocks[index].slots {
        if let start = removed?.starts[slot] { setStart(slot, start) }
        if let draft = removed?.drafts[slot] {
          drafts[slot] = draft
          slots[slot].flags.insert(.hasDraft)
          slots[slot].flags.set(.unparsed, draft.issue != nil)
        }
        if let flags = removed?.flags[slot] {
          rememberVisits(slot, flags.intersection(.visits))
          if flags.contains(.changed) { noteChanged(slot) }
        }
        refreshDirty(slot)
      }
    }
    addTrackers(in: below)
    setOwnVisible(collection.slot(of: node), true)
    for index in below { for slot in blocks[index].slots { revalidate(slot) } }
  }

  /// Moves an element before another one; -1 moves it to the end.
  func shift(_ node: Int32, before: Int32, of collection: CollectionState, writes: Bool = true) {
    guard node != before, collection.order.next(node) != before else { return }
    keepListings(of: [collection.slot])
    spliceToggles()
    let row = collection.slot(of: node)
    let rows = collection.order.rows(of: node)
    let (from, oldOffset) = (collection.order.index(of: node), offset(before: row))
    let ends = collection.order.ends
    collection.order.remove(node)
    collection.order.insert(node, before: before)
    collection.noteValue(of: node)
    let to = collection.order.index(of: node)
    if rows > 0 {
      changeLog.move(rows, from: oldOffset, to: offset(before: row), page: blocks[collection.parent].page)
    }
    if writes {
      operations.writes += 1
      collection.element.move(from: from, to: to, model(of: collection.parent))
      checkMoved(node, of: collection)
    }
    noteStructure(of: collection, ends: ends, isMove: true)
  }

  /// Updates what depends on which elements there are, and on their order.
  ///
  /// - Parameter ends: The first and the last element before the change.
  func noteStructure(of collection: CollectionState, ends old: (first: Int32, last: Int32), isMove: Bool) {
    let slot = collection.slot
    replaceValue(slot, .integer(collection.isChanged ? 1 : 0))
    if !isReplaying { noteChanged(slot) }
    submissionState.noteChange()
    discardSubmit()
    forgetOutside(slot)
    refreshDirty(slot)
    mark(slot, isMove && collection.settings.summary == nil ? .actions : [.value, .actions])
    if !isMove || collection.settings.summary != nil { markStep(ofList: slot) }
    // Only the first element can't move up, and only the last one can't move down.
    if collection.settings.isSortable {
      let new = collection.order.ends
      for (old, new) in [(old.first, new.first), (old.last, new.last)] where old != new {
        for node in [old, new] where node >= 0 && collection.order.contains(node) {
          mark(collection.slot(of: node), .actions)
        }
      }
    }
    updateRoom(in: collection, for: collection.order.count)
    forgetTexts()
    queueReaders(slot, .elements)
    queueDependentsOfValue(slot, collection.parent, blocks[collection.parent])
    if !collection.isArranging { revalidate(slot, nil) }
  }

  /// Updates whether an element can be added, apart from everything else, to a collection with so many elements.
  func updateRoom(in collection: CollectionState, for count: Int) {
    let isFull = count >= collection.settings.maximum
    guard isFull != collection.isFull else { return }
    collection.isFull = isFull
    mark(collection.slot + 1, [.enabled, .actions])
    focus.doubt(collection.slot + 1)
    for node in collection.order.all { mark(collection.slot(of: node), .actions) }
  }
}
