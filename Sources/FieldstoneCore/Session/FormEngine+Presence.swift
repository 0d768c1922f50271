/// Optional subforms: creating them when first needed, setting them to nil, and replacing them.
extension FormEngine {
  func create(_ block: Block) {
    // In an element that the model has lost, nothing can be created.
    guard block.layout.canBeNil, !model(of: block).isPresent, !model(of: block).isLost else { return }
    create(blocks[block.parent])
    guard !model(of: block).isPresent else { return }
    if !isReplaying { history.record(block.owner, .flag(false), nil) }
    setExists(block.owner, true)
    lineage.renew(owners(from: block.owner), isBlank: true)
  }

  /// Creates a subform, or sets it to nil.
  func setExists(_ owner: Int, _ isPresent: Bool, writes: Bool = true) {
    if isPresent { makeLate(owner) }
    guard let child = children[owner] else { return }
    if writes {
      model(of: blocks[child]).setExists(isPresent)
      for other in otherModels(of: child) { other.setExists(isPresent) }
    }
    // A property observer may take it back.
    let isPresent = writes ? model(of: blocks[child]).isPresent : isPresent
    if isPresent { storeDefaults(below: child) }
    // What it would find is no longer wanted.
    if !isPresent, !actionWork.isEmpty { forEachSlot(in: child) { stopWork($0) } }
    submissionState.noteChange()
    replaceValue(owner, .flag(isPresent))
    updatePresence(child)
    if isPresent, writes { followBlank(child) }
    if isPresent, writes, !isReplaying { decideExistence(below: child) }
    refreshDirty(owner)
    revalidate(owner)
    if isPresent { writeComputed(in: blocks[child]) }
    mark(owner, .value)
    if several != nil { noteDifferingSubform(owner) }
    queueDependentsOfValue(owner, block(of: owner), blocks[block(of: owner)])
  }

  /// Notes which subforms the blank model of a new subform begins with, and what its elements have: while it was nil,
  /// they had no model to be read from.
  private func followBlank(_ index: Int) {
    if !collections.isEmpty {
      match(in: index, as: .noStep)
      for slot in blocks[index].slots {
        guard let collection = collections[slot] else { continue }
        for node in collection.order.all { rereadSubform(collection.block(of: node)) }
      }
    }
    for owner in subformRows(in: index) {
      guard element(at: owner).flags.contains(.optional) else {
        if let child = children[owner] { followBlank(child) }
        continue
      }
      guard let nested = element(at: owner) as? NestedElement, isPresent(below: owner, nested),
        storedValue(owner) == .flag(false)
      else { continue }
      setExists(owner, true, writes: false)
      if let child = children[owner] { rereadSubform(child) }
    }
  }

  /// Notes the subforms below a block, all of which is new, that exist while they are visible: their conditions are still
  /// to decide whether they do.
  func decideExistence(below index: Int) {
    for owner in blocks(in: index).flatMap(subformRows)
    where element(at: owner).flags.contains(.existsWhileVisible) { hiddenDrops.decideLater(owner) }
  }

  /// Called after a write to a subform that a property observer may have set to nil: the form follows the model.
  func followRefusal(of index: Int) {
    var lost = index
    while blocks[lost].parent >= 0, !model(of: blocks[blocks[lost].parent]).isPresent { lost = blocks[lost].parent }
    let owner = blocks[lost].owner
    guard element(at: owner).flags.contains(.optional) else { return }
    setExists(owner, false, writes: false)
    rereadSubform(lost)
    forgetVisits(in: lost)
  }

  /// Sets the properties of a subform, and of those in it, that are nil to their default values.
  private func storeDefaults(below index: Int) {
    guard !defaulted.isEmpty else { return }
    for below in blocks(in: index) { storeDefaults(of: below) }
  }

  private func writeComputed(in block: Block) {
    for (local, element) in block.elements.enumerated() {
      let slot = block.base + local
      if element.flags.contains(.computed), let field = field(at: slot) {
        write(field, withheld[slot] ?? storedValue(slot), slot, in: block)
      } else if let child = children[slot], model(of: blocks[child]).isPresent {
        writeComputed(in: blocks[child])
      }
    }
  }

  /// The state of a subform for an undo step: the whole model with its half-typed texts, or `.flag(false)` if it is
  /// nil.
  func presence(_ slot: Int) -> StoredValue {
    guard let child = children[slot], let whole = model(of: blocks[child]).whole else { return .flag(false) }
    return presence(of: child, whole)
  }

