import FieldstoneCore

/// Submitting and validating.
extension ReferenceForm {
  /// Whether nothing is wrong with the form itself.
  var isSound: Bool { !layout.rows.contains { hasNothingToDropTo($0) || isRequiredLabel($0) } }

  /// Whether an answer is needed where nobody can give one.
  private func isRequiredLabel(_ row: ReferenceRow) -> Bool {
    guard row.field?.leaf?.kind == .viewer else { return false }
    return row.field?.traits.contains(.required) == true
      || (statements[row.path] ?? []).contains { $0.statement.kind == .required }
  }

  func submit() -> FormReply {
    guard isSound else { return .refused(.unsound) }
    guard state.isEnabled, isFormEnabled("", facts) else { return .refused(.disabled("")) }
    let buttons = layout.rows.filter { $0.action == "submit" }
    if let first = buttons.first {
      let shown = buttons.filter { facts.shown.contains($0.id) && isPresent($0) }
      if shown.isEmpty { return .refused(.hidden(FormRowID(first.id))) }
      if !shown.contains(where: { facts.enabled.contains($0.id) }) { return .refused(.disabled(FormRowID(first.id))) }
    }
    guard !state.isSubmitted else { return .accepted }
    setFocus(nil)
    guard !layout.rows.contains(where: { counts($0) && hasError($0) }) else {
      state.failedSubmits += 1
      report()
      focusFirstError()
      return .accepted
    }
    dropShared()
    settleFacts()
    guard !layout.rows.contains(where: { counts($0) && hasError($0) }) else {
      state.failedSubmits += 1
      report()
      focusFirstError()
      return .accepted
    }
    submission = submitted()
    state.failedSubmits = 0
    state.reported = []
    state.requested = []
    state.isSubmitted = true
    step = nil
    makeBaseline()
    return .accepted
  }

  /// The rows that count now show their issues.
  func report() { state.reported.formUnion(layout.rows.filter { counts($0) }.map(\.id)) }

  private func focusFirstError() {
    guard let first = layout.rows.first(where: { counts($0) && hasError($0) }) else { return }
    if state.pages.last != page(first) { state.pages = trail(page(first)) }
    if first.kind == .field || FormPlan.optionalNames.contains(first.path.lastName) { setFocus(first.id) }
  }

  func validate() {
    perform {
      if state.failedSubmits == 0 { state.failedSubmits = 1 }
      report()
    }
    notify()
  }

  /// - Returns: the issues of the row, or of all below it, that count.
  func validate(_ id: String) -> [String] {
    guard let row = layout.byID[id] else { return [] }
    let rows = layout.rows.filter { isInside($0, row) }
    perform {
      for row in rows where row.kind == .field || row.kind == .link {
        // Nobody answers a subform that is always there.
        if row.kind == .field || FormPlan.optionalNames.contains(row.path.lastName) {
          state.touched.insert(row.id)
          state.answered.insert(row.id)
        }
        state.judged.insert(row.id)
        state.requested.insert(row.id)
      }
    }
    notify()
    return rows.filter { $0.kind != .notice && counts($0) }.flatMap { row in
      (facts.issues[row.id] ?? []).map { "\(row.id): \($0.code)" }
    }
  }

  private func isInside(_ row: ReferenceRow, _ outer: ReferenceRow) -> Bool {
    row.id == outer.id || (layout.parent(of: row).map { isInside($0, outer) } ?? false)
  }

  // MARK: Hidden values

  /// The model: what is nil is left out.
  var model: [String: PlanValue] {
    var model: [String: PlanValue] = [:]
    for block in layout.blocks {
      if block.isOptional, block.parent.map(isPresent) ?? true { model[block.path] = .flag(isPresent(block.path)) }
      guard isPresent(block.path) else { continue }
      for leaf in Leaf.all {
        let path = block.path.appending(leaf.name)
        model[path] = leaf.kind == .viewer ? value(path) : state.values[path] ?? leaf.blank
      }
    }
    return model
  }

  /// Whether the field says that it is kept, or a hidden subform above it.
  private func isKept(_ row: ReferenceRow) -> Bool {
    if case .whenHidden(.keep, _)? = policy(row), row.kind == .field || !facts.open.contains(row.id) { return true }
    return layout.block(of: row).owner.flatMap { layout.byID[$0] }.map(isKept) ?? false
  }

  /// The model without the values of hidden fields.
  private func submitted() -> [String: PlanValue] {
    var model = model
    guard !faults.contains(.submitsHidden) else { return model }
    for row in layout.rows where row.field != nil && !facts.shown.contains(row.id) && !isKept(row) {
      guard !layout.block(of: row).isShared else { continue }
      if FormPlan.optionalNames.contains(row.path.lastName) {
        guard model[row.path] != nil else { continue }
        model = model.filter { !$0.key.hasPrefix(row.path + ".") }
        model[row.path] = .flag(false)
      } else if row.kind == .field, model[row.path] != nil, isDropped(row), let value = dropValue(row) {
        model[row.path] = value
      }
    }
    for path in model.keys where path.lastName == "loud" {
      model[path] = .text((model[path.dropLastName.appending("t0")] ?? .none).text.uppercased())
    }
    return model
  }

  /// Whether a hidden field is dropped at all: what is only shown is the program's own data.
  private func isDropped(_ row: ReferenceRow) -> Bool {
    guard row.field?.leaf?.kind != .viewer else { return false }
    // What closures say of a live object is what it has.
    if layout.block(of: row).isShared, formula(row.path) != nil { return false }
    return formula(row.path) != nil || row.field?.traits.contains(.readOnly) != true || policy(row) != nil
  }

  /// Hidden values of a live object are kept, unless it is said that they are dropped.
  private func dropShared() {
    for row in layout.blockOrder where row.field != nil && !facts.open.contains(row.id) && isPresent(row) {
      guard layout.block(of: row).isShared, case .whenHidden(.dropOnSubmit, _)? = policy(row), !isKept(row) else {
        continue
      }
      if row.kind == .link {
        dropSubform(row.path)
      } else if isDropped(row) {
        drop(row)
      }
    }
  }

  /// Whether a field can be hidden and is to be dropped, but to nothing.
  private func hasNothingToDropTo(_ row: ReferenceRow) -> Bool {
    if case .whenHidden(.keep, _)? = policy(row) { return false }
    guard row.kind == .field, row.field?.isExtra != true, isDropped(row), dropValue(row) == nil,
      !layout.block(of: row).isShared || policy(row) != nil
    else { return false }
    // Up to the first subform that becomes nil when it hides.
    var above: ReferenceRow? = row
    while let next = above {
      if next.id != row.id, case .whenHidden(.keep, _)? = policy(next) { return false }
      if next.id != row.id, FormPlan.optionalNames.contains(next.path.lastName), !layout.block(of: next).isShared {
        return false
      }
      let isConditional =
        next.conditions.contains { $0.kind == .visible }
        || (statements[next.path] ?? []).contains { !next.path.isEmpty && $0.statement.kind == .visible }
      if isConditional { return true }
      above = layout.parent(of: next)
    }
    return false
  }
}
