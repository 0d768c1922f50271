import FieldstoneCore

/// What happens to the values of hidden rows.
extension ReferenceForm {
  /// - Returns: whether anything was dropped.
  func dropHidden(_ before: ReferenceFacts) -> Bool {
    guard !keepsHidden else { return false }
    let old = (state.values, state.present, state.drafts, state.elements)
    for row in layout.blockOrder where before.shown.contains(row.id) && !facts.shown.contains(row.id) && isPresent(row)
    {
      guard case .whenHidden(.dropAtOnce, _)? = policy(row) else { continue }
      if row.kind == .link { dropSubform(row.path) } else { drop(row) }
    }
    return old != (state.values, state.present, state.drafts, state.elements)
  }

  func dropSubform(_ path: String) {
    if FormPlan.optionalNames.contains(path.lastName) { return setSubform(path, false) }
    for row in layout.rows where row.block == path {
      if row.kind == .link { dropSubform(row.path) } else { drop(row) }
    }
  }

  func drop(_ row: ReferenceRow) {
    if row.kind == .collection { return setElements(row.path, []) }
    guard row.kind == .field, let value = dropValue(row) else { return }
    // Read-only data belongs to the program and is kept, unless a policy is declared.
    guard !isReadOnly(row) || (policy(row) != nil && row.field?.leaf?.kind != .viewer && formula(row.path) == nil)
    else {
      return
    }
    let start = state.start[row.path]
    assign(row.path, value, draft: nil)
    // What is hidden has no rules.
    state.held[row.path] = nil
    state.start[row.path] = start
  }

  /// The value of a dropped field: the declared one, else nil if optional, else the value in a blank model.
  func dropValue(_ row: ReferenceRow) -> PlanValue? {
    if row.collection != nil { return row.field?.leaf?.blank }
    if case .whenHidden(_, let value?)? = policy(row) { return value }
    guard let leaf = row.field?.leaf else { return nil }
    if leaf.isOptional { return filled(row.path, .none) }
    let blank = layout.block(of: row).plan.blank
    return blank.map { $0[leaf.name] ?? leaf.blank }
  }

  func policy(_ row: ReferenceRow) -> Trait? {
    row.field?.traits.last {
      if case .whenHidden = $0 { return true }
      return false
    }
  }

  /// The model's values, without the fields of subforms that are nil.
  var model: [String: PlanValue] {
    var model: [String: PlanValue] = [:]
    for block in layout.blocks {
      let place = place(ofPath: block.path)
      if block.isOptional, block.parent.map(isPresent) ?? true { model[place] = .flag(isPresent(block.path)) }
      guard isPresent(block.path), isInModel(block) else { continue }
      for leaf in leavesInModel(block) {
        let path = block.path.appending(leaf.name)
        model[place.appending(leaf.name)] = leaf.kind == .viewer ? value(path) : modelValue(path) ?? leaf.blank
      }
    }
    for row in layout.rows where isPresent(row) && isInModel(layout.block(of: row)) {
      if row.kind == .collection { model[place(ofPath: row.path)] = .whole(elements(row.path).count) }
      if row.kind == .field, row.collection != nil { model[place(ofPath: row.path)] = modelValue(row.path) }
    }
    return model
  }

  /// Whether the field, or a hidden subform that contains it, has the policy `keep`.
  private func isKept(_ row: ReferenceRow) -> Bool {
    if case .whenHidden(.keep, _)? = policy(row),
      row.kind == .field || !facts.open.contains(row.id)
    {
      return true
    }
    return layout.owner(of: row).map(isKept) ?? false
  }

  /// The model without the values of hidden fields.
  ///
  /// - Parameter isSave: Whether it is saved: a form that saves by itself keeps what was saved before of a field that has
  ///   an error.
  func submitted(isSave: Bool = false) -> [String: PlanValue] {
    var model = model
    guard !faults.contains(.submitsHidden) else { return model }
    for row in layout.rows where row.field != nil && !facts.shown.contains(row.id) && !isKept(row) {
      guard !layout.block(of: row).isShared else { continue }
      let place = place(ofPath: row.path)
      if row.kind == .collection {
        if model[place] != nil { model.put([], at: place) }
      } else if row.isHeadless {
        guard layout.block(row.path)?.isCases == true, !facts.open.contains(row.id),
          model.contains(where: { $0.key.hasPrefix(place + ".") })
        else { continue }
        model = model.filter { !$0.key.hasPrefix(place + ".") }
        for (name, value) in blankCases(row.path) { model[place.appending(name)] = value }
      } else if FormPlan.optionalNames.contains(row.path.lastName) {
        guard model[place] != nil else { continue }
        model = model.filter { !$0.key.hasPrefix(place + ".") && !$0.key.hasPrefix(place + "#") }
        model[place] = .flag(false)
      } else if row.kind == .field, model[place] != nil, isDropped(row), let value = dropValue(row) {
        model[place] = value
      }
    }
    for row in layout.rows where isSave && isLeftOut(row) && isDirty(row) && isPresent(row) {
      guard !layout.block(of: row).isShared, row.field?.leaf?.kind != .viewer else { continue }
      let place = place(ofPath: row.path)
      if model[place] != nil { model[place] = state.start[row.path] }
    }
    for path in model.keys where path.lastName == "loud" {
      model[path] = .text((model[path.dropLastName.appending("t0")] ?? .none).text.uppercased())
    }
    return model
  }

  /// Whether a hidden field can be dropped at all. Read-only data belongs to the program.
  private func isDropped(_ row: ReferenceRow) -> Bool {
    guard row.field?.leaf?.kind != .viewer else { return false }
    // A computed value of a live object is kept, because there is no copy that could be without it.
    if layout.block(of: row).isShared, formula(row.path) != nil { return false }
    return formula(row.path) != nil || row.field?.traits.contains(.readOnly) != true || policy(row) != nil
  }

  /// Drops the hidden values of live objects that declare `dropOnSubmit`; all others are kept.
  func dropShared() {
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

  /// Whether a field can be hidden and would be dropped, but has no value to fall back to.
  func hasNothingToDropTo(_ row: ReferenceRow) -> Bool {
    if case .whenHidden(.keep, _)? = policy(row) { return false }
    guard row.kind == .field, row.field?.isExtra != true, isDropped(row), dropValue(row) == nil,
      !layout.block(of: row).isShared || policy(row) != nil
    else { return false }
    // Checks outward, up to the first subform that becomes nil when it is hidden.
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
