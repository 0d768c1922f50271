/// Why a row is hidden, disabled, locked, or invalid, and what that depends on.
public struct FormExplanation: Sendable, Equatable, CustomStringConvertible {
  public let row: FormRowID
  public let isVisible: Bool
  public let isEnabled: Bool
  /// The outermost row whose condition hides it: the row itself, its section, or a subform's row; nil while it shows.
  public let hiddenBy: FormRowID?
  /// The outermost row whose condition disables it; the empty id for the form as a whole, nil while it is enabled.
  public let disabledBy: FormRowID?
  /// Whether it is the header of a section that is hidden because none of its rows shows.
  public let isEmptySection: Bool
  /// The fields that its visibility depends on.
  public let visibilityReads: [FormRowID]
  /// The fields that its enabled state depends on.
  public let enabledReads: [FormRowID]
  /// The fields that its value is computed from.
  public let valueReads: [FormRowID]
  /// The other fields that its rules read.
  public let ruleReads: [FormRowID]
  /// The issues of its value.
  public let issues: [FormIssue]
  /// The fields that its read-only state depends on.
  public let readOnlyReads: [FormRowID]
  /// Whether it is read-only: a viewer, computed, declared to be, or by a condition.
  public let isReadOnly: Bool
  /// Whether it can't be edited because the form is locked: nobody has pressed Edit, or it is frozen.
  public let isLocked: Bool
  /// Whether its value is being checked, or its action is at work.
  public let isPending: Bool
  /// What its visibility, its enabled state and its other conditions depend on of how the form is being used.
  public let stateReads: [FormState]
  /// What happens to its value while it is hidden; nil for a row without one.
  public let whenHidden: FormHiddenPolicy?
  /// Whether its value is kept only because it belongs to a live object.
  let isKeptInLiveObject: Bool

  /// The explanation in sentences, for the developer.
  public var description: String {
    func list(_ ids: [FormRowID]) -> String { ids.map { "'\($0)'" }.joined(separator: ", ") }
    var lines: [String] = []
    if let hiddenBy {
      let whose = hiddenBy == row ? "Its own condition" : "The condition of '\(hiddenBy)'"
      lines.append(
        "'\(row)' is hidden. \(whose) does not hold\(visibilityReads.isEmpty ? "" : "; it reads \(list(visibilityReads))")."
      )
    } else if isEmptySection {
      lines.append("'\(row)' is hidden: none of its rows shows.")
    } else {
      lines.append("'\(row)' is shown\(visibilityReads.isEmpty ? "" : ", which depends on \(list(visibilityReads))").")
    }
    if !isVisible, let whenHidden {
      switch whenHidden {
      case .keep where isKeptInLiveObject:
        lines.append(
          "Its value is kept and submitted: a live object keeps what is hidden unless 'whenHidden' says otherwise.")
      case .keep: lines.append("Its value is kept and submitted.")
      case .dropOnSubmit: lines.append("Its value is kept here and left out of what is submitted.")
      case .dropAtOnce: lines.append("Its value is dropped as soon as it is hidden.")
      }
    }
    if isLocked { lines.append("It is locked: the form isn't being edited now.") }
    if isPending { lines.append("It waits for the result of a check or an action.") }
    if !stateReads.isEmpty {
      let words = stateReads.map { "'\($0)'" }.joined(separator: ", ")
      lines.append("It depends on how the form is being used: \(words).")
    }
    if isReadOnly, readOnlyReads.isEmpty { lines.append("It is read-only.") }
    if !readOnlyReads.isEmpty {
      lines.append("It is \(isReadOnly ? "" : "not ")read-only now, which depends on \(list(readOnlyReads)).")
    }
    if let disabledBy {
      let whose = disabledBy == row ? "its own condition" : disabledBy.path.isEmpty ? "the form" : "'\(disabledBy)'"
      lines.append("It is disabled by \(whose)\(enabledReads.isEmpty ? "" : ", which reads \(list(enabledReads))").")
    }
    if !valueReads.isEmpty { lines.append("Its value is computed from \(list(valueReads)).") }
    if !ruleReads.isEmpty { lines.append("Its rules read \(list(ruleReads)).") }
    for issue in issues { lines.append("\(issue.severity): \(issue.text(in: .standard))") }
    return lines.joined(separator: "\n")
  }
}

