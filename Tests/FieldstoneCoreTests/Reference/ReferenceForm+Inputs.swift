import FieldstoneCore

/// Processing inputs.
extension ReferenceForm {
  func send(_ input: FormInput) -> FormReply {
    if state.isCancelled { return .refused(.closed) }
    var reply = FormReply.accepted
    perform { reply = apply(input) }
    notify()
    // A live object includes what observers set because of the submit.
    if plan.isObject, submission != nil { submission = submitted() }
    return reply
  }

  /// Processes several answers at once, each checked against the rows as they were before.
  func sendTogether(_ inputs: [FormInput]) -> [FormReply] {
    if state.isCancelled { return inputs.map { _ in .refused(.closed) } }
    var replies: [FormReply] = []
    perform {
      for input in inputs {
        if let work = state.work, !work.isSave {
          replies.append(.refused(.submitting))
          continue
        }
        keepsTyping = false
        switch input {
        case .type(let id, let text):
          replies.append(together(id) { waitsUntilLeft($0) ? hold($0, text) : type($0, text) })
        case .set(let id, let answer): replies.append(together(id) { set($0, answer) })
        case .blur(let id): replies.append(blur(id))
        default: replies.append(.refused(.notBatchable))
        }
      }
    }
    notify()
    return replies
  }

  private func apply(_ input: FormInput) -> FormReply {
    if isRefusedMeanwhile(input) {
      // A refused input changes nothing, so typing goes on after it.
      state.typing = typingBefore
      return .refused(.submitting)
    }
    switch input {
    case .type, .set(_, .number): break
    default: keepsTyping = false
    }
    switch input {
    case .type(let id, let text):
      return edit(id, isTyping: true) {
        state.focus == $0.id && waitsUntilLeft($0) ? hold($0, text) : type($0, text)
      }
    case .set(let id, .number(let number)): return edit(id, isTyping: true) { set($0, .number(number)) }
    case .set(let id, let answer): return edit(id) { set($0, answer) }
    case .search(let id, let text): return search(id, text)
    case .insert(let id, let new, let before): return insert(id, new, before: before)
    case .remove(let id): return remove(id)
    case .move(let id, let before): return move(id, before: before)
    case .duplicate(let id, let new): return duplicate(id, new)
    case .focus(let id): return focus(id)
    case .blur(let id): return blur(id)
    case .open(let id): return open(id)
    case .back: return back()
    case .perform(let id): return press(id)
    // The plans have no menus, and no actions that take time.
    case .act(let id, _): return layout.byID[id.path] == nil ? .refused(.unknownRow(id)) : .refused(.wrongInput(id))
    case .stop(let id): return layout.byID[id.path] == nil ? .refused(.unknownRow(id)) : .refused(.noEffect)
    case .submit: return state.mode == .submit ? submit() : save()
    case .edit: return beginEditing()
    case .save: return save()
    case .discard: return discard()
    case .cancel:
      state.isCancelled = true
      state.files.remove(except: [])
      endSearches()
      return .accepted
    case .reset, .undo, .redo:
      if !state.isEditing { return .refused(.noEffect) }
      guard input == .reset else { return replay(isUndo: input == .undo) }
      state.outside = [:]
      reset()
      return .accepted
    }
  }

  /// Edits a row as one of several answers; refuses rows of an inline subform that an earlier answer has removed.
  private func together(_ id: FormRowID, _ change: (ReferenceRow) -> Bool) -> FormReply {
    if let row = layout.byID[id.path], facts.shown.contains(row.id), isGone(row) { return .refused(.hidden(id)) }
    return edit(id, change)
  }

  private func isGone(_ row: ReferenceRow) -> Bool {
    var block = layout.block(of: row)
    while let parent = block.parent, block.isInline {
      if !block.isHeadless, !isPresent(block.path) { return true }
      block = layout.block(parent) ?? block
    }
    return false
  }

