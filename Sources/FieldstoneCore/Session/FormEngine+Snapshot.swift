extension FormEngine {
  /// The state of the form, to be kept. Undo steps are not part of it.
  ///
  /// - Complexity: O(fields).
  public var snapshot: FormSnapshot {
    var snapshot = FormSnapshot(form: FormSnapshot.Form(id: core.id, version: core.version))
    snapshot.page = page
    snapshot.failedSubmits = currentFacts.failedSubmits
    snapshot.unfit = unfit
    snapshot.elements = elementIDs
    for slot in slots.indices {
      let flags = slots[slot].flags
      var entry = FormSnapshot.Field()
      if flags.contains(.touched) { entry.isTouched = true }
      if flags.contains(.answered) { entry.isAnswered = true }
      if flags.contains(.mayShowIssues) { entry.mayShowIssues = true }
      if let field = field(at: slot) {
        if !field.isSecure, !field.flags.contains(.readOnly) { keep(slot, field, in: &entry) }
      } else if case .flag(let isPresent) = slots[slot].value, case .flag(let wasPresent) = origin(of: slot) {
        // A subform that came to be, or is nil now.
        let start = start(of: slot)
        if isPresent != wasPresent || start != .flag(wasPresent) {
          (entry.value, entry.start) = (.flag(isPresent), .flag(start == .flag(true)))
        }
      }
      if entry != FormSnapshot.Field() { snapshot.fields[rowID(slot).path] = entry }
    }
    return snapshot
  }

  /// What the secure fields hold, where that differs from where the session began.
  ///
  /// - Complexity: O(fields).
  public var secrets: FormSecrets {
    var secrets = FormSecrets()
    secrets.fields = unfitSecrets
    for slot in slots.indices {
      guard let field = field(at: slot), field.isSecure, !field.flags.contains(.readOnly) else { continue }
      var entry = FormSnapshot.Field()
      keep(slot, field, in: &entry)
      if entry.isHeld { secrets.fields[rowID(slot).path] = entry }
    }
    return secrets
  }

  /// What a field holds, where that or what it started from differs from where the session began.
  private func keep(_ slot: Int, _ field: FieldElement, in entry: inout FormSnapshot.Field) {
    if slots[slot].flags.contains(.hasDraft) { entry.draft = drafts[slot]?.text }
    // What a subform shows while it is nil is no answer.
    guard slots[slot].start >= 0 || origins[slot] != nil, slots[slot].flags.contains(.present) else { return }
    let (value, start, origin) = (slots[slot].value, start(of: slot), origin(of: slot))
    guard value != origin || start != origin else { return }
    (entry.value, entry.start) = (field.codec.saved(value), field.codec.saved(start))
  }
}
