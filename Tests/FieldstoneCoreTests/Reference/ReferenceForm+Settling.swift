import FieldstoneCore

/// The consequences of an input: facts, dropped values, pages, the focus.
extension ReferenceForm {
  /// Performs a change as one input, with all its consequences.
  func perform(_ change: () -> Void) {
    step = nil
    continuesTyping = false
    typingBefore = state.typing
    state.typing = nil
    (keepsTyping, isNoted) = (true, false)
    lostElement = nil
    change()
    settle()
    // What only ends, such as a check or a save, doesn't interrupt anybody.
    if state.typing == nil, keepsTyping, !isNoted { state.typing = typingBefore }
    if let step { state.done.append(step) }
    step = nil
    followWork()
    (keepsHidden, isReplaying) = (false, false)
  }

  /// Updates the facts, drops values of rows that are now hidden, closes hidden pages, and moves the focus.
  func settle() {
    settleFacts()
    startChecks()
    closeHiddenPages()
    if let focus = state.focus, layout.byID[focus] == nil { state.focus = nil }
    leaveLostElement()
    findFocus()
  }

  func settleFacts() {
    while true {
      let before = facts
      facts = deriveFacts()
      if !changedComputed(before).isEmpty { state.isSubmitted = false }
      writeComputed()
      loseFocus(before)
      let isRead = readAgain(before)
      let isForgotten = forgetOutside(before)
      guard dropHidden(before) || isRead || isForgotten else { return }
    }
  }

  /// The computed fields whose values have changed. What a subform that is nil would compute is no change.
  private func changedComputed(_ before: ReferenceFacts) -> [String] {
    facts.computed.filter { before.computed[$0.key] != $0.value && isPresent($0.key.dropLastName) }.map(\.key)
  }

  /// What was said about a value that nobody edits goes away when it has become another one.
  ///
  /// - Returns: Whether anything was said.
  private func forgetOutside(_ before: ReferenceFacts) -> Bool {
    let outside = state.outside
    for path in changedComputed(before) { forgetOutside(path) }
    // A label that comes back with its element was not there before.
    for (path, value) in facts.viewed where before.viewed[path].map({ $0 != value }) == true { forgetOutside(path) }
    return state.outside != outside
  }

  /// Reads texts that were no numbers again where the unit is another one.
  ///
  /// - Returns: Whether there were any.
  private func readAgain(_ before: ReferenceFacts) -> Bool {
    guard !isReplaying else { return false }
    var isRead = false
    for row in layout.rows where before.units[row.id] != facts.units[row.id] && facts.units[row.id] != nil {
      guard let draft = state.drafts[row.path], draft.issue != nil, !draft.text.isEmpty, let reading = reading(row)
      else { continue }
      isRead = true
      switch reading.meaning(draft.text, over: value(row.path)) {
      case .value(let value):
        assign(row.path, value, draft: reading.text(value) == draft.text ? nil : ReferenceDraft(text: draft.text))
      case .nothing(let issue):
        assign(row.path, value(row.path), draft: ReferenceDraft(text: draft.text, issue: issue))
      }
    }
    return isRead
  }

  /// Writes computed values to their properties. Without a value, a property that isn't optional holds what the formula
  /// returned.
  func writeComputed() {
    for (path, value) in facts.computed {
      let isOptional = canBeNil(path)
      state.values[path] = value == .none && !isOptional ? facts.returned[path] : value
    }
  }

  // MARK: Focus

  /// Whether a row can have the focus now.
  func canHaveFocus(_ row: ReferenceRow) -> Bool { canHaveFocus(row, facts, isFull: isFullAdd(row)) }

  private func canHaveFocus(_ row: ReferenceRow, _ facts: ReferenceFacts, isFull: Bool) -> Bool {
    let isEditable =
      facts.enabled.contains(row.id) && !facts.isLocked && !isReadOnly(row) && !facts.readOnly.contains(row.id)
    return switch row.kind {
    case .link where !isInline(row): true
    case .link: isEditable && FormPlan.optionalNames.contains(row.path.lastName)
    case .field: isEditable
    case .action: facts.enabled.contains(row.id)
    case .add: isEditable && !isFull
    case .element: true
    default: false
    }
  }

  func isInline(_ row: ReferenceRow) -> Bool { row.isHeadless || row.field?.traits.contains(.inline) ?? false }
  func page(_ row: ReferenceRow) -> String { layout.block(of: row).page }
  /// The shown rows of a page.
  func rows(of page: String) -> [ReferenceRow] {
    layout.rows.filter { self.page($0) == page && facts.shown.contains($0.id) }
  }

  func setFocus(_ id: String?, leaving: Bool = true) {
    guard state.focus != id else { return }
    let last = state.focus
    state.focus = id
    if leaving, let last, let row = layout.byID[last] { leave(row) }
  }

  /// Processes that somebody has left a field.
  func leave(_ row: ReferenceRow) {
    guard row.kind == .field || FormPlan.optionalNames.contains(row.path.lastName) else { return }
    takeHeld(row)
    fireAtEnd(row)
    typingBefore = nil
    state.typing = nil
    state.touched.insert(row.id)
    if state.answered.contains(row.id) { state.leftWithAnswer.insert(row.id) }
    if let draft = state.drafts[row.path], draft.issue == nil { state.drafts[row.path] = nil }
  }

  private func loseFocus(_ before: ReferenceFacts) {
    guard let focus = state.focus, let row = layout.byID[focus] else { return }
    let isGone = before.shown.contains(focus) && !facts.shown.contains(focus)
    // The first error gets the focus even where it can't be edited, and keeps it.
    let isOff = canHaveFocus(row, before, isFull: before.full.contains(focus)) && !canHaveFocus(row)
    if isGone || isOff { loseFocus() }
  }

  private func loseFocus() {
    guard let focus = state.focus else { return }
    lostFocus = focus
    setFocus(nil)
  }

  private func closeHiddenPages() {
    guard let first = state.pages.firstIndex(where: { !$0.isEmpty && !facts.shown.contains($0) }) else { return }
    state.pages.removeSubrange(first...)
    loseFocus()
  }

  /// Moves the focus to the next focusable row after the one that lost it, or else to the previous one.
  private func findFocus() {
    defer { lostFocus = nil }
    guard let lost = lostFocus, state.focus == nil, var row = layout.byID[lost], let top = state.pages.last else {
      return
    }
    while page(row) != top {
      guard let owner = layout.byID[page(row)] else { return }
      row = owner
    }
    let place = layout.order[row.id] ?? 0
    let rows = rows(of: top)
    let next =
      rows.first { (layout.order[$0.id] ?? 0) >= place && canHaveFocus($0) }
      ?? rows.last { (layout.order[$0.id] ?? 0) < place && canHaveFocus($0) }
    if let next { setFocus(next.id) }
  }

  /// The trail of pages from the main page to a page.
  func trail(_ page: String) -> [String] {
    var trail = [page]
    while let first = trail.first, !first.isEmpty, let row = layout.byID[first] { trail.insert(self.page(row), at: 0) }
    return trail
  }
}
