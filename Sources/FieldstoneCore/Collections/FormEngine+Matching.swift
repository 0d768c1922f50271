/// Elements that a program has added, removed, or moved in the model, and orders that are restored.
extension FormEngine {
  /// Where an element is now.
  func place(of node: Int32, in collection: CollectionState, isMoved: Bool = false) -> ElementPlace {
    let before = collection.order.contains(node) ? collection.order.next(node) : nil
    return ElementPlace(node, before: before, isMoved: isMoved)
  }

  /// Puts an element where a step of the history says.
  func put(_ place: ElementPlace, in collection: CollectionState) {
    let isThere = collection.order.contains(place.node)
    guard let next = place.before else {
      if isThere, followPlace(of: place.node, in: collection) { takeOut(place.node, of: collection) }
      return
    }
    // Its neighbor may be one that could not come back.
    let before = next < 0 || collection.order.contains(next) ? next : -1
    if isThere {
      shift(place.node, before: before, of: collection)
    } else {
      returnElement(place.node, before: before, to: collection)
    }
  }

  /// Brings the elements into an order, with those that it lacks removed and those that were removed brought back. As
  /// few as possible are moved, and the collection is validated once.
  ///
  /// - Complexity: O(n log n).
  func arrange(_ collection: CollectionState, _ nodes: [Int32], as step: UndoStep = .ownStep, writes: Bool = true) {
    let before = collection.order.all
    guard before != nodes else { return }
    collection.isArranging = true
    defer {
      collection.isArranging = false
      revalidate(collection.slot, nil)
    }
    let wanted = Set(nodes)
    func note(_ node: Int32) {
      record(collection.slot, .boxed(place(of: node, in: collection)), nil, in: step)
    }
    for node in before.reversed() where !wanted.contains(node) {
      note(node)
      let whole = writes ? nil : collection.lost[node] ?? collection.seen[node]
      takeOut(node, of: collection, whole: whole, writes: writes)
    }
    // Those that were there first: once they are in order, each of the others gets the position that it has in the end.
    let places = Dictionary(uniqueKeysWithValues: zip(before, before.indices))
    let kept = nodes.filter { places[$0] != nil }
    let staying = Set(longestRise(in: kept.map { places[$0] ?? 0 }).map { kept[$0] })
    var next: Int32 = -1
    for node in kept.reversed() {
      if !staying.contains(node) {
        note(node)
        shift(node, before: next, of: collection, writes: writes)
      }
      next = node
    }
    next = collection.order.first
    for node in nodes {
      if node == next {
        next = collection.order.next(node)
        continue
      }
      guard writes else {
        note(node)
        place(node, before: next, of: collection, nil)
        continue
      }
      guard canReturn(node, to: collection) else { continue }
      note(node)
      returnElement(node, before: next, to: collection)
    }
  }

  /// Restores which elements a collection had, and their order. New ones begin with the value that a new one has.
  ///
  /// - Returns: Whether there is such a collection.
  func restoreElements(_ ids: [String], at slot: Int?) -> Bool {
    guard let slot, let collection = collections[slot], Set(ids).count == ids.count, ids.allSatisfy(Self.isElementID)
    else { return false }
    // An element that can't be made is left out.
    let nodes = ids.compactMap { id -> Int32? in
      let known = collection.number(of: id) ?? -1
      return known >= 0 ? known : collection.element.hasBlank ? make(id, in: collection) : nil
    }
    // Elements create their subform, as answers do.
    if collection.order.all != nodes { create(blocks[collection.parent]) }
    arrange(collection, nodes)
    // An observer may have put them into another order: answers are written where their elements are.
    followOutdated()
    return true
  }

  // MARK: Changes of the program

  /// Runs the program's replacement of a collection, as one undo step.
  func replaceElements(of collection: CollectionState, _ replace: () -> Void) {
    let parent = model(of: collection.parent)
    create(blocks[collection.parent])
    let before = collection.element.wholes(parent)
    let nodes = collection.order.all
    if let ids = collection.element.identities(parent), ids.count == nodes.count {
      collection.identities = Dictionary(uniqueKeysWithValues: zip(nodes, ids))
    }
    replace()
    collection.lost = Dictionary(zip(nodes, before), uniquingKeysWith: { first, _ in first })
    match(collection, as: .ownStep)
    let lost = collection.lost
    collection.lost = [:]
    for node in collection.order.all { followElement(node, of: collection, replacing: lost[node], as: .ownStep) }
    discardSubmit()
  }

  /// Finds out which elements the collections of a block have now.
  func match(in index: Int, as step: UndoStep) {
    guard blocks[index].core.leadsFurther, !collections.isEmpty else { return }
    for slot in blocks[index].slots {
      if let collection = collections[slot] { match(collection, as: step) }
    }
  }

