import FieldstoneCore

/// What a program does to a collection.
enum ElementsEdit: Hashable, Codable, Sendable {
  case append([String: PlanValue])
  case insertFirst([String: PlanValue])
  case remove(Int)
  case swap(Int, Int)
  /// Changes properties of one element.
  case change(Int, [String: PlanValue])
  case all([[String: PlanValue]])

  /// The elements afterwards. Positions that aren't there change nothing.
  func applied(to elements: [[String: PlanValue]], _ collection: String) -> [[String: PlanValue]] {
    var elements = elements
    switch self {
    case .append(let values): elements.append(ReferenceForm.whole(values, collection))
    case .insertFirst(let values): elements.insert(ReferenceForm.whole(values, collection), at: 0)
    case .remove(let index): if elements.indices.contains(index) { elements.remove(at: index) }
    case .swap(let first, let second):
      if elements.indices.contains(first), elements.indices.contains(second) { elements.swapAt(first, second) }
    case .change(let index, let values):
      if elements.indices.contains(index) { elements[index].change(values) }
    case .all(let all): elements = all.map { ReferenceForm.whole($0, collection) }
    }
    return elements.map { ReferenceForm.whole($0, collection) }
  }
}

extension ElementsEdit {
  /// Simpler variants.
  var simpler: [ElementsEdit] {
    switch self {
    case .append(let values): values.withoutOne.map { .append($0) }
    case .insertFirst(let values): [.append(values)] + values.withoutOne.map { .insertFirst($0) }
    case .change(let index, let values): values.withoutOne.map { .change(index, $0) }
    case .all(let all):
      all.indices.map { index in
        var fewer = all
        fewer.remove(at: index)
        return .all(fewer)
      }
    case .remove, .swap: []
    }
  }
}

extension [String: PlanValue] {
  /// The dictionaries that lack one entry.
  fileprivate var withoutOne: [Self] {
    keys.sorted().map { key in
      var fewer = self
      fewer[key] = nil
      return fewer
    }
  }

  /// Sets the named values; a collection among them as a whole.
  fileprivate mutating func change(_ values: [String: PlanValue]) {
    for name in FormPlan.collectionNames where values[name] != nil {
      for key in keys where key.hasPrefix(name + "#") { self[key] = nil }
    }
    merge(values) { $1 }
  }
}

extension ReferenceForm {
  /// Performs what a program does to a collection: elements that are in both lists keep their ids.
  func edit(_ path: String, _ edit: ElementsEdit) {
    guard let row = row(ofPath: path) else {
      // Not a field: changes the model without an undo step.
      state.isSubmitted = false
      return
    }
    guard row.kind == .collection, isPresent(row) else { return }
    let old = elements(path).map { elementModel("\(path)[\($0)]") }
    // Properties of elements that aren't fields may have changed.
    if !belongsToLastStep { state.isSubmitted = false }
    change(row, to: edit.applied(to: old, path))
  }

  /// A live object whose collection was changed from outside, as part of the previous undo step.
  func mergeElements(_ path: String, _ edit: ElementsEdit) {
    perform {
      belongsToLastStep = true
      self.edit(path, edit)
      belongsToLastStep = false
      if state.isSubmitted { state.isSubmitted = !layout.rows.contains(where: isDirty) }
    }
    notify()
  }

  /// Takes over the elements that a program has set, without a step of its own.
  func matchElements(_ row: ReferenceRow, _ models: [[String: PlanValue]]) {
    let ids = elements(row.path)
    let old = ids.map { elementModel("\(row.path)[\($0)]") }
    let matches = matches(row, old, models)
    let now = matches.map { $0.map { ids[$0] } ?? nextID(row.path) }
    setElements(row.path, now, isNoted: false)
    for (index, model) in models.enumerated() {
      let path = "\(row.path)[\(now[index])]"
      if matches[index] == nil { putElement(path, model) } else { putValues(path, model) }
    }
  }

  /// Changes an enum in an element that has kept its identity, field by field.
  private func changeCases(_ block: ReferenceBlock, to model: [String: PlanValue]) {
    func change(_ leaf: Leaf) {
      let path = block.path.appending(leaf.name)
      guard leaf.kind != .viewer, let value = model[leaf.name], modelValue(path) != value else { return }
      edit(path, value)
      state.held[path] = nil
    }
    if block.isCases { change(block.leaves[0]) }
    for leaf in leavesInModel(block) { change(leaf) }
    for row in layout.rows where row.kind == .collection && row.block == block.path && isInModel(block) {
      self.change(row, to: model.elements(row.path.lastName).map { Self.whole($0, row.path) })
    }
    for inner in layout.blocks where inner.parent == block.path && !inner.isElement && isInModel(inner) {
      changeCases(inner, to: model.below(inner.path.lastName))
    }
  }

  private func putValues(_ path: String, _ model: [String: PlanValue]) {
    guard let block = layout.block(path) else { return take(path, model[""] ?? .none) }
    for leaf in block.leaves where leaf.kind != .viewer {
      take(path.appending(leaf.name), model[leaf.name] ?? .none)
    }
  }

  /// Takes over a value that the model has.
  private func take(_ path: String, _ value: PlanValue) {
    let value = filled(path, value)
    guard modelValue(path) != value else { return }
    assign(path, value, draft: nil, isNoted: false)
    state.held[path] = nil
  }

  private func change(_ row: ReferenceRow, to models: [[String: PlanValue]]) {
    let ids = elements(row.path)
    let old = ids.map { elementModel("\(row.path)[\($0)]") }
    guard old != models else { return }
    let matches = matches(row, old, models)
    let now = matches.map { $0.map { ids[$0] } ?? nextID(row.path) }
    setElements(row.path, now)
    // Ids come from one counter: first those in new elements.
    for (index, model) in models.enumerated() where matches[index] == nil {
      putElement("\(row.path)[\(now[index])]", model)
    }
    for (index, model) in models.enumerated() {
      guard let match = matches[index], old[match] != model else { continue }
      change("\(row.path)[\(now[index])]", from: old[match], to: model)
    }
  }

  /// Changes an element that has kept its identity.
  private func change(_ path: String, from old: [String: PlanValue], to model: [String: PlanValue]) {
    guard let block = layout.block(path) else {
      assign(path, model[""] ?? .none, draft: nil)
      return state.held[path] = nil
    }
    // Undo and reset also restore those of its properties that are no fields.
    noteSubform(path)
    noteLoss(path)
    renew(path, isBlank: false)
    if block.isCases { return changeCases(block, to: model) }
    for inner in layout.blocks where inner.parent == path && inner.isCases {
      changeCases(inner, to: model.below(inner.path.lastName))
    }
    for leaf in leavesAsShown(block) where leaf.kind != .viewer {
      let value = filled(path.appending(leaf.name), model[leaf.name] ?? .none)
      guard old[leaf.name] != value else { continue }
      edit(path.appending(leaf.name), value)
      state.held[path.appending(leaf.name)] = nil
    }
    for inner in layout.blocks where inner.parent == path && inner.isOptional {
      let name = inner.path.lastName
      if old[name] != model[name] || old.below(name) != model.below(name) {
        replaceSubform(inner.path, model[name] == .flag(true) ? model.below(name) : nil, keepsTexts: true)
      }
    }
    for row in layout.rows where row.kind == .collection && row.block == path {
      change(row, to: model.elements(row.path.lastName).map { Self.whole($0, row.path) })
    }
  }
}
