/// The ids of elements that differ in a new session over the same model, by the path of their collection.
typealias ElementNames = [String: [String: String]]

extension ReferenceForm {
  /// What a new session, which drafts are for, calls the elements of this model. Ids that are in use only here, or only
  /// there, swap.
  func nameElements() {
    draftNames = [:]
    sessionNames = [:]
    let fresh = ReferenceForm(plan, faults: faults, model: originModel)
    for row in layout.rows where row.kind == .collection && isPresent(row) {
      let (own, path) = (elements(row.path), row.path.renamed(by: draftNames))
      let new = fresh.elements(path)
      guard own != new, own.count == new.count else { continue }
      let pairs =
        zip(own, new).map { ($0, $1) }
        + zip(new.filter { !own.contains($0) }, own.filter { !new.contains($0) })
      draftNames[row.path] = Dictionary(uniqueKeysWithValues: pairs)
      sessionNames[path] = Dictionary(uniqueKeysWithValues: pairs.map { ($1, $0) })
    }
  }
}

extension ReferenceSnapshot {
  func renamed(by names: ElementNames) -> ReferenceSnapshot {
    func keys<Value>(_ values: [String: Value]) -> [String: Value] {
      Dictionary(uniqueKeysWithValues: values.map { ($0.renamed(by: names), $1) })
    }
    func paths(_ paths: Set<String>) -> Set<String> { Set(paths.map { $0.renamed(by: names) }) }
    func lists(_ lists: [String: [String]]) -> [String: [String]] {
      keys(Dictionary(uniqueKeysWithValues: lists.map { path, ids in (path, ids.map { names[path]?[$0] ?? $0 }) }))
    }
    return ReferenceSnapshot(
      values: keys(values), present: paths(present), drafts: keys(drafts), start: keys(start),
      startPresent: paths(startPresent), touched: paths(touched), answered: paths(answered),
      leftWithAnswer: paths(leftWithAnswer), reported: paths(reported), requested: paths(requested),
      failedSubmits: failedSubmits, page: page.renamed(by: names), carried: keys(carried), elements: lists(elements),
      startElements: lists(startElements), blanks: paths(blanks), isEditing: isEditing, isSaved: isSaved,
      hasSaveFailed: hasSaveFailed, outside: keys(outside))
  }
}

extension String {
  /// The path with other ids of elements.
  func renamed(by names: ElementNames) -> String {
    var result = ""
    var old = ""
    for (number, part) in split(separator: "[", omittingEmptySubsequences: false).enumerated() {
      guard number > 0, let end = part.firstIndex(of: "]") else {
        (result, old) = (result + (number > 0 ? "[" : "") + part, old + (number > 0 ? "[" : "") + part)
        continue
      }
      let id = String(part[..<end])
      result += "[" + (names[old]?[id] ?? id) + part[end...]
      old += "[" + part
    }
    return result
  }
}
