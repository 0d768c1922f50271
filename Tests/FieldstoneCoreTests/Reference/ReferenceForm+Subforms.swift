import FieldstoneCore

/// Creating, removing and replacing subforms.
extension ReferenceForm {
  /// Creates the optional subforms that contain a field, outermost first.
  func make(_ block: String, isNoted: Bool = true) {
    for path in layout.optionals(above: block) where !state.present.contains(path) {
      if isNoted { note(path, .noSubform) }
      state.present.insert(path)
      renew(path, isBlank: true)
      forgetOutside(path)
      state.isSubmitted = false
    }
  }

  /// Gives a subform, and all subforms in it, a new identity.
  func renew(_ path: String, isBlank: Bool) {
    state.lastID += 1
    for block in layout.blocks(from: path) {
      state.ids[block.path] = isBlank ? .blank(state.lastID) : .program(state.lastID)
    }
  }

  /// Whether the subform is the one that existed at the start.
  func isAtStart(_ path: String) -> Bool { (state.ids[path] ?? .origin) == (state.startIDs[path] ?? .origin) }

  /// The complete state of a subform.
  func whole(_ path: String) -> ReferenceSaved {
    var values = state.values.filter { $0.key.hasPrefix(path + ".") }
    for inner in state.present where inner.hasPrefix(path + ".") { values[inner] = .flag(true) }
    var ids: [String: ReferenceSubformID] = [:]
    for block in layout.blocks(from: path) { ids[block.path] = state.ids[block.path] ?? .origin }
    return .subform(
      ReferenceWhole(
        values: values, drafts: state.drafts.filter { $0.key.hasPrefix(path + ".") },
        held: state.held.filter { $0.key.hasPrefix(path + ".") },
        places: Self.places.map { state[keyPath: $0].intersection(rowIDs(in: path)) }, ids: ids,
        elements: state.elements.filter { $0.key.hasPrefix(path + ".") }))
  }

  /// The parts of the state that record which rows somebody has visited.
  private static var places: [WritableKeyPath<ReferenceState, Set<String>>] {
    [\.touched, \.answered, \.leftWithAnswer, \.reported, \.requested]
  }

  private func forgetVisits(in path: String) {
    for place in Self.places { state[keyPath: place].subtract(rowIDs(in: path)) }
  }

  private func rowIDs(in path: String) -> Set<String> {
    Set(layout.rows.filter { $0.block == path || $0.block.hasPrefix(path + ".") }.map(\.id))
  }

  /// Records the state of a subform before a program replaces it.
  func noteSubform(_ path: String) { note(path, isPresent(path) ? whole(path) : .noSubform) }

  /// Keeps a subform that existed at the start before it is removed, so that reset can restore it.
  func noteLoss(_ path: String) {
    let wasThere = state.startPresent.contains(path) || !FormPlan.optionalNames.contains(path.lastName)
    if wasThere, isAtStart(path), isPresent(path) { state.lost[path] = whole(path) }
  }

  /// Creates a subform, or sets it to nil.
  func setSubform(_ path: String, _ isThere: Bool) {
    guard state.present.contains(path) != isThere else { return }
    if isThere { return make(path) }
    note(path, whole(path))
    noteLoss(path)
    put(path, .noSubform)
    forgetOutside(path)
    state.isSubmitted = false
  }

  /// Restores the saved state of a subform; if it was nil, its fields get blank values.
  func put(_ path: String, _ saved: ReferenceSaved) {
    guard case .subform(let saved) = saved else { return }
    let whole = saved ?? ReferenceWhole()
    state.ids.merge(whole.ids) { $1 }
    // The next subform starts calm, with nothing answered.
    if saved == nil { forgetVisits(in: path) }
    for block in layout.blocks(from: path) where block.path != path && block.isOptional {
      if state.present.contains(block.path), whole.values[block.path] != .flag(true) { forgetVisits(in: block.path) }
    }
    for (place, rows) in zip(Self.places, whole.places) { state[keyPath: place].formUnion(rows) }
    if FormPlan.optionalNames.contains(path.lastName) {
      if saved != nil { state.present.insert(path) } else { state.present.remove(path) }
    }
    for row in layout.rows where row.kind == .collection && row.block.isWithin(path) {
      setElements(row.path, whole.elements[row.path] ?? [], isNoted: false)
    }
    state.elements.merge(whole.elements) { $1 }
    arrangeElements()
    for block in layout.blocks(from: path) {
      if block.path != path, block.isOptional {
        if whole.values[block.path] == .flag(true) {
          state.present.insert(block.path)
        } else {
          state.present.remove(block.path)
        }
      }
      for leaf in block.leaves {
        let field = block.path.appending(leaf.name)
        let value = whole.values[field] ?? blank(field)
        state.values[field] = value
        state.drafts[field] = whole.drafts[field]
        state.held[field] = value == state.start[field] ? nil : whole.held[field]
        // Read-only data belongs to the program, so its starting value follows it.
        if let row = layout.rowOfPath[field].flatMap({ layout.byID[$0] }), isReadOnly(row), formula(field) == nil {
          state.start[field] = value
        }
      }
    }
    for row in layout.rows where row.kind == .field && row.collection != nil && row.block.isWithin(path) {
      state.values[row.path] = whole.values[row.path]
      state.drafts[row.path] = whole.drafts[row.path]
      state.held[row.path] = state.values[row.path] == state.start[row.path] ? nil : whole.held[row.path]
    }
  }
}
