/// What each input does.
extension FormEngine {
  func apply(_ input: FormInput) -> FormReply {
    if currentFacts.isSubmitting { return .refused(.submitting) }
    if case .type = input {} else { history.endTyping() }
    switch input {
    case .type(let row, let text):
      return edit(row) { slot in
        history.beginTyping(
          slot, at: environment.now().timeIntervalSinceReferenceDate, pause: Self.typingPause)
        return type(slot, text)
      }
    case .set(let row, let answer): return edit(row) { set($0, answer) }
    case .focus(let row): return focus(row)
    case .blur(let row): return blur(row)
    case .open(let row): return open(row)
    case .back: return closePage()
    case .perform(let row): return press(row)
    case .submit: return trySubmit()
    case .cancel:
      currentFacts.isCancelled = true
      return .accepted
    case .reset:
      resetFields()
      return .accepted
    case .undo: return replay(undoing: true)
    case .redo: return replay(undoing: false)
    }
  }

  /// Edits a field, if it can be edited now.
  private func edit(_ row: FormRowID, _ change: (Int) -> Bool) -> FormReply {
    guard let slot = slot(of: row) else { return .refused(.unknownRow(row)) }
    let flags = slots[slot].flags
    guard flags.contains(.shown) else { return .refused(.hidden(row)) }
    guard flags.contains(.isField) || children[slot] != nil else { return .refused(.wrongInput(row)) }
    guard !element(at: slot).flags.contains(.readOnly) else { return .refused(.readOnly(row)) }
    guard flags.contains(.enabled) else { return .refused(.disabled(row)) }
    return change(slot) ? .accepted : .refused(.wrongInput(row))
  }

  private func press(_ row: FormRowID) -> FormReply {
    guard let slot = slot(of: row) else { return .refused(.unknownRow(row)) }
    guard slots[slot].flags.contains(.shown) else { return .refused(.hidden(row)) }
    guard slots[slot].flags.contains(.enabled) else { return .refused(.disabled(row)) }
    guard let action = element(at: slot).details?.action else { return .refused(.wrongInput(row)) }
    switch action {
    case .submit: return apply(.submit)
    case .cancel: return apply(.cancel)
    case .reset: return apply(.reset)
    default:
      guard let handler = handlers[action.name] else { return .refused(.nothingToDo) }
      pressed.append((handler, row))
      return .accepted
    }
  }

  /// Puts every field back to where it started.
  private func resetFields() {
    keepsHidden = true
    for slot in slots.indices where slots[slot].flags.contains(.dirty) {
      guard slots[slot].flags.contains(.isField), !element(at: slot).flags.contains(.readOnly) else { continue }
      assign(slot, slots[slot].baseline, draft: nil)
    }
    // Subforms after their fields, which they were made by.
    for slot in slots.indices.reversed() {
      guard slots[slot].flags.contains(.dirty), case .flag(let isPresent) = slots[slot].baseline else { continue }
      if children[slot] != nil { _ = setSubform(slot, isPresent) }
    }
    for slot in drafts.keys.sorted() { assign(slot, slots[slot].value, draft: nil) }
    forgetPlaces()
  }

  /// Nobody has been anywhere, and no submit was refused: issues are calm again.
  func forgetPlaces() {
    for slot in slots.indices where slots[slot].flags.contains(.touched) {
      slots[slot].flags.remove([.touched, .visited])
      currentFacts.touchedFields -= 1
      refreshShowing(slot)
    }
    currentFacts.failedSubmits = 0
    refreshAllShowing()
  }

  // MARK: Focus

  private func focus(_ row: FormRowID) -> FormReply {
    guard let slot = slot(of: row) else { return .refused(.unknownRow(row)) }
    guard slots[slot].flags.contains(.shown) else { return .refused(.hidden(row)) }
    guard slots[slot].flags.contains(.enabled) else { return .refused(.disabled(row)) }
    guard takesFocus(slot) else { return .refused(.wrongInput(row)) }
    let page = blocks[block(of: slot)].page
    if openBlocks.last != page {
      openBlocks = path(to: page)
      pagesChanged = true
    }
    if focused != slot { setFocus(slot) }
    slots[slot].flags.insert(.visited)
    return .accepted
  }

  private func takesFocus(_ slot: Int) -> Bool {
    if let field = field(at: slot) { return field.control.takesFocus }
    if let child = children[slot] { return !blocks[child].isInline }
    return element(at: slot).kind == .action
  }

  private func blur(_ row: FormRowID) -> FormReply {
    guard let slot = slot(of: row) else { return .refused(.unknownRow(row)) }
    if focused == slot { setFocus(-1) } else { leave(slot) }
    return .accepted
  }

  func setFocus(_ slot: Int) {
    guard focused != slot else { return }
    let previous = focused
    focused = slot
    focusChanged = true
    if previous >= 0 { leave(previous) }
  }

  /// A field that somebody was in has been left: its issues may show, and its text takes the written form of its value.
  private func leave(_ slot: Int) {
    guard slots[slot].flags.contains(.isChecked) else { return }
    history.endTyping()
    touch(slot)
    if slots[slot].flags.contains(.hasDraft), !slots[slot].flags.contains(.unparsed) {
      drafts[slot] = nil
      slots[slot].flags.remove(.hasDraft)
      mark(slot, .value)
      queueReaders(slot, .text)
    }
  }

  /// Somebody has been in the field: its issues may show.
  func touch(_ slot: Int) {
    guard !slots[slot].flags.contains(.touched) else { return }
    slots[slot].flags.insert([.touched, .visited])
    currentFacts.touchedFields += 1
    refreshShowing(slot)
  }

  /// The row that has the focus.
  public var focusedRow: FormRowID? { focused < 0 ? nil : rowID(focused) }

  /// The next row of the page that can have the focus, if there is one: where Return goes.
  ///
  /// - Complexity: O(rows that are passed over · log rows).
  public func focusableRow(after row: FormRowID) -> FormRowID? { focusable(from: row, by: 1) }
  /// The row of the page before this one that can have the focus.
  public func focusableRow(before row: FormRowID) -> FormRowID? { focusable(from: row, by: -1) }
  /// The first row of the page on top that can have the focus.
  public var firstFocusableRow: FormRowID? { rows.first(where: \.isFocusable)?.id }

  private func focusable(from row: FormRowID, by step: Int) -> FormRowID? {
    guard let slot = slot(of: row), let start = offset(of: slot) else { return nil }
    let rows = FormRows(engine: self, block: blocks[block(of: slot)].page)
    var offset = start + step
    while rows.indices.contains(offset) {
      if rows[offset].isFocusable { return rows.id(at: offset) }
      offset += step
    }
    return nil
  }
}