  func edit(_ id: FormRowID, isTyping: Bool = false, _ change: (ReferenceRow) -> Bool) -> FormReply {
    guard let row = layout.byID[id.path] else { return unknown(id) }
    guard facts.shown.contains(row.id) else { return .refused(.hidden(id)) }
    guard row.kind == .field || row.kind == .link else { return .refused(.wrongInput(id)) }
    guard !isReadOnlyNow(row) else { return .refused(.readOnly(id)) }
    guard facts.enabled.contains(row.id) else { return .refused(.disabled(id)) }
    if isTyping { beginTyping(row) }
    let old = value(row.path)
    guard change(row) else { return .refused(.wrongInput(id)) }
    noteAnswer(row, from: old)
    state.answered.insert(row.id)
    if isTyping { keepTyping(row) }
    return .accepted
  }

  /// Typing in one field is a single undo step while there is no pause and no other input in between.
  private func beginTyping(_ row: ReferenceRow) {
    if let last = typingBefore, last.path == row.path, now - last.at <= 1, !state.done.isEmpty {
      continuesTyping = true
      state.typing = (row.path, now)
    } else {
      keepsTyping = false
    }
  }

  private func keepTyping(_ row: ReferenceRow) {
    if step?.before[row.path] != nil { state.typing = (row.path, now) }
  }

  private func focus(_ id: FormRowID) -> FormReply {
    guard let row = layout.byID[id.path] else { return unknown(id) }
    guard facts.shown.contains(row.id) else { return .refused(.hidden(id)) }
    guard takesFocus(row) else { return .refused(.wrongInput(id)) }
    guard canHaveFocus(row) else { return .refused(.disabled(id)) }
    if state.pages.last != page(row) { state.pages = trail(page(row)) }
    setFocus(row.id)
    return .accepted
  }

  /// Whether rows of this kind can have the focus at all.
  private func takesFocus(_ row: ReferenceRow) -> Bool {
    switch row.kind {
    case .field:
      // A label never takes the focus. A read-only custom control could, but is refused as disabled.
      !isReadOnly(row) || row.field?.traits.contains { if case .custom = $0 { true } else { false } } == true
    case .link where row.isHeadless: false
    case .link: !isInline(row) || FormPlan.optionalNames.contains(row.path.lastName)
    case .action, .add: true
    case .element: true
    default: false
    }
  }

  private func blur(_ id: FormRowID) -> FormReply {
    guard let row = layout.byID[id.path] else { return unknown(id) }
    if state.focus == row.id { setFocus(nil) } else { leave(row) }
    return .accepted
  }

  private func open(_ id: FormRowID) -> FormReply {
    guard let row = layout.byID[id.path] else { return unknown(id) }
    guard facts.shown.contains(row.id) else { return .refused(.hidden(id)) }
    guard row.kind == .link || row.kind == .element, !isInline(row) else { return .refused(.wrongInput(id)) }
    if let place = state.pages.firstIndex(of: row.id) {
      guard place < state.pages.count - 1 else { return .accepted }
      state.pages.removeSubrange((place + 1)...)
    } else {
      state.pages = trail(row.id)
    }
    setFocus(rows(of: row.id).first(where: canHaveFocus)?.id)
    return .accepted
  }

  private func back() -> FormReply {
    guard state.pages.count > 1 else { return .refused(.noEffect) }
    setFocus(state.pages.removeLast())
    return .accepted
  }

  private func press(_ id: FormRowID) -> FormReply {
    guard let row = layout.byID[id.path] else { return unknown(id) }
    guard facts.shown.contains(row.id) else { return .refused(.hidden(id)) }
    if row.kind == .add { return addElement(id) }
    guard facts.enabled.contains(row.id) else { return .refused(.disabled(id)) }
    guard let action = row.action else { return .refused(.wrongInput(id)) }
    switch action {
    case "submit": return apply(.submit)
    case "cancel": return apply(.cancel)
    case "reset": return apply(.reset)
    case "edit": return apply(.edit)
    case "save": return apply(.save)
    case "discard": return apply(.discard)
    default: return .refused(.noEffect)
    }
  }
}
