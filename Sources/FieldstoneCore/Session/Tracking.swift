/// Something that a tracked closure read: one fact of one row.
struct Dependency: Hashable {
  enum Aspect: UInt8 {
    case value, visible, enabled, valid, block, text
    /// Whether it can be computed with.
    case usable
    /// The same of all fields of its block and below.
    case usableBelow
  }

  private let bits: UInt64

  init(_ slot: Int, _ aspect: Aspect) { bits = UInt64(UInt32(truncatingIfNeeded: slot)) << 3 | UInt64(aspect.rawValue) }

  var slot: Int { Int(bits >> 3) }
  var aspect: Aspect { Aspect(rawValue: UInt8(bits & 7)) ?? .value }
}

/// A tracked closure in a session.
final class Tracker {
  let kind: TrackerSpec.Kind
  /// The slot it speaks about; -1 for the form as a whole.
  let slot: Int
  let block: Int
  let evaluate: (ReadScope) -> TrackerResult
  /// What it read the last time.
  @exclusivity(unchecked) var reads: [Dependency] = []
  /// How often that has changed: an entry among the readers of a row with another number is out of date.
  @exclusivity(unchecked) var version: Int32 = 0
  /// Above the rank of all that it reads from, so that those run first.
  @exclusivity(unchecked) var rank = 0
  @exclusivity(unchecked) var isQueued = false
  /// Whether it waits, on the stack, for one that it reads from.
  @exclusivity(unchecked) var isWaiting = false
  /// How often it ran in this input; a closure that keeps changing its own input is stopped.
  @exclusivity(unchecked) var runs = 0
  /// The input in which `runs` was counted.
  @exclusivity(unchecked) var epoch = 0
  /// What it decided the last time, if it is a condition; before it has run it stands in nobody's way.
  @exclusivity(unchecked) var holds = true
  /// If it computes a field: the last value that stood when an input began, and the input in which that was noted. What is
  /// worked out on the way to no value leaves no trace in the model.
  @exclusivity(unchecked) var settled: (value: StoredValue, epoch: Int) = (.none, -1)
  /// The issue it found the last time, if it is a rule.
  @exclusivity(unchecked) var issue: FormIssue?
  /// The options it found the last time, by their places, if it says what can't be chosen.
  @exclusivity(unchecked) var disabledOptions: Set<Int64> = []

  init(_ spec: TrackerSpec, slot: Int, block: Int) {
    kind = spec.kind
    self.slot = slot
    self.block = block
    evaluate = spec.evaluate
  }
}

/// The closures that have to do with one row.
struct SlotLinks {
  /// Those that read a fact of it.
  var readers = Readers()
  /// Those that decide a fact of it.
  var writers: [(aspect: Dependency.Aspect, tracker: Int32)] = []
  /// The rules across fields that speak about it.
  var rules: [Int32] = []
  /// How many of the conditions of each kind do not hold: all of a kind have to.
  var failing = FailingConditions()
  /// The closures that say which of its options can't be chosen now.
  var disablers: [Int32] = []
}

/// The closures that read a fact of one row. Any number may: entries are added at the end, and those out of date are only
/// counted, until they are the half.
struct Readers {
  private struct Entry {
    let aspect: Dependency.Aspect
    let tracker: Int32
    let version: Int32
  }

  private var entries: [Entry] = []
  private var outdated = 0

  /// - Complexity: O(1).
  mutating func add(_ aspect: Dependency.Aspect, _ tracker: Int32, _ version: Int32) {
    entries.append(Entry(aspect: aspect, tracker: tracker, version: version))
  }

  /// An entry is out of date now: its closure's version has moved on.
  ///
  /// - Complexity: O(1) in the long run.
  mutating func removeOne(_ trackers: [Tracker]) {
    outdated += 1
    guard outdated > 8, outdated * 2 > entries.count else { return }
    entries.removeAll { trackers[Int($0.tracker)].version != $0.version }
    outdated = 0
  }

  func forEach(_ aspect: Dependency.Aspect, _ trackers: [Tracker], _ body: (Int32) -> Void) {
    for entry in entries where entry.aspect == aspect && trackers[Int(entry.tracker)].version == entry.version {
      body(entry.tracker)
    }
  }
}

/// How many conditions on a row, or on the form as a whole, do not hold, by their kind.
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
      case .rule, .computed, .disabledOptions: 0
      }
    }
    set {
      switch kind {
      case .visible: visible = newValue
      case .enabled: enabled = newValue
      case .required: required = newValue
      case .readOnly: readOnly = newValue
      case .rule, .computed, .disabledOptions: break
      }
    }
  }
}

/// Which closures have to run, and what the running one reads.
struct Tracking {
  var queue = RankQueue()
  var epoch = 0

  // While a closure runs:
  var recorded: [Dependency] = []
  var isRecording = false
  /// The closure that has to run before the running one can be right.
  var missing: Int32 = -1
  var highestRank = -1
}

/// The closures that have to run, those of the lowest rank first: a binary heap.
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

  /// Equal ranks in the order of the definition, so that the same script does the same everywhere.
  private func isBefore(_ left: (rank: Int, tracker: Int32), _ right: (rank: Int, tracker: Int32)) -> Bool {
    (left.rank, left.tracker) < (right.rank, right.tracker)
  }
}
