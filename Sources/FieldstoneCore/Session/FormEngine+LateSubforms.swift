/// Late subforms: an optional subform that is nil has no rows until it is created, its page is opened, or something in it
/// is looked up or read.
extension FormEngine {
  /// The block that a row leads to, which is made if it is late; nil for a row that leads to none.
  func child(of slot: Int) -> Int? {
    if let child = children[slot] { return child }
    guard element(at: slot).flags.contains(.optional), element(at: slot) is NestedElement else { return nil }
    makeLate(slot)
    // Its conditions decide which of its rows can be answered. In the middle of a change, they run after it.
    guard depth == 0 || depth == 1 && beginsWithLookup, !isBuilding else { return children[slot] }
    depth += 1
    tracking.epoch += 1
    followChanges()
    spliceToggles()
    depth -= 1
    return children[slot]
  }

  /// Makes the rows of a late subform as they are while it is nil, even if others have just created it: their start
  /// values are those of a blank model.
  func makeLate(_ owner: Int) {
    guard children[owner] == nil, let nested = element(at: owner) as? NestedElement else { return }
    let layout = layout(below: owner, nested)
    let isPresent = isPresent(below: owner, nested)
    guard !isEndless(layout, from: block(of: owner), owner, isPresent: isPresent) else { return }
    let outer = lateAccess
    lateAccess = layout.access
    defer { lateAccess = outer }
    let child = addSubform(of: owner, layout)
    forgetTexts()
    let made = addBlocks(below: [child])
    begin(made)
    addTrackers(about: made)
    showRows(of: child)
  }

  /// Shows the rows of a block, and what is below them, where nothing hides them.
  func showRows(of index: Int) {
    let block = blocks[index]
    for local in block.elements.indices where block.elements[local].group < 0 { updateUnhidden(block.base + local) }
  }

  /// Gives the rows of new blocks their first values.
  ///
  /// - Parameter made: Blocks, each before those in it.
  func begin(_ made: [Int]) {
    for index in made {
      storeDefaults(of: index)
      hasViewers = hasViewers || !blocks[index].core.viewers.isEmpty
      // The row of an element has the same model as the fields below it, which are read in any case.
      if blocks[index].core.hasFields || children[blocks[index].base] == nil { readAll(index) }
    }
    for index in made where !blocks[index].showsAll {
      updatePresence(index)
      if !blocks[index].isInline { showRows(of: index) }
    }
    for index in made where blocks[index].core.leadsFurther {
      for owner in subformRows(in: index) {
        revalidate(owner, nil)
        if element(at: owner).flags.contains(.existsWhileVisible) { hiddenDrops.decideLater(owner) }
      }
    }
    for index in made.reversed() {
      countRows(of: index)
      guard blocks[index].core.leadsFurther, !collections.isEmpty else { continue }
      for slot in blocks[index].slots where !slots[slot].flags.contains(.isField) {
        guard let inner = collections[slot] else { continue }
        inner.order.moveStart()
        remember(inner)
        revalidate(slot, nil)
      }
    }
    addTrackers(in: made)
  }

  /// What the blocks that a row leads to have in common.
  func layout(below owner: Int, _ nested: NestedElement) -> BlockLayout {
    let block = blocks[block(of: owner)]
    return block.layout.below(owner - block.base) {
      let isInline = nested.flags.contains(.inline)
      return BlockLayout(
        nested.child, nested.access(block.layout.access), isInline: isInline,
        depth: isInline ? depthBelow(nested, in: block) : 0,
        prefix: block.layout.prefix.map { nested.namesRows ? $0 + nested.name + "." : $0 })
    }
  }

  /// Whether the subform that a row leads to exists, although it may not have a block yet.
  func isPresent(below owner: Int, _ nested: NestedElement) -> Bool {
    let location = ModelLocation(root: root, block: children[owner] ?? block(of: owner), engine: self)
    return layout(below: owner, nested).access.isPresent(location)
  }

  /// The rows of a block that lead to subforms.
  func subformRows(in index: Int) -> [Int] {
    guard blocks[index].core.leadsFurther else { return [] }
    return blocks[index].slots.filter { element(at: $0) is NestedElement }
  }

  /// The rows of a block that lead to late subforms.
  func lateOwners(in index: Int) -> [(owner: Int, nested: NestedElement)] {
    subformRows(in: index).compactMap { owner in
      guard children[owner] == nil, let nested = element(at: owner) as? NestedElement,
        nested.flags.contains(.optional)
      else { return nil }
      return (owner, nested)
    }
  }

  /// A row that led to an object that contains it is looked at again.
  private func forgetEndless(_ owner: Int) {
    foundProblems.removeAll { $0 == FormProblem(kind: .containsItself, key: rowID(owner).path) }
    setWithoutRows(owner, exists: false)
  }

  /// Notes whether a subform exists that has no rows.
  private func setWithoutRows(_ owner: Int, exists: Bool) {
    replaceValue(owner, .flag(exists))
    mark(owner, .value)
    refreshDirty(owner)
  }

  /// Makes the late subforms in a block that others have created, and reads what is in them.
  func followLate(in index: Int, as step: UndoStep) {
    for (owner, nested) in lateOwners(in: index) {
      if storedValue(owner) == .flag(true) { forgetEndless(owner) }
      guard isPresent(below: owner, nested) else { continue }
      makeLate(owner)
      guard let child = children[owner] else {
        setWithoutRows(owner, exists: true)
        continue
      }
      for index in blocks(in: child) where isLive(index) { reread(index, as: step) }
    }
  }
}
