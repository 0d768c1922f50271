/// A text in the order in which its characters stand on a line, by the implicit part of the bidirectional algorithm (UAX #9:
/// rules W1 to W7, N0 to N2, I1, I2, L1, L2). Level by level, as long as the text is.
struct BidiText {
  /// For each place on the line, from the left: which character stands there.
  private(set) var order: [Int]
  /// The characters whose mirror image is shown, in their own order.
  private(set) var isMirrored: [Bool]

  /// - Parameter isRightToLeft: the direction of the paragraph; nil where its first letter says (P2, P3).
  init(_ characters: [Character], isRightToLeft: Bool? = nil) {
    let original = characters.map(BidiClass.init)
    let first = original.first { [.left, .right, .arabicLetter].contains($0) }
    let base: UInt8 = isRightToLeft ?? (first.map { $0 != .left } ?? false) ? 1 : 0
    var classes = original
    Self.resolveWeak(&classes, base: base)
    Self.resolveBrackets(&classes, characters, base: base)
    Self.resolveNeutral(&classes, base: base)
    var levels = classes.map { Self.level($0, base: base) }
    // Spaces at the end stand where the paragraph ends (L1).
    for place in original.indices.reversed() {
      guard original[place] == .space else { break }
      levels[place] = base
    }
    isMirrored = levels.map { $0 & 1 == 1 }
    order = Self.reversed(levels)
  }

  private static func strong(_ base: UInt8) -> BidiClass { base == 1 ? .right : .left }

  private static func level(_ found: BidiClass, base: UInt8) -> UInt8 {
    switch found {
    case .right: 1
    case .arabicNumber, .europeanNumber: 2
    case .left: base == 1 ? 2 : 0
    default: base
    }
  }

  // MARK: W1 to W7

  private static func resolveWeak(_ classes: inout [BidiClass], base: UInt8) {
    var previous = strong(base)
    var lastStrong = strong(base)
    for place in classes.indices {
      if classes[place] == .mark { classes[place] = previous }
      previous = classes[place]
      switch classes[place] {
      case .left, .right, .arabicLetter: lastStrong = classes[place]
      case .europeanNumber where lastStrong == .arabicLetter: classes[place] = .arabicNumber
      default: break
      }
    }
    for place in classes.indices where classes[place] == .arabicLetter { classes[place] = .right }
    for place in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[place - 1], classes[place + 1])
      guard before == after else { continue }
      if classes[place] == .europeanSeparator, before == .europeanNumber { classes[place] = .europeanNumber }
      if classes[place] == .commonSeparator, before == .europeanNumber || before == .arabicNumber {
        classes[place] = before
      }
    }
    spreadNumbers(&classes)
    lastStrong = strong(base)
    for place in classes.indices {
      switch classes[place] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator: classes[place] = .neutral
      case .left, .right: lastStrong = classes[place]
      case .europeanNumber where lastStrong == .left: classes[place] = .left
      default: break
      }
    }
  }

  /// Signs beside a number belong to it (W5).
  private static func spreadNumbers(_ classes: inout [BidiClass]) {
    var place = 0
    while place < classes.count {
      guard classes[place] == .europeanTerminator else {
        place += 1
        continue
      }
      var end = place
      while end < classes.count, classes[end] == .europeanTerminator { end += 1 }
      let isBeside =
        (place > 0 && classes[place - 1] == .europeanNumber) || (end < classes.count && classes[end] == .europeanNumber)
      if isBeside { for sign in place..<end { classes[sign] = .europeanNumber } }
      place = end
    }
  }

  // MARK: N0 to N2

  private static func direction(_ found: BidiClass) -> BidiClass? {
    switch found {
    case .left: .left
    case .right, .arabicNumber, .europeanNumber: .right
    default: nil
    }
  }

  /// A pair of brackets goes with what it holds: with the paragraph's direction if that is in it, else with what stands
  /// before it.
  private static func resolveBrackets(_ classes: inout [BidiClass], _ characters: [Character], base: UInt8) {
    for (open, close) in pairs(characters, classes) {
      let inside = classes[(open + 1)..<close].compactMap(direction)
      guard !inside.isEmpty else { continue }
      var found = strong(base)
      if !inside.contains(found) {
        let before = classes[..<open].reversed().lazy.compactMap(direction).first ?? strong(base)
        found = before == strong(base) ? before : inside[0]
      }
      classes[open] = found
      classes[close] = found
    }
  }

  /// Brackets that belong together, in the order of the opening ones (BD16).
  private static func pairs(_ characters: [Character], _ classes: [BidiClass]) -> [(Int, Int)] {
    var open: [(Character, Int)] = []
    var found: [(Int, Int)] = []
    for place in characters.indices where classes[place] == .neutral {
      let character = characters[place]
      if let close = MirroredCharacter.closing(character) {
        guard open.count < 63 else { return found.sorted { $0.0 < $1.0 } }
        open.append((close, place))
      } else if let match = open.lastIndex(where: { $0.0 == character }) {
        found.append((open[match].1, place))
        open.removeSubrange(match...)
      }
    }
    return found.sorted { $0.0 < $1.0 }
  }

  private static func resolveNeutral(_ classes: inout [BidiClass], base: UInt8) {
    var place = 0
    var before = strong(base)
    while place < classes.count {
      if let known = direction(classes[place]) {
        before = known
        place += 1
        continue
      }
      var end = place
      while end < classes.count, direction(classes[end]) == nil { end += 1 }
      let after = end < classes.count ? direction(classes[end])! : strong(base)
      let resolved = before == after ? before : strong(base)
      for neutral in place..<end { classes[neutral] = resolved }
      place = end
    }
  }

  // MARK: L2

  private static func reversed(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var place = 0
      while place < order.count {
        guard levels[order[place]] >= level else {
          place += 1
          continue
        }
        var end = place
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[place..<end].reverse()
        place = end
      }
    }
    return order
  }
}
