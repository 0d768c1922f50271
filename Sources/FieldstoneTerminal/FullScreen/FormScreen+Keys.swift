import FieldstoneCore

/// Handling keys: the “translate an event” step of a surface.
extension FormScreen {
  func take(_ input: ScreenInput) -> Outcome {
    switch input {
    case .key(let key): press(key)
    case .pointer(let pointer): point(pointer)
    case .background: .goesOn
    }
  }

  func press(_ key: Key) -> Outcome {
    if key == .control("l") { return .redraws }
    hasBegun = true
    message = nil
    if key != .alt("v") { copiedRow = nil }
    if let moved = moved.take() { shown[moved] = nil }
    (isElsewhere, followsFocus) = (!followsFocus, true)
    defer { focusLooksDifferent() }
    if let panel { return press(key, in: panel) }
    // A field that is placed by hand and can't have the focus now takes no keys.
    if let only, focus != only { return move(key) }
    let pointing = isMirrored ? key.mirrored : key
    if let outcome = pressInOwnControl(pointing) { return outcome }
    if unfolded != nil, let outcome = pressInUnfolded(key) { return outcome }
    if let row = focusedRow, row.isFile, let outcome = press(key, inPathOf: row) { return outcome }
    if suggestions != nil, let outcome = pressInSuggestions(key) { return outcome }
    if let row = focusedRow, Self.unfolds(key), replacement(of: row) == nil, unfold(row) || suggest() { return .goesOn }
    if key == Key(.enter, .alt), let row = focusedRow, openMenu(of: row) { return .goesOn }
    if key == Key(.escape), let row = focusedRow, isAtWork(row) { return send(.stop(row.id)) }
    if let outcome = pressAnywhere(key) { return outcome }
    if isOnDone { return pressOnDone(key) }
    let isOwn = focusedRow.map { $0.kind == .field && replacement(of: $0) != nil } ?? false
    if let row = focusedRow, let outcome = step(pointing, in: row) { return outcome }
    if typeInField(key) { return .goesOn }
    if let row = focusedRow, let outcome = press(pointing, inCollectionAround: row) { return outcome }
    if let row = focusedRow, let outcome = isOwn ? clear(key, row) : press(pointing, in: row) { return outcome }
    return move(key)
  }

  /// Whether a row's action has not ended.
  func isAtWork(_ row: FormRow) -> Bool { row.waitingWords == .common(.working) }

  /// - Returns: Whether the row has a menu.
  func openMenu(of row: FormRow) -> Bool {
    guard !row.contextActions.isEmpty else { return false }
    show(.menu(row.id))
    return true
  }

  /// Gives an answer up, in a control of the program's own that has no other use for the key.
  private func clear(_ key: Key, _ row: FormRow) -> Outcome? {
    guard row.allowsNone, key == Key(.delete) || key == Key(.backspace) else { return nil }
    return send(.set(row.id, .none))
  }

  /// Sends an input. If it is refused, the message says why.
  @discardableResult func send(_ input: FormInput) -> Outcome {
    let before = engine.facts
    let failed = before.failedSubmits
    let discards = before.isDirty && isDiscard(input)
    if isSubmit(input) { takeTypedPath() }
    let reply = engine.send(input)
    if case .refused(let refusal) = reply { message = text(refusal.message(isSubmit: isSubmit(input))) }
    if discards, reply.isAccepted { message = discardedMessage }
    if !before.isEditing, engine.facts.isEditing { focusFirstField() }
    settle()
    if engine.facts.failedSubmits > failed { message = text(engine.notSubmitted) }
    if engine.facts.isCancelled { return .leaves }
    return engine.facts.isSubmitting || engine.submitWentThrough ? .submits : .goesOn
  }

  private func isSubmit(_ input: FormInput) -> Bool {
    if case .perform(let row) = input { return [.submit, .save].contains(engine.row(row)?.action) }
    return input == .submit || input == .save
  }

  private func isDiscard(_ input: FormInput) -> Bool {
    if case .perform(let row) = input { return engine.row(row)?.action == .discard }
    return input == .discard
  }

  // MARK: Everywhere

