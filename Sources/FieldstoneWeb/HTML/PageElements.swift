import FieldstoneCore

/// The elements of the collections on a page, with what their buttons do.
struct PageElements {
  /// The collections that contain the current row, outermost first, each with the index of its next element.
  private var collections: [(row: FormRow, elements: [FormRowID], next: Int)] = []

  /// An element, or the row after the last one.
  struct Element {
    let row: FormRow
    let collection: FormRow
    /// Its position, counted from 1.
    let number: Int
    /// What can be done with it.
    let intents: [Intent]
    /// Why nothing can be added after it; nil if something can, or if it isn't the row that adds.
    var fullness: FormString?
    /// What the collection accepts, if files can be added to it.
    var fileStyle: FormFileStyle?
  }

  /// Whether the current row is in no collection.
  var areOver: Bool { collections.isEmpty }

  /// Follows the rows of the page in their order.
  ///
  /// - Returns: Nil for a row that is neither an element nor the one that adds one.
  mutating func next(_ row: FormRow, in engine: FormEngine) -> Element? {
    while let last = collections.last, row.depth <= last.row.depth { collections.removeLast() }
    switch row.kind {
    case .collection:
      collections.append((row, engine.elements(of: row.id), 0))
      return nil
    case .add:
      guard let (collection, elements, _) = collections.popLast() else { return nil }
      let intents: [Intent] = row.actions.contains(.insert) ? [.addElement(collection.id)] : []
      return Element(
        row: row, collection: collection, number: elements.count + 1, intents: intents,
        fullness: engine.fullness(of: row),
        fileStyle: intents.isEmpty ? nil : engine.fileStyle(ofElements: collection.id))
    default:
      guard let (collection, elements, index) = collections.last, index < elements.count, elements[index] == row.id
      else { return nil }
      collections[collections.count - 1].next += 1
      return Element(
        row: row, collection: collection, number: index + 1,
        intents: Self.intents(row, at: index, of: elements))
    }
  }

  /// The element that a page belongs to; nil for another page.
  static func element(of page: FormPageID, in engine: FormEngine) -> Element? {
    guard page != .root, let row = engine.row(FormRowID(page.path)), row.kind == .element,
      let collection = engine.collection(of: row.id).flatMap({ engine.row($0) })
    else { return nil }
    let elements = engine.elements(of: collection.id)
    guard let index = elements.firstIndex(of: row.id) else { return nil }
    return Element(
      row: row, collection: collection, number: index + 1,
      intents: intents(row, at: index, of: elements))
  }

  private static func intents(_ row: FormRow, at index: Int, of elements: [FormRowID]) -> [Intent] {
    var intents: [Intent] = []
    if index > 0, row.actions.contains(.moveUp) { intents.append(.moveUp(row.id, before: elements[index - 1])) }
    if index + 1 < elements.count, row.actions.contains(.moveDown) {
      intents.append(.moveDown(row.id, after: elements[index + 1]))
    }
    if row.actions.contains(.duplicate) { intents.append(.duplicate(row.id)) }
    if row.actions.contains(.remove) { intents.append(.removeElement(row.id)) }
    return intents
  }
}
