import FieldstoneCore

/// Enums with a form. The fields of all cases have values at all times; the model has those of the chosen case alone.
extension ReferenceForm {
  /// The id of the chosen case of an enum; nil if none is chosen.
  func chosenCase(_ block: ReferenceBlock) -> String? {
    guard let choice = block.plan.fields.first, case .option(let id)? = state.values[block.path.appending(choice.name)]
    else { return nil }
    return id
  }

  /// Whether the case that a row belongs to is chosen.
  func isOfChosenCase(_ row: ReferenceRow) -> Bool {
    guard let own = row.field?.ofCase else { return true }
    return chosenCase(layout.block(of: row)) == own
  }

  /// Whether a form is part of the model: it is not below a case that is not chosen.
  func isInModel(_ block: ReferenceBlock) -> Bool {
    guard let parent = block.parent.flatMap(layout.block), let owner = block.owner.flatMap({ layout.byID[$0] }) else {
      return true
    }
    return isOfChosenCase(owner) && isInModel(parent)
  }

  /// The properties of a form that are part of the model.
  func leavesInModel(_ block: ReferenceBlock) -> [Leaf] {
    guard isInModel(block) else { return [] }
    guard block.isCases else { return block.leaves }
    let chosen = chosenCase(block)
    return block.leaves.filter { $0 == block.leaves[0] || FormPlan.caseOfField($0.name) == chosen }
  }

  /// The row in which a case is chosen, for an enum's own row; any other row itself.
  func choice(of row: ReferenceRow) -> ReferenceRow {
    guard row.isHeadless, let block = layout.block(row.path), block.isCases, let choice = block.plan.fields.first else {
      return row
    }
    return self.row(ofPath: block.path.appending(choice.name)) ?? row
  }

  /// What an enum has in a model from which it is left out.
  func blankCases(_ path: String) -> [String: PlanValue] {
    guard let leaf = layout.block(path)?.leaves.first else { return [:] }
    return [leaf.name: leaf.blank]
  }

  // MARK: Programs

  /// Replaces the value of an enum. What was typed for other cases than its own stays.
  func replaceCases(_ path: String, _ values: [String: PlanValue]) {
    guard let block = layout.block(path), block.isCases, isPresent(path) else { return }
    state.isSubmitted = false
    noteSubform(path)
    noteLoss(path)
    renew(path, isBlank: false)
    takeCases(block, Self.whole(values, path))
  }

  /// Takes over the value of an enum: chooses its case, and replaces the answers for that case alone.
  private func takeCases(_ block: ReferenceBlock, _ values: [String: PlanValue]) {
    for inner in layout.blocks(from: block.path) {
      let below = inner.path == block.path ? "" : String(inner.path.dropFirst(block.path.count + 1))
      // Half-typed text belonged to the previous value.
      for leaf in inner.leaves { state.drafts[inner.path.appending(leaf.name)] = nil }
      if inner.isElement || inner.path.contains("[") && !block.path.contains("[") { continue }
      // First the choice, which decides on the rest.
      if inner.isCases, isInModel(inner) {
        let choice = inner.leaves[0].name
        putInCases(inner.path.appending(choice), values[below.appending(choice)] ?? .none)
      }
      for leaf in leavesInModel(inner) where leaf.kind != .viewer {
        let path = inner.path.appending(leaf.name)
        guard formula(path) == nil, path != inner.path.appending(inner.leaves[0].name) || !inner.isCases,
          let value = values[below.appending(leaf.name)]
        else { continue }
        putInCases(path, value)
      }
      // Read-only data belongs to the program, also that of other cases: it starts from what it is now.
      for path in inner.leaves.map({ inner.path.appending($0.name) }) where formula(path) == nil {
        if let row = row(ofPath: path), isReadOnly(row) { state.start[path] = state.values[path] }
      }
      for row in layout.rows where row.kind == .collection && row.block == inner.path {
        let models = isInModel(inner) ? values.elements(below.appending(row.path.lastName)) : nil
        if let models { matchElements(row, models.map { Self.whole($0, row.path) }) }
      }
    }
  }

  private func putInCases(_ path: String, _ value: PlanValue) {
    let value = filled(path, value)
    guard modelValue(path) != value else { return }
    defer { state.held[path] = nil }
    guard let row = row(ofPath: path), !isReadOnly(row) else {
      // Read-only data belongs to the program, so its starting value follows it.
      state.values[path] = value
      state.start[path] = value
      return
    }
    assign(path, value, draft: nil, isNoted: false)
  }

  /// A live object whose enum was set from outside, as part of the previous undo step.
  func mergeCases(_ path: String, _ values: [String: PlanValue]) {
    guard let block = layout.block(path), block.isCases else { return }
    let values = Self.whole(values, path)
    var changes: [String: PlanValue] = [:]
    for (name, value) in values { changes[path.appending(name)] = value }
    merge(changes)
  }
}
