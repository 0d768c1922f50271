/// The state of one row in a session, in 40 bytes.
struct Slot {
  /// The field's value as it was last published; for a subform that may be nil, whether it is there.
  var value: StoredValue = .none
  /// What of the row changed since the last batch.
  var pending: FormChanges.Aspects = []
  var flags: SlotFlags = []
  /// Its issues, as a index in the pool; -1 without.
  var issues: Int32 = -1
  var block: Int32 = 0
  /// The closures that read, decide or check it, as a index in the pool; -1 where none does.
  var links: Int32 = -1
  /// The value that it started from, as a index in the pool; -1 while it has that value still.
  var start: Int32 = -1
}

/// Facts about a row.
struct SlotFlags: OptionSet {
  let rawValue: UInt32

  // Visibility: its own condition; that and those above it; whether its row is listed.
  static let ownVisible = SlotFlags(rawValue: 1 << 0)
  static let open = SlotFlags(rawValue: 1 << 1)
  static let shown = SlotFlags(rawValue: 1 << 2)
  /// Whether the row was in the list when the last batch was made.
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
  /// Sticky: changed at some time since the baseline.
  static let changed = SlotFlags(rawValue: 1 << 10)
  static let dirty = SlotFlags(rawValue: 1 << 11)

  static let hasDraft = SlotFlags(rawValue: 1 << 12)
  /// The draft means nothing that the property can hold.
  static let unparsed = SlotFlags(rawValue: 1 << 13)
  static let hasError = SlotFlags(rawValue: 1 << 14)
  static let hasWarning = SlotFlags(rawValue: 1 << 15)
  /// One of its errors is its own: of its text, its absence or its own rules, and of no closure that reads the form.
  static let hasOwnError = SlotFlags(rawValue: 1 << 21)
  /// Computed, and without a value because it reads an answer that is not valid.
  static let suspended = SlotFlags(rawValue: 1 << 28)
  /// Its issues show now.
  static let showing = SlotFlags(rawValue: 1 << 16)
  /// One of the issues that show is an error.
  static let showingError = SlotFlags(rawValue: 1 << 17)

  static let isField = SlotFlags(rawValue: 1 << 18)
  /// The subform that it stands in is there: not nil.
  static let present = SlotFlags(rawValue: 1 << 19)
  /// Somebody has typed or chosen an answer.
  static let answered = SlotFlags(rawValue: 1 << 24)
  /// Its issues may show: it was answered and left, it counted at a refused submit, or somebody has asked for them.
  static let mayShowIssues = SlotFlags(rawValue: 1 << 25)
  /// A program has asked for the issues of a subform that is always there, where nobody can have been.
  static let isRequested = SlotFlags(rawValue: 1 << 30)
  /// Where somebody has been.
  static let visits: SlotFlags = [.touched, .visited, .answered, .mayShowIssues, .isRequested]
  /// Asked for now: shown, and people can answer it.
  static let applicable = SlotFlags(rawValue: 1 << 26)
  /// Asked for, and answered by a value.
  static let hasAnswer = SlotFlags(rawValue: 1 << 27)
  static let isObserved = SlotFlags(rawValue: 1 << 22)
  static let isQueuedForNotice = SlotFlags(rawValue: 1 << 23)

  /// It can have issues: a field, or a subform that may be nil.
  static let isChecked = SlotFlags(rawValue: 1 << 20)
  /// Counted: what people can see and change, in a subform that is there.
  static let active: SlotFlags = [.shown, .enabled, .isChecked, .present]
}

/// A text that is not the written form of the field's value: half typed, or typed in another way.
final class Draft: Equatable {
  let text: String
  /// Why the text is no value; nil when it is one, only written differently.
  let issue: FormIssue?

  init(_ text: String, _ issue: FormIssue? = nil) {
    self.text = text
    self.issue = issue
  }

  static func == (left: Draft, right: Draft) -> Bool { left.text == right.text && left.issue == right.issue }
}

/// Values that few slots have, by index; a slot keeps the index.
struct Pool<Value> {
  private(set) var values: [Value?] = []
  private var free: [Int32] = []
  /// How many are in it.
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
    set { values[Int(index)] = newValue }
  }
}
