import FieldstoneCore

/// The elements of all collections of a model, before another one takes its place.
struct ReferenceElements {
  /// Their ids by the path of the collection.
  var ids: [String: [String]] = [:]
  /// The models of elements by path.
  var models: [String: [String: PlanValue]] = [:]
}

/// The elements of collections. What is recorded about an element is found by its path, which has its id and so is never
/// that of another one: whatever removes an element only takes the id out of the list.
extension ReferenceForm {
  func elements(_ collection: String) -> [String] { state.elements[collection] ?? [] }

  func row(ofPath path: String) -> ReferenceRow? { layout.rowOfPath[path].flatMap { layout.byID[$0] } }

  /// Changes which elements a collection has.
  /// A field that is gone doesn't count as left.
  func setElements(_ collection: String, _ ids: [String], isNoted: Bool = true) {
    let before = elements(collection)
    guard before != ids else { return }
    if isNoted { note(collection, .elements(before)) }
    if let id = row(ofPath: collection)?.id, let focus = state.focus,
      let gone = before.first(where: { !ids.contains($0) && focus.isInside("\(id)[\($0)]") })
    {
      setFocus(nil, leaving: false)
      if lostElement == nil { lostElement = (collection, gone, before, focus == "\(id)[\(gone)]") }
    }
    // The collection may itself be in an element that is gone now.
    if let lost = lostElement?.collection,
      let gone = before.first(where: { !ids.contains($0) && lost.isInside("\(collection)[\($0)]") })
    {
      lostElement = (collection, gone, before, false)
    }
    for gone in before where !ids.contains(gone) { endSearches(below: "\(collection)[\(gone)]") }
    state.elements[collection] = ids
    state.usedIDs[collection, default: []].formUnion(ids)
    state.isSubmitted = false
    forgetOutside(collection)
    arrangeElements()
  }

  /// An id that the collection has never had.
  func nextID(_ collection: String) -> String {
    repeat { state.lastElement += 1 } while state.usedIDs[collection]?.contains("\(state.lastElement)") == true
    return "\(state.lastElement)"
  }

  // MARK: Models

  /// Where the model has the property of a path: the ids of elements replaced by their positions.
  func place(ofPath path: String) -> String {
    var (place, rest) = ("", path)
    while let start = rest.firstIndex(of: "["), let end = rest.firstIndex(of: "]") {
      let collection = String(path.dropLast(rest.count - rest.distance(from: rest.startIndex, to: start)))
      let id = String(rest[rest.index(after: start)..<end])
      place += rest[..<start] + "#\(elements(collection).firstIndex(of: id) ?? -1)"
      rest = String(rest[rest.index(after: end)...])
    }
    return place + rest
  }

  /// The values of an element; that of an element that is no form has an empty name.
  func elementModel(_ path: String) -> [String: PlanValue] { elementModels([path])[0] }

  /// The values of several elements.
  func elementModels(_ paths: [String]) -> [[String: PlanValue]] {
    let model = model
    return paths.map { path in
      let place = place(ofPath: path)
      var values = model.below(place)
      values[""] = model[place]
      return Self.whole(values, path)
    }
  }

  /// The values of an element with those that aren't named.
  static func whole(_ values: [String: PlanValue], _ collection: String) -> [String: PlanValue] {
    let name = collection.lastName.prefix { $0 != "[" }
    if name == "beans" { return PlanBean<PlanZero>.make(values).values }
    if name == "deals" || name == "deal" { return PlanDeal<PlanZero>.make(values).values }
    if name == "luck" {
      guard let value = PlanDeal<PlanZero>.made(optional: values) else { return ["pick": .none] }
      var values = value.values
      values["pick"] = values.removeValue(forKey: "case")
      return values
    }
    if name == "pods" { return PlanPod<PlanZero>.make(values).values }
    return ["": values[""] ?? (name == "nums" ? .none : .text(""))]
  }

