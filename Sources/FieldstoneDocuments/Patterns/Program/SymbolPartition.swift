/// Unicode, cut into pieces that no set of a pattern tells apart.
///
/// The characters of a piece are one symbol. A pattern has few symbols, often fewer than ten, whatever its classes
/// contain; so a table of what happens at each symbol is small.
struct SymbolPartition {
  /// The first code point of each interval; the first interval starts at zero.
  private(set) var starts: [UInt32]
  /// The symbol of each interval.
  private(set) var symbols: [UInt16]
  private(set) var symbolCount: Int
  /// The symbols in each set.
  private(set) var members: [[UInt16]]

  /// How many times the search for symbols may look at an interval.
  private static let maximumWork = 20_000_000

  /// nil if that would take too long, or gives too many symbols.
  ///
  /// - Complexity: O(r log r + w), where r is the number of ranges, and w how many intervals the sets cover together.
  init?(_ sets: [ScalarSet]) {
    var cuts: Set<UInt32> = [0]
    for range in sets.lazy.flatMap(\.ranges) {
      cuts.insert(range.lowerBound)
      if range.upperBound < ScalarSet.lastScalar { cuts.insert(range.upperBound + 1) }
    }
    starts = cuts.sorted()
    var refinement = SymbolRefinement(intervalCount: starts.count)
    var work = 0
    var covered: [[Range<Int>]] = []
    for set in sets {
      let intervals = Self.intervals(of: set, starts)
      work += intervals.reduce(0) { $0 + $1.count }
      guard work <= Self.maximumWork else { return nil }
      refinement.split(by: intervals)
      covered.append(intervals)
    }
    symbolCount = refinement.pieceCount
    guard symbolCount < 60_000 else { return nil }
    symbols = refinement.pieces.map { UInt16($0) }
    members = []
    var isMember = [Bool](repeating: false, count: symbolCount)
    for intervals in covered {
      var found: [UInt16] = []
      for interval in intervals.joined() where !isMember[Int(symbols[interval])] {
        isMember[Int(symbols[interval])] = true
        found.append(symbols[interval])
      }
      for symbol in found { isMember[Int(symbol)] = false }
      members.append(found)
    }
  }

  /// The indices of the intervals that a set consists of.
  private static func intervals(of set: ScalarSet, _ starts: [UInt32]) -> [Range<Int>] {
    set.ranges.map { range in
      let first = starts.lastIndex(upTo: range.lowerBound)
      return first..<starts.lastIndex(upTo: range.upperBound) + 1
    }
  }
}

/// Splits intervals into pieces, set by set, until each set is made of whole pieces.
private struct SymbolRefinement {
  /// The piece of each interval.
  private(set) var pieces: [Int]
  private var sizes: [Int]
  /// How many intervals of each piece are in the set that splits.
  private var hits: [Int] = [0]

  var pieceCount: Int { sizes.count }

  init(intervalCount: Int) {
    pieces = Array(repeating: 0, count: intervalCount)
    sizes = [intervalCount]
  }

  mutating func split(by set: [Range<Int>]) {
    var touched: [Int] = []
    for interval in set.joined() {
      let piece = pieces[interval]
      if hits[piece] == 0 { touched.append(piece) }
      hits[piece] += 1
    }
    var moved: [Int: Int] = [:]
    for piece in touched {
      if hits[piece] < sizes[piece] {
        moved[piece] = sizes.count
        sizes[piece] -= hits[piece]
        sizes.append(hits[piece])
        hits.append(0)
      }
      hits[piece] = 0
    }
    guard !moved.isEmpty else { return }
    for interval in set.joined() {
      if let piece = moved[pieces[interval]] { pieces[interval] = piece }
    }
  }
}

extension [UInt32] {
  /// The index of the last number that isn't greater than another one; the first number must not be greater.
  func lastIndex(upTo number: UInt32) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