  /// Finds out which elements a collection has now. An element is known by its identity, else by equal answers; what is
  /// left is matched by its place.
  ///
  /// - Complexity: O(n), plus the square of the number of elements that were neither kept in place nor have an
  ///   identity.
  func match(_ collection: CollectionState, as step: UndoStep) {
    let parent = model(of: collection.parent)
    let old = collection.candidates ?? collection.order.all
    let count = collection.element.count(parent)
    var found = [Int32?](repeating: nil, count: count)
    var isLeft = Set(old)
    let identities = unique(collection.element.identities(parent))
    let known = (old + collection.addedCandidates).compactMap { node in
      collection.identities[node].map { (id: $0, node: node) }
    }
    if let identities, unique(known.map(\.id)) != nil {
      let nodes = Dictionary(known.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
      for (index, id) in identities.enumerated() {
        guard let node = nodes[id] else { continue }
        found[index] = node
        isLeft.remove(node)
      }
    }
    // In a newer model, another identity is another element, whatever its answers are.
    let isIdentified = collection.candidates != nil && identities != nil
    if !isIdentified, found.contains(nil) || !isLeft.isEmpty {
      comparesStarts = collection.candidates != nil
      defer { comparesStarts = false }
      matchByAnswers(collection, old.filter(isLeft.contains), hasIdentities: identities != nil, &found)
    }
    let nodes = found.map { $0 ?? collection.make(unusedElementID(in: collection)) }
    arrange(collection, nodes, as: step, writes: false)
    remember(collection)
    // What is no field may have changed in any of them.
    if collection.isUnique {
      nodes.forEach(collection.noteValue)
      revalidate(collection.slot, nil)
    }
    // An element that was removed is still known by the one that it had.
    if let identities {
      collection.identities.merge(zip(nodes, identities), uniquingKeysWith: { _, now in now })
    }
  }

  /// Notes by what an element is known now: people may have edited it. Where the model may have another element in its
  /// place, matching finds that out.
  ///
  /// - Complexity: O(log elements), expected, where elements have identities.
  func noteIdentity(of node: Int32, in collection: CollectionState) {
    guard collection.identities[node] != nil, !outdatedCollections.contains(collection.slot),
      let position = collection.position(of: node)
    else { return }
    let parent = model(of: collection.parent)
    guard parent.isPresent, let identity = collection.element.identity(at: position, parent) else { return }
    collection.identities[node] = identity
  }

  /// The same for the elements that contain a block.
  func noteIdentities(around block: Block) {
    guard !collections.isEmpty else { return }
    var index = Int(block.index)
    while blocks[index].owner >= 0 {
      if blocks[index].node >= 0, let collection = collections[blocks[index].owner] {
        noteIdentity(of: blocks[index].node, in: collection)
      }
      index = blocks[index].parent
    }
  }

  private func unique(_ ids: [AnyHashable]?) -> [AnyHashable]? {
    guard let ids, Set(ids).count == ids.count else { return nil }
    return ids
  }

  private func matchByAnswers(
    _ collection: CollectionState, _ old: [Int32], hasIdentities: Bool, _ found: inout [Int32?]
  ) {
    var left = old[...]
    var open = found.indices.filter { found[$0] == nil }[...]
    func isSame(_ node: Int32, _ index: Int) -> Bool { answers(of: node, in: collection, areAt: index) }
    while let node = left.first, let index = open.first, isSame(node, index) {
      found[index] = node
      left.removeFirst()
      open.removeFirst()
    }
    while let node = left.last, let index = open.last, isSame(node, index) {
      found[index] = node
      left.removeLast()
      open.removeLast()
    }
    if left.count * open.count <= 250_000 {
      for node in left {
        guard let index = open.first(where: { isSame(node, $0) }) else { continue }
        found[index] = node
        left.removeAll { $0 == node }
        open.removeAll { $0 == index }
      }
    }
    // Elements with identities are other ones, unless each of the old ones has a successor.
    if hasIdentities, left.count != open.count { return }
    for (node, index) in zip(left, open) { found[index] = node }
  }

  /// Whether an element of the model has the answers of an element of the form.
  func answers(of node: Int32, in collection: CollectionState, areAt index: Int) -> Bool {
    let row = collection.slot(of: node)
    let block = children[row].map { blocks[$0] } ?? blocks[collection.block(of: node)]
    var isSame = true
    collection.element.read(at: index, model(of: collection.parent)) { isSame = answers(in: block, are: $0) }
    return isSame
  }

  /// Whether a model has the answers of a form, including those on its pages and of the enums in it.
  private func answers(in block: Block, are model: UnsafeRawPointer) -> Bool {
    block.elements.indices.allSatisfy { local in
      let slot = block.base + local
      if let child = children[slot], let nested = block.elements[local] as? NestedElement,
        isHeadless(slot) || nested is PageElement
      {
        var isSame = false
        nested.readAnswers(in: model, besides: self.model(of: blocks[child]).besidesModel) {
          isSame = answers(in: blocks[child], are: $0)
        }
        return isSame
      }
      guard let field = field(at: slot), !field.flags.contains(.standalone) else { return true }
      operations.reads += 1
      return field.read(model) == (comparesStarts ? startInAnyState(slot) : modelValue(slot))
    }
  }

  /// The start value of a row, which may be in an element that was removed.
  private func startInAnyState(_ slot: Int) -> StoredValue {
    removedElement(containing: slot)?.starts[slot] ?? start(of: slot)
  }

  /// The number of dirty rows in the elements of a collection.
  func dirtyElements(_ slot: Int) -> Int { collections[slot]?.dirtyFields ?? 0 }
}
