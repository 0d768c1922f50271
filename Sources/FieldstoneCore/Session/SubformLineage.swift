/// Which of the subforms that have stood in a row stands there now: the one that the session began with, a blank one that
/// was made since, or one that the program has put there. They differ in what is no field of them.
struct SubformLineage {
  /// Which one is there, by the row; one that is not named is the one that the session began with.
  private(set) var current: [Int: SubformID] = [:]
  /// Which one was there at the start.
  private var start: [Int: SubformID] = [:]
  /// Those that were there at the start and have been nil or replaced since, as they were then.
  private(set) var lost: [Int: StoredValue] = [:]
  /// The same of those that the session began with, once the start has moved on.
  private var lostBefore: [Int: StoredValue] = [:]
  private var count = 0

  subscript(owner: Int) -> SubformID { current[owner] ?? .origin }

  func isAtStart(_ owner: Int) -> Bool { self[owner] == start[owner] ?? .origin }

  /// A subform that was there at the start goes: reset brings it back, with what is no field of it.
  mutating func keep(_ owner: Int, _ whole: StoredValue) {
    if isAtStart(owner) { lost[owner] = whole }
  }

  /// Other subforms stand in these rows.
  mutating func renew(_ owners: [Int], isBlank: Bool) {
    count += 1
    for owner in owners { current[owner] = isBlank ? .blank(count) : .program(count) }
  }

  mutating func putBack(_ ids: [Int: SubformID]) { current.merge(ids) { $1 } }

  /// From here on, this is where every subform started.
  mutating func moveStart() {
    start = current
    lostBefore.merge(lost) { first, _ in first }
    lost = [:]
  }

  /// From here on, every subform started where the session began.
  mutating func returnStart() {
    start = [:]
    lost.merge(lostBefore) { $1 }
    lostBefore = [:]
  }
}

/// One of the subforms that have stood in a row.
enum SubformID: Hashable {
  case origin
  case blank(Int)
  case program(Int)

  var isBlank: Bool {
    if case .blank = self { return true }
    return false
  }
}
