/// Which elements of a collection are equal: each value with the elements that have it.
///
/// Values are read only for elements that may have changed, so an edit of one element costs no look at the others.
struct EqualElements {
  private var values: [Int32: AnyHashable] = [:]
  /// The elements whose value no other one has.
  private var single: [AnyHashable: Int32] = [:]
  private var several: [AnyHashable: Set<Int32>] = [:]
  private var outdated: Set<Int32> = []

  init(_ nodes: [Int32] = []) { outdated = Set(nodes) }

  /// Notes that an element may have another value now, or none.
  mutating func note(_ node: Int32) { outdated.insert(node) }

  /// Reads the values of the elements that may have changed.
  mutating func update(_ value: (Int32) -> AnyHashable?) {
    guard !outdated.isEmpty else { return }
    for node in outdated {
      let new = value(node)
      guard new != values[node] else { continue }
      remove(node)
      if let new { insert(node, new) }
    }
    outdated.removeAll()
  }

  /// The position of the first element that is equal to an earlier one.
  ///
  /// - Complexity: O(log n) for each element that has an equal one.
  func firstRepeated(in order: ElementOrder) -> Int? {
    several.values.lazy.compactMap { nodes in nodes.map(order.index).sorted().dropFirst().first }.min()
  }

  private mutating func insert(_ node: Int32, _ value: AnyHashable) {
    values[node] = value
    if several[value] != nil {
      several[value]?.insert(node)
    } else if let other = single.removeValue(forKey: value) {
      several[value] = [other, node]
    } else {
      single[value] = node
    }
  }

  private mutating func remove(_ node: Int32) {
    guard let value = values.removeValue(forKey: node) else { return }
    single[value] = nil
    guard var nodes = several.removeValue(forKey: value) else { return }
    nodes.remove(node)
    if nodes.count == 1 { single[value] = nodes.first } else { several[value] = nodes }
  }
}
