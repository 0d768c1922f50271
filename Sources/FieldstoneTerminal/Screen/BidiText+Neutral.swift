/// Brackets and characters without a direction: rules N0 to N2.
extension BidiText {
  private static func direction(_ found: BidiClass) -> BidiClass? {
    switch found {
    case .left: .left
    case .right, .arabicNumber, .europeanNumber: .right
    default: nil
    }
  }

  /// A pair of brackets goes with what it holds: with the paragraph's direction if that is in it, else with what stands
  /// before it.
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

  /// What has no direction goes with its neighbours where they agree, else with the paragraph.
  static func resolveNeutral(_ classes: inout [BidiClass], base: UInt8) {
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
}
