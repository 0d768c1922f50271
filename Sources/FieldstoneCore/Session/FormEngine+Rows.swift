/// Looks up rows by id, by index, and by page. Rows are created only on request.
extension FormEngine {
  /// The rows of the top page. Once made, it keeps listing the same rows; see ``FormRows``.
  public var rows: FormRows { FormRows(engine: self, block: openBlocks[openBlocks.count - 1]) }

  /// The rows of a page; nil for a page that the form does not have.
  public func rows(of page: FormPageID) -> FormRows? {
    if page == .root { return FormRows(engine: self, block: 0) }
    guard let slot = slot(of: FormRowID(page.path)), let child = child(of: slot), !blocks[child].isInline else {
      return nil
    }
    return FormRows(engine: self, block: child)
  }

  /// All pages of the form, the root first, without those of late subforms: of optional ones that are nil and have not
  /// been needed yet.
  public var pages: [FormPageID] { liveBlockIndices.filter { !blocks[$0].isInline }.map(pageID) }

  /// The ids of all rows of the form, including hidden ones, block by block, without those in optional subforms that are
  /// nil and have not been needed yet.
  ///
  /// - Complexity: O(rows).
  public var allRowIDs: [FormRowID] { liveSlots.map(rowID) }

  /// The rows that differ from the baseline, block by block. Their number is in ``facts``.
  ///
  /// - Complexity: O(rows).
  public var changedRows: [FormRowID] { liveSlots.filter { slots[$0].flags.contains(.dirty) }.map(rowID) }

  /// A row by its id, shown or hidden; nil for one that the form does not have.
  public func row(_ id: FormRowID) -> FormRow? { slot(of: id).map(row(at:)) }
  /// Whether a row belongs to a subform that is nil, and so has no answer.
  package func isInNilSubform(_ id: FormRowID) -> Bool {
    slot(of: id).map { !slots[$0].flags.contains(.exists) } ?? true
  }
  /// Whether a row is shown, with everything above it.
  public func isShown(_ id: FormRowID) -> Bool { slot(of: id).map { slots[$0].flags.contains(.shown) } ?? false }
  /// The page that contains a row.
  public func page(of id: FormRowID) -> FormPageID? { slot(of: id).map { pageID(blocks[block(of: $0)].page) } }
  /// The index of a row in its page; nil while it is hidden.
  ///
  /// - Complexity: O(log rows).
  public func index(of id: FormRowID) -> Int? { slot(of: id).flatMap(offset(of:)) }

  /// - Complexity: O(1) for an id made by a session of this definition, otherwise a lookup by name at each level.
  func slot(of id: FormRowID) -> Int? { foundSlot(of: id).map(choice) }

  private func foundSlot(of id: FormRowID) -> Int? {
    defer { beginsWithLookup = false }
    let hint = Int(id.slot)
    if slots.indices.contains(hint), isLive(block(of: hint)) {
      if isCalled(id.path, hint) {
        lastRow = id
        return hint
      }
    }
    return slot(of: id.path[...], in: 0)
  }

  /// Whether a row has a path, without making its id.
  private func isCalled(_ path: String, _ slot: Int) -> Bool {
    let block = blocks[block(of: slot)]
    if block.layout.prefix == "" { return block.elements[slot - block.base].name == path }
    // Elements below the root have ids of these parts; anything else is rare enough to be put together.
    guard block.layout.prefix == nil, block.node < 0, let collection = collections[blocks[block.parent].owner],
      blocks[block.parent].node >= 0
    else { return rowID(slot).path == path }
    let name = block.elements[slot - block.base].name
    guard !name.isEmpty else { return false }
    return path.utf8.withContiguousStorageIfAvailable { path in
      let stop = path.count - name.utf8.count - 1
      guard stop > 0, path[stop] == UInt8(ascii: "."), path[(stop + 1)...].elementsEqual(name.utf8) else {
        return false
      }
      return collection.isPath(path[..<stop], of: blocks[block.parent].node)
    } ?? (rowID(slot).path == path)
  }

  /// `invoice.vat`, `guests[3].name`: ids may contain periods and brackets themselves, so each one is tried.
  private func slot(of path: Substring, in index: Int) -> Int? {
    // Nearly every look-up ends here, so the block isn't copied for it.
    let (core, base) = blocks.withUnsafeBufferPointer { ($0[index].core, $0[index].base) }
    if let local = core.index(of: String(path)) { return base + Int(local) }
    guard core.leadsFurther else { return nil }
    let block = blocks[index]
    var position = path.startIndex
    // What is longer than any id isn't looked up: a path of a megabyte of periods would be hashed a million times.
    let most = core.mostBytesOfID
    while let stop = path[position...].firstIndex(where: { $0 == "." || $0 == "[" }),
      path.utf8.distance(from: path.startIndex, to: stop) <= most
    {
      if let local = block.core.index(of: String(path[..<stop])) {
        let slot = block.base + Int(local)
        let rest = path[path.index(after: stop)...]
        let found =
          path[stop] == "." ? child(of: slot).flatMap { self.slot(of: rest, in: $0) } : element(rest, of: slot)
        if let found { return found }
      }
      position = path.index(after: stop)
    }
    // The rows of steps and of an enum's form, which have no name between them and what contains them.
    for local in block.core.unnamed {
      if let child = children[block.base + local], let found = slot(of: path, in: child) { return found }
    }
    return nil
  }

