/// Weak characters: rules W1 to W7.
extension BidiText {
  /// Resolves marks, numbers, and the signs around numbers from the characters before and after them.
  static func resolveWeak(_ classes: inout [BidiClass], base: UInt8) {
    var previous = strong(base)
    var lastStrong = strong(base)
    for index in classes.indices {
      if classes[index] == .mark { classes[index] = previous }
      previous = classes[index]
      switch classes[index] {
      case .left, .right, .arabicLetter: lastStrong = classes[index]
      case .europeanNumber where lastStrong == .arabicLetter: classes[index] = .arabicNumber
      default: break
      }
    }
    for index in classes.indices where classes[index] == .arabicLetter { classes[index] = .right }
    for index in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after else { continue }
      if classes[index] == .europeanSeparator, before == .europeanNumber { classes[index] = .europeanNumber }
      if classes[index] == .commonSeparator, before == .europeanNumber || before == .arabicNumber {
        classes[index] = before
      }
    }
    spreadNumbers(&classes)
    lastStrong = strong(base)
    for index in classes.indices {
      switch classes[index] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator: classes[index] = .neutral
      case .left, .right: lastStrong = classes[index]
      case .europeanNumber where lastStrong == .left: classes[index] = .left
      default: break
      }
    }
  }

  /// Makes terminators next to a European number part of the number (W5).
  private static func spreadNumbers(_ classes: inout [BidiClass]) {
    var index = 0
    while index < classes.count {
      guard classes[index] == .europeanTerminator else {
        index += 1
        continue
      }
      var end = index
      while end < classes.count, classes[end] == .europeanTerminator { end += 1 }
      let isNextToNumber =
        (index > 0 && classes[index - 1] == .europeanNumber) || (end < classes.count && classes[end] == .europeanNumber)
      if isNextToNumber { for sign in index..<end { classes[sign] = .europeanNumber } }
      index = end
    }
  }
}
