/// The issues that the program has passed on, by slot. They stay until the row is edited or the form is submitted again.
struct OutsideIssues {
  private(set) var bySlot: [Int: [FormIssue]] = [:]
  /// What has been edited since the submit began that is in progress.
  private var edited: Set<Int> = []

  var isEmpty: Bool { bySlot.isEmpty }
  /// All of them, in the order of their rows' slots.
  var all: [(slot: Int, issue: FormIssue)] {
    bySlot.sorted { $0.key < $1.key }.flatMap { slot, issues in issues.map { (slot, $0) } }
  }
  subscript(slot: Int) -> [FormIssue] { bySlot[slot] ?? [] }

  mutating func add(_ issue: FormIssue, to slot: Int) { bySlot[slot, default: []].append(issue) }
  mutating func forget(_ slot: Int) { bySlot[slot] = nil }

  mutating func beginSubmit() { edited = [] }
  mutating func noteEdit(_ slot: Int) { edited.insert(slot) }
  func isEdited(_ slot: Int) -> Bool { edited.contains(slot) }
}
