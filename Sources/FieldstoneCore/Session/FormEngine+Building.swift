extension FormEngine {
  /// Creates the blocks and slots, then reads and validates every field.
  ///
  /// - Complexity: O(rows).
  func build(_ access: AnyAccess) {
    addBlock(core, parent: -1, owner: -1, isInline: false, prefix: "", depth: 0, access: access, model: root)
    var next = 0
    // Breadth-first: blocks are appended while the list is walked.
    while next < blocks.count {
      let block = blocks[next]
      block.elements.forEach { element, range in
        guard element.kind == .link, let nested = element as? NestedElement else { return }
        let owner = block.base + range.lowerBound
        let isInline = nested.flags.contains(.inline)
        children[owner] = blocks.count
        addBlock(
          nested.child, parent: next, owner: owner, isInline: isInline,
          prefix: element.name.isEmpty ? block.prefix : block.prefix + element.name + ".",
          depth: isInline ? depthBelow(element, in: block) : 0,
          access: nested.access(block.access), model: nil)
      }
      next += 1
    }
    for index in defaulted.keys.sorted() { storeDefaults(of: index) }
    hasViewers = blocks.contains { !$0.core.viewers.isEmpty }
    readAll()
    for index in blocks.indices where blocks[index].owner >= 0 { updatePresence(index) }
    for block in blocks where !block.showsAll {
      for slot in block.slots where !slots[slot].flags.contains(.shown) { updateUnhidden(slot) }
    }
    for block in blocks where block.owner >= 0 { revalidate(block.owner, nil) }
    addTrackers()
    followChanges()
    // Last to first: a block's counts need the totals of its inline subforms, which come after it.
    for (index, block) in blocks.enumerated().reversed() {
      block.tree = block.showsAll ? CountTree(ones: block.elements.count) : CountTree(counts(of: index))
    }
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
    slot.flags = [.ownVisible, .ownEnabled, .enabled, .exists]
    slots.reserveCapacity(base + core.elements.count)
    let isFirst = parent < 0
    var showsAll = true
    core.elements.forEach { element, range in
      let isField = element.kind == .field
      slot.flags.set(.isField, isField)
      slot.flags.set(.isChecked, isField || element.flags.contains(.optional))
      // Nothing above can hide it, and its own condition has not run yet.
      let isShown = isFirst && isField && element.group < 0
      slot.flags.set([.unhidden, .shown, .listed], isShown)
      showsAll = showsAll && isShown
      if element.flags.contains(.defaulted) { defaulted[index, default: []] += range }
      if element.kind == .action, element.details?.action == .submit {
        submissionState.add(button: base + range.lowerBound)
      }
      slots += repeatElement(slot, count: range.count)
    }
    blocks[index].showsAll = showsAll
  }

  private func readAll() {
    let noRules = RuleChain()
    for block in blocks {
      block.access.read(root) { model in
        block.elements.forEach { element, range in
          guard element.kind == .field else { return }
          let field = unsafeDowncast(element, to: FieldElement.self)
          let isRequired = field.flags.contains(.required)
          let isChoice = field.flags.contains(.choice)
          let rules = field.rules ?? noRules
          let codec = field.codec
          field.read(model, at: range) { local, value in
            let slot = block.base + local
            validate(slot, value, isRequired: isRequired, isChoice: isChoice, rules, codec)
            slots[slot].value = value
            refreshProgress(slot, field)
          }
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
    return block.slots.map { slot in
      var count: Int32 = slots[slot].flags.contains(.listed) ? 1 : 0
      if !children.isEmpty, let child = children[slot], blocks[child].isInline {
        count += Int32(blocks[child].tree.total)
      }
      return count
    }
  }

  func element(at slot: Int) -> FormElement {
    let block = blocks[Int(slots[slot].block)]
    return block.elements[slot - block.base]
  }

  /// The title of a row.
  func title(of slot: Int) -> FormString { element(at: slot).title(at: slot - blocks[block(of: slot)].base) }

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
