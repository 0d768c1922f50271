/// Values: how they come in, where they are kept, what follows.
extension FormEngine {
  /// Sets a field's value and draft, and everything that follows from it but for closures, which are queued.
  ///
  /// - Complexity: O(depth of nesting), and the field's own rules.
  func assign(_ slot: Int, _ value: StoredValue, draft: Draft?, isUndoable: Bool = true) {
    let hasDraft = slots[slot].flags.contains(.hasDraft)
    let isNew = slots[slot].value != value
    if !isNew, !hasDraft, draft == nil { return }
    let oldDraft = hasDraft ? drafts[slot] : nil
    if !isNew, oldDraft == draft { return }
    let index = block(of: slot)
    let block = blocks[index]
    let field = unsafeDowncast(block.elements[slot - block.base], to: FieldElement.self)
    // A nil subform is made before its first field changes, so that undo ends by making it nil again.
    // What is only worked out makes nothing: it is written once the subform is there.
    let isWritten = block.owner < 0 || !field.flags.contains(.computed) || block.access.isPresent(root)
    if isNew, block.owner >= 0, isWritten { makePresent(block) }
    if isUndoable { history.record(slot, slots[slot].value, oldDraft) }
    if hasDraft || draft != nil {
      drafts[slot] = draft
      slots[slot].flags.set(.hasDraft, draft != nil)
      slots[slot].flags.set(.unparsed, draft?.issue != nil)
    }
    queueReaders(slot, .text)
    if isNew {
      // Before the write: property observers may look at the session.
      slots[slot].value = value
      slots[slot].generation &+= 1
      changeCount &+= 1
      if isWritten { write(field, value, in: block) }
      noticeNewValue(slot, index, block)
      if !isReplaying, field.flags.contains(.viewer) { hasRunSetter = true }
    }
    noteChanged(slot)
    currentFacts.isSubmitted = false
    mark(slot, .value)
    refreshDirty(slot, block)
    revalidate(slot, field)
    refreshProgress(slot)
  }

  private func noteChanged(_ slot: Int) {
    guard !isBuilding, !slots[slot].flags.contains(.changed) else { return }
    slots[slot].flags.insert(.changed)
    currentFacts.changedFields += 1
  }

  /// Whose step of undo a value belongs to that stands in the model already.
  enum Adoption { case noStep, lastStep, ownStep }

  private func record(_ slot: Int, _ value: StoredValue, _ draft: Draft?, in step: Adoption) {
    switch step {
    case .noStep: break
    case .lastStep: history.recordInLastStep(slot, value, draft)
    case .ownStep: history.record(slot, value, draft)
    }
  }

  /// Everybody who follows the value hears of it: closures, viewers, observers, the rows that lead here.
  private func noticeNewValue(_ slot: Int, _ index: Int, _ block: Block) {
    queueReaders(slot, .value)
    queueReaders(block.base, .block)
    if editedBlocks.last != index { editedBlocks.append(index) }
    if slots[slot].flags.contains(.isObserved) { observers.queue(slot, &slots[slot].flags) }
    var block = block
    while block.owner >= 0 {
      // The summary of the row that leads here, and who read the subform as a whole.
      mark(block.owner, .value)
      queueReaders(block.owner, .value)
      if slots[block.owner].flags.contains(.isObserved) { observers.queue(block.owner, &slots[block.owner].flags) }
      block = blocks[block.parent]
      queueReaders(block.base, .block)
    }
  }

  /// Writes to the model, in place.
  func write(_ field: FieldElement, _ value: StoredValue, in block: Block) {
    operations.writes += 1
    if let model = block.model {
      field.write(value, model)
    } else {
      block.access.modify(root) { field.write(value, $0) }
    }
  }

  private func makePresent(_ block: Block) {
    guard block.owner >= 0, !block.access.isPresent(root) else { return }
    makePresent(blocks[block.parent])
    guard !block.access.isPresent(root) else { return }
    if !isReplaying { history.record(block.owner, .flag(false), nil) }
    setPresent(block.owner, true)
  }

  /// Makes a subform, or sets it to nil.
  func setPresent(_ owner: Int, _ isPresent: Bool, writes: Bool = true) {
    guard let child = children[owner] else { return }
    if writes { blocks[child].access.setPresent(isPresent, root) }
    changeCount &+= 1
    slots[owner].value = .flag(isPresent)
    updatePresence(child)
    refreshDirty(owner)
    revalidate(owner)
    if isPresent { writeComputed(in: blocks[child]) }
    mark(owner, .value)
    queueReaders(owner, .value)
  }

  private func writeComputed(in block: Block) {
    for (local, element) in block.elements.enumerated() where element.flags.contains(.computed) {
      if let field = field(at: block.base + local) { write(field, slots[block.base + local].value, in: block) }
    }
  }

