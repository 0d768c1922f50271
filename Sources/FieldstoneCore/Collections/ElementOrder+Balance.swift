/// What keeps the tree balanced, and its sums right.
extension ElementOrder {
  mutating func replaceChild(of parent: Int32, _ node: Int32, by other: Int32) {
    if parent < 0 {
      root = other
    } else if nodes[Int(parent)].left == node {
      nodes[Int(parent)].left = other
    } else {
      nodes[Int(parent)].right = other
    }
  }

  mutating func rotateUp(_ node: Int32) {
    let parent = nodes[Int(node)].parent
    let above = nodes[Int(parent)].parent
    let isLeft = nodes[Int(parent)].left == node
    let moved = isLeft ? nodes[Int(node)].right : nodes[Int(node)].left
    if isLeft { nodes[Int(parent)].left = moved } else { nodes[Int(parent)].right = moved }
    if moved >= 0 { nodes[Int(moved)].parent = parent }
    if isLeft { nodes[Int(node)].right = parent } else { nodes[Int(node)].left = parent }
    replaceChild(of: above, parent, by: node)
    nodes[Int(node)].parent = above
    nodes[Int(parent)].parent = node
    sumUp(parent)
    sumUp(node)
  }

  mutating func sumUp(_ node: Int32) {
    let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
    var (count, sum) = (Int32(1), nodes[Int(node)].rows)
    if left >= 0 { (count, sum) = (count + nodes[Int(left)].count, sum + nodes[Int(left)].sum) }
    if right >= 0 { (count, sum) = (count + nodes[Int(right)].count, sum + nodes[Int(right)].sum) }
    nodes[Int(node)].count = count
    nodes[Int(node)].sum = sum
  }

  /// A number that looks random but is always the same for a node, so that nothing depends on chance (the finalizer of
  /// SplitMix64, Steele, Lea and Flood 2014).
  static func priority(_ node: Int32) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: node) &+ 1
    bits = bits &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
