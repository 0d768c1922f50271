/// Collections whose property changes by itself: an observer sorts it or makes it shorter, or it belongs to an object that
/// the program uses, too. This is noticed where the form writes to it, and the form then follows the model.
extension FormEngine {
  /// The most times that collections are read again in one input. If more were needed, an observer never comes to rest.
  private static let mostReadings = 20

  /// Compares what is beside a field in an element, and beside the subforms and collections in it that contain the field,
  /// after the field was written, with what the form shows there, and the collections around it with their properties.
  ///
  /// - Complexity: O(fields beside it and beside what contains it), plus O(depth of nesting · log elements).
  func checkWritten(_ field: FieldElement, in block: Block) {
    // What a closure computes is written again whenever it differs, so it is never taken from the model.
    let isComputed = field.flags.contains(.computed)
    var isSame = true
    var index = Int(block.index)
    while blocks[index].owner >= 0 {
      // Only forms in elements have rows without a common prefix.
      if isSame, !isComputed, blocks[index].layout.prefix == nil { isSame = holds(blocks[index]) }
      if blocks[index].node >= 0, let collection = collections[blocks[index].owner] {
        if !isSame { outdatedCollections.insert(collection.slot) }
        checkCount(of: collection)
      }
      index = blocks[index].parent
    }
  }

  /// Whether the model has what the form shows, apart from what is worked out from other answers. Another element in its
  /// place may well have the answer that was written.
  private func holds(_ block: Block) -> Bool {
    var form = block
    while isPage(Int(form.index)) { form = blocks[form.parent] }
    var isSame = false
    let model = model(of: form)
    model.read { isSame = holds(form, model, $0) }
    return isSame
  }

  /// The same for a form and its pages.
  private func holds(_ block: Block, _ model: BlockModel, _ pointer: UnsafeRawPointer) -> Bool {
    block.slots.allSatisfy { slot in
      if let inner = collections[slot] { return inner.element.count(model) == inner.order.count }
      if let child = children[slot], isPage(child) { return holds(blocks[child], model, pointer) }
      guard let field = field(at: slot), field.flags.isDisjoint(with: [.standalone, .computed, .viewer]) else {
        return true
      }
      operations.reads += 1
      return field.read(pointer) == modelValue(slot)
    }
  }

  /// Notes a collection, or one that contains it, whose property holds another number of elements than the form.
  func checkCount(of collection: CollectionState) {
    guard collection.canChangeByItself else { return }
    if collection.element.count(model(of: collection.parent)) != collection.order.count {
      outdatedCollections.insert(collection.slot)
    }
    var index = collection.parent
    while blocks[index].owner >= 0 {
      if blocks[index].node >= 0, let outer = collections[blocks[index].owner] { return checkCount(of: outer) }
      index = blocks[index].parent
    }
  }

  /// The same, or one that holds another element where one was moved.
  func checkMoved(_ node: Int32, of collection: CollectionState) {
    checkCount(of: collection)
    guard collection.canChangeByItself, !answers(of: node, in: collection, areAt: collection.order.index(of: node))
    else { return }
    outdatedCollections.insert(collection.slot)
  }

  /// Finds out where an element is now, before it is taken out or copied there: a program may have moved or removed it in
  /// an object.
  ///
  /// - Returns: Whether the form still has it.
  func followPlace(of node: Int32, in collection: CollectionState) -> Bool {
    checkMoved(node, of: collection)
    followOutdated()
    return isLive(collection.parent) && collection.order.contains(node)
  }

  /// Moves a new element to where the property has it, if an observer has sorted it.
  func followInserted(_ whole: ValueBox, _ node: Int32, of collection: CollectionState) {
    guard collection.canChangeByItself else { return }
    checkCount(of: collection)
    let (element, parent) = (collection.element, model(of: collection.parent))
    func isSame(_ index: Int) -> Bool {
      element.isSame(whole, at: index, parent) ?? looksSame(whole, at: index, of: collection)
    }
    guard !isSame(collection.order.index(of: node)) else { return }
    outdatedCollections.insert(collection.slot)
    guard element.count(parent) == collection.order.count,
      let index = (0..<collection.order.count).first(where: isSame)
    else { return }
    collection.order.remove(node)
    collection.order.insert(node, before: collection.order.node(at: index))
    collection.noteValue(of: node)
  }

  /// Whether an element has the answers of a new one, for elements that can't be compared.
  private func looksSame(_ whole: ValueBox, at index: Int, of collection: CollectionState) -> Bool {
    let core = collection.element.elementCore
    let rows = ((core.elements.first as? NestedElement)?.child ?? core).fieldsOnAllPages
    var isSame = false
    collection.element.read(whole) { new in
      collection.element.read(at: index, model(of: collection.parent)) { model in
        isSame = rows.allSatisfy { $0.flags.contains(.standalone) || $0.read(new) == $0.read(model) }
      }
    }
    return isSame
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