  // MARK: Typing and setting

  /// - Returns: whether the row takes text.
  @discardableResult func type(_ slot: Int, _ text: String) -> Bool {
    guard let field = field(at: slot) else { return false }
    // What stands there already changes nothing, even where the text says less than the value: a date's seconds.
    if !field.codec.isVerbatim, !slots[slot].flags.contains(.hasDraft), slots[slot].value != .none,
      text == self.text(at: slot)
    {
      return true
    }
    operations.parses += 1
    if text.isEmpty {
      let none: Parsed = field.flags.contains(.optional) ? .value(.none) : field.codec.emptied
      take(none, text, slot, field)
    } else {
      take(field.codec.parse(text, environment), text, slot, field)
    }
    return true
  }

  private func take(_ parsed: Parsed, _ text: String, _ slot: Int, _ field: FieldElement) {
    switch parsed {
    case .value(let parsed):
      let value = field.codec.merged(parsed, over: slots[slot].value, environment)
      let isVerbatim = field.codec.isVerbatim || value == .none || field.codec.text(value, environment) == text
      assign(slot, value, draft: isVerbatim ? nil : Draft(text))
    case .failure(let issue):
      // The model keeps its last valid value, the field keeps what was typed.
      assign(slot, slots[slot].value, draft: Draft(text, narrowed(issue, field)))
    }
  }

  /// A number that the type can't hold is outside a declared range too, which says more.
  private func narrowed(_ issue: FormIssue, _ field: FieldElement) -> FormIssue {
    guard case .outsideWidth = issue.kind, let kind = field.details?.outsideBounds else { return issue }
    return FormIssue(kind)
  }

  /// - Returns: whether the row takes such an answer.
  func set(_ slot: Int, _ answer: FormAnswer) -> Bool {
    guard let field = field(at: slot) else {
      switch answer {
      case .flag(let isPresent): return setSubform(slot, isPresent)
      case .none: return setSubform(slot, false)
      default: return false
      }
    }
    if case .text(let text) = answer { return type(slot, text) }
    if !slots[slot].flags.contains(.hasDraft), slots[slot].value != .none,
      answer == field.codec.answer(slots[slot].value, environment)
    {
      return true
    }
    operations.parses += 1
    guard let parsed = field.codec.value(of: answer, environment) else { return false }
    switch parsed {
    case .value(.none) where !field.flags.contains(.optional): type(slot, "")
    case .value(let value):
      assign(slot, field.codec.merged(value, over: slots[slot].value, environment), draft: nil)
    case .failure(let issue):
      let text =
        switch answer {
        case .choices(let ids): ids.joined(separator: ", ")
        case .number(let number): "\(number)"
        default: text(at: slot)
        }
      assign(slot, slots[slot].value, draft: Draft(text, narrowed(issue, field)))
    }
    return true
  }

  /// The text in the field.
  func text(at slot: Int) -> String {
    if slots[slot].flags.contains(.hasDraft), let draft = drafts[slot] { return draft.text }
    guard let field = field(at: slot), slots[slot].value != .none else { return "" }
    return field.codec.text(slots[slot].value, environment)
  }

  /// What a subform that may be nil is, for a step of undo: the whole of it, or that it is nil.
  func presence(_ slot: Int) -> StoredValue {
    guard let child = children[slot], let whole = blocks[child].access.whole(root) else { return .flag(false) }
    return .boxed(whole)
  }

  /// Puts back what ``presence(_:)`` gave.
  func putPresence(_ slot: Int, _ presence: StoredValue) {
    guard let child = children[slot] else { return }
    if case .boxed(let whole) = presence { blocks[child].access.put(whole, root) }
    setPresent(slot, presence != .flag(false))
    readBelow(child)
  }

  /// The fields of a subform, and below, show what the model has now.
  private func readBelow(_ index: Int) {
    readFields(of: index, blocks[index].elements.indices)
    for local in blocks[index].elements.indices {
      let slot = blocks[index].base + local
      guard let child = children[slot] else { continue }
      if element(at: slot).flags.contains(.optional) {
        setPresent(slot, blocks[child].access.isPresent(root), writes: false)
      }
      readBelow(child)
    }
  }

  /// Makes a subform that may be nil, or sets it to nil; undo brings all of it back.
  ///
  /// - Returns: whether the row is such a subform.
  func setSubform(_ slot: Int, _ isPresent: Bool) -> Bool {
    guard let child = children[slot], element(at: slot).flags.contains(.optional) else { return false }
    guard blocks[child].access.isPresent(root) != isPresent else { return true }
    if isPresent {
      makePresent(blocks[child])
    } else {
      history.record(slot, presence(slot), nil)
      putPresence(slot, .flag(false))
    }
    currentFacts.isSubmitted = false
    return true
  }

