/// The steps that can be undone, and those that can be redone.
struct History {
  /// The state of one field before a step, in 32 bytes.
  struct Entry {
    let value: StoredValue
    /// Whether this is the first entry of its step.
    let startsStep: Bool
    let slot: Int32
    let draft: Draft?

    /// Whether it is about a conflict that was resolved, and not about a value.
    var isConflict: Bool { if case .boxed(let box) = value { box is ConflictBox } else { false } }

    /// The refused answer of a field, with the one that was accepted before it; nil if the rules accepted the value.
    var refused: RefusedAnswer? { if case .boxed(let box) = value { box as? RefusedAnswer } else { nil } }

    /// What it takes in memory, about.
    var bytes: Int { 64 + value.textBytes + (draft?.text.utf8.count ?? 0) }
  }

  private(set) var done: [Entry] = []
  private(set) var undone: [Entry] = []
  /// How many steps have been recorded so far, whether or not they were undone since.
  private(set) var recordedSteps = 0
  /// About what the steps that can be undone take.
  private(set) var bytes = 0
  /// Whether this input belongs to a step that has already been recorded.
  var isStepOpen = false
  /// Whether this input continues a run of typing, whose step already holds the field's state before it.
  var isTypingOn = false
  /// The field that was typed in last, if nothing else has happened since; otherwise -1.
  var typingSlot = -1
  /// The field whose typing is the last step; -1 if anything else has been changed since, or another input has come. What
  /// only ends, such as a check or a save, doesn't interrupt anybody.
  private var run = -1
  var lastTyped = 0.0

  /// The slots of the entries of the step that would be undone or redone next, the last one first.
  func nextSlots(undoing: Bool) -> [Int] {
    let entries = undoing ? done : undone
    guard let first = entries.lastIndex(where: \.startsStep) else { return [] }
    return entries[first...].reversed().map { Int($0.slot) }
  }

  /// The slots of all entries.
  ///
  /// - Complexity: O(entries).
  var slots: SlotSet {
    var slots = SlotSet()
    for entry in done { slots.insert(Int(entry.slot)) }
    for entry in undone { slots.insert(Int(entry.slot)) }
    return slots
  }

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Called at the start of an input.
  mutating func begin() {
    isStepOpen = false
    isTypingOn = false
    typingSlot = -1
  }

  /// Starts a run of typing, or continues it if it is in the same field without a pause or anything else in between.
  mutating func beginTyping(_ slot: Int, at now: Double, pause: Double) {
    isTypingOn = run == slot && now - lastTyped <= pause && canUndo
    if !isTypingOn { run = -1 }
    isStepOpen = isTypingOn
    typingSlot = slot
    lastTyped = now
  }

  /// Makes what follows part of the last step, if that was typing in a field.
  mutating func resumeTyping(_ slot: Int) {
    guard let last = done.last, last.slot == Int32(slot) else { return }
    (isTypingOn, isStepOpen, typingSlot) = (true, true, slot)
  }

  /// Others have changed values: where a step goes back to the one before, it goes back to the newer one from now on.
  ///
  /// - Complexity: O(entries).
  mutating func replaceValues(_ changes: SlotTable<(before: StoredValue, now: StoredValue)>) {
    guard !changes.isEmpty else { return }
    func replaced(_ entry: Entry) -> Entry {
      guard let change = changes[Int(entry.slot)] else { return entry }
      if let refused = entry.refused {
        guard refused.accepted == change.before else { return entry }
        let answer = RefusedAnswer(refused.shown, accepted: change.now)
        return Entry(value: .boxed(answer), startsStep: entry.startsStep, slot: entry.slot, draft: entry.draft)
      }
      guard entry.value == change.before, entry.draft == nil else { return entry }
      return Entry(value: change.now, startsStep: entry.startsStep, slot: entry.slot, draft: nil)
    }
    done = done.map(replaced)
    undone = undone.map(replaced)
    bytes = done.reduce(0) { $0 + $1.bytes }
  }

  /// Others have changed a subform that was set to nil: a step that brings it back brings back the newer one.
  ///
  /// - Complexity: O(entries).
  mutating func replaceSubforms(_ slot: Int, by newer: StoredValue) {
    func replaced(_ entry: Entry) -> Entry {
      guard entry.slot == Int32(slot), case .boxed(let box) = entry.value, box is WholeSubform else { return entry }
      return Entry(value: newer, startsStep: entry.startsStep, slot: entry.slot, draft: nil)
    }
    done = done.map(replaced)
    undone = undone.map(replaced)
  }

  mutating func endTyping() {
    typingSlot = -1
    run = -1
  }

  /// Records the state of a field before it changes.
  mutating func record(_ slot: Int, _ value: StoredValue, _ draft: Draft?) {
    if !undone.isEmpty { undone.removeAll() }
    if isTypingOn, slot == typingSlot { return }
    let startsStep = !isStepOpen || done.isEmpty
    add(Entry(value: value, startsStep: startsStep, slot: Int32(slot), draft: draft))
    if startsStep { recordedSteps += 1 }
    isStepOpen = true
    if slot == typingSlot { run = slot } else if typingSlot < 0 { run = -1 }
  }

  /// Adds a change to the last recorded step: one that the model made itself in response to it.
  mutating func recordInLastStep(_ slot: Int, _ value: StoredValue, _ draft: Draft?) {
    guard !done.isEmpty else { return }
    add(Entry(value: value, startsStep: false, slot: Int32(slot), draft: draft))
  }

  private mutating func add(_ entry: Entry) {
    done.append(entry)
    bytes += entry.bytes
  }

  /// Forgets the oldest steps if all of them take more than a number of bytes; a quarter more than is needed, so that this
  /// is rare. The last step stays, however much it takes.
  @inline(__always) mutating func trim(to most: Int) {
    if bytes > most { forgetOldest(to: most) }
  }

  private mutating func forgetOldest(to most: Int) {
    guard let last = done.lastIndex(where: \.startsStep), last > 0 else { return }
    var (rest, first) = (bytes, 0)
    // Only whole steps go.
    while first < last, rest > most / 4 * 3 || !done[first].startsStep {
      rest -= done[first].bytes
      first += 1
    }
    done.removeFirst(first)
    bytes = rest
  }

  /// Removes the last step and returns its entries in the order in which they have to be restored.
  mutating func takeStep(undoing: Bool) -> [Entry] {
    var entries = undoing ? done : undone
    // Emptied first, to avoid a copy of the array.
    if undoing { done = [] } else { undone = [] }
    var step: [Entry] = []
    while let entry = entries.popLast() {
      step.append(entry)
      if entry.startsStep { break }
    }
    if undoing {
      done = entries
      bytes -= step.reduce(0) { $0 + $1.bytes }
    } else {
      undone = entries
    }
    isStepOpen = false
    return step
  }

  /// Records the reverse of a step that was undone or redone.
  mutating func keepStep(_ entries: [Entry], undoing: Bool) {
    if undoing { undone += entries } else { entries.forEach { add($0) } }
  }
}
