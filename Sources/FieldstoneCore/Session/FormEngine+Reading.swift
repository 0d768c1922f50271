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
    if let local = blocks[block].layout.byPath[path] { return blocks[block].base + Int(local) }
    return blocks[block].core.leadsFurther ? wholePaths(from: block)[path] : nil
  }

  /// The fields of a block and of all subforms below it, by their path from the block's model. Created when first
  /// needed. Elements of collections have no such path.
  ///
  /// - Complexity: O(fields), once per block.
  func wholePaths(from top: Int) -> [AnyKeyPath: Int] {
    if let known = pathTables[top] { return known }
    var table: [AnyKeyPath: Int] = [:]
    addPaths(of: top, to: &table) { $0 }
    pathTables[top] = table
    return table
  }

  private func addPaths(
    of index: Int, to table: inout [AnyKeyPath: Int], _ whole: (AnyKeyPath) -> AnyKeyPath?
  ) {
    let block = blocks[index]
    for element in block.elements {
      let slot = block.base + Int(element.index)
      guard let own = element.path else { continue }
      if let path = whole(own) { table[path] = slot }
      guard let nested = element as? NestedElement, let child = children[slot] else { continue }
      addPaths(of: child, to: &table) { nested.appended($0).flatMap(whole) }
    }
  }

  func slot<Value>(of reference: FieldReference<Value>, in block: Int) -> Int? {
    slot(of: reference.element, below: reference.owners, in: block)
  }

  /// The slot of an element.
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