  /// The same for a subform whose model is known, because it has been replaced already.
  func presence(of child: Int, _ whole: ValueBox) -> StoredValue {
    let slot = blocks[child].owner
    var extras: [Int: StoredValue] = [:]
    collectStandaloneValues(child, &extras)
    var ids: [Int: SubformID] = [:]
    for owner in owners(from: slot) { ids[owner] = lineage[owner] }
    let drafts = drafts.isEmpty ? [:] : drafts.filter { isInside(block(of: $0.key), child) }
    var lists: [(slot: Int, nodes: [Int32])] = []
    if !collections.isEmpty {
      forEachSlot(in: child) { if let list = collections[$0] { lists.append(($0, list.order.all)) } }
    }
    let subform = WholeSubform(
      whole, visits: visits(in: child), drafts: drafts, extras: extras, ids: ids, lists: lists)
    subform.besidesModel = besidesModel(in: child)
    subform.others = otherModels(of: child).map(\.whole)
    for held in heldBack.keys where isInside(block(of: held), child) { subform.refused[held] = storedValue(held) }
    return .boxed(subform)
  }

  /// The visit flags of a subform and everything below it, by slot.
  private func visits(in index: Int) -> [Int: SlotFlags] {
    var visits: [Int: SlotFlags] = [:]
    forEachSlot(in: index) { slot in
      let flags = slots[slot].flags.intersection(.visits)
      if !flags.isEmpty { visits[slot] = flags }
    }
    return visits
  }

  /// Called when a subform becomes nil: the next one starts with nothing visited or answered, and no issues showing.
  func forgetVisits(in index: Int) { forEachSlot(in: index) { forgetVisits($0) } }

  func forEachSlot(in index: Int, _ body: (Int) -> Void) {
    for slot in blocks[index].slots {
      body(slot)
      if let child = children[slot] { forEachSlot(in: child, body) }
      if let collection = collections[slot] {
        for node in collection.order.all { forEachSlot(in: collection.block(of: node), body) }
      }
    }
  }

  /// The first of the same rows that meets a condition.
  func firstSlot(in index: Int, where isWanted: (Int) -> Bool) -> Int? {
    for slot in blocks[index].slots {
      if isWanted(slot) { return slot }
      if let child = children[slot], let found = firstSlot(in: child, where: isWanted) { return found }
      guard let collection = collections[slot] else { continue }
      for node in collection.order.all {
        if let found = firstSlot(in: collection.block(of: node), where: isWanted) { return found }
      }
    }
    return nil
  }

  /// Whether removing a subform would lose anything: an answer, half-typed text, or what was there at the baseline or
  /// was set by the program.
  ///
  /// - Complexity: O(rows in the subform).
  package func hasAnswers(below row: FormRowID) -> Bool {
    guard let slot = slot(of: row), let child = children[slot], model(of: blocks[child]).isPresent else {
      return false
    }
    // Other instances than a blank one can hold properties that are not fields.
    guard lineage[slot].isBlank, !lineage.isAtStart(slot) else { return true }
    return firstSlot(in: child) { !slots[$0].flags.isDisjoint(with: [.dirty, .hasDraft]) } != nil
  }

  /// The rows of a subform and of all subforms within it.
  func owners(from owner: Int) -> [Int] {
    guard element(at: owner) is NestedElement else { return [] }
    return [owner] + (children[owner].map { blocks[$0].slots.flatMap(owners) } ?? [])
  }

  /// Collects the values of standalone fields in a subform and below.
  private func collectStandaloneValues(_ index: Int, _ extras: inout [Int: StoredValue]) {
    for (local, element) in blocks[index].elements.enumerated() {
      let slot = blocks[index].base + local
      if element.flags.contains(.standalone) { extras[slot] = storedValue(slot) }
      if let child = children[slot] { collectStandaloneValues(child, &extras) }
    }
  }

  /// Sets the value of a standalone field without creating the subform that contains it.
  private func setStandalone(_ slot: Int, _ value: StoredValue) {
    guard storedValue(slot) != value, let field = field(at: slot) else { return }
    replaceValue(slot, value)
    queueDependentsOfValue(slot, block(of: slot), blocks[block(of: slot)])
    mark(slot, .value)
    refreshDirty(slot)
    revalidate(slot, field)
    refreshAnswer(slot)
  }

