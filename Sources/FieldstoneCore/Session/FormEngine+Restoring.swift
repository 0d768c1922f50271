extension FormEngine {
  /// Takes up a state that was kept, instead of the one that the form is in.
  ///
  /// What does not fit the form any more is left out and named, and is carried along: the next snapshot has it again, until
  /// somebody gives the field another answer.
  ///
  /// - Parameter secrets: what the secure fields held; without it they are as they started.
  /// - Returns: the paths of fields that the form does not have, or whose answer it does not take.
  /// - Throws: ``FormSnapshotError`` for a snapshot of another form, or of a version that this library does not read; the
  ///   form is then as it was.
  /// - Complexity: O(fields).
  @discardableResult
  public func restore(_ snapshot: FormSnapshot, secrets: FormSecrets = FormSecrets()) throws -> [String] {
    guard snapshot.version == FormSnapshot.currentVersion else { throw FormSnapshotError.version(snapshot.version) }
    guard snapshot.form.id == core.id else {
      throw FormSnapshotError.otherForm(snapshot.form.id, expected: core.id)
    }
    var left: Set<String> = []
    perform {
      setFocus(-1)
      returnToOrigin()
      // Subforms before all answers in them, secret or not: one that is made anew has lost what was put in it before.
      unfit = restoreSubforms(snapshot.fields)
      unfitSecrets = restore(secrets.fields, areSecret: true)
      unfit.merge(restoreFields(snapshot.fields, areSecret: false)) { first, _ in first }
      // What did not fit before may do now, unless the field has another answer since.
      let carried = snapshot.unfit.filter { snapshot.fields[$0.key]?.isHeld != true }
      unfit.merge(restore(carried, areSecret: false)) { first, _ in first }
      elementIDs = snapshot.elements
      if mayHaveSideEffects { correctModel() }
      left = Set(unfit.keys).union(unfitSecrets.keys)
      // What has become a secret must not go on lying in drafts.
      unfit = unfit.filter { path, _ in slot(of: FormRowID(path)).flatMap(field(at:))?.isSecure != true }
      currentFacts.failedSubmits = min(max(0, snapshot.failedSubmits), 1_000)
      runTrackers()
      refreshAllShowing()
      history = History()
      currentFacts.isSubmitted = false
      reopen(snapshot.page)
    }
    return left.sorted()
  }

  /// Puts every field back to where the session began, whatever was submitted since.
  private func returnToOrigin() {
    for (slot, origin) in origins.sorted(by: { $0.key < $1.key }) {
      setStart(slot, origin)
      refreshDirty(slot)
    }
    origins.removeAll()
    lineage.returnStart()
    resetFields()
    for slot in slots.indices where slots[slot].flags.contains(.changed) && !slots[slot].flags.contains(.dirty) {
      forgetChange(slot)
    }
  }

  /// Subforms first: a field's answer makes its subform, and must not bring back one that was taken away.
  ///
  /// - Returns: what does not fit.
  private func restore(_ entries: [String: FormSnapshot.Field], areSecret: Bool) -> [String: FormSnapshot.Field] {
    restoreSubforms(entries).merging(restoreFields(entries, areSecret: areSecret)) { first, _ in first }
  }

  /// - Returns: what is no row of the form, and what does not fit one that is no field.
  private func restoreSubforms(_ entries: [String: FormSnapshot.Field]) -> [String: FormSnapshot.Field] {
    var unfit: [String: FormSnapshot.Field] = [:]
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let slot = slot(of: FormRowID(path))
      if let slot, slots[slot].flags.contains(.isField) || restoreSubform(entry, at: slot) { continue }
      unfit[path] = entry
    }
    return unfit
  }

  /// - Returns: what does not fit a field.
  private func restoreFields(_ entries: [String: FormSnapshot.Field], areSecret: Bool) -> [String: FormSnapshot.Field] {
    var unfit: [String: FormSnapshot.Field] = [:]
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      guard let slot = slot(of: FormRowID(path)), slots[slot].flags.contains(.isField) else { continue }
      guard let field = field(at: slot), !entry.isHeld || takes(entry, slot, field, isSecret: areSecret) else {
        unfit[path] = entry
        continue
      }
      restoreAnswer(entry, slot, field)
      restoreVisits(entry, slot)
    }
    return unfit
  }

  private func takes(_ entry: FormSnapshot.Field, _ slot: Int, _ field: FieldElement, isSecret: Bool) -> Bool {
    guard !field.flags.contains(.readOnly), field.isSecure == isSecret else { return false }
    guard let saved = entry.value else { return true }
    guard let value = field.codec.value(saved: saved) else { return false }
    return value != StoredValue.none || field.flags.contains(.optional)
  }

  private func restoreAnswer(_ entry: FormSnapshot.Field, _ slot: Int, _ field: FieldElement) {
    let origin = origin(of: slot)
    if let value = entry.value.flatMap(field.codec.value(saved:)) { assign(slot, value, draft: nil) }
    // Also of a field in a subform that is nil now.
    if let start = entry.start.flatMap(field.codec.value(saved:)), start != origin {
      moveStart(slot, start, from: origin)
    }
    if let draft = entry.draft { type(slot, draft) }
  }

  private func restoreSubform(_ entry: FormSnapshot.Field, at slot: Int) -> Bool {
    if entry.isHeld {
      guard case .flag(let isPresent) = entry.value, entry.draft == nil,
        element(at: slot).flags.contains(.optional)
      else { return false }
      let origin = origin(of: slot)
      if isPresent, entry.isNew == true { _ = setSubform(slot, false) }
      guard setSubform(slot, isPresent) else { return false }
      if case .flag(let start) = entry.start, .flag(start) != origin {
        moveStart(slot, .flag(start), from: origin)
        if let child = children[slot] { forgetBlankStartsBelow(child) }
      }
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
      if entry.isAnswered == true { slots[slot].flags.insert(.answered) }
    }
    if entry.mayShowIssues == true { slots[slot].flags.insert(.mayShowIssues) }
    refreshShowing(slot)
    refreshProgress(slot)
  }

  /// Opens a page without anybody having gone there; the root's where it can't be opened.
  private func reopen(_ page: FormPageID) {
    let block = page == .root ? nil : slot(of: FormRowID(page.path)).flatMap { children[$0] }
    let open = block.map(path) ?? [0]
    guard open != openBlocks else { return }
    openBlocks = open
    pagesChanged = true
  }
}
