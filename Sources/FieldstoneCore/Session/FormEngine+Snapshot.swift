extension FormEngine {
  /// The state of the form, to be saved. Undo steps are not part of it.
  ///
  /// - Complexity: O(fields).
  public var snapshot: FormSnapshot {
    var snapshot = FormSnapshot(form: FormSnapshot.Form(id: core.id, version: core.version))
    snapshot.page = page
    snapshot.failedSubmits = currentFacts.failedSubmits
    snapshot.reported = (outside.all + checks.found).compactMap { slot, issue in
      // What is said about a secret may repeat it.
      guard isLive(block(of: slot)), field(at: slot)?.isPrivate != true else { return nil }
      return FormSnapshot.Reported(row: rowID(slot), severity: issue.severity, text: issue.text(in: environment))
    }
    // Also those that an answer has resolved: an earlier answer brings them back.
    for slot in conflictState.slots where isLive(block(of: slot)) {
      snapshot.conflicts[rowID(slot).path] = conflictState[slot]?.author ?? ""
    }
    if !programNews.isEmpty { snapshot.news = newsEntries() }
    snapshot.finishedSteps = finishedSteps
    snapshot.isEditing = currentFacts.mode == .edit && currentFacts.isEditing
    snapshot.lastSave = currentFacts.isSaved ? .succeeded : submissionState.hasSaveFailed ? .failed : nil
    snapshot.unfit = leftovers.fields
    snapshot.elements = leftovers.elementIDs
    snapshot.fields.reserveCapacity(currentFacts.dirtyFields)
    for slot in liveSlots {
      let flags = slots[slot].flags
      if isUntouched(slot) { continue }
      // A draft doesn't depend on how the form is cut into pages.
      if !flags.contains(.isField), element(at: slot).isPartOfPages { continue }
      if let collection = collections[slot], flags.contains(.exists), collection.isSinceOrigin || isInNewElement(slot) {
        snapshot.elements[rowID(slot).path] = collection.order.all.map(collection.id)
        let start = collection.order.startOrder
        // In a new element, a collection without an entry began without elements, whatever a blank one begins with.
        if isInNewElement(slot) ? !start.isEmpty : collection.origin != nil {
          snapshot.startElements[rowID(slot).path] = start.map(collection.id) + collection.lostStart
        }
      }
      var entry = FormSnapshot.Field()
      if flags.contains(.touched) { entry.isTouched = true }
      if flags.contains(.answered) { entry.isAnswered = true }
      if flags.contains(.mayShowIssues) { entry.mayShowIssues = true }
      if let field = field(at: slot) {
        if !field.isPrivate, !field.flags.contains(.readOnly) { keep(slot, field, in: &entry) }
      } else if case .flag(let isPresent) = storedValue(slot), case .flag(let wasPresent) = origin(of: slot) {
        // A subform that was created, set to nil, or replaced, or that a new element may not have by itself.
        let start = start(of: slot)
        let isNew = isPresent && wasPresent && isNewBlank(slot)
        let isNewer = isInNewSubform(slot) || isInNewElement(slot)
        if isPresent != wasPresent || start != .flag(wasPresent) || isNew || isNewer {
          (entry.value, entry.start) = (.flag(isPresent), .flag(start == .flag(true)))
          if isNew { entry.isNew = true }
        }
      }
      if entry != FormSnapshot.Field() { snapshot.fields[rowID(slot).path] = entry }
    }
    return draftNames.inDrafts(snapshot)
  }

  /// The values of the secure fields that differ from those that the session began with.
  ///
  /// - Complexity: O(fields).
  public var secrets: FormSecrets {
    var secrets = FormSecrets()
    secrets.fields = leftovers.secrets
    for slot in liveSlots where !isUntouched(slot) {
      guard let field = field(at: slot), field.isPrivate, !field.flags.contains(.readOnly) else { continue }
      var entry = FormSnapshot.Field()
      keep(slot, field, in: &entry)
      if entry != FormSnapshot.Field() { secrets.fields[rowID(slot).path] = entry }
    }
    return draftNames.inDrafts(secrets)
  }

  /// Whether a field of the form itself is certainly as the session began, like nearly all fields of most forms: then
  /// there is nothing to compare.
  private func isUntouched(_ slot: Int) -> Bool {
    slots[slot].block == 0 && slots[slot].start < 0 && slots[slot].flags.contains(.isField)
      && slots[slot].flags.isDisjoint(with: SlotFlags.visits.union(.hasDraft))
      && (origins.isEmpty || origins[slot] == nil)
  }

  /// Adds a field's value and start value to an entry if either differs from the value that the session began with.
  private func keep(_ slot: Int, _ field: FieldElement, in entry: inout FormSnapshot.Field) {
    if slots[slot].flags.contains(.hasDraft), let draft = drafts[slot] {
      entry.draft = draft.text
      let isRead = draft.issue == nil && !draft.isHeld && !draft.text.isEmpty
      if isRead, !codec(of: field, slot).isChoice { entry.isRead = true }
    }
    let isNew = isInNewSubform(slot) || isInNewElement(slot)
    guard slots[slot].start >= 0 || origins[slot] != nil || isNew else { return }
    let (value, start, origin) = (storedValue(slot), start(of: slot), origin(of: slot))
    if start != origin, wasThereAtStart(slot) {
      entry.start = codec(of: field, slot).savedForAll(start)
    }
    // What a nil subform shows is not an answer.
    guard slots[slot].flags.contains(.exists), value != origin || start != origin || isNew else { return }
    let codec = codec(of: field, slot)
    (entry.value, entry.start) = (codec.savedForAll(value), codec.savedForAll(start))
  }

  /// Whether all subforms that contain a row existed at the baseline. The fields of a nil subform have no meaningful
  /// start value.
  private func wasThereAtStart(_ slot: Int) -> Bool {
    var owner = blocks[block(of: slot)].owner
    while owner >= 0 {
      if start(of: owner) == .flag(false) { return false }
      owner = blocks[block(of: owner)].owner
    }
    return true
  }

  /// Whether a blank subform was created in this row on its own, and not together with the subform that contains it.
  private func isNewBlank(_ owner: Int) -> Bool {
    guard lineage[owner].isBlank else { return false }
    let parent = blocks[block(of: owner)].owner
    return parent < 0 || lineage[parent] != lineage[owner]
  }

  /// Whether a row is in an element that the session didn't begin with.
  func isInNewElement(_ slot: Int) -> Bool {
    guard !collections.isEmpty else { return false }
    var block = blocks[block(of: slot)]
    while block.owner >= 0 {
      if block.node >= 0, let collection = collections[block.owner], !collection[block.node].isOriginal { return true }
      block = blocks[block.parent]
    }
    return false
  }

  /// Whether a row is in a blank subform that replaced another one, so that its value did not start from the one that
  /// the session began with.
  private func isInNewSubform(_ slot: Int) -> Bool {
    var owner = blocks[block(of: slot)].owner
    while owner >= 0 {
      if lineage[owner].isBlank, storedValue(owner) == .flag(true), origin(of: owner) == .flag(true) { return true }
      owner = blocks[block(of: owner)].owner
    }
    return false
  }
}
