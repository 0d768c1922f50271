/// A set of small numbers that is cleared in constant time (Briggs and Torczon 1993).
struct SparseSet {
  private(set) var count = 0
  /// The numbers in the set, in the order in which they were added.
  let members: UnsafeMutablePointer<Int32>
  /// Where a number is among the members, if it is one.
  private let indices: UnsafeMutablePointer<Int32>

  /// - Parameter capacity: the numbers are less than this.
  init(capacity: Int) {
    members = .allocate(capacity: capacity)
    indices = .allocate(capacity: capacity)
    members.initialize(repeating: 0, count: capacity)
    indices.initialize(repeating: 0, count: capacity)
  }

  func deallocate() {
    members.deallocate()
    indices.deallocate()
  }

  mutating func removeAll() { count = 0 }

  @inline(__always) mutating func insert(_ number: Int32) {
    let index = Int(indices[Int(number)])
    if index < count, members[index] == number { return }
    members[count] = number
    indices[Int(number)] = Int32(count)
    count += 1
  }

  /// Sorts the members. Until the set is cleared, nothing can be inserted.
  func sort() {
    var buffer = UnsafeMutableBufferPointer(start: members, count: count)
    buffer.sort()
  }
}
