/// The issues that the program has passed on, by slot. They stay until the row is edited or the form is submitted again.
struct OutsideIssues {
  private(set) var bySlot: [Int: [FormIssue]] = [:]
  /// How many of a row's issues the rule about the model as a whole has found, for rows with any.
  private var countsOfRule: [Int: Int] = [:]
  /// What has been edited since the submit began that is in progress.
  private var edited: Set<Int> = []

  var isEmpty: Bool { bySlot.isEmpty }
  /// All of them, in the order of their rows' slots.
  var all: [(slot: Int, issue: FormIssue)] {
    bySlot.sorted { $0.key < $1.key }.flatMap { slot, issues in issues.map { (slot, $0) } }
  }
  subscript(slot: Int) -> [FormIssue] { bySlot[slot] ?? [] }

  /// - Parameter isOfRule: Whether the rule about the model as a whole has found it. Such issues come before others.
  mutating func add(_ issue: FormIssue, to slot: Int, isOfRule: Bool = false) {
    guard isOfRule else { return bySlot[slot, default: []].append(issue) }
    let count = countsOfRule[slot] ?? 0
    bySlot[slot, default: []].insert(issue, at: count)
    countsOfRule[slot] = count + 1
  }

  mutating func forget(_ slot: Int) { (bySlot[slot], countsOfRule[slot]) = (nil, nil) }

  /// The rows of which the rule about the model as a whole has found something.
  var rowsOfRule: Set<Int> { Set(countsOfRule.keys) }

  mutating func forgetRule(_ slot: Int) {
    let rest = bySlot[slot]?.dropFirst(countsOfRule[slot] ?? 0) ?? []
    (bySlot[slot], countsOfRule[slot]) = (rest.isEmpty ? nil : Array(rest), nil)
  }

  mutating func beginSubmit() { edited = [] }
  mutating func noteEdit(_ slot: Int) { edited.insert(slot) }
  func isEdited(_ slot: Int) -> Bool { edited.contains(slot) }
}
