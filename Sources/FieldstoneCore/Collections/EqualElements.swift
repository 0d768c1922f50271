/// Which elements of a collection are equal.
///
/// Values are read only for elements that may have changed, so an edit of one element costs no look at the others. They
/// are found by the number that they hash to when they are read: a value may hold an object, which can change later.
struct EqualElements {
  private var values: [Int32: AnyHashable] = [:]
  private var groups: [Int32: Group] = [:]
  /// The elements of each group, in order.
  private var nodes: [Group: [Int32]] = [:]
  /// The groups with several elements, apart from those that nobody has filled in.
  private var shared: Set<Group> = []
  private var outdated: Set<Int32> = []

  /// Elements that may be equal.
  private enum Group: Hashable {
    /// Nobody has filled them in. There may be many, so they are not compared again.
    case blank
    /// Their values hash to a number.
    case hash(Int)
  }

  init(_ nodes: [Int32] = []) { outdated = Set(nodes) }

  /// Notes that an element may have another value or another place now, or is gone.
  mutating func note(_ node: Int32) { outdated.insert(node) }

  /// Reads the values of the elements that may have changed.
  ///
  /// - Parameters:
  ///   - blank: The value of an element that nobody has filled in.
  ///   - value: The value of an element at a position.
  mutating func update(_ order: ElementOrder, blank: AnyHashable?, _ value: (Int) -> AnyHashable?) {
    guard !outdated.isEmpty else { return }
    outdated.forEach { remove($0) }
    let present = outdated.filter(order.contains).map { (node: $0, position: order.index(of: $0)) }
    for (node, position) in present.sorted(by: { $0.position < $1.position }) {
      guard let value = value(position) else { continue }
      insert(node, value, in: value == blank ? .blank : .hash(value.hashValue), order)
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
  /// - Complexity: O(log n) for each value that several elements have.
  func firstRepeated(in order: ElementOrder) -> Pair? {
    let first = shared.lazy.compactMap { pair(in: nodes[$0] ?? [], order) }.min { $0.position < $1.position }
    if let first { return first }
    guard let blanks = nodes[.blank], blanks.count > 1 else { return nil }
    return Pair(node: blanks[1], position: order.index(of: blanks[1]), earlier: blanks[0])
  }

  private func pair(in group: [Int32], _ order: ElementOrder) -> Pair? {
    // Values that hash to one number are rarely different, so the second element ends the search.
    var earlier: [AnyHashable: Int32] = [:]
    for node in group {
      guard let value = values[node] else { continue }
      if let equal = earlier[value] { return Pair(node: node, position: order.index(of: node), earlier: equal) }
      earlier[value] = node
    }
    return nil
  }

  private mutating func insert(_ node: Int32, _ value: AnyHashable, in group: Group, _ order: ElementOrder) {
    values[node] = value
    groups[node] = group
    let position = order.index(of: node)
    var members = nodes.removeValue(forKey: group) ?? []
    var (low, high) = (0, members.count)
    if let last = members.last, order.index(of: last) < position { low = high }
    while low < high {
      let middle = (low + high) / 2
      if order.index(of: members[middle]) < position { low = middle + 1 } else { high = middle }
    }
    members.insert(node, at: low)
    if members.count == 2, group != .blank { shared.insert(group) }
    nodes[group] = members
  }

  private mutating func remove(_ node: Int32) {
    values[node] = nil
    guard let group = groups.removeValue(forKey: node), var members = nodes.removeValue(forKey: group) else { return }
    // It may have another place already, so it isn't found by that.
    if let index = members.lastIndex(of: node) { members.remove(at: index) }
    if members.count == 1 { shared.remove(group) }
    if !members.isEmpty { nodes[group] = members }
  }
}
