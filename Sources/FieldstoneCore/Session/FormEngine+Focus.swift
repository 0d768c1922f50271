/// Keyboard focus: which row has it, which rows can have it, and where it moves.
extension FormEngine {
  func focus(_ row: FormRowID) -> FormReply {
    guard let slot = slot(of: row) else { return .refused(notFound(row)) }
    guard slots[slot].flags.contains(.shown) else { return .refused(.hidden(row)) }
    guard takesFocus(slot) else { return .refused(.wrongInput(row)) }
    guard canHaveFocus(slot) else { return .refused(.disabled(row)) }
    openPage(of: slot)
    if focus.slot != slot { setFocus(slot) }
    noteVisit(slot, .visited)
    return .accepted
  }

  func openPage(of slot: Int) {
    let page = blocks[block(of: slot)].page
    guard openBlocks.last != page else { return }
    openBlocks = path(to: page)
    changeLog.notePages()
  }

  private func takesFocus(_ slot: Int) -> Bool {
    if let field = field(at: slot) { return field.control.takesFocus }
    let element = element(at: slot)
    if element is NestedElement {
      return element.flags.isDisjoint(with: .inline) || element.kind == .element || canBeNil(element)
    }
    if case .disclosure? = element.details?.content { return true }
    return [.action, .add, .link].contains(element.kind)
  }

  func blur(_ row: FormRowID) -> FormReply {
    guard let slot = slot(of: row) else { return .refused(notFound(row)) }
    if focus.slot == slot { setFocus(-1) } else { leave(slot) }
    return .accepted
  }

  func setFocus(_ slot: Int, leaving: Bool = true) {
    // Clearing the focus also gives up the vacancy: no neighbor gets it.
    guard focus.slot != slot || focus.vacancy != nil else { return }
    let previous = focus.slot
    focus.move(to: slot, isUsable: slot >= 0 && canHaveFocus(slot))
    if leaving, previous >= 0 { leave(previous) }
    refreshCollections(around: previous)
    refreshCollections(around: slot)
  }

  /// Called when the user leaves a field: its issues may show from now on, and its text is replaced by the formatted
  /// value.
  private func leave(_ slot: Int) {
    guard takesVisits(slot) else { return }
    takeHeld(slot)
    fireAtEnd(slot)
    history.endTyping()
    if policy == .calm, slots[slot].flags.contains(.answered) { allowIssues(slot) } else { touch(slot) }
    if slots[slot].flags.contains(.hasDraft), !slots[slot].flags.contains(.unparsed) {
      drafts[slot] = nil
      slots[slot].flags.remove(.hasDraft)
      mark(slot, .value)
      queueReaders(slot, .text)
    }
  }

  /// Whether people can visit and leave a row: a field or an optional subform. A collection is visited element by element.
  func takesVisits(_ slot: Int) -> Bool {
    slots[slot].flags.contains(.isField)
      || slots[slot].flags.contains(.isChecked) && collections[slot] == nil
  }

  /// Marks a field as touched.
  func touch(_ slot: Int) {
    guard !slots[slot].flags.contains(.touched) else { return }
    noteVisit(slot, [.touched, .visited])
    currentFacts.touchedFields += 1
  }

  /// Lets a field's issues show, because the user has answered and left it or because they were requested.
  func allowIssues(_ slot: Int) {
    touch(slot)
    guard !slots[slot].flags.contains([.answered, .mayShowIssues]) else { return }
    noteVisit(slot, [.answered, .mayShowIssues])
    refreshVisited(slot)
  }

  /// The row that has the focus, if any.
  public var focusedRow: FormRowID? { focus.slot < 0 ? nil : rowID(focus.slot) }

  /// The next row of the page that can have the focus, if there is one: where Enter moves the focus.
  ///
  /// - Complexity: O(rows skipped · log rows). In a locked form, rows that can't be edited because of that are skipped
  ///   all at once.
  public func focusableRow(after row: FormRowID) -> FormRowID? { focusable(from: row, by: 1) }
  /// The previous row of the page that can have the focus, if there is one.
  public func focusableRow(before row: FormRowID) -> FormRowID? { focusable(from: row, by: -1) }
  /// The first row of the top page that can have the focus.
  public var firstFocusableRow: FormRowID? {
    focusable(from: 0, by: 1, in: openBlocks[openBlocks.count - 1]).map(rowID)
  }

