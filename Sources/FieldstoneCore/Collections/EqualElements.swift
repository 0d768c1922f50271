/// Which elements of a collection are equal.
///
/// Values are read only for elements that may have changed, so an edit of one element costs no look at the others. They
/// are found by the number that they hash to when they are read: a value may hold an object, which can change later.
struct EqualElements {
  private var values: [Int32: AnyHashable] = [:]
  private var hashes: [Int32: Int] = [:]
  /// The elements by the number that their value hashes to.
  private var nodes: [Int: Set<Int32>] = [:]
  /// The numbers that several elements have.
  private var shared: Set<Int> = []
  private var outdated: Set<Int32> = []

  init(_ nodes: [Int32] = []) { outdated = Set(nodes) }

  /// Notes that an element may have another value now, or none.
  mutating func note(_ node: Int32) { outdated.insert(node) }

  /// Reads the values of the elements that may have changed.
  mutating func update(_ value: (Int32) -> AnyHashable?) {
    guard !outdated.isEmpty else { return }
    for node in outdated {
      remove(node)
      if let new = value(node) { insert(node, new) }
    }
    outdated.removeAll()
  }

  /// Two equal elements.
  struct Pair {
    /// The first element that is equal to an earlier one, and its position.
    var node: Int32
    var position: Int
    /// The first of those that it is equal to.
    var earlier: Int32
  }

  /// The first element that is equal to an earlier one. Those that nobody has filled in come last.
  ///
  /// - Parameter blank: The value of an element that nobody has filled in.
  /// - Complexity: O(log n) for each element that has an equal one.
  func firstRepeated(in order: ElementOrder, blank: AnyHashable?) -> Pair? {
    var (first, firstBlank): (Pair?, Pair?)
    for hash in shared {
      var earlier: [AnyHashable: Int32] = [:]
      for position in (nodes[hash] ?? []).map(order.index).sorted() {
        let node = order.node(at: position)
        guard let value = values[node] else { continue }
        guard let equal = earlier[value] else {
          earlier[value] = node
          continue
        }
        let pair = Pair(node: node, position: position, earlier: equal)
        if value == blank {
          if position < firstBlank?.position ?? .max { firstBlank = pair }
        } else if position < first?.position ?? .max {
          first = pair
        }
      }
    }
    return first ?? firstBlank
  }

  private mutating func insert(_ node: Int32, _ value: AnyHashable) {
    let hash = value.hashValue
    values[node] = value
    hashes[node] = hash
    nodes[hash, default: []].insert(node)
    if nodes[hash]?.count == 2 { shared.insert(hash) }
  }

  private mutating func remove(_ node: Int32) {
    values[node] = nil
    guard let hash = hashes.removeValue(forKey: node) else { return }
    nodes[hash]?.remove(node)
    if nodes[hash]?.isEmpty == true { nodes[hash] = nil }
    if nodes[hash]?.count == 1 { shared.remove(hash) }
  }
}
