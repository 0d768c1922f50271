/// Elements of collections that come and go. Their blocks and slots stay allocated as long as undo or reset can bring
/// them back, so that steps may name them by their slots.
extension FormEngine {
  // MARK: What is there

  /// Whether a block is part of the form: neither it nor what contains it is an element that was removed.
  func isLive(_ index: Int) -> Bool {
    guard !collections.isEmpty else { return true }
    var block = blocks[index]
    while true {
      if block.isReleased { return false }
      if block.node >= 0, collections[block.owner]?.order.contains(block.node) != true { return false }
      guard block.parent >= 0 else { return true }
      block = blocks[block.parent]
    }
  }

  /// The blocks of the form, each before those in it.
  ///
  /// - Complexity: O(blocks).
  var liveBlockIndices: [Int] {
    guard !collections.isEmpty else { return Array(blocks.indices) }
    var all: [Int] = []
    all.reserveCapacity(blocks.count)
    addBlocks(below: 0, to: &all)
    return all
  }

  var liveBlocks: [Block] { collections.isEmpty ? blocks : liveBlockIndices.map { blocks[$0] } }

  /// The slots of the form, block by block.
  var liveSlots: [Int] { collections.isEmpty ? Array(slots.indices) : liveBlockIndices.flatMap { blocks[$0].slots } }

  /// The blocks of an element, that of its row first.
  func blocks(in index: Int) -> [Int] {
    var all: [Int] = []
    addBlocks(below: index, to: &all)
    return all
  }

  private func addBlocks(below index: Int, to all: inout [Int]) {
    all.append(index)
    let block = blocks[index]
    guard block.core.leadsFurther else { return }
    for slot in block.slots {
      if let child = children[slot] {
        addBlocks(below: child, to: &all)
      } else if let collection = collections[slot] {
        for node in collection.order.all { addBlocks(below: collection.block(of: node), to: &all) }
      }
    }
  }

  /// An id from the session's counter that no element has had.
  func unusedElementID(in collection: CollectionState) -> String {
    while true {
      lastElementNumber += 1
      let id = String(lastElementNumber)
      if collection.number(of: id) == nil { return id }
    }
  }

  // MARK: Inserting

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
    if collection.block(of: node) < 0 { make(node, of: collection) } else { bringBack(node, of: collection) }
    noteStructure(of: collection, ends: ends, isMove: false)
  }

  private func make(_ node: Int32, of collection: CollectionState) {
    let made = addBlocks(below: [addElementBlock(node, of: collection)])
    for index in made {
      storeDefaults(of: index)
      hasViewers = hasViewers || !blocks[index].core.viewers.isEmpty
      readAll(index)
    }
    made.forEach(updatePresence)
    for index in made.dropFirst() {
      let owner = blocks[index].owner
      revalidate(owner, nil)
      if element(at: owner).flags.contains(.existsWhileVisible) { hiddenDrops.decideLater(owner) }
    }
    for index in made.reversed() {
      countRows(of: index)
      for slot in blocks[index].slots {
        guard let inner = collections[slot] else { continue }
        inner.order.moveStart()
        remember(inner)
        revalidate(slot, nil)
      }
    }
    addTrackers(in: made)
    updateUnhidden(collection.slot(of: node))
  }

  private func bringBack(_ node: Int32, of collection: CollectionState) {
    let index = collection.block(of: node)
    let removed = collection.removed.removeValue(forKey: node)
    updatePresence(index)
    let below = blocks(in: index)
    for index in below { blocks[index].isFormEnabled = true }
    updateEnabled(collection.slot(of: node))
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

  // MARK: Removing

  /// Takes an element out of the form, and keeps what brings it back.
  ///
  /// - Parameters:
  ///   - whole: Its model, if the property no longer holds it.
  ///   - writes: Whether the property still holds it.
  func takeOut(_ node: Int32, of collection: CollectionState, whole: ValueBox? = nil, writes: Bool = true) {
    let row = collection.slot(of: node)
    let index = collection.block(of: node)
    leaveElement(node, of: collection)
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
    forgetVisits(slot)
    forgetChange(slot)
    forgetStart(slot)
    refreshDirty(slot)
  }

  /// Moves the focus, if an element has it, to a neighbor: the next one, the previous one, or the row that adds one.
  /// Its pages close.
  private func leaveElement(_ node: Int32, of collection: CollectionState) {
    let index = collection.block(of: node)
    if let first = openBlocks.firstIndex(where: { isInside($0, index) }) {
      openBlocks.removeSubrange(first...)
      changeLog.notePages()
    }
    guard focus.slot >= 0, isInside(block(of: focus.slot), index) else { return }
    let neighbors = [collection.order.next(node), collection.order.previous(node)].filter { $0 >= 0 }
    let target = neighbors.lazy.compactMap { self.firstFocus(in: collection.block(of: $0)) }.first
    let addRow = collection.slot + 1
    setFocus(target ?? (canHaveFocus(addRow) ? addRow : -1), leaving: false)
  }

  /// The first row of an element that can have the focus; the row of the element only if there is no other.
  func firstFocus(in index: Int) -> Int? {
    let row = blocks[index].base
    if let child = children[row], blocks[child].isInline {
      var found: Int?
      forEachSlot(in: child) { slot in
        if found == nil, slots[slot].flags.contains(.shown), canHaveFocus(slot) { found = slot }
      }
      if let found { return found }
    }
    return slots[row].flags.contains(.shown) && canHaveFocus(row) ? row : nil
  }

  // MARK: Moving

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

  // MARK: Consequences

  /// Updates what depends on which elements there are, and on their order.
  ///
  /// - Parameter ends: The first and the last element before the change.
  private func noteStructure(of collection: CollectionState, ends old: [Int32], isMove: Bool) {
    let slot = collection.slot
    replaceValue(slot, .integer(collection.order.isChanged ? 1 : 0))
    if !isReplaying { noteChanged(slot) }
    submissionState.noteChange()
    discardSubmit()
    refreshDirty(slot)
    mark(slot, isMove && collection.element.settings.summary == nil ? .actions : [.value, .actions])
    // Only the first element can't move up, and only the last one can't move down.
    if collection.element.settings.isSortable {
      for (old, new) in zip(old, collection.order.ends) where old != new {
        for node in [old, new] where node >= 0 && collection.order.contains(node) {
          mark(collection.slot(of: node), .actions)
        }
      }
    }
    let isFull = collection.order.count >= collection.element.settings.maximum
    if isFull != collection.isFull {
      collection.isFull = isFull
      mark(slot + 1, [.enabled, .actions])
      focus.doubt(slot + 1)
      for node in collection.order.all { mark(collection.slot(of: node), .actions) }
    }
    indexedRows = nil
    queueReaders(slot, .elements)
    queueDependentsOfValue(slot, collection.parent, blocks[collection.parent])
    if !collection.isArranging { revalidate(slot, nil) }
  }

  // MARK: Releasing

  /// Forgets the elements that can't come back, once there is nothing to undo and the baseline has moved.
  func releaseRemovedElements() {
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
      withheld[slot] = nil
      members[slot] = nil
      offered.forget(slot)
      lineage.forget(slot)
      submissionState.remove(button: slot)
      if slots[slot].issues >= 0 { issueLists.remove(slots[slot].issues) }
      slots[slot].issues = -1
    }
    defaulted[index] = nil
    pathTables[index] = nil
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
  mutating func takeSlots(_ count: Int) -> Int? {
    guard let base = slots[count]?.popLast() else { return nil }
    return base
  }
}