  private func focusable(from row: FormRowID, by step: Int) -> FormRowID? {
    guard let slot = slot(of: row), let start = offset(of: slot) else { return nil }
    return focusable(from: start + step, by: step, in: blocks[block(of: slot)].page).map(rowID)
  }

  /// The first slot at or beyond an offset, in the direction of `step`, that can have the focus.
  func focusable(from start: Int, by step: Int, in page: Int) -> Int? {
    var offset = start
    while offset >= 0, offset < blocks[page].tree.total {
      operations.lookups += 1
      let slot = slot(at: offset, in: page)
      if canHaveFocus(slot) { return slot }
      offset = self.offset(beyond: slot, at: offset, by: step)
    }
    return nil
  }

  /// Where a search for the focus goes on from a row that can't have it: at the next row, or, in a locked form, beyond
  /// all rows that can't be edited because of that.
  private func offset(beyond slot: Int, at offset: Int, by step: Int) -> Int {
    let block = blocks[block(of: slot)]
    let local = slot - block.base
    guard isLocked, isLocked(block.owner) else { return offset + step }
    let stops = block.core.lockedStops
    let after = stops.firstIndex(beyond: local - 1)
    guard after == stops.count || stops[after] != local else { return offset + step }
    // None of the collection's elements has a row to stop at: it ends with the row that adds one.
    if stops.isEmpty, block.node >= 0 {
      let isListed = slots[block.owner].flags.contains(.listed)
      return step > 0 ? self.offset(before: block.owner + 1) : self.offset(before: block.owner) - (isListed ? 0 : 1)
    }
    // A row that isn't a stop is a single one of the page, so the offset before another row of its block is known from
    // what lies between them.
    let start = offset - block.tree.sum(before: local)
    if step > 0 { return start + (after < stops.count ? block.tree.sum(before: stops[after]) : block.tree.total) }
    return start + (after > 0 ? block.tree.sum(before: stops[after - 1] + 1) : 0) - 1
  }

  /// Whether a row can have the focus now.
  func canHaveFocus(_ slot: Int) -> Bool {
    // The row of a pushed subform can: its page can be viewed even if nothing on it can be edited.
    let element = element(at: slot)
    if element is NestedElement, element.flags.isDisjoint(with: .inline) || element.kind == .element { return true }
    if element is ReviewElement { return slots[slot].flags.contains(.enabled) }
    if let collection = collections[slot - 1], !collection.canGrow, element.kind == .add { return false }
    return isEditable(slot) && takesFocus(slot)
  }

  // MARK: Losing the focus

  /// Removes the focus from a row that was hidden or disabled. A neighbor gets it once everything has settled.
  func loseFocus() {
    guard focus.slot >= 0 else { return }
    focus.noteLoss(at: focus.slot)
    setFocus(-1)
  }

  /// Moves the focus to the row now at the position of the one that lost it, or else to the one before.
  func findFocus() {
    fillVacancy()
    guard var slot = focus.takeLoss(), isLive(block(of: slot)) else { return }
    let top = openBlocks[openBlocks.count - 1]
    // If the slot's page was closed, use the position of the row that led to it.
    while blocks[block(of: slot)].page != top {
      let owner = blocks[blocks[block(of: slot)].page].owner
      guard owner >= 0 else { return }
      slot = owner
    }
    let start = offset(before: slot)
    if let next = focusable(from: start, by: 1, in: top) ?? focusable(from: start - 1, by: -1, in: top) {
      setFocus(next)
      noteVisit(next, .visited)
    }
  }
}

extension [Int] {
  /// The index of the first number greater than another one, in a sorted array.
  ///
  /// - Complexity: O(log n).
  fileprivate func firstIndex(beyond number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
