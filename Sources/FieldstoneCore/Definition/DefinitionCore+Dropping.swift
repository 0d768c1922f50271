/// Checks that hidden values can be left out of a submission.
extension DefinitionCore {
  /// Reports fields that can be hidden but have no value to be dropped to. This is the last step of building.
  ///
  /// - Complexity: O(rows), including those of subforms, if the definition has visibility conditions or belongs to a
  ///   class.
  func reportMissingDropValues() {
    // This definition may have given the subforms' fields a value to be dropped to.
    for element in elements { (element as? NestedElement)?.reportDropsAgain() }
    // A subform's own report does not consider live objects, so the definition of a live object has to report all of
    // its fields.
    guard isLive || trackers.contains(where: { $0.kind == .visible }) else { return }
    for key in fieldsWithoutDropValue(isHideable: false, isShared: isLive) {
      problems.append(FormProblem(kind: .noDropValue, key: key))
    }
  }

  /// The ids of fields that can be hidden, by their own condition or that of a section or subform, and that a submitted
  /// copy can't leave out. Excludes those that a subform reports itself.
  ///
  /// - Parameters:
  ///   - isHideable: Whether something above can hide all of them.
  ///   - isShared: Whether they belong to a live object.
  private func fieldsWithoutDropValue(isHideable: Bool, isShared: Bool) -> [String] {
    var found: [String] = []
    // By header index: whether a section, or one that encloses it, can be hidden. Headers come before their rows.
    var sections: [Int32: Bool] = [:]
    for element in elements {
      let canHide = isHideable || element.flags.contains(.conditional) || sections[element.group] == true
      if element.kind == .header { sections[element.index] = canHide }
      guard let nested = element as? NestedElement else {
        if canHide, let field = element as? FieldElement, !canDrop(field, isShared) { found.append(field.name) }
        continue
      }
      // The form that contains itself reports its own fields.
      guard !nested.isRecursive else { continue }
      // An optional subform is left out as a whole, and a kept one is not left out at all.
      let isLeftOut = nested.flags.contains(.optional) && !isShared
      let isKept = nested.details?.whenHidden == .keep
      let below = nested.child.fieldsWithoutDropValue(
        isHideable: canHide && !isLeftOut && !isKept, isShared: isShared || nested.child.isLive)
      let reportsItself = !isShared || nested.child.isLive
      let own = Set(
        reportsItself ? nested.child.problems.filter { $0.kind == .noDropValue }.map(\.key) : [])
      found += below.filter { !own.contains($0) }.map { nested.namesRows ? "\(nested.name).\($0)" : $0 }
    }
    return found
  }

  private func canDrop(_ field: FieldElement, _ isShared: Bool) -> Bool {
    let policy = field.details?.whenHidden
    // Values set by the program and values in live objects are kept, unless they are declared to be dropped.
    if isShared, policy == nil || field.flags.contains(.computed) { return true }
    if policy == nil, field.holdsProgramData || field.flags.contains(.viewer) { return true }
    return policy == .keep || !field.isWritable
      || !field.flags.isDisjoint(with: [.optional, .defaulted])
      || field.details?.hiddenValue != nil || templateValue?(field) != nil
  }
}

extension NestedElement {
  /// Repeats the check in a copied definition that belongs to the parent alone.
  final func reportDropsAgain() {
    guard isOwn else { return }
    child.problems.removeAll { $0.kind == .noDropValue }
    child.reportMissingDropValues()
  }
}
