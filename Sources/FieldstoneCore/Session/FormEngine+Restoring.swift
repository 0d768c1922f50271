extension FormEngine {
  /// Restores a snapshot in place of the form's current state.
  ///
  /// Entries that no longer fit the form are left out and returned. They are carried along: later snapshots contain
  /// them until the field gets another answer. Read-only fields stay as they are: whoever has written a draft can't set
  /// what only the program sets.
  ///
  /// - Parameter secrets: The values of the secure fields; without them, these fields have their original values.
  /// - Returns: The paths of entries that match no row or whose answer the row does not accept.
  /// - Throws: ``FormSnapshotError`` for a snapshot of another form or of a version that this library does not read.
  ///   The form is then unchanged.
  /// - Complexity: O(fields).
  @discardableResult
  public func restore(_ snapshot: FormSnapshot, secrets: FormSecrets = FormSecrets()) throws -> [String] {
    try restore(snapshot, secrets: secrets, withNews: false)
  }

  /// - Parameter withNews: Whether read-only fields get what others had changed in them. Only for snapshots that nobody
  ///   but this library has had, such as those that a site keeps of its visits.
  @discardableResult
  package func restore(_ snapshot: FormSnapshot, secrets: FormSecrets = FormSecrets(), withNews: Bool) throws
    -> [String]
  {
    guard snapshot.version == FormSnapshot.currentVersion else { throw FormSnapshotError.version(snapshot.version) }
    guard snapshot.form.id == core.id else {
      throw FormSnapshotError.otherForm(snapshot.form.id, expected: core.id)
    }
    recording?.add("# Answers were restored, such as those of a draft.")
    let (migrated, added) = migrated(snapshot)
    let (snapshot, secrets) = (draftNames.inSession(migrated), draftNames.inSession(secrets))
    var left: Set<String> = []
    perform {
      let submitted = currentFacts.isSubmitting && !submissionState.isOutdated ? answers : nil
      restores += 1
      // What was entered before gives way, so that nothing is done about it.
      unleft = [:]
      setFocus(-1)
      isRestoring = true
      endChecks()
      stopAllWork()
      if currentFacts.mode == .edit { setEditing(snapshot.isEditing) }
      returnToOrigin()
      // The snapshot has the visits of elements that come back.
      for removed in collections.values.flatMap(\.removed.values) { removed.forgetVisits() }
      // Subforms and elements before any answers in them, secret or not: a subform that is created anew loses what was
      // set in it before.
      (leftovers.fields, leftovers.elementIDs) = restoreSubformsAndElements(snapshot)
      restoreStartElements(snapshot.startElements, of: snapshot.elements.keys)
      if withNews { restoreNews(snapshot.news) }
      leftovers.secrets = restore(secrets.fields, areSecret: true)
      leftovers.fields.merge(restoreFields(snapshot.fields, areSecret: false)) { first, _ in first }
      // Entries that did not fit before may fit now, unless the field has been given another answer since.
      let carried = snapshot.unfit.filter { snapshot.fields[$0.key]?.isHeld != true }
      leftovers.fields.merge(restore(carried, areSecret: false)) { first, _ in first }
      restoreIDs(snapshot.fields)
      for path in added where slot(of: FormRowID(path)) == nil { leftovers.fields[path] = nil }
      if mayHaveSideEffects { correctModel() }
      left = leftovers.paths
      // Entries for fields that are secure by now must not stay in drafts.
      leftovers.fields = leftovers.fields.filter { path, _ in
        slot(of: FormRowID(path)).flatMap(field(at:))?.isPrivate != true
      }
      currentFacts.failedSubmits = min(max(0, snapshot.failedSubmits), 1_000)
      runTrackers()
      isRestoring = false
      restore(snapshot.reported)
      restoreConflicts(snapshot.conflicts)
      restoreFinishedSteps(snapshot.finishedSteps)
      noteRefusedAnswers()
      refreshAllShowing()
      history = History()
      if files.areAnyReceived { removeUnusedFiles() }
      discardSubmit()
      restoreSave(snapshot.lastSave)
      reopen(snapshot.page)
      // On the way to the same answers, all of them have changed.
      if let submitted, areAnswers(submitted) { submissionState.forgetChanges() }
    }
    return left.sorted()
  }

  /// All values, which subforms there are, and the elements of all collections.
  private typealias Answers = (values: [(slot: Int, value: StoredValue)], elements: [(slot: Int, nodes: [Int32])])

  private var answers: Answers {
    let live = collections.filter { isLive($0.value.parent) }
    return (liveSlots.map { ($0, storedValue($0)) }, live.map { ($0.key, $0.value.order.all) })
  }

  /// Whether the form has the answers that it had before. Rows that have been made since are in subforms that are nil.
  private func areAnswers(_ before: Answers) -> Bool {
    before.elements.allSatisfy { collections[$0.slot]?.order.all == $0.nodes }
      && before.values.allSatisfy { storedValue($0.slot) == $0.value }
  }

  /// Restores the values that the session began with, whatever has been submitted since.
  private func returnToOrigin() {
    for (slot, origin) in origins.entries {
      if let removed = removedElement(containing: slot) {
        removed.starts[slot] = origin
        continue
      }
      setStart(slot, origin)
      refreshDirty(slot)
    }
    origins = SlotTable()
    returnElements()
    lineage.returnStart()
    resetFields()
    for slot in liveSlots where slots[slot].flags.contains(.changed) && !slots[slot].flags.contains(.dirty) {
      forgetChange(slot)
    }
  }

  /// Restores subforms first: an answer creates its subform, and must not bring back one that was removed.
  ///
  /// - Returns: The entries that do not fit.
  private func restore(_ entries: [String: FormSnapshot.Field], areSecret: Bool) -> [String: FormSnapshot.Field] {
    restoreSubforms(entries).merging(restoreFields(entries, areSecret: areSecret)) { first, _ in first }
  }

  /// Restores which subforms and elements there are: each after what contains it, whose path is shorter.
  ///
  /// - Returns: The entries that match no row or do not fit a row other than a field, and the element ids of collections
  ///   that the form does not have.
  private func restoreSubformsAndElements(_ snapshot: FormSnapshot)
    -> (fields: [String: FormSnapshot.Field], elementIDs: [String: [String]])
  {
    var (unfit, left): ([String: FormSnapshot.Field], [String: [String]]) = ([:], [:])
    // The fields of the form itself, which are nearly all, always exist, so they aren't even sorted.
    let others = snapshot.fields.keys.filter { path in
      guard let slot = slot(of: FormRowID(path)) else { return true }
      return slots[slot].block != 0 || !slots[slot].flags.contains(.isField)
    }
    let paths = Set(others).union(snapshot.elements.keys)
    for path in paths.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      let slot = slot(of: FormRowID(path))
      if let ids = snapshot.elements[path], !restoreElements(ids, at: slot) { left[path] = ids }
      guard let entry = snapshot.fields[path] else { continue }
      if let slot, slots[slot].flags.contains(.isField) || restoreSubform(entry, at: slot) { continue }
      unfit[path] = entry
    }
    return (unfit, left)
  }

  /// - Returns: The entries that match no row, and those that do not fit a row other than a field.
  private func restoreSubforms(_ entries: [String: FormSnapshot.Field]) -> [String: FormSnapshot.Field] {
    var unfit: [String: FormSnapshot.Field] = [:]
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let slot = slot(of: FormRowID(path))
      if let slot, slots[slot].flags.contains(.isField) || restoreSubform(entry, at: slot) { continue }
      unfit[path] = entry
    }
    return unfit
  }

  /// - Returns: The entries that do not fit their field.
  private func restoreFields(_ entries: [String: FormSnapshot.Field], areSecret: Bool) -> [String: FormSnapshot.Field] {
    var unfit: [String: FormSnapshot.Field] = [:]
    // Sorting the paths alone moves a tenth of the bytes.
    for path in entries.keys.sorted() {
      guard let entry = entries[path], let slot = slot(of: FormRowID(path)), slots[slot].flags.contains(.isField) else {
        continue
      }
      guard let field = field(at: slot), !entry.isHeld || takes(entry, slot, field, isSecret: areSecret) else {
        unfit[path] = entry
        continue
      }
      restoreAnswer(entry, slot, field)
      followOutdated()
      restoreVisits(entry, slot)
    }
    return unfit
  }

  /// Restores values that were saved as the ids of options, now that the answers are there that these depend on.
  private func restoreIDs(_ entries: [String: FormSnapshot.Field]) {
    guard !offered.codecs.isEmpty else { return }
    let waiting = entries.filter { path, entry in
      guard entry.isHeld, let slot = slot(of: FormRowID(path)), offered.codecs[slot] != nil else { return false }
      return field(at: slot)?.codec.savesIDs == true
    }
    guard !waiting.isEmpty else { return }
    // Options may depend on such an answer in turn. Each round settles at least one more.
    for _ in 0..<min(waiting.count, 8) {
      runTrackers()
      for path in waiting.keys { leftovers.fields[path] = nil }
      leftovers.fields.merge(restoreFields(waiting, areSecret: false)) { first, _ in first }
    }
  }

  private func takes(_ entry: FormSnapshot.Field, _ slot: Int, _ field: FieldElement, isSecret: Bool) -> Bool {
    guard !field.flags.contains(.readOnly), field.isPrivate == isSecret else { return false }
    guard let saved = entry.value else { return true }
    guard let value = codec(of: field, slot).value(savedForAll: saved, objectCount),
      hasBytes(of: value, entry, slot)
    else { return false }
    return value != StoredValue.none || field.flags.contains(.optional)
  }

  private func restoreAnswer(_ entry: FormSnapshot.Field, _ slot: Int, _ field: FieldElement) {
    let (origin, codec) = (origin(of: slot), codec(of: field, slot))
    if let value = entry.value.flatMap({ codec.value(savedForAll: $0, objectCount) }) {
      assign(slot, value, draft: nil)
    }
    // Applies to fields in a nil subform, too.
    let saved = entry.start.flatMap { codec.value(savedForAll: $0, objectCount) }
    // A property that can't be nil never started from nothing.
    let isNothing = saved == StoredValue.none && !field.flags.contains(.optional)
    let start = isNothing ? (field.flags.contains(.defaulted) ? field.valueForNil : nil) : saved
    if let start, start != origin {
      moveStart(slot, start, from: origin)
    }
    guard let text = entry.draft else { return }
    if entry.isRead == true, !codec.isChoice {
      restoreReadText(text, slot, codec)
    } else {
      restoreDraft(text, slot, field, codec)
    }
  }

  /// Restores a text whose value is restored already. In another language or time zone, or on another day, it may mean
  /// something else; the value counts then, and the field shows it as usual.
  private func restoreReadText(_ text: String, _ slot: Int, _ codec: AnyCodec) {
    let value = storedValue(slot)
    operations.parses += 1
    guard case .value(let read) = codec.merged(codec.parse(text, environment), over: value, environment),
      (field(at: slot)?.normalized(read) ?? read) == value
    else { return }
    assign(slot, value, draft: Draft(text))
  }

  /// Restores the text in a field. The value of a choice is in the snapshot, and its options may depend on answers that
  /// are not restored yet, so its text is not read again.
  private func restoreDraft(_ text: String, _ slot: Int, _ field: FieldElement, _ codec: AnyCodec) {
    guard codec.isChoice, !text.isEmpty else {
      type(slot, text)
      return
    }
    let value = storedValue(slot)
    var issue: FormIssue?
    if !codec.names(text, value, environment) {
      issue = FormIssue(.notChoice(String(text.prefix(80))))
      if case .failure(let found) = codec.parse(text, over: value, environment) { issue = narrowed(found, field, slot) }
    }
    assign(slot, value, draft: Draft(text, issue))
  }

  private func restoreSubform(_ entry: FormSnapshot.Field, at slot: Int) -> Bool {
    let origin = origin(of: slot)
    if entry.isHeld {
      guard case .flag(let isPresent) = entry.value, entry.draft == nil,
        element(at: slot).flags.contains(.optional)
      else { return false }
      if isPresent, entry.isNew == true { _ = setSubform(slot, false) }
      guard setSubform(slot, isPresent) else { return false }
    }
    if case .flag(let start) = entry.start, .flag(start) != origin, element(at: slot).flags.contains(.optional) {
      moveStart(slot, .flag(start), from: origin)
      if let child = children[slot] { forgetBlankStartsBelow(child) }
    }
    restoreVisits(entry, slot)
    return true
  }

  private func moveStart(_ slot: Int, _ start: StoredValue, from origin: StoredValue) {
    origins[slot] = origin
    setStart(slot, start)
    refreshDirty(slot)
    if !slots[slot].flags.contains(.dirty) { forgetChange(slot) }
  }

  private func restoreVisits(_ entry: FormSnapshot.Field, _ slot: Int) {
    if slots[slot].flags.contains(.isChecked) {
      if entry.isTouched == true { touch(slot) }
      if entry.isAnswered == true { noteVisit(slot, .answered) }
    }
    if entry.mayShowIssues == true { noteVisit(slot, .mayShowIssues) }
    refreshVisited(slot)
  }

  /// Opens a page without marking anything in it as visited; the root page if it can't be opened.
  private func reopen(_ page: FormPageID) {
    let block = page == .root ? nil : slot(of: FormRowID(page.path)).flatMap(child)
    let open = block.map(path) ?? [0]
    guard open != openBlocks else { return }
    openBlocks = open
    changeLog.notePages()
  }
}
