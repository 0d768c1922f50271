/// A set of Unicode code points.
struct ScalarSet: Hashable, Sendable {
  /// Sorted ranges that neither overlap nor touch.
  let ranges: [ClosedRange<UInt32>]

  static let lastScalar: UInt32 = 0x10FFFF
  static let all = ScalarSet([0...lastScalar])

  /// - Complexity: O(n log n) in the number of ranges, O(n) if they are sorted.
  init(_ ranges: [ClosedRange<UInt32>]) {
    var merged: [ClosedRange<UInt32>] = []
    merged.reserveCapacity(ranges.count)
    let isSorted = zip(ranges, ranges.dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound }
    for range in isSorted ? ranges : ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
  }

  init(_ scalar: UInt32) { ranges = [scalar...scalar] }

  /// All code points that aren't in the set.
  var inverted: ScalarSet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= Self.lastScalar { gaps.append(next...Self.lastScalar) }
    return ScalarSet(gaps)
  }
}

/// The classes that ECMA-262 names by a letter or a sign (§22.2.2.9, CharacterClassEscape, and §12.2–12.3).
extension ScalarSet {
  /// `\d`: the ASCII digits only.
  static let digits = ScalarSet([0x30...0x39])

  /// `\w`: ASCII letters, ASCII digits and the low line.
  static let wordCharacters = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])

  /// What `.` doesn't match: LF, CR, LINE SEPARATOR and PARAGRAPH SEPARATOR.
  static let lineTerminators = ScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029])

  /// `\s`: WhiteSpace (tab, vertical tab, form feed, U+FEFF, and the category Zs) and LineTerminator.
  static let whiteSpace = ScalarSet(
    [0x09...0x0D, 0x2028...0x2029, 0xFEFF...0xFEFF] + UnicodeProperty.categories(["Zs"]).scalars.ranges)
}