extension FormEngine {
  /// Explains why a row is hidden, disabled, or invalid; nil for a row that the form does not have.
  ///
  /// - Complexity: O(conditions of the form).
  public func why(_ id: FormRowID) -> FormExplanation? {
    guard let slot = slot(of: id) else { return nil }
    let flags = slots[slot].flags
    var hiddenBy: Int?
    var disabledBy: Int?
    var next = slot
    while next >= 0 {
      if !slots[next].flags.contains(.ownVisible) { hiddenBy = next }
      if !slots[next].flags.contains(.ownEnabled) { disabledBy = next }
      let block = blocks[block(of: next)]
      let group = block.elements[next - block.base].group
      next = group >= 0 ? block.base + Int(group) : block.owner
    }
    if flags.contains(.shown) { hiddenBy = nil }
    var disabler = disabledBy.map(rowID)
    if !isFormEnabled { disabler = FormRowID("") }
    let own = blocks[block(of: slot)]
    let field = field(at: slot)
    let policy = isKept(own) ? .keep : field.map { hiddenPolicy($0, in: own) }
    let list = slots[slot].issues >= 0 ? issueLists[slots[slot].issues]?.issues ?? [] : []
    return FormExplanation(
      row: rowID(slot), isVisible: flags.contains(.shown), isEnabled: isEditable(slot),
      hiddenBy: hiddenBy.map(rowID), disabledBy: flags.contains(.enabled) ? nil : disabler,
      isEmptySection: element(at: slot).kind == .header && flags.contains(.unhidden) && !flags.contains(.shown),
      visibilityReads: reads(.visible, of: hiddenBy ?? slot), enabledReads: reads(.enabled, of: disabledBy ?? slot),
      valueReads: reads(.computed, of: slot),
      ruleReads: (reads(.rule, of: slot) + reads(.bounds, of: slot)).filter { $0 != rowID(slot) },
      issues: list, readOnlyReads: reads(.readOnly, of: slot), isReadOnly: isReadOnlyItself(slot),
      isLocked: isLocked(slot), isPending: checks.isPending(slot) || actionWork[slot] != nil,
      stateReads: stateReads(of: [slot, hiddenBy, disabledBy].compactMap { $0 }),
      whenHidden: field == nil ? nil : policy,
      isKeptInLiveObject: policy == .keep && field?.details?.whenHidden == nil && own.isShared && !isKept(own))
  }

  /// The rows that whoever makes the form asks about: the one with the focus, and those in view that can't have it,
  /// because they are locked, disabled or read-only.
  package func rowsToExplain(_ focus: FormRowID?, inView rows: [FormRowID]) -> [FormRowID] {
    let others = rows.filter { id in
      id != focus && row(id).map { $0.kind == .field && (!$0.isEnabled || $0.isReadOnly) } == true
    }
    return [focus].compactMap(\.self) + others
  }

  private func reads(_ kind: TrackerSpec.Kind, of slot: Int) -> [FormRowID] {
    var ids: [FormRowID] = []
    for tracker in trackers where tracker.kind == kind && tracker.slot == slot {
      for fact in tracker.reads
      where fact.aspect != .usable && fact.aspect != .descendantsUsable && fact.aspect != .language
        && !fact.aspect.isOfForm
      {
        if !ids.contains(rowID(fact.slot)) { ids.append(rowID(fact.slot)) }
      }
    }
    return ids
  }

  private func stateReads(of slots: [Int]) -> [FormState] {
    var states: [FormState] = []
    for tracker in trackers where slots.contains(Int(tracker.slot)) {
      for fact in tracker.reads where fact.aspect.isOfForm {
        let state = FormState(aspect: fact.aspect)
        if !states.contains(state) { states.append(state) }
      }
    }
    return states
  }
}
