/// A text in visual order, by the implicit part of the bidirectional algorithm (UAX #9: rules W1 to W7, N0 to N2, I1,
/// I2, L1, L2).
struct BidiText {
  /// For each position on the line, from the left: the index of the character shown there.
  private(set) var order: [Int]
  /// For each character, in logical order: whether its mirror image is shown.
  private(set) var isMirrored: [Bool]

  /// - Parameter isRightToLeft: the direction of the paragraph; nil to use that of its first letter (P2, P3).
  init(_ characters: [Character], isRightToLeft: Bool? = nil) {
    let original = characters.map(BidiClass.init)
    let first = original.first { [.left, .right, .arabicLetter].contains($0) }
    let base: UInt8 = isRightToLeft ?? (first.map { $0 != .left } ?? false) ? 1 : 0
    var classes = original
    Self.resolveWeak(&classes, base: base)
    Self.resolveBrackets(&classes, characters, base: base)
    Self.resolveNeutral(&classes, base: base)
    var levels = classes.map { Self.level($0, base: base) }
    // Trailing spaces take the paragraph's level (L1).
    for index in original.indices.reversed() {
      guard original[index] == .space else { break }
      levels[index] = base
    }
    isMirrored = levels.map { $0 & 1 == 1 }
    order = Self.reversed(levels)
  }

  /// The direction of a paragraph with this level.
  static func strong(_ base: UInt8) -> BidiClass { base == 1 ? .right : .left }

  private static func level(_ found: BidiClass, base: UInt8) -> UInt8 {
    switch found {
    case .right: 1
    case .arabicNumber, .europeanNumber: 2
    case .left: base == 1 ? 2 : 0
    default: base
    }
  }

  // MARK: L2

  private static func reversed(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var position = 0
      while position < order.count {
        guard levels[order[position]] >= level else {
          position += 1
          continue
        }
        var end = position
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[position..<end].reverse()
        position = end
      }
    }
    return order
  }
}
