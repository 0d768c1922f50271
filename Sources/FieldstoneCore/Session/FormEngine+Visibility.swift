/// Which rows show. Visibility cascades from section to subform to row.
extension FormEngine {
  func setOwnVisible(_ slot: Int, _ isVisible: Bool) {
    guard slots[slot].flags.contains(.ownVisible) != isVisible else { return }
    slots[slot].flags.set(.ownVisible, isVisible)
    updateUnhidden(slot)
  }

  /// The parent of a row: its section, else the row that leads to its block; -1 if it has none.
  func parent(of slot: Int) -> Int {
    let block = blocks[Int(slots[slot].block)]
    let group = block.elements[slot - block.base].group
    return group >= 0 ? block.base + Int(group) : block.owner
  }

  /// Calls a closure with the direct children of a section's header or a subform's row. Recursion follows only the
  /// nesting of the form.
  func forEachChild(of slot: Int, _ body: (Int) -> Void) {
    let index = Int(slots[slot].block)
    let block = blocks[index]
    let local = slot - block.base
    switch block.elements[local].kind {
    case .header:
      var next = local + 1
      while next < block.elements.count, isInside(next, of: local, in: block) {
        if Int(block.elements[next].group) == local { body(block.base + next) }
        next += 1
      }
    case .collection:
      body(slot + 1)
      collections[slot]?.forEachSlot(body)
    case .link, .element:
      guard let child = children[slot] else { return }
      let below = blocks[child]
      for local in below.elements.indices where below.elements[local].group < 0 { body(below.base + local) }
    default: break
    }
  }

  private func isInside(_ element: Int, of header: Int, in block: Block) -> Bool {
    var group = Int(block.elements[element].group)
    while group > header { group = Int(block.elements[group].group) }
    return group == header
  }

  func updateUnhidden(_ slot: Int) {
    let parent = parent(of: slot)
    let isOpen =
      slots[slot].flags.contains(.ownVisible) && !isMissing(slot)
      && (parent < 0 || slots[parent].flags.contains(.unhidden))
    guard slots[slot].flags.contains(.unhidden) != isOpen else { return }
    changeActivity(slot) { slots[slot].flags.set(.unhidden, isOpen) }
    let kind = element(at: slot).kind
    if [.header, .link, .collection, .element].contains(kind) { forEachChild(of: slot, updateUnhidden) }
    updateShown(slot, kind)
  }

  /// Whether a row belongs to an inline subform that is nil and so has nothing to show.
  private func isMissing(_ slot: Int) -> Bool {
    var slot = slot
    var block = blocks[Int(slots[slot].block)]
    // The choice of a case is a row like those around it.
    while block.isInline, isHeadless(block.owner) {
      slot = block.owner
      block = blocks[block.parent]
    }
    return block.isInline && !slots[slot].flags.contains(.exists)
  }

  /// Updates whether a row shows: a header shows while any row under it does, a footer with its header.
  func updateShown(_ slot: Int, _ kind: FormRow.Kind) {
    let isOpen = slots[slot].flags.contains(.unhidden)
    switch kind {
    case .header: setShown(slot, kind, isOpen && members[slot, default: 0] > 0)
    case .footer: setShown(slot, kind, isOpen && slots[parent(of: slot)].flags.contains(.shown))
    // Where nothing can ever be added, there is no row for it.
    case .add: setShown(slot, kind, isOpen && element(at: slot).flags.isDisjoint(with: .excluded))
    // A notice shows while its issues do.
    case .notice: setShown(slot, kind, isOpen && slots[slot].flags.contains(.showing))
    default: setShown(slot, kind, isOpen)
    }
  }

  private func setShown(_ slot: Int, _ kind: FormRow.Kind, _ isShown: Bool) {
    guard slots[slot].flags.contains(.shown) != isShown else { return }
    changeActivity(slot) { slots[slot].flags.set(.shown, isShown) }
    if kind == .link, isHeadless(slot) {
      // Its rows show without it.
      if isBuilding { blocks[block(of: slot)].showsAll = false }
    } else if isBuilding {
      slots[slot].flags.set(.listed, isShown)
      if !isShown { blocks[block(of: slot)].showsAll = false }
    } else {
      operations.rows += 1
      if !slots[slot].flags.contains(.togglePending) {
        slots[slot].flags.insert(.togglePending)
        changeLog.note(toggled: slot)
      }
      focus.doubt(slot)
      // The titles of steps say how many there are.
      if kind == .link, element(at: slot) is StepElement { changeLog.notePages() }
      noteHiding(slot, wasShown: !isShown)
    }
    queueReaders(slot, .visible)
    let block = blocks[Int(slots[slot].block)]
    markFirstAnswers(slot, in: Int(block.index))
    if kind == .collection { markStep(ofList: slot) }
    let group = block.elements[slot - block.base].group
    if group >= 0, kind != .footer, kind != .notice, kind != .add {
      let header = block.base + Int(group)
      let count = members[header, default: 0] + (isShown ? 1 : -1)
      members[header] = count
      if count == 0 || (count == 1 && isShown) { updateShown(header, .header) }
    }
    if kind == .header {
      forEachChild(of: slot) { child in
        if element(at: child).kind == .footer { updateShown(child, .footer) }
      }
    }
  }

  /// Notes a row that has shown since it was made.
  func noteShown(_ slot: Int) {
    operations.rows += 1
    changeLog.note(toggled: slot)
    noteHiding(slot, wasShown: false)
  }

  /// Makes a change that may affect whether a field counts, and updates the counters.
  func changeActivity(_ slot: Int, _ change: () -> Void) {
    // Most fields have no issues, so there is nothing to count.
    if slots[slot].issues >= 0 {
      countIssues(slot, -1)
      changeUsability(slot, change)
      countIssues(slot, 1)
      refreshShowing(slot)
    } else {
      change()
    }
    refreshProgress(slot)
  }

  /// Closes pages whose row is no longer shown, and those on top of them.
  func closeHiddenPages() {
    guard openBlocks.count > 1,
      let first = openBlocks.firstIndex(where: { $0 > 0 && !slots[blocks[$0].owner].flags.contains(.shown) })
    else { return }
    openBlocks.removeSubrange(first...)
    changeLog.notePages()
    loseFocus()
  }
}

extension OptionSet where Element == Self {
  mutating func set(_ option: Self, _ isOn: Bool) {
    if isOn { insert(option) } else { remove(option) }
  }
}
