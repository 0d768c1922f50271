extension FormEngine {
  /// Creates the blocks and slots, then reads and validates every field.
  ///
  /// - Complexity: O(rows).
  func build(_ access: AnyAccess) {
    _ = addBlock(BlockLayout(core, access, isInline: false, depth: 0, prefix: ""), parent: -1, owner: -1)
    addBlocks(below: [0])
    if several != nil { blocks.indices.forEach(noteDifferingSubforms) }
    for index in defaulted.keys.sorted() { storeDefaults(of: index) }
    hasViewers = blocks.contains { !$0.core.viewers.isEmpty }
    blocks.indices.forEach(readAll)
    for index in blocks.indices where blocks[index].owner >= 0 { updatePresence(index) }
    for block in blocks where !block.showsAll {
      for slot in block.slots where !slots[slot].flags.contains(.shown) { updateUnhidden(slot) }
    }
    for index in blocks.indices { subformRows(in: index).forEach { revalidate($0, nil) } }
    for slot in collections.keys.sorted() { revalidate(slot, nil) }
    addTrackers(in: blocks.indices)
    followChanges()
    for index in blocks.indices {
      for owner in subformRows(in: index)
      where element(at: owner).flags.contains(.existsWhileVisible) && slots[owner].flags.contains(.exists) {
        let isVisible = slots[owner].flags.contains(.unhidden)
        if storedValue(owner) != .flag(isVisible) { setExists(owner, isVisible) }
      }
    }
    followChanges()
    // Last to first: a block's counts need the totals of its inline subforms, which come after it.
    blocks.indices.reversed().forEach(countRows)
    for collection in collections.values {
      collection.order.moveStart()
      remember(collection)
    }
  }

  /// Adds the blocks of all subforms and elements below some blocks.
  ///
  /// - Returns: All these blocks, parents before their children.
  @discardableResult func addBlocks(below first: [Int]) -> [Int] {
    var all = first
    var next = 0
    // Breadth-first: blocks are appended while the list is walked.
    while next < all.count {
      let index = all[next]
      let block = blocks[index]
      next += 1
      guard block.core.leadsFurther else { continue }
      for (local, element) in block.elements.enumerated() {
        let owner = block.base + local
        if let nested = element as? NestedElement {
          let isOptional = nested.flags.contains(.optional)
          let isPresent = !isOptional || isPresent(below: owner, nested)
          if isOptional { slots[owner].value = .flag(isPresent) }
          guard isPresent else { continue }
          let layout = layout(below: owner, nested)
          if !isEndless(layout, from: index, owner) { all.append(addSubform(of: owner, layout)) }
        } else if let list = element as? CollectionElement {
          let collection = CollectionState(
            list, slot: owner, parent: index, prefix: prefix(of: index) + element.name + "[")
          collections[owner] = collection
          // Whether its elements, or their order, differ from the baseline.
          slots[owner].value = .integer(0)
          for _ in 0..<list.count(model(of: index)) {
            let node = collection.make(unusedElementID(in: collection))
            collection.order.insert(node, before: -1)
            collection[node].isOriginal = isBuilding || lateAccess != nil
            all.append(addElementBlock(node, of: collection))
          }
          if let identities = list.identities(model(of: index)), identities.count == collection.order.count {
            collection.identities = Dictionary(uniqueKeysWithValues: zip(collection.order.all, identities))
          }
          collection.isFull = collection.order.count >= list.settings.maximum
        }
      }
    }
    return all
  }

  /// Adds the block of a subform.
  func addSubform(of owner: Int, _ layout: BlockLayout) -> Int {
    let child = addBlock(layout, parent: block(of: owner), owner: owner)
    children[owner] = child
    return child
  }

  /// Adds the block of an element's row.
  func addElementBlock(_ node: Int32, of collection: CollectionState) -> Int {
    let parent = blocks[collection.parent]
    let layout = parent.layout.below(collection.slot - parent.base) {
      BlockLayout(
        collection.element.elementCore, collection.element.access(parent.layout.access), isInline: true,
        depth: parent.depth + 1 + groupDepth(of: collection.element, in: parent), prefix: nil)
    }
    let index = addBlock(layout, parent: collection.parent, owner: collection.slot, node: node)
    collection[node].block = Int32(index)
    collection.canChangeByItself = layout.canChangeByItself
    collection.noteValue(of: node)
    collection[node].slot = Int32(blocks[index].base)
    return index
  }

  /// Counts the rows that a block shows.
  func countRows(of index: Int) {
    let block = blocks[index]
    let isFull = isBuilding && block.showsAll
    blocks[index].tree = isFull ? CountTree(ones: block.elements.count) : CountTree(counts(of: index))
    if block.node >= 0, let collection = collections[block.owner] {
      collection.order.add(rows: blocks[index].tree.total - collection.order.rows(of: block.node), to: block.node)
    }
  }

  private func addBlock(_ layout: BlockLayout, parent: Int, owner: Int, node: Int32 = -1) -> Int {
    let core = layout.core
    let index = released.takeBlock() ?? blocks.count
    let reused = released.takeSlots(core.elements.count)
    let base = reused ?? slots.count
    let page = layout.isInline && parent >= 0 ? blocks[parent].page : index
    let block = Block(layout, index: index, base: base, parent: parent, owner: owner, page: page, node: node)
    if index < blocks.count { blocks[index] = block } else { blocks.append(block) }
    var slot = Slot()
    slot.block = Int32(index)
    slot.flags = [.ownVisible, .ownEnabled, .exists]
    slot.flags.set(.enabled, owner < 0 || slots[owner].flags.contains(.enabled))
    // Where everything above shows, most rows show until their own conditions have run.
    let isFirst = parent < 0
    let isBelowShown = !isBuilding && !layout.canBeNil && owner >= 0 && slots[owner].flags.contains(.unhidden)
    var showsAll = true
    for (local, element) in core.elements.enumerated() {
      let isField = element.kind == .field
      slot.flags.set(.isField, isField)
      slot.flags.set(.isChecked, isField || element.kind == .collection || element.flags.contains(.optional))
      let isShown =
        element.group < 0 && (isField ? isFirst || isBelowShown : isBelowShown && element.leadsToShownRows)
      slot.flags.set(isFirst ? [.unhidden, .shown, .listed] : [.unhidden, .shown, .togglePending], isShown)
      showsAll = showsAll && isShown
      if element.flags.contains(.defaulted) { defaulted[index, default: []].append(local) }
      if element.kind == .action, element.details?.action == .submit {
        submissionState.add(button: base + local)
      }
      if reused == nil {
        slots.append(slot)
      } else {
        // Old readers are told apart by their version.
        slot.links = slots[base + local].links
        slots[base + local] = slot
      }
      if isShown, !isFirst { noteShown(base + local) }
    }
    blocks[index].showsAll = showsAll
    if isBelowShown { mark(blocks[index].owner, .value) }
    return index
  }

  /// Reads all fields of a block for the first time.
  func readAll(_ index: Int) {
    let noRules = RuleChain()
    let block = blocks[index]
    self.model(of: index).read { model in
      for (local, element) in block.elements.enumerated() {
        guard element.kind == .field else { continue }
        let field = unsafeDowncast(element, to: FieldElement.self)
        let isRequired = field.flags.contains(.required)
        let isChoice = field.flags.contains(.choice)
        let rules = field.rules ?? noRules
        let codec = field.codec
        let slot = block.base + local
        let value = allValues(field.read(model), field, in: index)
        validate(slot, value, isRequired: isRequired, isChoice: isChoice, rules, codec)
        slots[slot].value = value
        refreshProgress(slot, field)
      }
    }
    operations.reads += block.elements.count
  }

  func counts(of index: Int) -> [Int32] {
    let block = blocks[index]
    guard block.core.leadsFurther else { return block.slots.map { slots[$0].flags.contains(.listed) ? 1 : 0 } }
    return block.slots.map { slot in
      var count: Int32 = slots[slot].flags.contains(.listed) ? 1 : 0
      if slots[slot].flags.contains(.isField) { return count }
      if !children.isEmpty, let child = children[slot], blocks[child].isInline {
        count += Int32(blocks[child].tree.total)
      } else if !collections.isEmpty, let collection = collections[slot] {
        count += Int32(collection.order.rows)
      }
      return count
    }
  }

  /// The value in a slot. `slots[slot].value` is the same, but the compiler copies the whole slot for it.
  @inline(__always) func storedValue(_ slot: Int) -> StoredValue {
    slots.withUnsafeBufferPointer { slots in
      precondition(slots.indices.contains(slot))
      return (slots.baseAddress! + slot).pointee.value
    }
  }

  func element(at slot: Int) -> FormElement {
    let index = block(of: slot)
    // As above: a block isn't copied to look at its layout.
    return blocks.withUnsafeBufferPointer { blocks in
      precondition(blocks.indices.contains(index))
      let block = blocks.baseAddress! + index
      return block.pointee.elements[slot - block.pointee.base]
    }
  }

  /// The title of a row.
  func title(of slot: Int) -> FormString {
    let block = blocks[block(of: slot)]
    if block.node >= 0, let title = collections[block.owner]?.element.details?.elementTitle {
      return title(model(of: block))
    }
    return decidedTitle(of: slot) ?? block.elements[slot - block.base].title
  }

  func field(at slot: Int) -> FieldElement? {
    guard slots[slot].flags.contains(.isField) else { return nil }
    return unsafeDowncast(element(at: slot), to: FieldElement.self)
  }

  /// The number of sections that enclose an element.
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
