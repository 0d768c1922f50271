/// The states of the deterministic automaton that have been found, and the known transitions between them.
///
/// A state is a set of instructions, with what is behind the boundary. Each has a row in a table, with a column for each
/// symbol and combination of lookarounds. Rows are named by their offset in the table.
final class StateTable {
  /// A transition to another state is its row times two, plus one if a match ends at the boundary between them and the
  /// scan goes on anyway. These are the others; they are odd, too, so that one comparison finds all that is special.
  enum Transition {
    static let unknown: Int32 = -1
    /// No match ends here or later.
    static let dead: Int32 = -3
    /// A match ends here, and the scan with it.
    static let matched: Int32 = -5
    /// The state where no match has begun; the scan can skip ahead.
    static let idle: Int32 = -7
    /// The table is full.
    static let full: Int32 = -9
  }

  let width: Int
  private(set) var transitions: UnsafeMutablePointer<Int32>
  private(set) var count = 0
  private var capacity = 4

  /// The instructions of all states, one after the other, and where each state's start.
  private var members: [Int32] = []
  private var starts: [Int] = [0]
  private var behind: [SymbolBehind] = []
  /// A hash table of states, with open addressing; -1 is a free slot.
  private var slots = [Int32](repeating: -1, count: 16)
  private let maximumBytes: Int

  /// nil if there is no room for a useful number of states.
  init?(width: Int, maximumBytes: Int) {
    guard width * 4 * 16 <= maximumBytes else { return nil }
    self.width = width
    // Twice a row has to fit into a transition.
    self.maximumBytes = min(maximumBytes, 1 << 30)
    transitions = .allocate(capacity: capacity * width)
  }

  deinit { transitions.deallocate() }

  func removeAll() {
    count = 0
    members.removeAll(keepingCapacity: true)
    starts = [0]
    behind.removeAll(keepingCapacity: true)
    slots = [Int32](repeating: -1, count: 16)
  }

  /// Copies the instructions of a state into a set, and returns what is behind it.
  func load(_ row: Int, into set: inout SparseSet) -> SymbolBehind {
    let state = row / width
    set.removeAll()
    for index in starts[state]..<starts[state + 1] { set.insert(members[index]) }
    return behind[state]
  }

  func isEmpty(_ row: Int) -> Bool { starts[row / width] == starts[row / width + 1] }

  func set(_ row: Int, _ column: Int, to transition: Int32) { transitions[row + column] = transition }

  /// The row of a state, which is added if it is new; nil if there is no room. The set is sorted.
  func row(of set: SparseSet, _ behind: SymbolBehind) -> Int? {
    set.sort()
    var slot = hash(UnsafeBufferPointer(start: set.members, count: set.count), behind) & (slots.count - 1)
    while slots[slot] >= 0 {
      let state = Int(slots[slot])
      if self.behind[state] == behind, isState(state, set) { return state * width }
      slot = (slot + 1) & (slots.count - 1)
    }
    let bytes = (count + 1) * (width * 4 + 32) + (members.count + set.count) * 4
    guard bytes <= maximumBytes else { return nil }
    slots[slot] = Int32(count)
    append(set, behind)
    return (count - 1) * width
  }

  private func isState(_ state: Int, _ set: SparseSet) -> Bool {
    let start = starts[state]
    guard starts[state + 1] - start == set.count else { return false }
    return (0..<set.count).allSatisfy { members[start + $0] == set.members[$0] }
  }

  // The standard library's hash is seeded at random, so nobody can choose a pattern whose states collide.
  private func hash(_ instructions: UnsafeBufferPointer<Int32>, _ behind: SymbolBehind) -> Int {
    var hasher = Hasher()
    hasher.combine(behind)
    hasher.combine(bytes: UnsafeRawBufferPointer(instructions))
    return hasher.finalize()
  }

  private func append(_ set: SparseSet, _ behind: SymbolBehind) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Int32>.allocate(capacity: capacity * 2 * width)
      larger.update(from: transitions, count: count * width)
      transitions.deallocate()
      transitions = larger
      capacity *= 2
    }
    (transitions + count * width).initialize(repeating: Transition.unknown, count: width)
    members.append(contentsOf: UnsafeBufferPointer(start: set.members, count: set.count))
    starts.append(members.count)
    self.behind.append(behind)
    count += 1
    if count * 2 > slots.count { rehash() }
  }

  private func rehash() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    members.withUnsafeBufferPointer { members in
      for state in 0..<count {
        let own = UnsafeBufferPointer(rebasing: members[starts[state]..<starts[state + 1]])
        var slot = hash(own, behind[state]) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(state)
      }
    }
  }
}
