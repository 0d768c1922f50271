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

  /// The field for a property of a block's model, or of a model below it. Elements of collections have no such path.
  func slot(of path: AnyKeyPath, in block: Int) -> Int? {
    if let local = blocks[block].layout.byPath[path] { return blocks[block].base + Int(local) }
    guard blocks[block].core.leadsFurther, let trail = blocks[block].layout.trails[path] else { return nil }
    var slot = blocks[block].base + Int(trail[0])
    for local in trail.dropFirst() {
      guard let child = child(of: slot) else { return nil }
      slot = blocks[child].base + Int(local)
    }
    return slot
  }

  /// The path of a row's property from the root model; nil for a row in an element of a collection.
  func path(of slot: Int) -> AnyKeyPath? {
    let block = blocks[block(of: slot)]
    var path = block.elements[slot - block.base].path
    var owner = block.owner
    while owner >= 0, let below = path {
      path = (element(at: owner) as? NestedElement)?.appended(below)
      owner = blocks[self.block(of: owner)].owner
    }
    return path
  }

  func slot<Value>(of reference: FieldReference<Value>, in block: Int) -> Int? {
    slot(of: reference.element, below: reference.owners, in: block, child)
  }

  /// The slot of an element.
  ///
  /// - Parameter child: Finds the block that a row leads to.
  func slot(
    of element: FormElement, below owners: some Collection<FormElement>, in index: Int, _ child: (Int) -> Int?
  ) -> Int? {
    var block = index
    for owner in owners {
      guard let row = row(of: owner, in: block), let below = child(row) else { return nil }
      block = below
    }
    return row(of: element, in: block)
  }

  /// The slot of an element of a form, which may be on one of the form's pages.
  private func row(of element: FormElement, in index: Int) -> Int? {
    let block = blocks[index]
    if let local = block.core.firstIndex(of: element) { return block.base + local }
    for page in block.core.pages {
      if let child = children[block.base + page], let slot = row(of: element, in: child) { return slot }
    }
    return nil
  }
}
