/// Walks over all late subforms, which end where a form contains itself.
extension FormEngine {
  /// Makes all late subforms, so that what looks at every row finds theirs. Where a form contains itself, only what is
  /// there already.
  package func makeAllLate() {
    for index in liveBlockIndices { makeAllLate(in: index) }
  }

  private func makeAllLate(in index: Int) {
    for (owner, nested) in lateOwners(in: index) where !isInside(nested.child, index) {
      if let child = child(of: owner) { makeAllLate(in: child) }
    }
  }

  /// Whether a block is, or lies in, a form with a definition.
  private func isInside(_ core: DefinitionCore, _ index: Int) -> Bool {
    var index = index
    while index >= 0, blocks[index].core !== core { index = blocks[index].parent }
    return index >= 0
  }

  /// Calls a closure with the definition of each late subform in a block, of the elements of each empty collection, and
  /// of the forms in those, unless a form contains itself there.
  ///
  /// - Parameter body: Gets the definition, whether it is that of an object or inside one, and the path to it, with a
  ///   period at its end.
  func forEachLateDefinition(in block: Block, _ body: (DefinitionCore, _ isShared: Bool, _ path: String) -> Void) {
    func walk(_ element: FormElement, _ isShared: Bool, _ path: String, _ around: [DefinitionCore]) {
      var (core, path) = ((element as? NestedElement)?.child, path)
      if let list = element as? CollectionElement {
        core = list.elementCore
        path += list.name + "[]."
      } else if element.namesRows {
        path += element.name + "."
      }
      guard let core, !around.contains(where: { $0 === core }), !isInside(core, Int(block.index)) else { return }
      let isShared = isShared || core.isLive
      body(core, isShared, path)
      for element in core.elements { walk(element, isShared, path, around + [core]) }
    }
    for (_, nested) in lateOwners(in: Int(block.index)) { walk(nested, block.isShared, "", []) }
    for slot in block.slots where collections[slot]?.order.count == 0 {
      walk(element(at: slot), block.isShared, "", [])
    }
  }

  /// How many forms may be in each other. More mean that they never end: a property makes a new object of the same form
  /// whenever it is read, or a name asks for one more each time.
  private static let mostLevels = 200

  /// Whether a row leads to an object that contains the row, or is in too many other forms, so that its rows would never
  /// end. Reports it, unless nothing is there yet: a lookup may go as deep as it likes.
  func isEndless(_ layout: BlockLayout, from parent: Int, _ owner: Int, isPresent: Bool = true) -> Bool {
    let object =
      layout.access.isInstance
      ? layout.access.instance(ModelLocation(root: root, block: parent, engine: self)) : nil
    var index = parent
    var levels = 0
    while index >= 0 {
      if blocks[index].node < 0 { levels += 1 }
      // The row of an element and its form have the same model.
      let isAround =
        object != nil && blocks[index].layout.access !== layout.access && model(of: index).instance == object
      if isAround || levels > Self.mostLevels {
        let problem = FormProblem(kind: .containsItself, key: rowID(owner).path)
        if isPresent, !foundProblems.contains(problem) { foundProblems.append(problem) }
        return true
      }
      index = blocks[index].parent
    }
    return false
  }
}
