/// Collections whose property changes by itself: an observer sorts it or makes it shorter, or it belongs to an object that
/// the program uses, too. This is noticed where the form writes to it, and the form then follows the model.
extension FormEngine {
  /// The most times that collections are read again in one input. If more were needed, an observer never comes to rest.
  private static let mostReadings = 20

  /// Compares a field in an element with what was written to it, and the collections around it with their properties.
  ///
  /// - Complexity: O(depth of nesting · log elements).
  func checkWritten(_ field: FieldElement, _ value: StoredValue, _ slot: Int, in block: Block) {
    // What a closure computes is written again whenever it differs, so it is never taken from the model.
    var isSame: Bool? = field.flags.contains(.computed) ? true : nil
    var index = Int(block.index)
    while blocks[index].owner >= 0 {
      if blocks[index].node >= 0, let collection = collections[blocks[index].owner] {
        let holds = isSame ?? self.holds(value, field, slot, in: block)
        isSame = holds
        if !holds { outdatedCollections.insert(collection.slot) }
        checkCount(of: collection)
      }
      index = blocks[index].parent
    }
  }

  private func holds(_ value: StoredValue, _ field: FieldElement, _ slot: Int, in block: Block) -> Bool {
    var current: StoredValue?
    operations.reads += 1
    model(of: block).read { current = field.read($0) }
    return current == value
  }

  /// Notes a collection whose property holds another number of elements than the form.
  func checkCount(of collection: CollectionState) {
    guard collection.element.count(model(of: collection.parent)) != collection.order.count else { return }
    outdatedCollections.insert(collection.slot)
  }

  /// The same, or one that holds another element where one was moved.
  func checkMoved(_ node: Int32, of collection: CollectionState) {
    checkCount(of: collection)
    guard !answers(of: node, in: collection, areAt: collection.order.index(of: node)) else { return }
    outdatedCollections.insert(collection.slot)
  }

  /// Moves a new element to where the property has it, if an observer has sorted it.
  func followInserted(_ whole: ValueBox, _ node: Int32, of collection: CollectionState) {
    checkCount(of: collection)
    let (element, parent) = (collection.element, model(of: collection.parent))
    guard element.isSame(whole, at: collection.order.index(of: node), parent) == false else { return }
    outdatedCollections.insert(collection.slot)
    guard element.count(parent) == collection.order.count,
      let index = (0..<collection.order.count).first(where: { element.isSame(whole, at: $0, parent) == true })
    else { return }
    collection.order.remove(node)
    collection.order.insert(node, before: collection.order.node(at: index))
  }

  /// Reads the collections again whose property differs.
  func followOutdated() {
    while !outdatedCollections.isEmpty {
      let slots = outdatedCollections.sorted()
      outdatedCollections = []
      guard outdatedReadings < Self.mostReadings else { return }
      outdatedReadings += 1
      let step: UndoStep = isReplaying ? .noStep : .lastStep
      for slot in slots {
        guard let collection = collections[slot], isLive(block(of: slot)) else { continue }
        match(collection, as: step)
        for node in collection.order.all { followElement(node, of: collection, replacing: nil, as: step) }
      }
    }
  }
}