  /// The row of an element, or one below it: `3]`, `3].name`.
  private func element(_ path: Substring, of slot: Int) -> Int? {
    guard let collection = collections[slot], let stop = path.firstIndex(of: "]"),
      let node = collection.node(path[..<stop])
    else { return nil }
    let row = collection.slot(of: node)
    let rest = path[path.index(after: stop)...]
    if rest.isEmpty { return row }
    guard rest.first == ".", let child = children[row] else { return nil }
    return self.slot(of: rest.dropFirst(), in: child)
  }

  func rowID(_ slot: Int) -> FormRowID {
    // An edit asks for the id that it was sent with.
    if Int(lastRow.slot) == slot { return lastRow }
    return rowID(slot, prefix: prefix(of: block(of: slot)))
  }

  /// The same with the prefix of the row's block.
  func rowID(_ slot: Int, prefix: String) -> FormRowID {
    let block = blocks[block(of: slot)]
    if block.node >= 0 { return FormRowID(path: prefix, slot: Int32(slot)) }
    let id = block.elements[slot - block.base].name
    // The choice of a case has the id of its property.
    if id.isEmpty { return FormRowID(path: String(prefix.dropLast()), slot: Int32(slot)) }
    if prefix.isEmpty { return FormRowID(path: id, slot: Int32(slot)) }
    var path = prefix
    path += id
    return FormRowID(path: path, slot: Int32(slot))
  }

  /// The prefix of the paths of a block's rows; for the block of an element's row, the path of that row.
  ///
  /// - Complexity: O(depth of nesting).
  func prefix(of index: Int) -> String {
    let block = blocks[index]
    if let prefix = block.layout.prefix { return prefix }
    if block.node >= 0 { return collections[block.owner]?.path(block.node) ?? "" }
    var above = prefix(of: block.parent)
    if blocks[block.parent].node >= 0 {
      above += "."
      return above
    }
    let owner = element(at: block.owner)
    return owner.namesRows ? above + owner.name + "." : above
  }

  /// The slot of the row at an offset in a page.
  func slot(at offset: Int, in page: Int) -> Int {
    precondition(offset >= 0 && offset < blocks[page].tree.total, "There is no row \(offset) in this page.")
    var block = blocks[page]
    var rest = offset
    while true {
      let (local, within) = block.tree.element(at: rest)
      let slot = block.base + local
      let heading = slots[slot].flags.contains(.listed) ? 1 : 0
      if let child = children[slot], blocks[child].isInline, within >= heading {
        block = blocks[child]
        rest = within - heading
      } else if within >= heading, let collection = collections[slot] {
        let (node, inside) = collection.order.node(atRow: within - heading)
        block = blocks[collection.block(of: node)]
        rest = inside
      } else {
        return slot
      }
    }
  }

  /// The offset of a slot's row in its page; nil while it is hidden.
  func offset(of slot: Int) -> Int? {
    slots[slot].flags.contains(.listed) ? offset(before: slot) : nil
  }

  /// The number of the page's rows that come before a slot.
  func offset(before slot: Int) -> Int {
    var block = blocks[block(of: slot)]
    var offset = block.tree.sum(before: slot - block.base)
    while block.isInline {
      let owner = block.owner
      offset += slots[owner].flags.contains(.listed) ? 1 : 0
      if block.node >= 0, let collection = collections[owner] { offset += collection.order.rows(before: block.node) }
      block = blocks[block.parent]
      offset += block.tree.sum(before: owner - block.base)
    }
    return offset
  }

  /// The outermost heading on the page that a slot's row is under, or is itself.
  func outermostHeading(of slot: Int) -> Int? {
    var slot = slot
    var heading: Int?
    while true {
      let block = blocks[block(of: slot)]
      var local = slot - block.base
      let isInlineLink =
        block.elements[local] is NestedElement && block.elements[local].flags.contains(.inline) && !isHeadless(slot)
      if [.header, .collection].contains(block.elements[local].kind) || isInlineLink { heading = slot }
      while block.elements[local].group >= 0 {
        local = Int(block.elements[local].group)
        heading = block.base + local
      }
      guard block.isInline else { return heading }
      slot = block.owner
    }
  }

  /// Slots in display order.
  ///
  /// - Complexity: O(slots) if they are in order already, as those of one block mostly are.
  func inDisplayOrder(_ slots: [Int]) -> [Int] {
    zip(slots, slots.dropFirst()).allSatisfy(isBefore) ? slots : slots.sorted(by: isBefore)
  }

  /// Whether one slot comes before another in display order. The slots of a block are in display order; a subform's
  /// rows come where the subform's row is.
  func isBefore(_ left: Int, _ right: Int) -> Bool {
    if slots[left].block == slots[right].block { return left < right }
    // A row comes before everything that it leads to, which is what an added element mostly asks.
    if leads(left, to: right) { return true }
    if leads(right, to: left) { return false }
    return trail(left).lexicographicallyPrecedes(trail(right))
  }

  private func leads(_ slot: Int, to other: Int) -> Bool {
    var owner = blocks[block(of: other)].owner
    while owner >= 0, owner != slot { owner = blocks[block(of: owner)].owner }
    return owner >= 0
  }

  private func trail(_ slot: Int) -> [Int] {
    var trail: [Int] = []
    var slot = slot
    while slot >= 0 {
      trail.append(slot)
      let block = blocks[block(of: slot)]
      // The elements of a collection are in the order of their slots only until one is moved.
      if block.node >= 0, let collection = collections[block.owner] {
        trail.append(collection.order.contains(block.node) ? collection.order.index(of: block.node) : -1)
      }
      slot = block.owner
    }
    return trail.reversed()
  }
}
