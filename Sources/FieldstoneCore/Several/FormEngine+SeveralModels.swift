/// Reading and writing the properties of several objects.
extension FormEngine {
  /// What a field's property holds in all objects, given what it holds in the first.
  ///
  /// - Complexity: O(objects); objects that share the value are only compared.
  func allValues(_ first: StoredValue, _ field: FieldElement, in index: Int) -> StoredValue {
    guard let several, !field.flags.contains(.standalone) else { return first }
    let isRoot = index == 0
    let isThere = isRoot || model(of: index).isPresent
    operations.reads += several.count - 1
    // Nothing is kept until two objects differ.
    var values: [StoredValue] = []
    for object in 1..<several.count {
      var value = StoredValue.none
      if isRoot {
        value = field.read(several.roots[object])
      } else {
        let model = model(of: index, in: several.roots[object])
        if model.isPresent == isThere { model.read { value = field.read($0) } }
      }
      if values.isEmpty {
        guard value != first else { continue }
        values = Array(repeating: first, count: object)
        values.reserveCapacity(several.count)
      }
      values.append(value)
    }
    return values.isEmpty ? first : .boxed(SeveralValues(values))
  }

  /// Writes a value to the property of each object, or its own value to each.
  func writeToAll(_ field: FieldElement, _ value: StoredValue, in block: Block, _ several: SeveralObjects) {
    for (object, root) in several.roots.enumerated() {
      operations.writes += 1
      let own = value.value(of: object)
      if block.parent < 0 {
        field.write(own, root)
        continue
      }
      let model = model(of: Int(block.index), in: root)
      // An object without the subform doesn't get one by an answer in it: such a row can't be answered.
      if model.isPresent { model.modify { field.write(own, $0) } }
    }
  }

  /// The models of a block in the objects after the first.
  func otherModels(of index: Int) -> [BlockModel] {
    several.map { $0.roots.dropFirst().map { model(of: index, in: $0) } } ?? []
  }

  /// Restores the subforms of the objects after the first.
  func putOthers(_ wholes: [ValueBox?], _ index: Int) {
    for (other, whole) in zip(otherModels(of: index), wholes) {
      if let whole { other.put(whole) } else { other.setExists(false) }
    }
    if blocks[index].owner >= 0, element(at: blocks[index].owner).flags.contains(.optional) {
      noteDifferingSubform(blocks[index].owner)
    }
  }

  /// Finds out which optional subforms in a block only some of the objects have.
  ///
  /// - Complexity: O(objects · optional subforms).
  func noteDifferingSubforms(in index: Int) {
    guard several != nil, blocks[index].core.leadsFurther else { return }
    for owner in subformRows(in: index) where element(at: owner).flags.contains(.optional) {
      noteDifferingSubform(owner)
    }
  }

  func noteDifferingSubform(_ owner: Int) {
    guard let several, let nested = element(at: owner) as? NestedElement else { return }
    let access = layout(below: owner, nested).access
    let block = children[owner] ?? block(of: owner)
    let isThere = access.isPresent(ModelLocation(root: root, block: block, engine: self))
    let differs = several.roots.dropFirst().contains {
      access.isPresent(ModelLocation(root: $0, block: block, engine: self)) != isThere
    }
    guard differs != several.differing.contains(owner) else { return }
    if differs { several.differing.insert(owner) } else { several.differing.remove(owner) }
    guard !isBuilding else { return }
    mark(owner, [.value, .states, .texts])
    noteReadOnly(owner)
  }
}
