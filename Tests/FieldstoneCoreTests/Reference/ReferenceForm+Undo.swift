import FieldstoneCore

/// Undo, redo and reset.
extension ReferenceForm {
  func replay(isUndo: Bool) -> FormReply {
    guard let step = isUndo ? state.done.popLast() : state.undone.popLast() else { return .refused(.noEffect) }
    (keepsHidden, isReplaying) = (true, true)
    var reverse = ReferenceUndoStep(paths: step.paths, moved: step.moved)
    for path in isUndo ? step.paths.reversed() : step.paths {
      guard let saved = step.before[path] else { continue }
      switch saved {
      case .field(let value, let draft, let held):
        reverse.before[path] = .field(state.values[path] ?? .none, undoableDraft(path), held: state.held[path])
        assign(path, value, draft: faults.contains(.undoForgetsDrafts) ? nil : draft, isNoted: false)
        // What an object was given then, it is given again.
        if state.held[path] != nil { state.held[path] = held }
      case .subform:
        reverse.before[path] = isPresent(path) ? whole(path) : .noSubform
        put(path, saved)
        state.isSubmitted = false
      case .elements(let ids):
        reverse.before[path] = .elements(elements(path))
        setElements(path, ids, isNoted: false)
      }
    }
    if isUndo { state.undone.append(reverse) } else { state.done.append(reverse) }
    // The focus is chosen among the rows as they are after the step.
    if state.focus != nil {
      settleFacts()
      follow(step, reverse)
    }
    return .accepted
  }

  /// Moves the focus to the first change of the step; the previously focused field doesn't count as left.
  private func follow(_ step: ReferenceUndoStep, _ reverse: ReferenceUndoStep) {
    let rows = step.paths.compactMap { layout.rowOfPath[$0] }.compactMap { layout.byID[$0] }.map(choice)
    func takesFocus(_ row: ReferenceRow) -> Bool { facts.shown.contains(row.id) && canHaveFocus(row) }
    guard
      let row = rows.first(where: { $0.kind == .field && takesFocus($0) }) ?? returned(reverse) ?? moved(step)
        ?? rows.first, state.focus != row.id, takesFocus(row)
    else { return }
    if state.pages.last != page(row) { state.pages = trail(page(row)) }
    setFocus(row.id, leaving: false)
  }

  /// The same in the element that has moved.
  private func moved(_ step: ReferenceUndoStep) -> ReferenceRow? {
    guard let row = step.moved.flatMap({ layout.byID[$0] }) else { return nil }
    return firstFocus(in: row, page: page(row)) ?? row
  }

  /// The first row that can have the focus in the first element that has come back.
  private func returned(_ reverse: ReferenceUndoStep) -> ReferenceRow? {
    for path in reverse.paths {
      guard case .elements(let before)? = reverse.before[path], let row = row(ofPath: path) else { continue }
      for id in elements(path) where !before.contains(id) {
        guard let element = self.row(ofPath: "\(path)[\(id)]") else { continue }
        return firstFocus(in: element, page: page(row))
      }
    }
    return nil
  }

  /// Resets every field to its starting value.
  func reset() {
    keepsHidden = true
    resetRows(of: "")
    for row in layout.rows where row.kind == .field && isDirty(row) && isPresent(row) {
      assign(row.path, state.start[row.path] ?? .none, draft: nil)
    }
    for path in layout.rows.map(\.path) where state.drafts[path] != nil {
      assign(path, state.values[path] ?? .none, draft: nil)
    }
    forgetVisits()
    state.unchecked = []
  }

  /// Resets the subforms and the elements of a form, from the outside in and in the order of their rows.
  private func resetRows(of form: String) {
    for row in layout.rows where row.block == form && row.collection == nil {
      if row.kind == .link { resetSubform(row.path) }
      guard row.kind == .collection, isPresent(row) else { continue }
      setElements(row.path, state.startElements[row.path] ?? [])
      for id in elements(row.path) { resetSubform("\(row.path)[\(id)]") }
    }
  }

  private func resetSubform(_ path: String) {
    guard let block = layout.block(path) else { return }
    let wasThere = !block.isOptional || state.startPresent.contains(path)
    if !wasThere || isPresent(path) && isAtStart(path) || state.lost[path] == nil {
      if block.isOptional { setSubform(path, wasThere) }
    } else if isPresent(path.dropLastName), let first = state.lost[path] {
      noteSubform(path)
      put(path, first)
      state.isSubmitted = false
    }
    resetRows(of: path)
  }

  /// Forgets all visits and refused submits. Those of elements that are gone come back with them.
  func forgetVisits() {
    let rows = Set(layout.byID.keys)
    state.touched.subtract(rows)
    state.answered.subtract(rows)
    state.leftWithAnswer.subtract(rows)
    state.reported.subtract(rows)
    state.requested.subtract(rows)
    state.failedSubmits = 0
  }
}
