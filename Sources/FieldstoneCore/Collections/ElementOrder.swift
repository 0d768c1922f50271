/// The order of a collection's elements, and how many rows each shows: an order-statistics tree (a treap: Seidel and
/// Aragon 1996) over numbered nodes, with a list of neighbors through it.
///
/// It also knows whether the order is that of the baseline: each node remembers its successor there, and the nodes that
/// have another one now are counted. So that costs no comparison of two lists.
struct ElementOrder {
  struct Node {
    var left: Int32 = -1
    var right: Int32 = -1
    var parent: Int32 = -1
    /// The number of nodes in its subtree; 0 while it is not in the order.
    var count: Int32 = 0
    var rows: Int32 = 0
    /// The sum of the rows in its subtree.
    var sum: Int32 = 0
    var next: Int32 = -1
    var previous: Int32 = -1
    /// Its successor at the baseline: -1 for the last one, -2 if it was not there.
    var start: Int32 = -2
  }

  var nodes: [Node] = []
  var root: Int32 = -1
  private(set) var first: Int32 = -1
  private(set) var last: Int32 = -1
  /// The first and the last node; -1 if there is none.
  var ends: (first: Int32, last: Int32) { (first, last) }
  private var startFirst: Int32 = -1
  /// Changes with every position.
  private(set) var version = 0
  /// How many nodes have another successor than at the baseline, the beginning of the list counted as a node.
  private var misplaced = 0

  var count: Int { root < 0 ? 0 : Int(nodes[Int(root)].count) }
  /// How many rows all elements show.
  var rows: Int { root < 0 ? 0 : Int(nodes[Int(root)].sum) }
  /// Whether other elements are in it than at the baseline, or in another order.
  var isChanged: Bool { misplaced > 0 }

  func contains(_ node: Int32) -> Bool { nodes.indices.contains(Int(node)) && nodes[Int(node)].count > 0 }
  func next(_ node: Int32) -> Int32 { nodes[Int(node)].next }
  func previous(_ node: Int32) -> Int32 { nodes[Int(node)].previous }
  func wasThere(_ node: Int32) -> Bool { nodes[Int(node)].start != -2 }

  /// Makes room for a node, which is not in the order yet.
  mutating func add(_ node: Int32) {
    while nodes.count <= Int(node) { nodes.append(Node()) }
  }

  /// Clears a node that is no longer needed, so that its number can be reused.
  mutating func forget(_ node: Int32) { nodes[Int(node)] = Node() }

  /// All nodes in order.
  var all: [Int32] {
    var all: [Int32] = []
    all.reserveCapacity(count)
    var node = first
    while node >= 0 {
      all.append(node)
      node = nodes[Int(node)].next
    }
    return all
  }

  /// Makes the present order the baseline.
  ///
  /// - Complexity: O(elements) if it has changed.
  mutating func moveStart() {
    guard isChanged else { return }
    for index in nodes.indices { nodes[index].start = nodes[index].count > 0 ? nodes[index].next : -2 }
    startFirst = first
    misplaced = 0
  }

  /// Makes another order the baseline.
  ///
  /// - Complexity: O(elements).
  mutating func setStart(_ all: [Int32]) {
    for index in nodes.indices { nodes[index].start = -2 }
    for (node, next) in zip(all, all.dropFirst() + [-1]) { nodes[Int(node)].start = next }
    startFirst = all.first ?? -1
    misplaced = first == startFirst ? 0 : 1
    for node in nodes where node.count > 0 && node.start != node.next { misplaced += 1 }
  }

  /// The elements at the baseline, in order.
  var startOrder: [Int32] {
    var all: [Int32] = []
    var node = startFirst
    while node >= 0 {
      all.append(node)
      node = nodes[Int(node)].start
    }
    return all
  }

  // MARK: Changing

  /// Inserts a node before another one; -1 inserts it at the end.
  ///
  /// - Complexity: O(log n), expected.
  mutating func insert(_ node: Int32, before: Int32) {
    version += 1
    let previous = before < 0 ? last : nodes[Int(before)].previous
    count(misplaced: previous, -1)
    var parent: Int32 = -1
    if before < 0 {
      parent = last
      if parent >= 0 { nodes[Int(parent)].right = node } else { root = node }
    } else if nodes[Int(before)].left < 0 {
      parent = before
      nodes[Int(before)].left = node
    } else {
      parent = previous
      nodes[Int(previous)].right = node
    }
    nodes[Int(node)].left = -1
    nodes[Int(node)].right = -1
    nodes[Int(node)].parent = parent
    nodes[Int(node)].count = 1
    nodes[Int(node)].sum = nodes[Int(node)].rows
    var above = parent
    while above >= 0 {
      nodes[Int(above)].count += 1
      nodes[Int(above)].sum += nodes[Int(node)].rows
      above = nodes[Int(above)].parent
    }
    while nodes[Int(node)].parent >= 0, Self.priority(node) > Self.priority(nodes[Int(node)].parent) { rotateUp(node) }
    link(previous, node)
    link(node, before)
    count(misplaced: previous, 1)
    count(misplaced: node, 1)
  }

  /// - Complexity: O(log n), expected.
  mutating func remove(_ node: Int32) {
    version += 1
    let (previous, next) = (nodes[Int(node)].previous, nodes[Int(node)].next)
    count(misplaced: previous, -1)
    count(misplaced: node, -1)
    while nodes[Int(node)].left >= 0 || nodes[Int(node)].right >= 0 {
      let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
      let isLeft = right < 0 || (left >= 0 && Self.priority(left) > Self.priority(right))
      rotateUp(isLeft ? left : right)
    }
    let parent = nodes[Int(node)].parent
    replaceChild(of: parent, node, by: -1)
    nodes[Int(node)].count = 0
    var above = parent
    while above >= 0 {
      nodes[Int(above)].count -= 1
      nodes[Int(above)].sum -= nodes[Int(node)].rows
      above = nodes[Int(above)].parent
    }
    link(previous, next)
    count(misplaced: previous, 1)
  }

  /// Changes the number of rows that an element shows.
  ///
  /// - Complexity: O(log n), expected.
  mutating func add(rows change: Int, to node: Int32) {
    nodes[Int(node)].rows += Int32(change)
    guard nodes[Int(node)].count > 0 else { return }
    var above = node
    while above >= 0 {
      nodes[Int(above)].sum += Int32(change)
      above = nodes[Int(above)].parent
    }
  }

  func rows(of node: Int32) -> Int { Int(nodes[Int(node)].rows) }

  private mutating func link(_ left: Int32, _ right: Int32) {
    if left >= 0 { nodes[Int(left)].next = right } else { first = right }
    if right >= 0 { nodes[Int(right)].previous = left } else { last = left }
  }

  /// Counts a node whose successor isn't that of the baseline; -1 stands for the beginning of the list.
  private mutating func count(misplaced node: Int32, _ change: Int) {
    let isMisplaced =
      node < 0 ? first != startFirst : nodes[Int(node)].start != nodes[Int(node)].next
    if isMisplaced { misplaced += change }
  }
}
