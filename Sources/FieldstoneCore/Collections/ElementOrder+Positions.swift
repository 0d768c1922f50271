/// Positions of elements and of the rows that they show.
extension ElementOrder {
  /// The position of an element.
  ///
  /// - Complexity: O(log n), expected.
  func index(of node: Int32) -> Int {
    before(node) {
      Int($0.count)
    } whereOwn: { _ in
      1
    }
  }

  /// How many rows the elements before one show.
  ///
  /// - Complexity: O(log n), expected.
  func rows(before node: Int32) -> Int {
    before(node) {
      Int($0.sum)
    } whereOwn: {
      Int($0.rows)
    }
  }

  private func before(_ node: Int32, _ total: (Node) -> Int, whereOwn own: (Node) -> Int) -> Int {
    var sum = nodes[Int(node)].left < 0 ? 0 : total(nodes[Int(nodes[Int(node)].left)])
    var below = node
    var above = nodes[Int(node)].parent
    while above >= 0 {
      if nodes[Int(above)].right == below {
        sum += own(nodes[Int(above)])
        if nodes[Int(above)].left >= 0 { sum += total(nodes[Int(nodes[Int(above)].left)]) }
      }
      below = above
      above = nodes[Int(above)].parent
    }
    return sum
  }

  /// The element at a position.
  ///
  /// - Complexity: O(log n), expected.
  func node(at index: Int) -> Int32 {
    var (node, rest) = (root, index)
    while node >= 0 {
      let left = nodes[Int(node)].left
      let before = left < 0 ? 0 : Int(nodes[Int(left)].count)
      if rest == before { return node }
      (node, rest) = rest < before ? (left, rest) : (nodes[Int(node)].right, rest - before - 1)
    }
    return -1
  }

  /// The element that shows the row at an offset, and the offset within its rows.
  ///
  /// - Complexity: O(log n), expected.
  func node(atRow offset: Int) -> (node: Int32, rest: Int) {
    var (node, rest) = (root, offset)
    while node >= 0 {
      let left = nodes[Int(node)].left
      let before = left < 0 ? 0 : Int(nodes[Int(left)].sum)
      if rest < before {
        node = left
      } else if rest < before + Int(nodes[Int(node)].rows) {
        return (node, rest - before)
      } else {
        rest -= before + Int(nodes[Int(node)].rows)
        node = nodes[Int(node)].right
      }
    }
    return (-1, rest)
  }
}
