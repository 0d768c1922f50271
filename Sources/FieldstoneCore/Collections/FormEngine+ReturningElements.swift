/// Elements that come back by undo or reset.
///
/// The form keeps the whole of an element that was removed by an input or by an edit of the program. An element that was
/// removed from an object behind the form's back comes back as the form last read it, with the answers that it has been
/// given since. Of one that a property observer of a struct removed, only the answers are known: they are put into a new
/// element, and if none can be made, it doesn't come back.
extension FormEngine {
  func canReturn(_ node: Int32, to collection: CollectionState) -> Bool {
    collection.removed[node]?.whole != nil || collection.element.hasBlank
  }

  func returnElement(_ node: Int32, before next: Int32, to collection: CollectionState) {
    let known = collection.removed[node]
    guard let whole = known?.whole ?? collection.element.blank() else { return }
    place(node, before: next, of: collection, whole)
    writeAnswers(in: collection.block(of: node), isWhole: known?.isOutdated == false)
  }

  /// Keeps the elements of an object as they are now, because the program may remove them without the form.
  ///
  /// - Complexity: O(elements).
  func remember(_ collection: CollectionState) {
    guard blocks[collection.parent].isShared else { return }
    let wholes = collection.element.wholes(model(of: collection.parent))
    collection.seen = Dictionary(zip(collection.order.all, wholes), uniquingKeysWith: { first, _ in first })
  }

  /// Writes what the form has to a model that may differ: the properties of all fields, which subforms exist, and, unless
  /// the model was whole, which elements there are.
  private func writeAnswers(in index: Int, isWhole: Bool) {
    let block = blocks[index]
    guard model(of: block).isPresent else { return }
    for slot in block.slots {
      if let field = field(at: slot) {
        if field.isWritable { correct(slot, field, in: block) }
      } else if let child = children[slot] {
        if case .flag(let isPresent) = storedValue(slot), isPresent != model(of: child).isPresent {
          model(of: child).setExists(isPresent)
        }
        writeAnswers(in: child, isWhole: isWhole)
      } else if let inner = collections[slot] {
        if !isWhole { writeElements(of: inner) }
        for node in inner.order.all { writeAnswers(in: inner.block(of: node), isWhole: isWhole) }
      }
    }
  }

  private func writeElements(of collection: CollectionState) {
    let (element, parent) = (collection.element, model(of: collection.parent))
    element.removeAll(parent)
    for (index, node) in collection.order.all.enumerated() {
      operations.writes += 1
      if let whole = collection.seen[node] ?? element.blank() { element.insert(whole, at: index, parent) }
    }
    checkCount(of: collection)
  }
}
