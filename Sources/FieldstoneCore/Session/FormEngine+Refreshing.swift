extension FormEngine {
  /// Picks up what others have changed in a subform, in an enum, or in the elements of a collection.
  ///
  /// - Complexity: O(fields below the row).
  func refreshAll(below slot: Int) {
    perform {
      let parent = block(of: slot)
      if let child = children[slot] { refresh(child) }
      if let collection = collections[slot] {
        match(collection, as: .lastStep)
        for node in collection.order.all { refresh(collection.block(of: node)) }
      }
      // Others may have created what has no rows yet.
      if children[slot] == nil { followLate(in: parent, as: .lastStep) }
      queueDependentsOfValue(slot, parent, blocks[parent])
      mark(slot, .value)
      if currentFacts.isDirty { discardSubmit() }
    }
  }

  private func refresh(_ index: Int) {
    for below in blocks(in: index) where isLive(below) { reread(below, as: .lastStep) }
  }
}
