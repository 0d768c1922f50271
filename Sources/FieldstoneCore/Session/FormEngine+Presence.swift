/// Subforms that may be nil: made when they are first needed, and set to nil.
extension FormEngine {
  func makePresent(_ block: Block) {
    guard block.owner >= 0, !block.access.isPresent(root) else { return }
    makePresent(blocks[block.parent])
    guard !block.access.isPresent(root) else { return }
    if !isReplaying { history.record(block.owner, .flag(false), nil) }
    setPresent(block.owner, true)
  }

  /// Makes a subform, or sets it to nil.
  func setPresent(_ owner: Int, _ isPresent: Bool, writes: Bool = true) {
    guard let child = children[owner] else { return }
    if writes { blocks[child].access.setPresent(isPresent, root) }
    changeCount &+= 1
    replaceValue(owner, .flag(isPresent))
    updatePresence(child)
    refreshDirty(owner)
    revalidate(owner)
    if isPresent { writeComputed(in: blocks[child]) }
    mark(owner, .value)
    queueReaders(owner, .value)
  }

  private func writeComputed(in block: Block) {
    for (local, element) in block.elements.enumerated() where element.flags.contains(.computed) {
      let slot = block.base + local
      if let field = field(at: slot) { write(field, slots[slot].value, slot, in: block) }
    }
  }

  /// What a subform that may be nil is, for a step of undo: the whole of it, or that it is nil.
  func presence(_ slot: Int) -> StoredValue {
    guard let child = children[slot], let whole = blocks[child].access.whole(root) else { return .flag(false) }
    return .boxed(whole)
  }

  /// Puts back what ``presence(_:)`` gave.
  func putPresence(_ slot: Int, _ presence: StoredValue) {
    guard let child = children[slot] else { return }
    if case .boxed(let whole) = presence { blocks[child].access.put(whole, root) }
    setPresent(slot, presence != .flag(false))
    readBelow(child)
  }

  /// The fields of a subform, and below, show what the model has now.
  private func readBelow(_ index: Int) {
    readFields(of: index, blocks[index].elements.indices)
    for local in blocks[index].elements.indices {
      let slot = blocks[index].base + local
      guard let child = children[slot] else { continue }
      if element(at: slot).flags.contains(.optional) {
        setPresent(slot, blocks[child].access.isPresent(root), writes: false)
      }
      readBelow(child)
    }
  }

  /// Makes a subform that may be nil, or sets it to nil; undo brings all of it back.
  ///
  /// - Returns: whether the row is such a subform.
  func setSubform(_ slot: Int, _ isPresent: Bool) -> Bool {
    guard let child = children[slot], element(at: slot).flags.contains(.optional) else { return false }
    guard blocks[child].access.isPresent(root) != isPresent else { return true }
    if isPresent {
      makePresent(blocks[child])
    } else {
      history.record(slot, presence(slot), nil)
      putPresence(slot, .flag(false))
    }
    currentFacts.isSubmitted = false
    return true
  }

  func makeBlank(_ index: Int) {
    let block = blocks[index]
    for (local, element) in block.elements.enumerated() {
      guard element.kind == .link, let child = children[block.base + local] else {
        drop(block.base + local)
        continue
      }
      if !setSubform(block.base + local, false) { makeBlank(child) }
    }
  }

  /// A subform came to be, or is nil now: its fields count, or do not.
  ///
  /// - Complexity: O(rows of the subform).
  func updatePresence(_ index: Int) {
    let block = blocks[index]
    let isPresent = block.access.isPresent(root)
    for slot in block.base..<(block.base + block.elements.count)
    where slots[slot].flags.contains(.present) != isPresent {
      changeActivity(slot) { slots[slot].flags.set(.present, isPresent) }
      if let child = children[slot] { updatePresence(child) }
    }
    guard block.isInline, !isBuilding else { return }
    for local in block.elements.indices where block.elements[local].group < 0 { updateOpen(block.base + local) }
  }
}