  private func pressAnywhere(_ key: Key) -> Outcome? {
    if let outcome = pressInToolbar(key) { return outcome }
    switch key {
    case Key(.function(1)):
      show(.help)
      return .goesOn
    case Key(.function(4)): return handOver()
    case .control("s"): return send(.submit)
    case .control("f"): return openSearch()
    case Key(.function(2)), .control("g"): return openIssues()
    case Key(.function(8)), .alt("n"): return stepToIssue(back: false)
    case Key(.function(8), .shift), .alt("p"): return stepToIssue(back: true)
    case .control("z"): return .stops
    case .control("_"), .alt("u"): return replay(.undo, .nothingToUndo)
    case .control("y"), .alt("r"): return replay(.redo, .nothingToRedo)
    case .control("c") where only != nil, Key(.escape) where only != nil: return .moves(back: true)
    case .control("c"): return leave()
    case Key(.escape): return engine.openPages.count > 1 ? send(.back) : leave()
    case .alt("w"):
      let rows = engine.rowsToExplain(focus, inView: rowsInView)
      if !rows.isEmpty { show(.why(rows)) }
      return .goesOn
    case .alt("v"):
      copyValue()
      return .goesOn
    case .control("t"):
      isRevealing.toggle()
      return .goesOn
    default: return nil
    }
  }

  /// Undoes or redoes a step. The focus moves to what changes, also from the “Done” button, and in a list to what is
  /// chosen then.
  private func replay(_ input: FormInput, _ nothing: ScreenText) -> Outcome {
    leaveDone()
    if isListInPage { unfolded = nil }
    currentOption = nil
    send(input)
    if message != nil { message = text(.screen(nothing)) }
    return .goesOn
  }

  /// Leaves the form; asks first if there are unsaved changes.
  func leave() -> Outcome {
    guard engine.facts.isDirty else { return send(.cancel) }
    if engine.facts.isSubmitting, engine.facts.mode == .free {
      // What is being saved needs no question.
      leavesAfterSave = true
    } else {
      show(.leaving)
    }
    return .goesOn
  }

  // MARK: Between rows

  func move(_ key: Key) -> Outcome {
    if key == Key(.enter), let focus, let outcome = doReturn(in: focus) { return outcome }
    if only != nil {
      switch key.name {
      case .tab, .enter, .down: return .moves(back: key.modifiers.contains(.shift))
      case .up: return .moves(back: true)
      default: return .goesOn
      }
    }
    switch key.name {
    case .enter where key.modifiers.isEmpty && focus.map(engine.returnStep) == .submit:
      return send(engine.sendingInput ?? .submit)
    case .tab where key.modifiers.contains(.shift): step(back: true)
    case .tab, .enter: step(back: false)
    case .down: if !read(by: 1) { step(back: false) }
    case .up: if !read(by: -1) { step(back: true) }
    case .pageDown: if !read(by: rowsOfPage) { step(back: false, rowsOfPage) }
    case .pageUp: if !read(by: -rowsOfPage) { step(back: true, rowsOfPage) }
    case .home: goToEdge(engine.firstFocusableRow, isEnd: false)
    case .end:
      let rows = engine.rows
      let last = rows.indices.last(where: rows.isFocusable(at:)).map(rows.id(at:))
      // On a page, the row that leads back is below that.
      if last == focus, hasDone { goToDone() } else { goToEdge(last, isEnd: true) }
    default: break
    }
    return .goesOn
  }

  /// Does what Return does in a field that has an action of its own, or whose key says Done; nil in any other.
  private func doReturn(in row: FormRowID) -> Outcome? {
    switch engine.returnStep(in: row) {
    case .act(let action): return send(.act(row, action: action))
    case .done where engine.row(row)?.typing?.returnKey == .done:
      // The field is left and entered again: without a focus, nobody would know where Tab goes.
      _ = send(.blur(row))
      return send(.focus(row))
    default: return nil
    }
  }

  private var rowsOfPage: Int { max(1, height - 5) }

  private func goToEdge(_ row: FormRowID?, isEnd: Bool) {
    if let row, row != focus { return go(to: row) }
    (place, followsFocus) = (isEnd ? PagePlace(row: max(0, rowCount - 1)) : PagePlace(), false)
  }

  func step(back: Bool, _ count: Int = 1) {
    if focus == nil, !isOnDone, engine.openPages.count == 1, let first = engine.firstFocusableRow {
      return go(to: first)
    }
    if isOnDone || focus == nil { return back ? leaveDone() : goToDone() }
    guard let start = focus else { return }
    var row = start
    var rest = count
    while rest > 0, let next = back ? engine.focusableRow(before: row) : engine.focusableRow(after: row) {
      // Stop where there is more than a window in between, so that everything can be read.
      if rest < count, isFar(from: start, to: next) { break }
      row = next
      rest -= 1
    }
    if row != focus { go(to: row) } else if !back { goToDone() }
  }

  private func go(to row: FormRowID) { send(.focus(row)) }
}