  /// Whether a block is the same as another one or lies within it.
  func isInside(_ block: Int, _ other: Int) -> Bool {
    var block = block
    while block >= 0, block != other { block = blocks[block].parent }
    return block == other
  }

  /// Restores what ``presence(_:)`` returned.
  func restoreExistence(_ slot: Int, _ presence: StoredValue) {
    guard let child = children[slot] else { return }
    var (halfTyped, extras, refused): ([Int: Draft], [Int: StoredValue], [Int: StoredValue]) = ([:], [:], [:])
    var visits: [Int: SlotFlags] = [:]
    keepingElements(below: child) {
      var lists: [(slot: Int, nodes: [Int32])] = []
      if case .boxed(let box) = presence, let subform = box as? WholeSubform {
        model(of: blocks[child]).put(subform.whole)
        for (block, answers) in subform.besidesModel { model(of: blocks[block]).setBesidesModel(answers) }
        lineage.putBack(subform.ids)
        lists = subform.lists
        (halfTyped, extras, visits) = (subform.drafts, subform.extras, subform.visits)
        refused = subform.refused
      }
      if element(at: slot).flags.contains(.optional) { setExists(slot, presence != .flag(false)) }
      if several != nil, case .boxed(let box) = presence, let subform = box as? WholeSubform {
        putOthers(subform.others, child)
      }
      // The elements that were there are the same ones again, because earlier steps know them.
      for list in lists {
        if let collection = collections[list.slot] { arrange(collection, list.nodes, as: .noStep, writes: false) }
      }
    }
    rereadSubform(child)
    if presence == .flag(false) { forgetVisits(in: child) }
    for (slot, flags) in visits { rememberVisits(slot, flags) }
    for (slot, value) in extras.sorted(by: { $0.key < $1.key }) { setStandalone(slot, value) }
    for (slot, value) in refused.sorted(by: { $0.key < $1.key }) {
      assign(slot, value, draft: nil, isUndoable: false)
    }
    for (slot, draft) in halfTyped.sorted(by: { $0.key < $1.key }) {
      assign(slot, storedValue(slot), draft: draft, isUndoable: false)
    }
  }

  /// Rereads the fields of a subform and everything below it from the model.
  func rereadSubform(_ index: Int) {
    let block = blocks[index]
    // Half-typed texts belonged to the previous instance.
    if !drafts.isEmpty { for slot in block.slots { forgetDraft(slot) } }
    if !heldBack.isEmpty { for slot in block.slots { heldBack[slot] = nil } }
    startOver(index)
    readFields(of: index, block.elements.indices)
    takeReadOnlyStarts(of: block)
    queueDependentsOfModel(index)
    match(in: index, as: .noStep)
    for (owner, nested) in lateOwners(in: index) where isPresent(below: owner, nested) { makeLate(owner) }
    for local in block.elements.indices {
      guard let child = children[block.base + local] else { continue }
      if block.elements[local].flags.contains(.optional) {
        let wasPresent = storedValue(block.base + local) == .flag(true)
        setExists(block.base + local, model(of: blocks[child]).isPresent, writes: false)
        if wasPresent, !model(of: blocks[child]).isPresent { forgetVisits(in: child) }
      }
      rereadSubform(child)
    }
    for local in block.elements.indices {
      guard let collection = collections[block.base + local] else { continue }
      for node in collection.order.all {
        rereadSubform(collection.block(of: node))
      }
    }
    forgetBlankStarts(index)
  }

  /// Read-only data belongs to the program, so its start value follows it, even where the value is the one that was
  /// dropped.
  private func takeReadOnlyStarts(of block: Block) {
    for (local, element) in block.elements.enumerated()
    where element.kind == .field && element.flags.contains(.readOnly) && !element.flags.contains(.computed) {
      forgetStart(block.base + local)
      refreshDirty(block.base + local)
    }
  }

  /// Resets what the model of a subform that is nil doesn't hold, because answers must not carry over to the next
  /// instance: those for cases that are not chosen, and standalone fields.
  func startOver(_ index: Int) {
    let block = blocks[index]
    guard !model(of: block).isPresent else { return }
    model(of: block).setBesidesModel(nil)
    for (local, element) in block.elements.enumerated() where element.flags.contains(.standalone) {
      if let field = field(at: block.base + local) { setStandalone(block.base + local, field.read(root)) }
    }
  }