  private func makeBlank(_ index: Int) {
    let block = blocks[index]
    for (local, element) in block.elements.enumerated() {
      guard element.kind == .link, let child = children[block.base + local] else {
        drop(block.base + local)
        continue
      }
      if !setSubform(block.base + local, false) { makeBlank(child) }
    }
  }

  // MARK: Dirty

  /// Compares with where the field started: putting the old value back makes it clean.
  func refreshDirty(_ slot: Int) { refreshDirty(slot, blocks[block(of: slot)]) }

  private func refreshDirty(_ slot: Int, _ block: Block) {
    let flags = slots[slot].flags
    let isDirty = flags.contains(.unparsed) || slots[slot].value != slots[slot].baseline
    guard flags.contains(.dirty) != isDirty else { return }
    slots[slot].flags.set(.dirty, isDirty)
    mark(slot, .dirty)
    let change = isDirty ? 1 : -1
    currentFacts.dirtyFields += change
    var block = block
    while true {
      block.dirtyFields += change
      guard block.owner >= 0 else { return }
      if block.dirtyFields == (isDirty ? 1 : 0) { mark(block.owner, .dirty) }
      block = blocks[block.parent]
    }
  }

  /// From here on, this is where every field started: nothing is dirty and nothing can be taken back.
  ///
  /// - Complexity: O(fields).
  func makeBaseline() {
    for slot in slots.indices where !slots[slot].flags.isDisjoint(with: [.changed, .dirty]) {
      slots[slot].baseline = slots[slot].value
      slots[slot].flags.remove(.changed)
      refreshDirty(slot)
    }
    currentFacts.changedFields = 0
    history = History()
  }

  // MARK: Hidden values

  /// A field that was just hidden loses its value where that is declared.
  func dropHidden(_ slot: Int) {
    guard element(at: slot).details?.whenHidden == .dropAtOnce else { return }
    if let child = children[slot] {
      if !setSubform(slot, false) { makeBlank(child) }
    } else {
      drop(slot)
    }
  }

  private func drop(_ slot: Int) {
    guard let field = field(at: slot), !field.flags.contains(.readOnly),
      let value = dropValue(field, in: blocks[block(of: slot)])
    else { return }
    assign(slot, value, draft: nil)
  }

  /// What a dropped value becomes: what was declared, else nil if it can be, else the value in a blank model.
  func dropValue(_ field: FieldElement, in block: Block) -> StoredValue? {
    if let declared = field.details?.hiddenValue { return declared }
    if field.flags.contains(.optional) { return StoredValue.none }
    return block.core.templateValue?(field)
  }

  // MARK: Changes from outside

  /// Reads fields again and takes over what others have changed.
  func readFields(of index: Int, _ locals: some Sequence<Int>, as step: Adoption = .noStep) {
    let block = blocks[index]
    var found: [(slot: Int, value: StoredValue)] = []
    block.access.read(root) { model in
      for local in locals {
        guard let field = field(at: block.base + local), !field.flags.contains(.extra) else { continue }
        operations.reads += 1
        let value = field.read(model)
        if value != slots[block.base + local].value { found.append((block.base + local, value)) }
      }
    }
    for (slot, value) in found { adopt(slot, value, index, as: step) }
  }

  /// Takes over a value that stands in the model already.
  private func adopt(_ slot: Int, _ value: StoredValue, _ index: Int, as step: Adoption) {
    let isReadOnly = element(at: slot).flags.contains(.readOnly)
    if isReadOnly {
      slots[slot].baseline = value
    } else {
      record(slot, slots[slot].value, drafts[slot], in: step)
      currentFacts.isSubmitted = false
      noteChanged(slot)
    }
    drafts[slot] = nil
    slots[slot].flags.remove([.hasDraft, .unparsed])
    slots[slot].value = value
    slots[slot].generation &+= 1
    changeCount &+= 1
    noticeNewValue(slot, index, blocks[index])
    mark(slot, .value)
    refreshDirty(slot)
    revalidate(slot)
    refreshProgress(slot)
  }

  /// Reads every field again.
  func readAgain(as step: Adoption = .lastStep) {
    for index in blocks.indices {
      // What is no field may have changed too.
      queueReaders(blocks[index].base, .block)
      readFields(of: index, blocks[index].elements.indices, as: step)
      let owner = blocks[index].owner
      guard owner >= 0, case .flag(let wasPresent) = slots[owner].value else { continue }
      let isPresent = blocks[index].access.isPresent(root)
      if isPresent != wasPresent {
        record(owner, .flag(wasPresent), nil, in: step)
        slots[owner].value = .flag(isPresent)
        updatePresence(index)
        refreshDirty(owner)
        revalidate(owner)
        mark(owner, .value)
        queueReaders(owner, .value)
      }
    }
  }
}
