import Foundation

/// Goes through Unicode to find the scalars with a property.
enum ScalarScan {
  /// Where scalars next to each other can differ. In the other planes, which are for private use or unassigned, only the
  /// noncharacters at the end of each plane differ from the rest.
  private static let mixed: [ClosedRange<UInt32>] = [0...0xD7FF, 0xE000...0x3FFFF, 0xE0000...0xE0FFF]

  private static let uniform: [ClosedRange<UInt32>] = {
    var ranges: [ClosedRange<UInt32>] = []
    for plane in UInt32(4)...16 {
      let start: UInt32 = plane == 14 ? 0xE1000 : plane << 16
      ranges += [start...plane << 16 | 0xFFFD, plane << 16 | 0xFFFE...plane << 16 | 0xFFFF]
    }
    return ranges
  }()

  /// Calls `found` with each run of scalars for which `value` is the same.
  static func runs<Value: Equatable>(
    _ value: (Unicode.Scalar) -> Value, found: (Value, ClosedRange<UInt32>) -> Void
  ) {
    for range in mixed {
      var start = range.lowerBound
      var current: Value?
      for number in range {
        guard let scalar = Unicode.Scalar(number) else { continue }
        let next = value(scalar)
        if let current, next != current {
          found(current, start...number - 1)
          start = number
        }
        current = next
      }
      if let current { found(current, start...range.upperBound) }
    }
    for range in uniform {
      if let scalar = Unicode.Scalar(range.lowerBound) { found(value(scalar), range) }
    }
  }

  /// The scalars for which a condition holds.
  static func scalars(where condition: (Unicode.Scalar) -> Bool) -> ScalarSet {
    var ranges: [ClosedRange<UInt32>] = []
    runs(condition) { holds, range in if holds { ranges.append(range) } }
    return ScalarSet(ranges)
  }

  /// The scalars that a regular expression of Foundation matches, one at a time, or an empty set if Foundation can't
  /// compile it.
  ///
  /// Foundation has properties that the standard library doesn't offer, scripts above all, but only in its regular
  /// expressions. So an expression searches a text that consists of all scalars in order.
  static func scalars(matching expression: String) -> ScalarSet {
    guard let regex = try? NSRegularExpression(pattern: "(?:\(expression))+") else { return ScalarSet([]) }
    var ranges: [ClosedRange<UInt32>] = []
    for range in mixed + uniform.map({ $0.lowerBound...$0.lowerBound }) {
      // Two texts, so that in each all scalars have the same number of UTF-16 units.
      for part in [range.clamped(to: 0...0xFFFF), range.clamped(to: 0x10000...0x10FFFF)]
      where part.overlaps(range) && range.contains(part.lowerBound) {
        let units = utf16(part)
        let width = part.lowerBound < 0x10000 ? 1 : 2
        let text = String(decoding: units, as: UTF16.self)
        regex.enumerateMatches(in: text, range: NSRange(location: 0, length: units.count)) { match, _, _ in
          guard let match = match?.range, match.length > 0 else { return }
          let first = part.lowerBound + UInt32(match.location / width)
          ranges.append(first...first + UInt32(match.length / width) - 1)
        }
      }
    }
    // What is found at the start of a uniform range is true of all of it.
    ranges = ranges.map { range in uniform.first { $0.lowerBound == range.lowerBound } ?? range }
    return ScalarSet(ranges)
  }

  /// The scalars of a range in UTF-16. All of them have the same number of units.
  private static func utf16(_ range: ClosedRange<UInt32>) -> [UInt16] {
    var units: [UInt16] = []
    units.reserveCapacity(range.count * 2)
    var scalar = range.lowerBound
    while scalar <= range.upperBound {
      if scalar < 0x10000 {
        units.append(UInt16(scalar))
      } else {
        units.append(UInt16(0xD800 + ((scalar - 0x10000) >> 10)))
        units.append(UInt16(0xDC00 + (scalar & 0x3FF)))
      }
      scalar += 1
    }
    return units
  }
}
