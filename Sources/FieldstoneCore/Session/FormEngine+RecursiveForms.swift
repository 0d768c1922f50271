/// Walks over all late subforms, which end where a form contains itself.
extension FormEngine {
  /// Makes all late subforms, so that what looks at every row finds theirs. Where a form contains itself, only what is
  /// there already.
  package func makeAllLate() {
    for index in liveBlockIndices { makeAllLate(in: index) }
  }

  private func makeAllLate(in index: Int) {
    for (owner, nested) in lateOwners(in: index) where !nested.isRecursive && !isInside(nested, index) {
      if let child = child(of: owner) { makeAllLate(in: child) }
    }
  }

  /// Whether a block is, or lies in, a form with the definition of a subform.
  private func isInside(_ nested: NestedElement, _ index: Int) -> Bool {
    var index = index
    while index >= 0, blocks[index].core !== nested.child { index = blocks[index].parent }
    return index >= 0
  }

  /// Calls a closure with the definition of each late subform in a block, and of those in it, unless a form contains
  /// itself there.
  ///
  /// - Parameter body: Gets the definition, whether it is that of an object or inside one, and the path to it, with a
  ///   period at its end.
  func forEachLateDefinition(in block: Block, _ body: (DefinitionCore, _ isShared: Bool, _ path: String) -> Void) {
    func walk(_ nested: NestedElement, _ isShared: Bool, _ path: String) {
      guard !nested.isRecursive else { return }
      let (core, path) = (nested.child, nested.name.isEmpty ? path : path + nested.name + ".")
      let isShared = isShared || core.isLive
      body(core, isShared, path)
      for case let deeper as NestedElement in core.elements { walk(deeper, isShared, path) }
    }
    for (_, nested) in lateOwners(in: Int(block.index)) { walk(nested, block.isShared, "") }
  }

  /// Whether a row leads to an object that contains the row, so that its rows would never end. Reports it.
  func leadsBack(_ layout: BlockLayout, from parent: Int, _ owner: Int) -> Bool {
    guard layout.access.isInstance,
      let object = layout.access.instance(ModelLocation(root: root, block: parent, engine: self))
    else { return false }
    var index = parent
    while index >= 0 {
      // The row of an element and its form have the same model.
      if blocks[index].layout.access !== layout.access, model(of: index).instance == object {
        let problem = FormProblem(kind: .containsItself, key: rowID(owner).path)
        if !foundProblems.contains(problem) { foundProblems.append(problem) }
        return true
      }
      index = blocks[index].parent
    }
    return false
  }
}
