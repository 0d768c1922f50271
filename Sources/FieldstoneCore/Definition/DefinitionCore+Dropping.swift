/// Hidden values that a submit has to leave out, and can't.
extension DefinitionCore {
  /// Reports fields that can be hidden and have nothing to be dropped to; the last step of building.
  ///
  /// - Complexity: O(rows), of subforms too, where the definition has conditions or is a class's.
  func reportDrops() {
    // What is said here of a subform's fields may have given them something to be dropped to.
    for element in elements.elements { (element as? NestedElement)?.reportDropsAgain() }
    // What a subform reports of itself is not about a live object, which has to say all of it.
    guard isLive || trackers.contains(where: { $0.kind == .visible }) else { return }
    for key in undroppable(isHideable: false, isShared: isLive) {
      problems.append(FormProblem(kind: .nothingToDropTo, key: key))
    }
  }

  /// The ids of fields that can be hidden, by their own condition, a section's or a subform's, and that a submitted copy
  /// can't leave out; without those that a subform reports itself.
  ///
  /// - Parameters:
  ///   - isHideable: whether what is above can hide all of them.
  ///   - isShared: whether they lie in a live object.
  private func undroppable(isHideable: Bool, isShared: Bool) -> [String] {
    var found: [String] = []
    // By place: whether a section, with those around it, can be hidden. Headers stand before what is in them.
    var sections: [Int32: Bool] = [:]
    for element in elements.elements where element.count > 0 {
      let canHide = isHideable || element.flags.contains(.conditional) || sections[element.group] == true
      if element.kind == .header { sections[element.index] = canHide }
      guard let nested = element as? NestedElement else {
        if canHide, let field = element as? FieldElement, !canDrop(field, isShared) { found.append(field.name) }
        continue
      }
      // A subform that may be nil is left out as a whole, and a kept one is not left out at all.
      let isLeftOut = nested.flags.contains(.optional) && !isShared
      let isKept = nested.details?.whenHidden == .keep
      let below = nested.child.undroppable(
        isHideable: canHide && !isLeftOut && !isKept, isShared: isShared || nested.child.isLive)
      let reportsItself = !isShared || nested.child.isLive
      let own = Set(
        reportsItself ? nested.child.problems.filter { $0.kind == .nothingToDropTo }.map(\.key) : [])
      found += below.filter { !own.contains($0) }.map { "\(nested.name).\($0)" }
    }
    return found
  }

  private func canDrop(_ field: FieldElement, _ isShared: Bool) -> Bool {
    let policy = field.details?.whenHidden
    // What a program shows is its own, and a live object keeps its values, unless they are declared to be dropped.
    if isShared, policy == nil || field.flags.contains(.computed) { return true }
    if policy == nil, field.holdsProgramData || field.flags.contains(.viewer) { return true }
    return policy == .keep || !field.isWritable || field.flags.contains(.optional)
      || field.details?.hiddenValue != nil || templateValue?(field, Int(field.index)) != nil
  }
}

extension NestedElement {
  /// Looks again at what can't be dropped, in a definition that belongs to the parent alone.
  final func reportDropsAgain() {
    guard isOwn else { return }
    child.problems.removeAll { $0.kind == .nothingToDropTo }
    child.reportDrops()
  }
}
