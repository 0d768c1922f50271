import FieldstoneCore

/// Which lines of an input have named which elements of collections.
struct ElementLines {
  /// The elements that lines have added, in order.
  private(set) var added: [FormRowID] = []
  private var lines: [FormRowID: Set<Int>] = [:]

  mutating func note(_ line: Int, for element: FormRowID, in collection: FormRowID) {
    lines[element, default: []].insert(line)
    lines[collection, default: []].insert(line)
  }

  mutating func noteNew(_ element: FormRowID, _ line: Int, in collection: FormRowID) {
    added.append(element)
    note(line, for: element, in: collection)
  }

  /// The last line that named an element, or one of a collection's elements.
  func last(for row: FormRowID) -> Int? { lines[row]?.max() }

  /// The elements that are there only because of some lines, the last one first.
  func added(onlyBy wrong: Set<Int>) -> [FormRowID] {
    added.reversed().filter { lines[$0]?.isSubset(of: wrong) ?? false }
  }
}
