/// Tracks which instance of a subform each row holds: the one that the session began with, a blank one created since,
/// or one set by the program. They differ in properties that are not fields.
struct SubformLineage {
  /// The current instance by row; a row without an entry holds the one that the session began with.
  private(set) var current: [Int: SubformID] = [:]
  /// The instance at the baseline, by row.
  private var start: [Int: SubformID] = [:]
  /// The instances at the baseline that have been set to nil or replaced since, as they were then.
  private(set) var lost: [Int: StoredValue] = [:]
  /// The same for the instances that the session began with, after the baseline has moved.
  private var lostBefore: [Int: StoredValue] = [:]
  private var count = 0

  subscript(owner: Int) -> SubformID { current[owner] ?? .origin }

  func isAtStart(_ owner: Int) -> Bool { self[owner] == start[owner] ?? .origin }

  /// Whether any row holds another instance than at the baseline.
  ///
  /// - Complexity: O(instances that are gone).
  var isChanged: Bool { lost.keys.contains { !isAtStart($0) } }

  /// Keeps a baseline instance that is being removed, so reset can restore it, including properties that are not
  /// fields.
  mutating func keep(_ owner: Int, _ whole: StoredValue) {
    if isAtStart(owner) { lost[owner] = whole }
  }

  /// Notes that these rows hold new instances.
  mutating func renew(_ owners: [Int], isBlank: Bool) {
    count += 1
    for owner in owners { current[owner] = isBlank ? .blank(count) : .program(count) }
  }

  /// Forgets a row that is no longer there.
  mutating func forget(_ owner: Int) {
    (current[owner], start[owner], lost[owner], lostBefore[owner]) = (nil, nil, nil, nil)
  }

  /// Forgets blocks, rows and elements that are no longer there, in the instances that are kept.
  func forget(blocks: (Int) -> Bool, slots: (Int) -> Bool, elements: (_ slot: Int, _ node: Int32) -> Bool) {
    for whole in Array(lost.values) + Array(lostBefore.values) {
      if case .boxed(let box) = whole, let subform = box as? WholeSubform {
        subform.forget(blocks: blocks, slots: slots, elements: elements)
      }
    }
  }

  mutating func putBack(_ ids: [Int: SubformID]) { current.merge(ids) { $1 } }

  /// Makes the current instances the baseline.
  mutating func moveStart() {
    start = current
    lostBefore.merge(lost) { first, _ in first }
    lost = [:]
  }

  /// Makes those of some instances the baseline that are still there.
  mutating func moveStart(to saved: [Int: SubformID]) {
    for (owner, id) in saved where current[owner] == id {
      start[owner] = id
      if let whole = lost.removeValue(forKey: owner), lostBefore[owner] == nil { lostBefore[owner] = whole }
    }
  }

  /// Moves the baseline back to the instances that the session began with.
  mutating func returnStart() {
    start = [:]
    lost.merge(lostBefore) { $1 }
    lostBefore = [:]
  }
}

/// The identity of one instance of a subform.
enum SubformID: Hashable {
  case origin
  case blank(Int)
  case program(Int)

  var isBlank: Bool {
    if case .blank = self { return true }
    return false
  }
}
