/// Change batches: changes are collected as the form changes and turned into a batch when `takeChanges()` is called.
extension FormEngine {
  /// Marks aspects of a row as changed.
  func mark(_ slot: Int, _ aspects: FormChanges.Aspects) {
    guard !isBuilding else { return }
    if slots[slot].pending.isEmpty {
      changeLog.note(row: slot)
      operations.rows += 1
    }
    slots[slot].pending.formUnion(aspects)
  }

  /// Returns the changes since the last call; see ``FormChanges``. For surfaces: a program observes fields instead.
  ///
  /// - Complexity: O(changed rows).
  public func takeChanges() -> FormChanges {
    #if DEBUG
      invariants?.willTakeChanges(self)
    #endif
    var changes = FormChanges()
    for (block, splice) in changeLog.splices { changes.page(pageID(block)) { $0.splices.append(splice) } }
    for slot in changeLog.rows {
      let slot = Int(slot)
      let aspects = slots[slot].pending
      slots[slot].pending = []
      // A hidden row has nothing to update; it is read in full when it is shown again.
      guard slots[slot].flags.contains(.listed) else { continue }
      let page = blocks[block(of: slot)].page
      changes.page(pageID(page)) { $0.updates.append(FormChanges.Update(row: rowID(slot), aspects: aspects)) }
    }
    changeLog.clear()
    if focus.takeMove() { changes.focus = .some(focusedRow) }
    if changeLog.takePages() { changes.openPages = openPages }
    changes.facts = changeLog.take(currentFacts)
    return changes
  }

  // MARK: Splices

  /// Turns the rows that were shown or hidden by this input into splices, in display order, and updates the row counts.
  func spliceToggles() {
    let candidates = changeLog.takeToggled()
    guard !candidates.isEmpty else { return }
    var toggled: [Int] = []
    for slot in candidates {
      let slot = Int(slot)
      slots[slot].flags.remove(.togglePending)
      let flags = slots[slot].flags
      if flags.contains(.shown) != flags.contains(.listed) { toggled.append(slot) }
    }
    keepListings(of: toggled)
    toggled = inDisplayOrder(toggled)
    // For many toggled rows of one flat block, one pass over the block is cheaper than a lookup for each.
    if toggled.count > 64, let first = toggled.first, isFlat(block(of: first)),
      toggled.allSatisfy({ slots[$0].block == slots[first].block }),
      toggled.count * 8 > blocks[block(of: first)].elements.count
    {
      return spliceWalking(block(of: first))
    }
    var (last, offset, prefix) = (-2, 0, "")
    // The change of a run of rows in one block, which the blocks above it have yet to count.
    var uncounted = 0
    for slot in toggled {
      let isShown = slots[slot].flags.contains(.shown)
      let index = block(of: slot)
      let isInSameBlock = last >= 0 && Int(slots[last].block) == index
      // The rows of a new element follow each other.
      if isInSameBlock, slot == last + 1, children[last] == nil, collections[last] == nil {
        offset += slots[last].flags.contains(.listed) ? 1 : 0
      } else {
        if last >= 0 { countAbove(block(of: last), uncounted) }
        uncounted = 0
        offset = self.offset(before: slot)
      }
      if !isInSameBlock {
        // The rows of an element come after its own row, whose path is the prefix of that row's block.
        let isBelowLast = last >= 0 && blocks[index].owner == last && blocks[block(of: last)].node >= 0
        if isBelowLast, blocks[index].layout.prefix == nil { prefix += "." } else { prefix = self.prefix(of: index) }
      }
      last = slot
      slots[slot].flags.set(.listed, isShown)
      blocks[index].tree.add(isShown ? 1 : -1, at: slot - blocks[index].base)
      uncounted += isShown ? 1 : -1
      changeLog.splice(rowID(slot, prefix: prefix), isShown, at: offset, page: blocks[index].page)
    }
    if last >= 0 { countAbove(block(of: last), uncounted) }
    limitSplices()
  }

  private func isFlat(_ index: Int) -> Bool {
    !blocks[index].isInline && !blocks[index].core.leadsFurther
  }

  private func spliceWalking(_ index: Int) {
    let block = blocks[index]
    var offset = 0
    for local in block.elements.indices {
      let slot = block.base + local
      let flags = slots[slot].flags
      let isShown = flags.contains(.shown)
      if isShown != flags.contains(.listed) {
        slots[slot].flags.set(.listed, isShown)
        changeLog.splice(rowID(slot), isShown, at: offset, page: block.page)
      }
      if isShown { offset += 1 }
    }
    blocks[index].tree = CountTree(counts(of: index))
    limitSplices()
  }

  /// Counts rows of a block that were shown or hidden in the blocks above it on its page.
  private func countAbove(_ index: Int, _ change: Int) {
    guard change != 0 else { return }
    var index = index
    while blocks[index].isInline {
      let (parent, owner, node) = (blocks[index].parent, blocks[index].owner, blocks[index].node)
      if node >= 0 { collections[owner]?.order.add(rows: change, to: node) }
      blocks[parent].tree.add(change, at: owner - blocks[parent].base)
      index = parent
    }
  }

  /// Keeps splices from piling up if changes are never taken: once they outnumber the form's rows by far, each page's
  /// splices are replaced by a single one.
  private func limitSplices() {
    guard changeLog.splices.count > 2 * slots.count + 64 else { return }
    for page in Set(changeLog.splices.map(\.block)) {
      var length = blocks[page].tree.total
      for (block, splice) in changeLog.splices.reversed() where block == page {
        if splice.destination == nil { length += splice.removed - splice.inserted.count }
      }
      let rows = listedSlots(of: page).map { rowID(Int($0)) }
      changeLog.replaceSplices(of: page, by: FormChanges.Splice(offset: 0, removed: length, inserted: rows))
    }
  }
}

extension FormChanges {
  /// The entry of a page, created if missing. Changes to one page tend to be consecutive, so the last entry is tried
  /// first.
  mutating func page(_ id: FormPageID, _ change: (inout Page) -> Void) {
    if pages.last?.id == id { return change(&pages[pages.count - 1]) }
    if let index = pages.firstIndex(where: { $0.id == id }) { return change(&pages[index]) }
    var page = Page(id: id)
    change(&page)
    pages.append(page)
  }
}
