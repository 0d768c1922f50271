/// The symbol of each character (see `SymbolPartition`).
///
/// The symbols are numbers from 0; the number after the last is the symbol for the end of the text.
final class SymbolTable: @unchecked Sendable {
  // Unchecked: nothing changes after the initializer.

  let count: Int
  /// The symbol that stands for the end of the text.
  var end: Int { count }

  /// The symbols of U+0000 to U+07FF, which UTF-8 writes with one or two bytes.
  let low: UnsafeMutablePointer<UInt16>
  static let lowCount = 0x800

  /// The symbols of letters, digits and the low line, as far as ASCII has them: what `\b` looks for.
  let isWord: [Bool]

  /// The sets of symbols, each with a bit for every symbol, in `wordsPerSet` words.
  private let sets: UnsafeMutablePointer<UInt64>
  private let wordsPerSet: Int

  private let starts: [UInt32]
  private let symbols: [UInt16]

  /// - Parameter words: which of the partition's sets is `\w`, if the pattern needs it.
  init(_ partition: SymbolPartition, words: Int?) {
    count = partition.symbolCount
    starts = partition.starts
    symbols = partition.symbols
    var isWord = [Bool](repeating: false, count: partition.symbolCount + 1)
    if let words { for symbol in partition.members[words] { isWord[Int(symbol)] = true } }
    self.isWord = isWord
    wordsPerSet = partition.symbolCount / 64 + 1
    sets = .allocate(capacity: max(1, partition.members.count * wordsPerSet))
    sets.initialize(repeating: 0, count: max(1, partition.members.count * wordsPerSet))
    for (set, members) in partition.members.enumerated() {
      for symbol in members { sets[set * wordsPerSet + Int(symbol) >> 6] |= 1 << UInt64(symbol & 63) }
    }
    low = .allocate(capacity: Self.lowCount)
    var interval = 0
    for scalar in 0..<Self.lowCount {
      while interval + 1 < starts.count, starts[interval + 1] <= UInt32(scalar) { interval += 1 }
      low[scalar] = symbols[interval]
    }
  }

  deinit {
    low.deallocate()
    sets.deallocate()
  }

  /// - Parameter set: an index into the partition's sets.
  @inline(__always) func set(_ set: Int, contains symbol: Int) -> Bool {
    sets[set * wordsPerSet + symbol >> 6] >> UInt64(symbol & 63) & 1 == 1
  }

  /// - Complexity: O(1) up to U+07FF, above that O(log n) in the number of intervals.
  @inline(__always) func symbol(of scalar: UInt32) -> Int {
    if scalar < 0x800 { return Int(low[Int(scalar)]) }
    return Int(symbols[starts.lastIndex(upTo: scalar)])
  }

  /// The only character of a symbol; nil if it has several.
  func onlyScalar(of symbol: Int) -> UInt32? {
    let intervals = symbols.indices.filter { symbols[$0] == symbol }
    guard intervals.count == 1 else { return nil }
    let first = starts[intervals[0]]
    let next = intervals[0] + 1 < starts.count ? starts[intervals[0] + 1] : ScalarSet.lastScalar + 1
    return next - first == 1 ? first : nil
  }
}
