import FieldstoneCore

/// A saved state.
struct ReferenceSnapshot {
  var values: [String: PlanValue]
  var present: Set<String>
  var drafts: [String: ReferenceDraft]
  var start: [String: PlanValue]
  var startPresent: Set<String>
  var touched: Set<String>
  var answered: Set<String>
  var leftWithAnswer: Set<String>
  var reported: Set<String>
  var requested: Set<String>
  var failedSubmits: Int
  var page: String
  /// Entries that did not fit, by the id of the row.
  var carried: [String: FormSnapshot.Value]
  var elements: [String: [String]]
  var startElements: [String: [String]]
  /// Subforms that are blank replacements, not created together with their parent.
  var blanks: Set<String>
  /// Whether a form with the mode `edit` was being edited, and whether the changes were saved.
  var isEditing = false
  var isSaved = false
  var hasSaveFailed = false
  /// Issues from outside, by the ids of their rows. What is said about a secret may repeat it, so it isn't in drafts.
  var outside: [String: [ReferenceIssue]] = [:]
}

extension ReferenceForm {
  var snapshot: ReferenceSnapshot { ownSnapshot.renamed(by: draftNames) }

  private var ownSnapshot: ReferenceSnapshot {
    // An element that is gone is not in drafts, and another one may get its id.
    let rows = Set(layout.byID.keys)
    return ReferenceSnapshot(
      values: state.values, present: state.present, drafts: state.drafts, start: state.start,
      startPresent: state.startPresent, touched: state.touched.intersection(rows),
      answered: state.answered.intersection(rows),
      leftWithAnswer: state.leftWithAnswer.intersection(rows),
      reported: state.reported.intersection(rows),
      requested: state.requested.intersection(rows), failedSubmits: state.failedSubmits, page: state.pages.last ?? "",
      carried: state.carried, elements: state.elements, startElements: state.startElements,
      blanks: Set(
        layout.blocks.map(\.path).filter { path in
          let id = state.ids[path] ?? .origin
          return id.isBlank && id != state.ids[path.dropLastName] && state.present.contains(path)
        }),
      isEditing: state.mode == .edit && state.isEditing, isSaved: state.isSaved,
      hasSaveFailed: state.hasSaveFailed,
      outside: findings)
  }

  /// Restores a saved state; whatever a snapshot doesn't contain stays as it is in the session.
  ///
  /// - Returns: the rows whose entries do not fit.
  func restore(_ snapshot: ReferenceSnapshot, corrupted: [String: FormSnapshot.Value]) -> [String] {
    let snapshot = snapshot.renamed(by: sessionNames)
    var left = Set(snapshot.carried.keys).subtracting(corrupted.keys)
    perform {
      keepsHidden = true
      state.refused = []
      state.unleft = [:]
      setFocus(nil)
      if state.mode == .edit { state.isEditing = snapshot.isEditing }
      state.carried = snapshot.carried.filter { corrupted[$0.key] == nil }
      let before = state.values
      takeUp(snapshot)
      for (id, entry) in corrupted where !takeUp(entry, at: id) {
        left.insert(id)
        // Entries of fields that have become secret are not carried along.
        if layout.byID[id].map(isSecret) != true { state.carried[id] = entry }
      }
      state.isSubmitted = false
      // Restoring first resets everything to where the session began, so observers are also notified of those changes.
      for row in layout.rows where row.kind == .field && !isReadOnly(row) {
        let first = row.field?.isExtra == true ? PlanValue.text("") : origin[row.path] ?? blank(row.path)
        if !row.path.contains("["), before[row.path] != first || state.values[row.path] != first {
          changedPaths.insert(row.path)
        }
      }
      readmitFiles()
      state.done = []
      state.undone = []
      state.typing = nil
      settle()
      removeUnusedFiles()
      step = nil
      (state.checks, state.unchecked, state.refused) = ([:], [], [])
      if state.work?.isWaiting == true { state.work = nil }
      state.outside = snapshot.outside.filter { layout.byID[$0.key] != nil }
      settleFacts()
      noteRefusedAnswers()
      state.hasSaveFailed = snapshot.hasSaveFailed && state.mode != .submit
      // What has failed isn't tried again by itself.
      if state.hasSaveFailed { state.isSaveNeeded = false }
      state.isSaved = snapshot.isSaved && state.mode != .submit && !layout.rows.contains(where: isDirty)
      let row = layout.byID[snapshot.page]
      state.pages = row.map { ($0.kind == .link || $0.kind == .element) && !isInline($0) ? trail($0.id) : [""] } ?? [""]
    }
    notify()
    return left.sorted()
  }

  /// Restores the original subforms, including properties that are not fields, from the origin or from when they were
  /// removed.
  private func returnSubforms() {
    state.lost.merge(state.lostBefore) { $1 }
    state.startIDs = [:]
    state.startPresent = Set(layout.blocks.map(\.path).filter { origin[$0] == .flag(true) })
    for block in layout.blocks where !block.path.isEmpty {
      // An element that was added since is taken out, and comes back as it was. Nothing in it has an origin.
      if block.path.contains("["), block.leaves.contains(where: { origin[block.path.appending($0.name)] == nil }) {
        continue
      }
      if block.isOptional, origin[block.path] != .flag(true) {
        if state.present.contains(block.path) { put(block.path, .noSubform) }
      } else if let first = state.lost[block.path], isPresent(block.path.dropLastName),
        !isPresent(block.path) || !isAtStart(block.path)
      {
        put(block.path, first)
      }
    }
    state.lostBefore = [:]
  }

