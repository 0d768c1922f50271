/// A fact that a tracked closure has read: one aspect of one row.
struct Dependency: Hashable {
  enum Aspect: UInt8 {
    case value, visible, enabled, valid, block, text
    /// Which elements a collection has, and in which order.
    case elements
    /// Whether its value can be used in computations.
    case usable
    /// The same for all fields of its block and below.
    case descendantsUsable
    /// The same for all fields in the elements of a collection.
    case elementsUsable
    /// How the form is being used; recorded with its first row.
    case mode
    /// Whether any field has an error, and whether any differs from its start; recorded with the first row.
    case formValid, formDirty
    /// The language of the form; recorded with its first row.
    case language

    /// Whether it is a fact about the form as a whole.
    var isOfForm: Bool { [.mode, .formValid, .formDirty].contains(self) }
  }

  private let bits: UInt64

  init(_ slot: Int, _ aspect: Aspect) { bits = UInt64(UInt32(truncatingIfNeeded: slot)) << 4 | UInt64(aspect.rawValue) }

  var slot: Int { Int(bits >> 4) }
  var aspect: Aspect { Aspect(rawValue: UInt8(bits & 15)) ?? .value }
}

/// A tracked closure in a session.
final class Tracker {
  let kind: TrackerSpec.Kind
  /// The slot that it decides about; -1 for the form as a whole.
  let slot: Int
  let block: Int
  let evaluate: (ReadScope) -> TrackerResult
  /// What it read in its last run.
  @exclusivity(unchecked) var reads: [Dependency] = []
  /// The number of times that has changed. An entry in a row's readers with another number is outdated.
  @exclusivity(unchecked) var version: Int32 = 0
  /// Higher than the rank of every closure that it reads from, so that those run first.
  @exclusivity(unchecked) var rank = 0
  @exclusivity(unchecked) var isQueued = false
  /// Whether its block is no longer part of the form.
  @exclusivity(unchecked) var isRemoved = false
  /// Whether it waits on the stack for a closure that it reads from.
  @exclusivity(unchecked) var isWaiting = false
  /// The number of runs in this input. A closure that keeps changing its own input is stopped.
  @exclusivity(unchecked) var runs = 0
  /// The input in which `runs` was counted.
  @exclusivity(unchecked) var epoch = 0
  /// The last result of a condition. True until it has run, so that it blocks nothing.
  @exclusivity(unchecked) var holds = true
  /// The last issue that a rule found.
  @exclusivity(unchecked) var issue: FormIssue?
  /// The last result of a closure that disables options.
  @exclusivity(unchecked) var disabledOptions: [StoredValue] = []
  /// The last range that a closure of bounds returned.
  @exclusivity(unchecked) var range: ValueRange?

  init(_ spec: TrackerSpec, slot: Int, block: Int) {
    kind = spec.kind
    self.slot = slot
    self.block = block
    evaluate = spec.evaluate
  }
}

/// The closures that are connected to one row.
struct SlotLinks {
  /// The closures that read a fact of the row.
  var readers = Readers()
  /// The closures that decide a fact of the row.
  var writers: [(aspect: Dependency.Aspect, tracker: Int32)] = []
  /// The cross-field rules that check the row.
  var rules: [Int32] = []
  /// The number of conditions of each kind that do not hold; all of a kind have to.
  var failing = FailingConditions()
  /// The closures that disable options of the row.
  var disablers: [Int32] = []
  /// The closures that decide the bounds of the row's value.
  var bounds: [Int32] = []
  /// The range that they and the declaration leave; nil if there is none.
  var range: ValueRange?
}

/// The number of conditions on a row, or on the form as a whole, that do not hold, by kind.
struct FailingConditions {
  private var visible: Int32 = 0
  private var enabled: Int32 = 0
  private var required: Int32 = 0
  private var readOnly: Int32 = 0

  subscript(kind: TrackerSpec.Kind) -> Int32 {
    get {
      switch kind {
      case .visible: visible
      case .enabled: enabled
      case .required: required
      case .readOnly: readOnly
      default: 0
      }
    }
    set {
      switch kind {
      case .visible: visible = newValue
      case .enabled: enabled = newValue
      case .required: required = newValue
      case .readOnly: readOnly = newValue
      default: break
      }
    }
  }
}

/// The closures that have to run, and what the running one reads.
struct Tracking {
  var queue = RankQueue()
  var epoch = 0

  // While a closure runs:
  var recorded: [Dependency] = []
  var isRecording = false
  /// A closure that has to run before the result of the running one is valid; -1 if there is none.
  var missing: Int32 = -1
  var highestRank = -1
}

/// The closures that have to run, lowest rank first: a binary heap.
struct RankQueue {
  private var heap: [(rank: Int, tracker: Int32)] = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func push(_ tracker: Int32, rank: Int) {
    heap.append((rank, tracker))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> Int32? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first.tracker }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in (2 * parent + 1)...(2 * parent + 2) where child < heap.count && isBefore(heap[child], heap[least]) {
        least = child
      }
      guard least != parent else { return first.tracker }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  /// Equal ranks run in the order of the definition, so the same script always has the same outcome.
  private func isBefore(_ left: (rank: Int, tracker: Int32), _ right: (rank: Int, tracker: Int32)) -> Bool {
    (left.rank, left.tracker) < (right.rank, right.tracker)
  }
}
