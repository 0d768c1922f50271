/// Records what closures read from the form while they run.
extension FormEngine {
  func record(_ fact: Dependency) {
    guard tracking.isRecording else { return }
    // Most closures read few facts, some of them twice, so a linear search is enough.
    if tracking.recorded.count <= 8, tracking.recorded.contains(fact) { return }
    tracking.recorded.append(fact)
    let link = Int(slots[fact.slot].links)
    guard link >= 0 else { return }
    for writer in links[link].writers where writer.aspect == fact.aspect {
      let tracker = trackers[Int(writer.tracker)]
      if tracker.isQueued || tracker.isWaiting { tracking.missing = writer.tracker }
      tracking.highestRank = max(tracking.highestRank, tracker.rank)
    }
  }

  /// Records a read of a property. One that is not a field may depend on any field of its block, so it counts as a read
  /// of the whole block.
  ///
  /// - Returns: The property's field, if it is one.
  @discardableResult func recordRead(of path: AnyKeyPath?, in index: Int) -> Int? {
    guard tracking.isRecording else { return nil }
    let block = blocks[index]
    if let path, let slot = slot(of: path, in: index) {
      record(Dependency(slot, .value))
      return slot
    }
    if !block.elements.isEmpty { record(Dependency(block.base, .block)) }
    return nil
  }

  /// The field for a property of a block's model, or of a model below it.
  func slot(of path: AnyKeyPath, in block: Int) -> Int? {
    if let local = blocks[block].byPath[path] { return blocks[block].base + Int(local) }
    return blocks.count > 1 ? wholePaths(from: block)[path] : nil
  }

  /// The fields of a block and of all blocks below it, by their path from the block's model. Created when first needed.
  ///
  /// - Complexity: O(fields), once per block.
  func wholePaths(from top: Int) -> [AnyKeyPath: Int] {
    if let known = pathTables[top] { return known }
    var table: [AnyKeyPath: Int] = [:]
    for index in blocks.indices {
      // Extends the block's own paths to whole paths, through each subform on the way up.
      var owners: [NestedElement] = []
      var above = index
      while above != top, above >= 0 {
        if let nested = element(at: max(blocks[above].owner, 0)) as? NestedElement { owners.append(nested) }
        above = blocks[above].parent
      }
      guard above == top else { continue }
      for element in blocks[index].elements {
        guard let own = element.path else { continue }
        let whole = owners.reduce(Optional(own)) { path, owner in path.flatMap(owner.appended) }
        if let whole { table[whole] = blocks[index].base + Int(element.index) }
      }
    }
    pathTables[top] = table
    return table
  }

  func slot<Value>(of reference: FieldReference<Value>, in block: Int) -> Int? {
    guard (0..<reference.element.count).contains(reference.index) else { return nil }
    return slot(of: reference.element, below: reference.owners, in: block).map { $0 + reference.index }
  }

  /// The slot of an element; for a series, its first slot.
  func slot(of element: FormElement, below owners: some Collection<FormElement>, in index: Int) -> Int? {
    var block = index
    for owner in owners {
      guard let local = blocks[block].core.firstIndex(of: owner), let child = children[blocks[block].base + local]
      else {
        return nil
      }
      block = child
    }
    return blocks[block].core.firstIndex(of: element).map { blocks[block].base + $0 }
  }
}
