/// What surfaces ask about collections and their elements.
extension FormEngine {
  /// An id for a new element that no element of the form has had: for surfaces, which send it with `insert` or
  /// `duplicate`.
  public func newElementID() -> String {
    lastElementNumber = max(lastElementNumber, highestElementNumber) + 1
    return String(lastElementNumber)
  }

  /// The rows of a collection's elements, in order; empty for a row that is no collection.
  ///
  /// - Complexity: O(elements).
  public func elements(of row: FormRowID) -> [FormRowID] {
    guard let slot = slot(of: row), let collection = collections[slot] else { return [] }
    return collection.order.all.map { rowID(collection.slot(of: $0)) }
  }

  /// The number of a collection's elements; 0 for a row that is no collection.
  ///
  /// - Complexity: O(1).
  public func elementCount(of row: FormRowID) -> Int { slot(of: row).flatMap { collections[$0]?.order.count } ?? 0 }

  /// The position of an element in its collection, counted from 1, and how many elements there are; nil for a row that
  /// is no element.
  ///
  /// - Complexity: O(log elements).
  public func position(of row: FormRowID) -> (number: Int, count: Int)? {
    guard let slot = slot(of: row) else { return nil }
    let block = blocks[block(of: slot)]
    guard block.node >= 0, let collection = collections[block.owner] else { return nil }
    return (collection.order.index(of: block.node) + 1, collection.order.count)
  }

  /// A title with the number of the element that a row is, which tells it from the others, such as `Guest 2`; the title
  /// alone for any other row.
  package func numbered(_ title: String, _ row: FormRowID) -> String {
    guard let number = position(of: row)?.number else { return title }
    return FormString.common(.numbered, .text(title), .grouped(number, in: environment)).text(in: environment)
  }

  /// The element that a row belongs to, the innermost one; nil for a row that is in no collection.
  public func element(containing row: FormRowID) -> FormRowID? {
    guard let slot = slot(of: row) else { return nil }
    var block = blocks[block(of: slot)]
    while block.node < 0 {
      guard block.parent >= 0 else { return nil }
      block = blocks[block.parent]
    }
    return rowID(block.base)
  }

  /// The collection of an element.
  public func collection(of element: FormRowID) -> FormRowID? {
    guard let slot = slot(of: element) else { return nil }
    let block = blocks[block(of: slot)]
    return block.node >= 0 ? rowID(block.owner) : nil
  }
}
