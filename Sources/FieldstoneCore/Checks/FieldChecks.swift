/// The checks of fields that take time, by slot.
struct FieldChecks {
  /// How far the check of a field's value is.
  enum State {
    /// A job is checking it, or will.
    case pending(job: Int)
    case passed
    case found(FormIssue)
    /// It couldn't be checked: the check failed, or took too long.
    case failed
    /// Another rule refuses it. It is checked once none does.
    case refused
  }

  private(set) var states: [Int: State] = [:]
  /// The fields whose check has failed.
  private(set) var failed: Set<Int> = []
  private var pending = 0
  /// The checks that a submit waits for.
  var awaited: [FormJob] = []

  /// Whether a submit or a save waits for checks.
  var isAwaited = false

  /// The fields whose value is to be checked once closures have run; some of them more than once.
  var waiting: [Int] = []

  var isEmpty: Bool { states.isEmpty }
  /// Whether any value is being checked that nobody waits for.
  var isAnyPending: Bool { !isAwaited && pending > 0 }
  subscript(slot: Int) -> State? { states[slot] }
  mutating func set(_ slot: Int, _ state: State?) {
    let old = if let state { states.updateValue(state, forKey: slot) } else { states.removeValue(forKey: slot) }
    if case .pending? = old { pending -= 1 }
    if case .pending? = state { pending += 1 }
    if case .failed? = old { failed.remove(slot) }
    if case .failed? = state { failed.insert(slot) }
  }

  func isPending(_ slot: Int) -> Bool {
    if case .pending? = states[slot] { return true }
    return false
  }

  func isRefused(_ slot: Int) -> Bool {
    if case .refused? = states[slot] { return true }
    return false
  }

  func hasFailed(_ slot: Int) -> Bool {
    if case .failed? = states[slot] { return true }
    return false
  }

  /// What checks have found, in the order of the rows' slots.
  var found: [(slot: Int, issue: FormIssue)] {
    states.keys.sorted().compactMap { slot in
      if case .found(let issue)? = states[slot] { (slot, issue) } else { nil }
    }
  }

  /// The issue of a field that was found by a check, or says that there was none.
  func issue(of slot: Int) -> FormIssue? {
    switch states[slot] {
    case .found(let issue): issue
    case .failed: FormIssue(.notChecked)
    case .pending, .passed, .refused, nil: nil
    }
  }
}
