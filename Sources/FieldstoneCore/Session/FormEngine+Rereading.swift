/// Rereading: picks up changes that others have made to the model.
extension FormEngine {
  /// The undo step that a value found in the model belongs to.
  enum UndoStep {
    case noStep, lastStep, ownStep
    /// None, because the value is that of a newer model, which becomes the baseline. Steps of the history are about the
    /// slots in `recorded`.
    case baseline(recorded: SlotSet)
  }

  func record(_ slot: Int, _ value: StoredValue, _ draft: Draft?, in step: UndoStep) {
    switch step {
    case .noStep, .baseline: break
    case .lastStep: history.recordInLastStep(slot, value, draft)
    case .ownStep: history.record(slot, value, draft)
    }
  }

  /// Rereads fields and stores values that others have changed.
  func readFields(of index: Int, _ locals: some Sequence<Int>, as step: UndoStep = .noStep) {
    storeDefaults(of: index)
    let block = blocks[index]
    let elements = block.elements
    var locals = locals.makeIterator()
    var found: [(field: FieldElement, slot: Int, value: StoredValue)] = []
    var computed: [Int] = []
    // Few at a time, so that what was read of a field is still in the processor's caches when its value is stored.
    var isAnyLeft = true
    while isAnyLeft {
      // Nothing is read of a model that is gone.
      isAnyLeft = false
      model(of: block).read { model in
        while let local = locals.next() {
          let slot = block.base + local
          guard slots[slot].flags.contains(.isField) else { continue }
          let field = unsafeDowncast(elements[local], to: FieldElement.self)
          guard !field.flags.contains(.standalone) else { continue }
          operations.reads += 1
          let value = several == nil ? field.read(model) : allValues(field.read(model), field, in: index)
          if value != modelValue(slot) { found.append((field, slot, value)) }
          if found.count == 64 {
            isAnyLeft = true
            return
          }
        }
      }
      for (field, slot, value) in found {
        if field.flags.contains(.computed) {
          computed.append(slot)
        } else {
          merge(slot, value, field, block, as: step)
        }
      }
      found.removeAll(keepingCapacity: true)
    }
    // Last, because the model may run code of its own when it is written.
    for slot in computed { rewrite(slot, block) }
  }

  /// Sets properties that are nil to their declared default values: what the form shows is what the model holds.
  func storeDefaults(of index: Int) {
    guard !defaulted.isEmpty, let locals = defaulted[index] else { return }
    let block = blocks[index]
    guard model(of: block).isPresent else { return }
    for model in [model(of: block)] + otherModels(of: index) where model.isPresent {
      model.modify { model in
        for local in locals { field(at: block.base + local)?.storeDefault(model) }
      }
    }
  }

  /// Restores a computed property that others have changed: its value is whatever its closure returned.
  private func rewrite(_ slot: Int, _ block: Block) {
    guard let field = field(at: slot), model(of: block).isPresent else { return }
    write(field, withheld[slot] ?? storedValue(slot), slot, in: block)
  }

  /// Stores a value that was found in the model.
  private func merge(_ slot: Int, _ value: StoredValue, _ field: FieldElement, _ block: Block, as step: UndoStep) {
    if field.flags.contains(.readOnly) {
      forgetText(slot)
      replaceValue(slot, value)
      forgetStart(slot)
    } else {
      discardSubmit()
      forgetUnfit(slot)
      if case .baseline(let recorded) = step, !recorded.contains(slot), isAsAtBaseline(slot, in: block) {
        moveBaseline(slot, to: value)
      } else {
        record(slot, withAccepted(storedValue(slot), slot), drafts[slot], in: step)
        noteChanged(slot)
        forgetText(slot)
        replaceValue(slot, value)
      }
    }
    keepLastValid(slot, nil)
    if !heldBack.isEmpty { heldBack[slot] = nil }
    submissionState.noteChange()
    queueDependentsOfValue(slot, Int(block.index), block)
    mark(slot, .value)
    refreshDirty(slot)
    forgetOutside(slot)
    if !checks.isEmpty { endCheck(slot) }
    revalidate(slot, field)
    if block.core.hasAsyncRules, !isRestoring { checks.waiting.append(slot) }
    refreshAnswer(slot)
  }

  private func forgetText(_ slot: Int) {
    guard slots[slot].flags.contains(.hasDraft) else { return }
    drafts[slot] = nil
    slots[slot].flags.remove([.hasDraft, .unparsed])
  }

  /// Discards a field's half-typed text without an undo step.
  func forgetDraft(_ slot: Int) {
    guard slots[slot].flags.contains(.hasDraft) else { return }
    forgetText(slot)
    mark(slot, .value)
    queueReaders(slot, .text)
    refreshDirty(slot)
    revalidate(slot)
  }

  /// Resets standalone fields to their declared initial values.
  func resetStandaloneFields() {
    for block in liveBlocks {
      for (local, element) in block.elements.enumerated() where element.flags.contains(.standalone) {
        guard let field = field(at: block.base + local) else { continue }
        assign(block.base + local, field.read(root), draft: nil)
      }
    }
  }

  /// Rereads the model after a computed property's setter may have changed other properties, so later changes in the
  /// same step start from there.
  func followSetter() {
    guard hasRunSetter else { return }
    hasRunSetter = false
    readAgain(as: .ownStep)
  }

  /// Rereads every field.
  func readAgain(as step: UndoStep = .lastStep) {
    for index in liveBlockIndices where isLive(index) { reread(index, as: step) }
  }

  /// Names the row that leads to a block if the program says what it reads like, which may depend on what is no field.
  func markDeclaredSummary(of index: Int) {
    let owner = blocks[index].owner
    guard owner >= 0 else { return }
    let details = element(at: owner).details
    if details?.summary != nil || details?.collection?.summary != nil { markSummary(of: owner) }
    markElementTitle(of: index)
  }

  /// Rereads the fields of a block, and which elements and subforms there are.
  func reread(_ index: Int, as step: UndoStep) {
    // Properties that are not fields may have changed too.
    queueReaders(of: blocks[index], .block)
    markDeclaredSummary(of: index)
    readFields(of: index, blocks[index].elements.indices, as: step)
    match(in: index, as: step)
    followPresence(of: index, as: step)
    followLate(in: index, as: step)
    if several != nil { noteDifferingSubforms(in: index) }
  }
}