  /// The elements with which a new element begins: what the collection declares, or else a blank one.
  func template(_ row: ReferenceRow) -> [String: PlanValue] {
    for case .template(let values) in row.field?.traits ?? [] { return Self.whole(values, row.path) }
    let blank = row.field?.name == "beans" ? plan.bean.blank : row.field?.name == "pods" ? plan.pod.blank : [:]
    return Self.whole(row.field?.hasForms == true ? blank ?? [:] : [:], row.path)
  }

  /// Sets the values of a new element, which are also those that it starts from.
  func putElement(_ path: String, _ values: [String: PlanValue]) {
    putOnly(path, values)
    if layout.block(path) != nil { fill(path, values) }
  }

  /// Sets the values of a new element without the elements in it.
  private func putOnly(_ path: String, _ values: [String: PlanValue]) {
    let row = row(ofPath: path)
    if row?.kind == .field {
      state.values[path] = values[""]
      state.held[path] = nil
      state.start[path] = values[""]
      return
    }
    for block in layout.blocks(from: path) {
      let below = String(block.path.dropFirst(path.count + 1))
      if block.isOptional {
        if values[below] == .flag(true) { state.present.insert(block.path) } else { state.present.remove(block.path) }
        if values[below] == .flag(true) { state.startPresent.insert(block.path) }
      }
      for leaf in block.leaves {
        let own = block.path.appending(leaf.name)
        let value = isPresent(block.path) ? values[below.appending(leaf.name)] : nil
        state.values[own] = filled(own, value ?? blank(own))
        state.held[own] = nil
        state.start[own] = state.values[own]
      }
    }
  }

  /// Fills the collections of a new element or subform, which have no elements, level by level, as the ids are numbered.
  func fill(_ path: String, _ values: [String: PlanValue]) {
    var forms = [path]
    while !forms.isEmpty {
      let form = forms.removeFirst()
      guard !form.hasPrefix(" ") else {
        forms.append(String(form.dropFirst()))
        continue
      }
      for row in layout.rows where row.block == form && row.collection == nil {
        if row.kind == .link { forms.append(row.path) }
        guard row.kind == .collection else { continue }
        let place = String(place(ofPath: row.path).dropFirst(place(ofPath: path).count + (path.isEmpty ? 0 : 1)))
        let models = values.elements(place).map { Self.whole($0, row.path) }
        let ids = models.map { _ in nextID(row.path) }
        setElements(row.path, ids, isNoted: false)
        // Those of an element that is new are its start; a subform that is replaced has one already.
        if path.contains("[") { state.startElements[row.path] = ids }
        for (id, model) in zip(ids, models) {
          putOnly("\(row.path)[\(id)]", model)
          // An element's form is one level below its row.
          if row.field?.hasForms == true { forms.append(" \(row.path)[\(id)]") }
        }
      }
    }
  }

  /// Fills all collections of a model that takes the place of another one.
  func putElements(_ model: [String: PlanValue], before: ReferenceElements) {
    guard !before.ids.isEmpty else { return fill("", model) }
    for row in layout.rows where row.kind == .collection && isPresent(row) {
      let models = model.elements(row.path).map { Self.whole($0, row.path) }
      let old = before.ids[row.path] ?? []
      let kept = matches(row, old.map { before.models["\(row.path)[\($0)]"] ?? [:] }, models)
      let ids = kept.map { $0.map { old[$0] } ?? nextID(row.path) }
      setElements(row.path, ids, isNoted: false)
      for (id, model) in zip(ids, models) { putElement("\(row.path)[\(id)]", model) }
    }
  }

  /// The place in the old list for each new element. What takes the place of nil counts as its answer.
  func matches(
    _ row: ReferenceRow, _ old: [[String: PlanValue]], _ models: [[String: PlanValue]]
  ) -> [Int?] {
    let names = fieldNames(row)
    let answers = models.map { model in
      var model = model
      for name in names where model[name] == PlanValue.none { model[name] = defaultValue(name, in: elementForm(row)) }
      return model
    }
    return ReferenceMatching(row.path, old, answers, names).matches
  }

