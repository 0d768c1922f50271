/// Brackets and characters without a direction: rules N0 to N2.
extension BidiText {
  private static func direction(_ found: BidiClass) -> BidiClass? {
    switch found {
    case .left: .left
    case .right, .arabicNumber, .europeanNumber: .right
    default: nil
    }
  }

  /// Resolves pairs of brackets (N0). A pair takes the paragraph's direction if its contents have that direction
  /// somewhere. If they have only the other direction, the pair takes it if the text before the pair has it too.
  static func resolveBrackets(_ classes: inout [BidiClass], _ characters: [Character], base: UInt8) {
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

  /// Pairs of matching brackets, in the order of the opening brackets (BD16).
  private static func pairs(_ characters: [Character], _ classes: [BidiClass]) -> [(Int, Int)] {
    var open: [(Character, Int)] = []
    var found: [(Int, Int)] = []
    for index in characters.indices where classes[index] == .neutral {
      let character = characters[index]
      if let close = MirroredCharacter.closing(character) {
        guard open.count < 63 else { return found.sorted { $0.0 < $1.0 } }
        open.append((close, index))
      } else if let match = open.lastIndex(where: { $0.0 == character }) {
        found.append((open[match].1, index))
        open.removeSubrange(match...)
      }
    }
    return found.sorted { $0.0 < $1.0 }
  }

  /// Gives neutral characters the direction of their neighbors if both sides agree, otherwise the paragraph's (N1, N2).
  static func resolveNeutral(_ classes: inout [BidiClass], base: UInt8) {
    var index = 0
    var before = strong(base)
    while index < classes.count {
      if let known = direction(classes[index]) {
        before = known
        index += 1
        continue
      }
      var end = index
      while end < classes.count, direction(classes[end]) == nil { end += 1 }
      let after = end < classes.count ? direction(classes[end])! : strong(base)
      let resolved = before == after ? before : strong(base)
      for neutral in index..<end { classes[neutral] = resolved }
      index = end
    }
  }
}
