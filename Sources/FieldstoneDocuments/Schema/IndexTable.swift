/// A number for each of many values of a document, by their indices: smaller and faster than a dictionary.
///
/// - Complexity: O(1) for each. The seed keeps anybody from making documents whose indices collide.
struct IndexTable {
  private var keys: [Int32] = Array(repeating: -1, count: 16)
  private var values: [Int32] = Array(repeating: 0, count: 16)
  private(set) var count = 0
  private var shift: UInt64 = 60
  private let factor = JSONHash.shared.seed | 1

  private func slot(_ index: Int32) -> Int {
    // The upper bits of the product depend on all bits of the index.
    var slot = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: index) &* factor) >> shift)
    while keys[slot] >= 0, keys[slot] != index { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  /// Nil for a value that has none.
  subscript(index: Int) -> Int? {
    let slot = slot(Int32(truncatingIfNeeded: index))
    return keys[slot] < 0 ? nil : Int(values[slot])
  }

  mutating func set(_ index: Int, _ value: Int) {
    let slot = slot(Int32(truncatingIfNeeded: index))
    values[slot] = Int32(truncatingIfNeeded: value)
    guard keys[slot] < 0 else { return }
    keys[slot] = Int32(truncatingIfNeeded: index)
    count += 1
    if count * 4 > keys.count * 3 { grow() }
  }

  /// The indices that have a number, in their order.
  var indices: [Int] { keys.lazy.filter { $0 >= 0 }.map { Int($0) }.sorted() }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = Array(repeating: -1, count: oldKeys.count * 2)
    values = Array(repeating: 0, count: keys.count)
    shift -= 1
    for (key, value) in zip(oldKeys, oldValues) where key >= 0 {
      let slot = slot(key)
      (keys[slot], values[slot]) = (key, value)
    }
  }
}

/// A number for each of many values of several documents.
struct LocationTable {
  private var tables: [IndexTable] = []

  subscript(location: SchemaRegistry.Location) -> Int? {
    get { location.document < tables.count ? tables[location.document][location.index] : nil }
    set {
      while tables.count <= location.document { tables.append(IndexTable()) }
      if let newValue { tables[location.document].set(location.index, newValue) }
    }
  }

  /// How many values have a number.
  var count: Int { tables.reduce(0) { $0 + $1.count } }

  /// The values of a document that have a number, in their order.
  func locations(inDocument document: Int) -> [SchemaRegistry.Location] {
    guard document < tables.count else { return [] }
    return tables[document].indices.map { SchemaRegistry.Location(document: document, index: $0) }
  }
}
