/// Conflicts with what others have changed: which there are, what a row says of them, and how they are resolved.
extension FormEngine {
  /// The conflicts that are not resolved, in display order, whether or not their rows are shown.
  ///
  /// - Complexity: O(conflicts · log conflicts).
  public var conflicts: [FormConflict] {
    inDisplayOrder(conflictState.slots.filter(isConflicting)).map { slot in
      let (mine, theirs) = (storedValue(slot), start(of: slot))
      return FormConflict(
        row: rowID(slot), title: title(of: slot).text(in: environment), mine: words(for: mine, at: slot),
        theirs: words(for: theirs, at: slot), author: conflictState[slot]?.author)
    }
  }

  /// Resolves a conflict, as one undo step.
  ///
  /// - Returns: Whether the row had one.
  @discardableResult public func resolve(_ row: FormRowID, _ choice: FormConflict.Choice) -> Bool {
    guard let slot = slot(of: row), isConflicting(slot) else { return false }
    perform { settle(slot, choice) }
    return true
  }

  /// Resolves all conflicts in the same way, as one undo step.
  ///
  /// - Complexity: O(conflicts).
  public func resolveConflicts(_ choice: FormConflict.Choice) {
    perform { settleAll(choice) }
  }

  func settleAll(_ choice: FormConflict.Choice) {
    for slot in inDisplayOrder(conflictState.slots.filter(isConflicting)) where isConflicting(slot) {
      settle(slot, choice)
    }
  }

  /// Whether a row has a conflict: not while it has, by whatever way, the answer of the others.
  func isConflicting(_ slot: Int) -> Bool {
    conflictState[slot] != nil && isLive(block(of: slot)) && differsFromStart(slot)
  }

  private func differsFromStart(_ slot: Int) -> Bool {
    guard let collection = element(containing: slot) else { return slots[slot].flags.contains(.dirty) }
    return !collection.list.order.wasThere(collection.node)
  }

  /// The element that a row is the first row of.
  private func element(containing slot: Int) -> (list: CollectionState, node: Int32)? {
    let block = blocks[block(of: slot)]
    guard block.node >= 0, block.base == slot, let list = collections[block.owner] else { return nil }
    // The row of a simple value is the value.
    return slots[slot].flags.contains(.isField) ? nil : (list, block.node)
  }

  func settle(_ slot: Int, _ choice: FormConflict.Choice) {
    // The text that is being typed becomes the value, or gives way to the other one.
    takeHeld(slot)
    history.endTyping()
    history.record(slot, .boxed(ConflictBox(conflictState[slot])), nil)
    if choice == .theirs { take(startOf: slot) }
    setConflict(slot, nil)
    discardSubmit()
  }

  private func take(startOf slot: Int) {
    if field(at: slot) != nil {
      assign(slot, start(of: slot), draft: nil)
    } else if let element = element(containing: slot) {
      history.record(element.list.slot, .boxed(place(of: element.node, in: element.list)), nil)
      takeOut(element.node, of: element.list)
    } else if element(at: slot).flags.contains(.optional) {
      _ = setSubform(slot, start(of: slot) == .flag(true))
    }
  }

  /// Notes a conflict, or that there is none anymore.
  func setConflict(_ slot: Int, _ entry: Conflicts.Entry?) {
    guard conflictState[slot] != entry else { return }
    let wasConflicting = isConflicting(slot)
    conflictState[slot] = entry
    if isLive(block(of: slot)), wasConflicting || isConflicting(slot) { showConflict(slot) }
  }

  /// Has the lists of conflicts look again which there are.
  func noteConflicts() { conflictHeadings.forEach { queueReaders($0, .value) } }

  /// Brings what a row says of its conflict up to date.
  func showConflict(_ slot: Int) {
    mark(slot, .states)
    noteConflicts()
    revalidate(slot)
    if conflictState[slot] != nil { noteVisit(slot, .mayShowIssues) }
    refreshShowing(slot)
  }

  /// Restores the conflicts of a snapshot, with the answers of the others that the model has now.
  func restoreConflicts(_ authors: [String: String]) {
    for slot in conflictState.slots { setConflict(slot, nil) }
    for (path, author) in authors.sorted(by: { $0.key < $1.key }) {
      guard let slot = slot(of: FormRowID(path)) else { continue }
      setConflict(slot, Conflicts.Entry(author: author.isEmpty ? nil : author))
    }
  }

  /// What a row with a conflict says.
  func conflictIssue(_ slot: Int) -> FormIssue? {
    guard isConflicting(slot), let entry = conflictState[slot] else { return nil }
    let author = entry.author.map { FormString(verbatim: $0) }
    guard let field = field(at: slot) else { return FormIssue(.removedElsewhere(by: author)) }
    if field.isPrivate { return FormIssue(.changedElsewhere(nil, by: author)) }
    let theirs = start(of: slot)
    let answer = theirs.isEmpty ? FormString("") : shown(theirs, of: field, at: slot)
    return FormIssue(.changedElsewhere(answer, by: author))
  }
}

/// What people do about conflicts.
extension FormEngine {
  /// The entries that the menu of a row has while it has a conflict.
  func conflictActions(_ slot: Int) -> [FormRow.ContextAction] {
    guard !conflictState.isEmpty, isConflicting(slot) else { return [] }
    return [(FormAction.keepMine, CommonText.keepMine), (.takeTheirs, .takeTheirs)].map { action, text in
      FormRow.ContextAction(
        id: action.name, title: FormString.common(text).text(in: environment), icon: nil, role: .plain,
        isForReturn: false)
    }
  }

  /// Does one of these.
  ///
  /// - Returns: Nil if the action isn't one of them.
  func actOnConflict(_ slot: Int, _ name: String) -> FormReply? {
    let choices = [FormAction.keepMine.name: FormConflict.Choice.mine, FormAction.takeTheirs.name: .theirs]
    guard let choice = choices[name] else { return nil }
    guard isConflicting(slot) else { return .refused(.noEffect) }
    settle(slot, choice)
    return .accepted
  }
}
