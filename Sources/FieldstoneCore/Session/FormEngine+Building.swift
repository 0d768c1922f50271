extension FormEngine {
  /// Lays out the blocks, reads every field and checks it.
  ///
  /// - Complexity: O(rows).
  func build(_ access: AnyAccess) {
    addBlock(core, parent: -1, owner: -1, isInline: false, prefix: "", depth: 0, access: access, model: root)
    var next = 0
    // A queue, not recursion: blocks are appended while they are walked.
    while next < blocks.count {
      let block = blocks[next]
      for (local, element) in block.elements.enumerated() where element.kind == .link {
        guard let nested = element as? NestedElement else { continue }
        let owner = block.base + local
        let isInline = nested.flags.contains(.inline)
        children[owner] = blocks.count
        addBlock(
          nested.child, parent: next, owner: owner, isInline: isInline, prefix: block.prefix + element.id + ".",
          depth: isInline ? block.depth + 1 + groupDepth(of: element, in: block) : 0,
          access: nested.access(block.access), model: nil)
      }
      next += 1
    }
    hasViewers = blocks.contains { !$0.core.viewers.isEmpty }
    readAll()
    for index in blocks.indices where blocks[index].owner >= 0 { updatePresence(index) }
    for slot in slots.indices where !slots[slot].flags.contains(.shown) { updateOpen(slot) }
    addTrackers()
    for slot in slots.indices where slots[slot].flags.contains(.isChecked) { revalidate(slot) }
    followChanges()
    pendingRows.removeAll(keepingCapacity: true)
    pendingFlips.removeAll(keepingCapacity: true)
    for slot in slots.indices {
      slots[slot].baseline = slots[slot].value
      if slots[slot].flags.contains(.dirty) { refreshDirty(slot) }
      slots[slot].pending = []
      slots[slot].flags.remove([.flipPending, .listed])
      if slots[slot].flags.contains(.shown) { slots[slot].flags.insert(.listed) }
    }
    // Children after their parents: their totals are needed first.
    for block in blocks.indices.reversed() { blocks[block].tree = CountTree(counts(of: block)) }
    observers.forgetNotices()
    countProgress()
  }

  private func addBlock(
    _ core: DefinitionCore, parent: Int, owner: Int, isInline: Bool, prefix: String, depth: Int, access: AnyAccess,
    model: UnsafeMutableRawPointer?
  ) {
    let index = blocks.count
    let base = slots.count
    let page = isInline && parent >= 0 ? blocks[parent].page : index
    blocks.append(
      Block(
        core: core, base: base, parent: parent, owner: owner, isInline: isInline, page: page, prefix: prefix,
        depth: depth, access: access, model: model))
    var slot = Slot()
    slot.block = Int32(index)
    slot.flags = [.ownVisible, .ownEnabled, .enabled, .present]
    slots.reserveCapacity(base + core.elements.count)
    let isFirst = parent < 0
    for element in core.elements {
      let isField = element.kind == .field
      slot.flags.set(.isField, isField)
      slot.flags.set(.isChecked, isField || element.flags.contains(.optional))
      // Nothing above it could hide it; its own condition has not run yet.
      slot.flags.set([.open, .shown], isFirst && isField && element.group < 0)
      slots.append(slot)
    }
  }

  private func readAll() {
    for block in blocks {
      block.access.read(root) { model in
        for (local, element) in block.elements.enumerated() {
          guard element.kind == .field else { continue }
          slots[block.base + local].value = unsafeDowncast(element, to: FieldElement.self).read(model)
        }
      }
      operations.reads += block.elements.count
      if block.owner >= 0, element(at: block.owner).flags.contains(.optional) {
        slots[block.owner].value = .flag(block.access.isPresent(root))
      }
    }
  }

  func counts(of index: Int) -> [Int32] {
    let block = blocks[index]
    return block.elements.indices.map { local in
      let slot = block.base + local
      var count: Int32 = slots[slot].flags.contains(.listed) ? 1 : 0
      if block.elements[local].kind == .link, let child = children[slot], blocks[child].isInline {
        count += Int32(blocks[child].tree.total)
      }
      return count
    }
  }

  func element(at slot: Int) -> FormElement {
    let block = blocks[Int(slots[slot].block)]
    return block.elements[slot - block.base]
  }

  func field(at slot: Int) -> FieldElement? {
    guard slots[slot].flags.contains(.isField) else { return nil }
    return unsafeDowncast(element(at: slot), to: FieldElement.self)
  }

  /// How many sections an element stands in.
  func groupDepth(of element: FormElement, in block: Block) -> Int {
    var depth = 0
    var group = element.group
    while group >= 0 {
      depth += 1
      group = block.elements[Int(group)].group
    }
    return depth
  }
}
