/// The elements that the session began with, which drafts are relative to.
extension FormEngine {
  /// Makes them the baseline again, whatever has been submitted since.
  func returnElements() {
    for (slot, collection) in collections where collection.origin != nil {
      collection.returnStart()
      noteStartElements(slot, of: collection)
    }
  }

  /// Restores which elements were there at the baseline, after those that are there now. One that only the draft knew
  /// can't come back.
  ///
  /// - Parameter paths: All collections of the draft. One in a new element that has no entry began without elements.
  func restoreStartElements(_ elements: [String: [String]], of paths: some Sequence<String>) {
    for path in Set(elements.keys).union(paths) {
      guard let slot = slot(of: FormRowID(path)), let collection = collections[slot],
        let ids = elements[path] ?? (isInNewElement(slot) ? [] : nil)
      else { continue }
      let numbers = ids.map { (id: $0, node: collection.number(of: $0) ?? -1) }
      let nodes = numbers.map(\.node).filter { $0 >= 0 }
      guard Set(nodes).count == nodes.count else { continue }
      collection.setStart(nodes, lost: numbers.filter { $0.node < 0 }.map(\.id))
      noteStartElements(slot, of: collection)
    }
  }

  /// Updates whether a collection is dirty after its baseline has changed.
  func noteStartElements(_ slot: Int, of collection: CollectionState) {
    slots[slot].value = .integer(collection.isChanged ? 1 : 0)
    if let removed = removedElement(containing: slot) {
      removed.starts[slot] = .integer(0)
      return
    }
    setStart(slot, .integer(0))
    if collection.isChanged { noteChanged(slot) }
    refreshDirty(slot)
  }

  /// What was kept of the element that contains a row, if it was removed.
  func removedElement(containing slot: Int) -> RemovedElement? {
    var block = blocks[block(of: slot)]
    while block.owner >= 0 {
      if block.node >= 0, let collection = collections[block.owner], !collection.order.contains(block.node) {
        return collection.removed[block.node]
      }
      block = blocks[block.parent]
    }
    return nil
  }
}