  private func takeUp(_ snapshot: ReferenceSnapshot) {
    returnSubforms()
    for block in layout.blocks where block.isOptional {
      if snapshot.blanks.contains(block.path), state.present.contains(block.path) {
        noteLoss(block.path)
        put(block.path, .noSubform)
      }
      if snapshot.present.contains(block.path), !state.present.contains(block.path) {
        state.present.insert(block.path)
        renew(block.path, isBlank: true)
      } else if !snapshot.present.contains(block.path), state.present.contains(block.path) {
        noteLoss(block.path)
        put(block.path, .noSubform)
      }
    }
    takeUpElements(snapshot)
    for row in layout.rows where row.kind == .field && !isReadOnly(row) {
      state.values[row.path] = snapshot.values[row.path]
      state.start[row.path] = snapshot.start[row.path]
      state.held[row.path] = nil
      holdBack(row.path, before: origin[row.path] ?? blank(row.path))
    }
    for row in layout.rows where row.kind == .field && isDirty(row) && isReadOnly(row) && isPresent(row) {
      state.values[row.path] = state.start[row.path]
    }
    for path in facts.computed.keys { state.start[path] = snapshot.start[path] }
    state.startPresent = snapshot.startPresent
    state.drafts = snapshot.drafts
    for row in layout.blockOrder where state.drafts[row.path]?.isHeld == true {
      let text = state.drafts.removeValue(forKey: row.path)?.text ?? ""
      _ = type(row, text)
    }
    // The text of a choice is an error unless it names the value, whatever is offered then.
    for row in layout.rows {
      guard let text = state.drafts[row.path]?.text, !text.isEmpty, let choice = choice(row, facts) else { continue }
      let isName = choice.names(text, state.values[row.path] ?? .none)
      let isText = !choice.takesOwn || text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      state.drafts[row.path]?.issue = isName ? nil : ReferenceIssue(code: isText ? "notChoice" : "controlCharacter")
    }
    for row in layout.rows where row.field?.leaf?.kind == .file && state.drafts[row.path]?.issue != nil {
      // Nobody knows any longer why it was refused.
      state.drafts[row.path]?.issue = ReferenceIssue(code: "unknownFile")
    }
    state.touched = snapshot.touched
    state.leftWithAnswer = snapshot.leftWithAnswer
    state.answered = snapshot.answered
    state.reported = snapshot.reported
    state.requested = snapshot.requested
    state.failedSubmits = snapshot.failedSubmits
  }

  /// Restores an entry that has replaced the original one in the snapshot.
  ///
  /// - Returns: whether it fits.
  private func takeUp(_ entry: FormSnapshot.Value, at id: String) -> Bool {
    guard let row = layout.byID[id] else { return false }
    let isField = row.kind == .field && !isReadOnly(row)
    if isField, !isSecret(row) {
      let begin = row.field?.isExtra == true ? PlanValue.text("") : origin[row.path] ?? .none
      // A blank replacement starts with blank values instead of the origin's.
      let isNew = state.ids[row.block]?.isBlank == true && state.present.contains(row.block)
      state.values[row.path] = isNew && row.field?.isExtra != true ? blank(row.path) : begin
      state.start[row.path] = begin
      state.drafts[row.path] = nil
    }
    if row.kind == .field {
      state.touched.remove(row.id)
      state.leftWithAnswer.remove(row.id)
      state.answered.remove(row.id)
      state.reported.remove(row.id)
      state.requested.remove(row.id)
    }
    guard isField, !isSecret(row), let field = row.field,
      let value = Self.value(entry, field, canBeNil: canBeNil(row.path))
    else { return false }
    let before = state.values[row.path] ?? .none
    state.values[row.path] = value
    state.held[row.path] = nil
    holdBack(row.path, before: before)
    return true
  }
}

extension ReferenceForm {
  /// Restores which elements there are; those that the session doesn't know begin as blank ones. A blank one may have
  /// elements itself, which the session knows then.
  private func takeUpElements(_ snapshot: ReferenceSnapshot) {
    var done: Set<String> = []
    while let row = layout.rows.first(where: { $0.kind == .collection && !done.contains($0.path) }) {
      done.insert(row.path)
      let ids = isPresent(row) ? snapshot.elements[row.path] ?? [] : []
      let known = Set(state.values.keys.filter { $0.contains("[") })
      setElements(row.path, ids, isNoted: false)
      for id in ids {
        let path = "\(row.path)[\(id)]"
        if !known.contains(where: { $0 == path || $0.hasPrefix(path + ".") }) { putElement(path, template(row)) }
      }
    }
    state.startElements = snapshot.startElements
    for ids in snapshot.startElements { state.usedIDs[ids.key, default: []].formUnion(ids.value) }
    for block in layout.blocks where block.isOptional && block.path.contains("[") {
      if snapshot.present.contains(block.path) {
        state.present.insert(block.path)
      } else {
        state.present.remove(block.path)
      }
    }
  }
}