  /// Queues the closures and viewers of a block, because properties that are not fields may have changed too.
  private func queueDependentsOfModel(_ index: Int) {
    var above = index
    while above >= 0 {
      if blocks[above].node >= 0 { noteElement(above) }
      markDeclaredSummary(of: above)
      above = blocks[above].parent
    }
    queueReaders(of: blocks[index], .block)
    if editedBlocks.last != index { editedBlocks.append(index) }
  }

  /// Discards the start values in a subform that was nil at the baseline and is nil now: it shows a blank model, which
  /// holds no answers and may differ each time.
  private func forgetBlankStarts(_ index: Int) {
    guard isBlank(index) else { return }
    for slot in blocks[index].slots {
      collections[slot]?.order.moveStart()
      forgetStart(slot)
      forgetChange(slot)
      refreshDirty(slot)
    }
  }

  /// Discards the start values of the nested subforms, too. The values that the session began with are kept for drafts.
  func forgetBlankStartsBelow(_ index: Int) {
    guard isBlank(index) else { return }
    blocks[index].slots.forEach(keepOrigin)
    forgetBlankStarts(index)
    for slot in blocks[index].slots { if let child = children[slot] { forgetBlankStartsBelow(child) } }
  }

  /// Whether the subform, or one that contains it, was nil at the baseline and is nil now.
  private func isBlank(_ index: Int) -> Bool {
    var block = blocks[index]
    while block.owner >= 0 {
      if start(of: block.owner) == .flag(false), storedValue(block.owner) == .flag(false) { return true }
      block = blocks[block.parent]
    }
    return false
  }

  /// Updates whether the fields of a subform count, after it was created or set to nil.
  ///
  /// - Complexity: O(rows of the subform).
  func updatePresence(_ index: Int) {
    let block = blocks[index]
    let isPresent = model(of: block).isPresent
    for slot in block.base..<(block.base + block.elements.count)
    where slots[slot].flags.contains(.exists) != isPresent {
      changeActivity(slot) { slots[slot].flags.set(.exists, isPresent) }
      if let child = children[slot] { updatePresence(child) }
      if let collection = collections[slot] {
        for node in collection.order.all { updatePresence(collection.block(of: node)) }
      }
    }
    if block.isInline { showRows(of: index) }
  }
}

/// A subform as kept by an undo step.
final class WholeSubform: ValueBox {
  let whole: ValueBox
  /// Its visit flags, by slot.
  private(set) var visits: [Int: SlotFlags]
  /// Its half-typed texts, by slot.
  private(set) var drafts: [Int: Draft]
  /// The values of its standalone fields, by slot.
  private(set) var extras: [Int: StoredValue]
  /// The answers that its rules refuse and that are not in the model of a live object, by slot.
  var refused: [Int: StoredValue] = [:]
  /// The identities of the subform and of those within it, by row.
  private(set) var ids: [Int: SubformID]
  /// The elements of the collections in it.
  private(set) var lists: [(slot: Int, nodes: [Int32])]
  /// The answers for cases that are not chosen, by block.
  var besidesModel: [Int: ValueBox] = [:]
  /// The subforms of the other objects of a session over several; nil for one that is nil.
  var others: [ValueBox?] = []

  init(
    _ whole: ValueBox, visits: [Int: SlotFlags], drafts: [Int: Draft], extras: [Int: StoredValue],
    ids: [Int: SubformID], lists: [(slot: Int, nodes: [Int32])]
  ) {
    self.lists = lists
    self.whole = whole
    self.visits = visits
    self.drafts = drafts
    self.extras = extras
    self.ids = ids
  }

  /// Forgets what is no longer there.
  func forget(blocks: (Int) -> Bool, slots: (Int) -> Bool, elements: (_ slot: Int, _ node: Int32) -> Bool) {
    visits = visits.filter { !slots($0.key) }
    drafts = drafts.filter { !slots($0.key) }
    extras = extras.filter { !slots($0.key) }
    refused = refused.filter { !slots($0.key) }
    ids = ids.filter { !slots($0.key) }
    lists = lists.filter { !slots($0.slot) }.map { list in (list.slot, list.nodes.filter { !elements(list.slot, $0) }) }
    besidesModel = besidesModel.filter { !blocks($0.key) }
  }
}
