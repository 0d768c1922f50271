/// The number of rows that each element of a block contributes, with prefix sums in O(log n): a Fenwick tree (Fenwick
/// 1994).
struct CountTree {
  /// Node i (counted from 1) holds the sum of the elements from i - (i & -i) to i - 1. Empty as long as every count is
  /// 1.
  private var sums: [Int32]
  private(set) var total: Int
  /// Whether there is a single element, whose count is the total.
  private let isSingle: Bool

  /// - Complexity: O(n).
  init(_ counts: [Int32]) {
    isSingle = counts.count == 1
    if isSingle || counts.allSatisfy({ $0 == 1 }) {
      sums = []
      total = counts.reduce(0) { $0 + Int($1) }
      return
    }
    sums = [0] + counts
    total = 0
    for index in 1..<sums.count {
      total += Int(counts[index - 1])
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  /// A tree in which every count is 1.
  init(ones count: Int) {
    sums = []
    total = count
    isSingle = count == 1
  }

  /// - Complexity: O(log n), but O(n) for the first change to a tree of ones.
  mutating func add(_ change: Int, at element: Int) {
    if sums.isEmpty, !isSingle { sums = (0...Int32(total)).map { $0 & -$0 } }
    total += change
    guard !isSingle else { return }
    var index = element + 1
    while index < sums.count {
      sums[index] += Int32(change)
      index += index & -index
    }
  }

  /// The sum of the counts of all elements before the given one.
  ///
  /// - Complexity: O(log n).
  func sum(before element: Int) -> Int {
    guard !sums.isEmpty else { return element }
    var sum = 0
    var index = element
    while index > 0 {
      sum += Int(sums[index])
      index -= index & -index
    }
    return sum
  }

  /// The element that contains the row at an offset, and the offset within that element.
  ///
  /// - Complexity: O(log n).
  func element(at offset: Int) -> (element: Int, rest: Int) {
    guard !sums.isEmpty else { return isSingle ? (0, offset) : (offset, 0) }
    var index = 0
    var rest = offset
    var step = sums.count.highestPowerOfTwo
    while step > 0 {
      let next = index + step
      if next < sums.count, Int(sums[next]) <= rest {
        index = next
        rest -= Int(sums[next])
      }
      step >>= 1
    }
    return (index, rest)
  }
}

extension Int {
  fileprivate var highestPowerOfTwo: Int { self <= 0 ? 0 : 1 << (Int.bitWidth - 1 - leadingZeroBitCount) }
}
