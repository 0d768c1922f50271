/// Elements that a program has changed by setting the whole property.
extension FormEngine {
  /// Rereads an element after its collection was set, or has changed by itself.
  ///
  /// An element that is another one now is recorded whole, because undo and reset also have to restore those of its
  /// properties that are no fields.
  ///
  /// - Parameter whole: What it was before; nil if it is new.
  func followElement(_ node: Int32, of collection: CollectionState, replacing whole: ValueBox?, as step: UndoStep) {
    let row = collection.slot(of: node)
    let isRecorded = whole.map { recordReplaced(node, of: collection, $0) } ?? false
    let below = blocks(in: collection.block(of: node))
    let existed = below.map { slots[blocks[$0].base].flags.contains(.exists) }
    for (index, existed) in zip(below, existed) where isLive(index) {
      // What is no field may have changed, too.
      if isRecorded {
        queueReaders(of: blocks[index], .block)
        markDeclaredSummary(of: index)
      }
      followPresence(of: index, as: isRecorded ? .noStep : step)
      // What the recorded element restores by itself must not create a subform that is nil again by then.
      let isKept = existed == model(of: index).isPresent
      readFields(of: index, blocks[index].elements.indices, as: isRecorded && !isKept ? .noStep : step)
      match(in: index, as: isRecorded ? .noStep : step)
      followLate(in: index, as: isRecorded ? .noStep : step)
    }
    if isRecorded { mark(row, .value) }
  }

  /// Makes a change to the model that may also remove elements, as part of this step.
  func rereading(_ change: () -> Void) {
    keepingElements(below: 0) {
      change()
      readAgain(as: .ownStep)
    }
  }

  /// Makes a change to the model that may remove elements below a block, and keeps what these are, so that they can come
  /// back.
  ///
  /// - Complexity: O(elements below the block).
  func keepingElements(below index: Int, _ change: () -> Void) {
    let live = collections.values.filter {
      isLive($0.parent) && isInside($0.parent, index) && model(of: $0.parent).isPresent
    }
    for collection in live {
      let wholes = collection.element.wholes(model(of: collection.parent))
      collection.lost = Dictionary(zip(collection.order.all, wholes), uniquingKeysWith: { first, _ in first })
    }
    change()
    for collection in live { collection.lost = [:] }
  }

  /// Records an element as it was if it is another one now.
  ///
  /// - Returns: Whether it is.
  private func recordReplaced(_ node: Int32, of collection: CollectionState, _ whole: ValueBox) -> Bool {
    let row = collection.slot(of: node)
    guard let child = children[row] else { return false }
    let index = collection.order.index(of: node)
    // What can't be compared may have changed.
    guard collection.element.isSame(whole, at: index, model(of: collection.parent)) != true else { return false }
    let before = presence(of: child, whole)
    history.record(row, before, nil)
    keepLost(row, before)
    noteReplaced(row)
    return true
  }

  /// Finds out whether a subform has been created or set to nil.
  func followPresence(of index: Int, as step: UndoStep) {
    let owner = blocks[index].owner
    guard owner >= 0, case .flag(let wasPresent) = storedValue(owner) else { return }
    let isPresent = model(of: index).isPresent
    guard isPresent != wasPresent else { return }
    record(owner, .flag(wasPresent), nil, in: step)
    replaceValue(owner, .flag(isPresent))
    noteReplaced(owner)
    updatePresence(index)
    // Those in it may have been nil before, but count only now.
    noteExistence(owner)
    subformRows(in: index).forEach(noteExistence)
    if !isPresent {
      forgetVisits(in: index)
      // What was typed in it goes with it.
      if !drafts.isEmpty { forEachSlot(in: index, forgetDraft) }
      if !heldBack.isEmpty { forEachSlot(in: index) { heldBack[$0] = nil } }
      blocks(in: index).forEach(startOver)
    }
    refreshDirty(owner)
    revalidate(owner)
    mark(owner, .value)
    queueReaders(owner, .value)
  }
}
