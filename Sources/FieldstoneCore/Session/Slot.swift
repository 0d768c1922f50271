/// The state of one row in a session, in 40 bytes.
struct Slot {
  /// The field's current value, which is the last valid one while its text can't be parsed; for an optional subform,
  /// whether it exists.
  var value: StoredValue = .none
  /// The aspects of the row that have changed since the last batch. Half of an aspect set's bits are in use, and more
  /// would make every slot larger.
  private var pendingBits: UInt16 = 0
  var flags: SlotFlags = []
  /// The pool index of its issues; -1 if there are none.
  var issues: Int32 = -1
  var block: Int32 = 0
  /// The index of its links: the closures that read, decide, or check it; -1 if there are none.
  var links: Int32 = -1
  /// The pool index of its start value; -1 as long as its value has not changed.
  var start: Int32 = -1

  /// The aspects of the row that have changed since the last batch.
  var pending: FormChanges.Aspects {
    get { FormChanges.Aspects(rawValue: UInt32(pendingBits)) }
    set { pendingBits = UInt16(truncatingIfNeeded: newValue.rawValue) }
  }
}

/// The state of a row.
struct SlotFlags: OptionSet {
  let rawValue: UInt32

  // Visibility: its own conditions hold; they and those of everything above it hold; the row shows.
  static let ownVisible = SlotFlags(rawValue: 1 << 0)
  static let unhidden = SlotFlags(rawValue: 1 << 1)
  static let shown = SlotFlags(rawValue: 1 << 2)
  /// The row is in its page's list, as changed by all splices so far.
  static let listed = SlotFlags(rawValue: 1 << 3)
  static let togglePending = SlotFlags(rawValue: 1 << 4)

  static let ownEnabled = SlotFlags(rawValue: 1 << 5)
  static let enabled = SlotFlags(rawValue: 1 << 6)
  /// Required by a condition.
  static let requiredNow = SlotFlags(rawValue: 1 << 7)

  /// Read-only by a condition.
  static let readOnlyNow = SlotFlags(rawValue: 1 << 29)

  static let visited = SlotFlags(rawValue: 1 << 8)
  static let touched = SlotFlags(rawValue: 1 << 9)
  /// Changed at some point since the baseline, even if its value is the same again.
  static let changed = SlotFlags(rawValue: 1 << 10)
  static let dirty = SlotFlags(rawValue: 1 << 11)

  static let hasDraft = SlotFlags(rawValue: 1 << 12)
  /// The draft can't be parsed into a value of the property.
  static let unparsed = SlotFlags(rawValue: 1 << 13)
  static let hasError = SlotFlags(rawValue: 1 << 14)
  static let hasWarning = SlotFlags(rawValue: 1 << 15)
  /// It has an error of its own: from its text, its absence, or its own rules, and not from a closure that reads the
  /// form.
  static let hasOwnError = SlotFlags(rawValue: 1 << 21)
  /// Computed, but without a value because it reads an invalid answer.
  static let lacksComputedValue = SlotFlags(rawValue: 1 << 28)
  /// Its issues show now.
  static let showing = SlotFlags(rawValue: 1 << 16)
  /// One of the issues that it shows is an error.
  static let showingError = SlotFlags(rawValue: 1 << 17)

  static let isField = SlotFlags(rawValue: 1 << 18)
  /// The subform that contains it is not nil.
  static let exists = SlotFlags(rawValue: 1 << 19)
  /// The user has typed or chosen an answer.
  static let answered = SlotFlags(rawValue: 1 << 24)
  /// Its issues may show: it was answered and left, it counted at a refused submit, or its issues were requested.
  static let mayShowIssues = SlotFlags(rawValue: 1 << 25)
  /// The program has requested the issues of a subform that is never nil, or of a collection, which can't be visited.
  static let isRequested = SlotFlags(rawValue: 1 << 30)
  /// All flags that record what the user has visited.
  static let visits: SlotFlags = [.touched, .visited, .answered, .mayShowIssues, .isRequested]
  /// Applicable: shown, and people can answer it.
  static let applicable = SlotFlags(rawValue: 1 << 26)
  /// Applicable, and answered with a valid value.
  static let hasAnswer = SlotFlags(rawValue: 1 << 27)
  static let isObserved = SlotFlags(rawValue: 1 << 22)
  static let isQueuedForNotice = SlotFlags(rawValue: 1 << 23)

  /// It can be required and have issues: a field, an optional subform, or a collection.
  static let isChecked = SlotFlags(rawValue: 1 << 20)
  /// Its issues count: people can see and change it, and the subform that contains it is not nil.
  static let active: SlotFlags = [.shown, .enabled, .isChecked, .exists]
}

/// A text that differs from the formatted value: half typed, or written another way.
final class Draft: Equatable, Sendable {
  let text: String
  /// Why the text can't be parsed; nil if it can, and is only written differently.
  let issue: FormIssue?
  /// Whether it becomes the value only when the field is left.
  let isHeld: Bool

  init(_ text: String, _ issue: FormIssue? = nil, isHeld: Bool = false) {
    self.text = text
    self.issue = issue
    self.isHeld = isHeld
  }

  static func == (left: Draft, right: Draft) -> Bool {
    left.text == right.text && left.issue == right.issue && left.isHeld == right.isHeld
  }
}

/// Storage for values that only few slots have. A slot keeps the index of its value.
struct Pool<Value> {
  private(set) var values: [Value?] = []
  private var free: [Int32] = []
  /// The number of values in the pool.
  var count: Int { values.count - free.count }

  mutating func insert(_ value: Value) -> Int32 {
    if let index = free.popLast() {
      values[Int(index)] = value
      return index
    }
    values.append(value)
    return Int32(values.count - 1)
  }

  mutating func remove(_ index: Int32) {
    values[Int(index)] = nil
    free.append(index)
  }

  subscript(index: Int32) -> Value? {
    get { values[Int(index)] }
    _modify { yield &values[Int(index)] }
  }
}
