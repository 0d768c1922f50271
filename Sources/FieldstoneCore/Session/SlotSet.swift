/// A set of slots, in ascending order: a bit for each slot, and a bit for each 64 of them that says whether it has any.
///
/// Rows that differ are worked on in the order of their slots. A hashed set of them would have to be sorted first, and takes
/// many times the memory.
struct SlotSet: Sequence {
  private var words: [UInt64] = []
  /// A bit for each of the words that isn't zero.
  private var filled: [UInt64] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  var underestimatedCount: Int { count }

  func contains(_ slot: Int) -> Bool {
    slot >> 6 < words.count && words[slot >> 6] & Self.bit(slot) != 0
  }

  mutating func insert(_ slot: Int) {
    let word = slot >> 6
    if word >= words.count {
      words.append(contentsOf: repeatElement(0, count: word + 1 - words.count))
      filled.append(contentsOf: repeatElement(0, count: (word >> 6) + 1 - filled.count))
    }
    guard words[word] & Self.bit(slot) == 0 else { return }
    words[word] |= Self.bit(slot)
    filled[word >> 6] |= Self.bit(word)
    count += 1
  }

  mutating func remove(_ slot: Int) {
    guard contains(slot) else { return }
    let word = slot >> 6
    words[word] &= ~Self.bit(slot)
    if words[word] == 0 { filled[word >> 6] &= ~Self.bit(word) }
    count -= 1
  }

  private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(index & 63) }

  /// - Complexity: O(members), and O(1) for each 4,096 slots.
  func makeIterator() -> Iterator { Iterator(set: self) }

  struct Iterator: IteratorProtocol {
    fileprivate let set: SlotSet
    /// The next element of `filled`.
    private var group = 0
    /// The words of the last one that are not visited yet.
    private var words: UInt64 = 0
    private var word = 0
    /// The slots of the current word that are not visited yet.
    private var rest: UInt64 = 0

    fileprivate init(set: SlotSet) { self.set = set }

    mutating func next() -> Int? {
      while rest == 0 {
        while words == 0 {
          guard group < set.filled.count else { return nil }
          words = set.filled[group]
          group += 1
        }
        word = (group - 1) << 6 | words.trailingZeroBitCount
        words &= words - 1
        rest = set.words[word]
      }
      let slot = word << 6 | rest.trailingZeroBitCount
      rest &= rest - 1
      return slot
    }
  }
}
