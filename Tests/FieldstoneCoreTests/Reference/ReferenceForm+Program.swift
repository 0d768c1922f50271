import FieldstoneCore

/// Actions of the program: edits, replacing the model, changes from outside.
extension ReferenceForm {
  /// Sets a field. Does nothing for a computed field, or for nil where the field isn't optional.
  func set(_ path: String, _ value: PlanValue) {
    let isOptional = Leaf.named(path.lastName)?.isOptional == true
    guard formula(path) == nil, layout.rowOfPath[path] != nil, value != .none || isOptional else { return }
    perform { edit(path, value) }
    notify()
  }

  /// Sets several fields as one undo step.
  func edit(_ edits: [ProgramEdit]) {
    perform {
      for edit in edits {
        switch edit {
        case .value(let path, let value): self.edit(path, value)
        case .subform(let path, let values): replaceSubform(path, values)
        case .elements(let path, let edit): self.edit(path, edit)
        case .cases(let path, let values): replaceCases(path, values)
        }
      }
    }
    notify()
  }

  func edit(_ path: String, _ value: PlanValue) {
    guard formula(path) == nil else { return }
    guard layout.rowOfPath[path] != nil else {
      // Not a field: changes the model without an undo step.
      state.values[path] = value
      state.isSubmitted = false
      return
    }
    guard value != .none || Leaf.named(path.lastName)?.isOptional == true else { return }
    assign(path, filled(path, value), draft: nil)
  }

  /// Replaces the model of a subform, or sets it to nil.
  ///
  /// - Parameter keepsTexts: Whether half-typed texts stay in fields whose values are the same: the subform is part of an
  ///   element that has kept its identity.
  func replaceSubform(_ path: String, _ values: [String: PlanValue]?, keepsTexts: Bool = false) {
    guard let values else { return setSubform(path, false) }
    state.isSubmitted = false
    // One undo step restores the whole subform, including properties that are not fields.
    noteSubform(path)
    noteLoss(path)
    forgetOutside(path)
    if FormPlan.optionalNames.contains(path.lastName) { make(path, isNoted: false) }
    renew(path, isBlank: false)
    for row in layout.rows where row.kind == .collection && row.block.isWithin(path) {
      setElements(row.path, [], isNoted: false)
    }
    for block in layout.blocks(from: path) {
      let below = String(block.path.dropFirst(path.count + 1))
      if block.path != path, block.isOptional {
        if values[below] == .flag(true) {
          state.present.insert(block.path)
        } else if state.present.contains(block.path) {
          put(block.path, .noSubform)
        }
      }
      guard isPresent(block.path) else {
        for leaf in block.leaves { state.drafts[block.path.appending(leaf.name)] = nil }
        continue
      }
      replaceFields(of: block, below, values, keepsTexts)
    }
    fill(path, values)
  }

  /// Sets the fields in the order of their rows, then the properties that are not fields.
  private func replaceFields(
    of block: ReferenceBlock, _ below: String, _ values: [String: PlanValue], _ keepsTexts: Bool
  ) {
    for leaf in leavesAsShown(block) {
      let field = block.path.appending(leaf.name)
      guard leaf.kind != .viewer, formula(field) == nil else { continue }
      let value = filled(field, values[below.appending(leaf.name)] ?? leaf.blank)
      // Half-typed text belonged to the previous subform.
      if !keepsTexts || state.values[field] != value { state.drafts[field] = nil }
      defer { state.held[field] = nil }
      guard state.values[field] != value else { continue }
      guard let row = layout.rowOfPath[field].flatMap({ layout.byID[$0] }), !isReadOnly(row) else {
        // Read-only data belongs to the program, so its starting value follows it.
        state.values[field] = value
        state.start[field] = value
        continue
      }
      assign(field, value, draft: nil, isNoted: false)
    }
  }

  /// The properties of a form: the fields in the order of their rows, then those that are no fields.
  func leavesAsShown(_ block: ReferenceBlock) -> [Leaf] {
    let names = layout.rows.filter { $0.block == block.path && $0.kind == .field }.map(\.path.lastName)
    return names.compactMap { Leaf.named($0) } + block.leaves.filter { !names.contains($0.name) }
  }

  /// Replaces the whole model: everything starts over.
  func replace(_ model: [String: PlanValue]) {
    perform {
      keepsHidden = true
      endSearches()
      state.outside = [:]
      state.unleft = [:]
      abandonWork()
      originModel = filled(model)
      let (old, before, focus) = (state.values, allElements, state.focus)
      state.drafts = [:]
      state.carried = [:]
      put(originModel, before: before)
      keepOrigin()
      nameElements()
      if let focus, layout.byID[focus] == nil { state.focus = nil }
      for row in layout.rows where row.field?.isExtra == true { state.values[row.path] = .text("") }
      for (path, value) in old where value != state.values[path] { changedPaths.insert(path) }
      settleFacts()
      forgetVisits()
      state.isSubmitted = false
      state.isCancelled = false
      step = nil
      makeBaseline()
      (state.lost, state.lostBefore, state.ids, state.startIDs) = ([:], [:], [:], [:])
    }
    notify()
  }

  /// Merges properties of a live object that were changed from outside, as part of the previous undo step.
  func merge(_ changes: [String: PlanValue]) {
    perform {
      // Form by form, and each in the order of its rows, as undo takes them back.
      func place(_ path: String) -> (Int, Int) {
        (path.split(separator: ".").count, layout.rowOfPath[path].flatMap { layout.order[$0] } ?? 0)
      }
      for (path, value) in changes.sorted(by: { place($0.key) < place($1.key) }) {
        if formula(path) != nil { continue }
        let value = filled(path, value)
        guard modelValue(path) != value, isPresent(path.dropLastName) else { continue }
        guard let row = layout.rowOfPath[path].flatMap({ layout.byID[$0] }) else {
          state.values[path] = value
          continue
        }
        if isReadOnly(row) {
          state.start[path] = value
        } else {
          if let last = state.done.indices.last {
            state.done[last].note(
              path, .field(state.values[path] ?? .none, undoableDraft(path), held: state.held[path]))
          }
          state.isSubmitted = false
          state.carried[row.id] = nil
        }
        state.values[path] = value
        state.drafts[path] = nil
        state.held[path] = nil
        changedPaths.insert(path)
        forgetOutside(path)
        forgetCheck(path)
      }
      if state.isSubmitted { state.isSubmitted = !layout.rows.contains(where: isDirty) }
    }
    notify()
  }

  func enable(_ isEnabled: Bool) {
    perform { state.isEnabled = isEnabled }
    notify()
  }

  // MARK: Observers

  /// Notifies observers of changes until nothing changes any more, at most a hundred times.
  func notify() {
    for _ in 0..<100 where !changedPaths.isEmpty {
      let changed = changedPaths
      changedPaths = []
      for observer in plan.observers where changed.contains(observer.source) {
        perform { edit(observer.target, .text(value(observer.source).text + "!")) }
      }
    }
  }
}

/// A change that a program makes in an edit.
enum ProgramEdit: Hashable, Codable, Sendable {
  case value(String, PlanValue)
  /// Sets a subform; nil removes an optional one.
  case subform(String, [String: PlanValue]?)
  case elements(String, ElementsEdit)
  /// Sets an enum.
  case cases(String, [String: PlanValue])
}
