/// Weak characters: rules W1 to W7.
extension BidiText {
  /// What marks, numbers and the signs around them are, by what stands before and after them.
  static func resolveWeak(_ classes: inout [BidiClass], base: UInt8) {
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
}