  private func elementForm(_ collection: ReferenceRow) -> FormPlan {
    collection.field?.name == "beans" ? plan.bean : collection.field?.name == "deals" ? plan.deal : plan.pod
  }

  /// The fields by which elements are compared; an element that is no form has one without a name.
  private func fieldNames(_ collection: ReferenceRow) -> [String] {
    guard collection.field?.hasForms == true else { return [""] }
    return fieldNames(elementForm(collection), "")
  }

  /// The fields of a form and of the enums in it, which are shown as if they were its own.
  private func fieldNames(_ form: FormPlan, _ prefix: String) -> [String] {
    form.fields.flatMap { field -> [String] in
      let name = prefix + field.name
      return switch field.name {
      case "deal": fieldNames(plan.deal, name + ".")
      case "luck": fieldNames(plan.deal.optionalCases, name + ".")
      case "mini": fieldNames(plan.mini, name + ".")
      case "hat": fieldNames(plan.hat, name + ".")
      default: field.leaf == nil ? [] : [name]
      }
    }
  }

  var allElements: ReferenceElements {
    var all = ReferenceElements(ids: state.elements)
    for (collection, ids) in state.elements {
      guard row(ofPath: collection).map(isPresent) == true else { continue }
      for id in ids { all.models["\(collection)[\(id)]"] = elementModel("\(collection)[\(id)]") }
    }
    return all
  }
}

/// Which elements of a new list are those of the old one.
struct ReferenceMatching {
  /// The place in the old list for each new element; nil for an element that is new.
  private(set) var matches: [Int?]

  /// By identity, if the elements have one and each has another one; else by what both lists begin and end with, then by
  /// equality, and at last by place.
  ///
  /// - Parameter names: The fields that are compared.
  init(_ collection: String, _ old: [[String: PlanValue]], _ new: [[String: PlanValue]], _ names: [String]) {
    matches = new.map { _ in nil }
    var (left, open) = (Array(old.indices), Array(new.indices))
    var hasIdentities = false
    if collection.lastName == "pods" {
      let (before, after) = (old.map { $0["plain"] ?? .none }, new.map { $0["plain"] ?? .none })
      hasIdentities = Set(after).count == after.count
      if hasIdentities, Set(before).count == before.count {
        for (index, id) in after.enumerated() {
          if let place = before.firstIndex(of: id) { match(place, index, &left, &open) }
        }
      }
    }
    func isSame(_ place: Int, _ index: Int) -> Bool { names.allSatisfy { old[place][$0] == new[index][$0] } }
    while let place = left.first, let index = open.first, isSame(place, index) { match(place, index, &left, &open) }
    while let place = left.last, let index = open.last, isSame(place, index) { match(place, index, &left, &open) }
    for place in left {
      if let index = open.first(where: { isSame(place, $0) }) { match(place, index, &left, &open) }
    }
    // Elements with identities are other ones, unless each of the old ones has a successor.
    if hasIdentities, left.count != open.count { return }
    for (place, index) in zip(left, open) { matches[index] = place }
  }

  private mutating func match(_ place: Int, _ index: Int, _ left: inout [Int], _ open: inout [Int]) {
    matches[index] = place
    left.removeAll { $0 == place }
    open.removeAll { $0 == index }
  }
}

extension String {
  /// Whether the id is that of an element or of a row in it.
  func isInside(_ element: String) -> Bool { self == element || hasPrefix(element + ".") }
  /// Whether it is the path of a form or of one in it.
  func isWithin(_ path: String) -> Bool { self == path || hasPrefix(path + ".") }
  /// The path without the id of the last element.
  var dropElement: String { lastIndex(of: "[").map { String(self[..<$0]) } ?? self }
}
