/// The steps that can be taken back, and those that can be taken again.
struct History {
  /// What one field was before a step: 32 bytes.
  struct Entry {
    let value: StoredValue
    /// Whether the step begins here.
    let startsStep: Bool
    let slot: Int32
    let draft: Draft?
  }

  private(set) var done: [Entry] = []
  private(set) var undone: [Entry] = []
  /// Whether this input belongs to a step that is recorded already.
  var isStepOpen = false
  /// Whether this input goes on with a run of typing, whose step knows what the field was before it.
  var isTypingOn = false
  /// The field that was typed in last, if nothing else has happened since; -1 else.
  var typingSlot = -1
  /// The field whose typing is the last step; -1 when the last input was anything else.
  private var run = -1
  private var lastRun = -1
  var lastTyped = 0.0

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// An input begins.
  mutating func begin() {
    isStepOpen = false
    isTypingOn = false
    typingSlot = -1
    // The run of typing goes on only if this very input types in the same field.
    (lastRun, run) = (run, -1)
  }

  /// Typing begins, or goes on: one field, no pause, nothing else in between.
  mutating func beginTyping(_ slot: Int, at now: Double, pause: Double) {
    isTypingOn = lastRun == slot && now - lastTyped <= pause && canUndo
    if isTypingOn { run = slot }
    isStepOpen = isTypingOn
    typingSlot = slot
    lastTyped = now
  }

  mutating func endTyping() {
    typingSlot = -1
    run = -1
    lastRun = -1
  }

  /// Notes what a field was before it changes.
  mutating func record(_ slot: Int, _ value: StoredValue, _ draft: Draft?) {
    if !undone.isEmpty { undone.removeAll() }
    if isTypingOn, slot == typingSlot { return }
    let startsStep = !isStepOpen || done.isEmpty
    done.append(Entry(value: value, startsStep: startsStep, slot: Int32(slot), draft: draft))
    isStepOpen = true
    if slot == typingSlot { run = slot }
  }

  /// Adds to the step that was recorded last: what the model changed by itself in answer to it.
  mutating func recordInLastStep(_ slot: Int, _ value: StoredValue, _ draft: Draft?) {
    guard !done.isEmpty else { return }
    done.append(Entry(value: value, startsStep: false, slot: Int32(slot), draft: draft))
  }

  /// The last step, its entries in the order in which they have to be put back.
  mutating func takeStep(undoing: Bool) -> [Entry] {
    var entries = undoing ? done : undone
    // Emptied first, so that the array is not copied.
    if undoing { done = [] } else { undone = [] }
    var step: [Entry] = []
    while let entry = entries.popLast() {
      step.append(entry)
      if entry.startsStep { break }
    }
    if undoing { done = entries } else { undone = entries }
    typingSlot = -1
    run = -1
    isStepOpen = false
    return step
  }

  /// Keeps the reverse of a step that was taken back, or again.
  mutating func keepStep(_ entries: [Entry], undoing: Bool) {
    if undoing { undone += entries } else { done += entries }
  }
}
