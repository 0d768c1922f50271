/// Rows whose values may have to be dropped because they were hidden.
struct HiddenDrops {
  /// Whether this input restores or replaces values, so that hiding a field drops nothing.
  private(set) var isSuspended = false
  /// The rows that were shown or hidden since conditions last ran, with whether they were shown before.
  private var rows: [Int: Bool] = [:]

  /// The optional subforms in new elements that exist while they are visible: whether they are is known once their
  /// conditions have run.
  private var undecided: [Int] = []

  mutating func decideLater(_ owner: Int) { undecided.append(owner) }
  mutating func takeUndecided() -> [Int] {
    guard !undecided.isEmpty else { return [] }
    defer { undecided = [] }
    return undecided
  }

  mutating func suspend() { isSuspended = true }
  mutating func resume() { isSuspended = false }

  mutating func note(_ slot: Int, wasShown: Bool) { if rows[slot] == nil { rows[slot] = wasShown } }

  /// The rows that were shown before, and those that were not, by slot.
  mutating func take() -> (shown: [Int], hidden: [Int]) {
    guard !rows.isEmpty else { return ([], []) }
    defer { rows = [:] }
    return (rows.filter(\.value).keys.sorted(), rows.filter { !$0.value }.keys.sorted())
  }
}
