/// The value of a read-only field before others changed it; nil if its element or its subform is new.
struct ProgramNews: Equatable {
  let before: StoredValue?
}

/// What others have changed in read-only fields. Nobody answers these here, so drafts keep it apart from the answers.
extension FormEngine {
  /// The values of the read-only fields that drafts keep if others change them.
  ///
  /// - Complexity: O(read-only fields), and O(subforms and elements).
  func programValues() -> [Int: StoredValue] {
    var values: [Int: StoredValue] = [:]
    for block in liveBlocks {
      for local in block.core.programFields {
        let slot = block.base + Int(local)
        if slots[slot].flags.contains(.exists), keepsNews(slot) { values[slot] = storedValue(slot) }
      }
    }
    return values
  }

  /// Whether a field has a value of the program that can be set again. A file may be gone from its store.
  private func keepsNews(_ slot: Int) -> Bool {
    guard let field = field(at: slot), field.holdsProgramData else { return false }
    return field.isWritable && !field.isPrivate && !field.flags.contains(.viewer) && !(field.codec is FileCodec)
  }

  /// Notes what a newer model has changed.
  ///
  /// - Parameter before: The values before.
  /// - Complexity: O(read-only fields), and O(subforms and elements).
  func noteNews(since before: [Int: StoredValue]) {
    for (slot, now) in programValues() where before[slot] != now {
      if let known = programNews[slot] {
        if known.before == now { programNews[slot] = nil }
      } else {
        programNews[slot] = ProgramNews(before: before[slot])
      }
    }
  }

  /// What a snapshot keeps of it.
  ///
  /// - Complexity: O(fields that others have changed).
  func newsEntries() -> [String: FormSnapshot.Field] {
    var entries: [String: FormSnapshot.Field] = [:]
    for (slot, news) in programNews where isLive(block(of: slot)) && slots[slot].flags.contains(.exists) {
      guard let field = field(at: slot) else { continue }
      let codec = codec(of: field, slot)
      entries[rowID(slot).path] = FormSnapshot.Field(
        value: codec.savedForAll(storedValue(slot)), start: news.before.map(codec.savedForAll))
    }
    return entries
  }

  /// Sets the values of a snapshot where the model has those that were changed. Another value is the program's own, and
  /// newer than the snapshot.
  func restoreNews(_ entries: [String: FormSnapshot.Field]) {
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      guard let slot = slot(of: FormRowID(path)), keepsNews(slot), let field = field(at: slot),
        model(of: blocks[block(of: slot)]).isPresent
      else { continue }
      let codec = codec(of: field, slot)
      guard let value = entry.value.flatMap({ codec.value(savedForAll: $0, objectCount) }),
        value != StoredValue.none || field.flags.contains(.optional)
      else { continue }
      let before = entry.start.flatMap { codec.value(savedForAll: $0, objectCount) }
      let isUnchanged = programNews[slot] == nil && before == storedValue(slot)
      guard isUnchanged || isMadeSinceOrigin(slot) else { continue }
      assign(slot, value, draft: nil, isUndoable: false)
      forgetChange(slot)
      followOutdated()
      programNews[slot] = ProgramNews(before: before)
    }
  }

  /// Whether a row is in an element or in a subform that the session didn't begin with.
  private func isMadeSinceOrigin(_ slot: Int) -> Bool {
    if isInNewElement(slot) { return true }
    var owner = blocks[block(of: slot)].owner
    while owner >= 0 {
      if origin(of: owner) == .flag(false) || lineage[owner].isBlank { return true }
      owner = blocks[block(of: owner)].owner
    }
    return false
  }
}
