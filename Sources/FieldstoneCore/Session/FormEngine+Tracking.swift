/// Runs conditions, rules across fields and computed fields: only those whose input changed, each after what it reads,
/// without recursion.
extension FormEngine {
  func addTrackers() {
    for (index, block) in blocks.enumerated() {
      for spec in block.core.trackers {
        var slot = -1
        if let element = spec.target.last {
          guard let found = self.slot(of: element, below: spec.target.dropLast(), in: index) else { continue }
          slot = found
        }
        let number = Int32(trackers.count)
        trackers.append(Tracker(spec, slot: slot, block: index))
        if slot >= 0 {
          switch spec.kind {
          case .rule:
            tracking.rules[slot, default: []].append(number)
            slots[slot].flags.insert(.hasRules)
          case .computed: setWriter(number, Dependency(slot, .value))
          case .visible: setWriter(number, Dependency(slot, .visible))
          case .enabled: setWriter(number, Dependency(slot, .enabled))
          case .required: break
          }
        }
        enqueue(number)
      }
    }
  }

  private func setWriter(_ tracker: Int32, _ fact: Dependency) {
    tracking.writers[fact] = tracker
    slots[fact.slot].flags.insert(.hasWriter)
  }

  private func enqueue(_ number: Int32) {
    let tracker = trackers[Int(number)]
    guard !tracker.isQueued else { return }
    tracker.isQueued = true
    tracking.queue.push(number, rank: tracker.rank)
  }

  /// A fact has changed: what read it has to run.
  func queueReaders(_ slot: Int, _ aspect: Dependency.Aspect) {
    guard slots[slot].flags.contains(.hasReaders) else { return }
    tracking.readers[Dependency(slot, aspect)]?.forEach(enqueue)
  }

  // MARK: Reading

  func record(_ fact: Dependency) {
    guard tracking.isRecording else { return }
    tracking.recorded.append(fact)
    guard slots[fact.slot].flags.contains(.hasWriter), let writer = tracking.writers[fact] else { return }
    let tracker = trackers[Int(writer)]
    if tracker.isQueued || tracker.isWaiting { tracking.missing = writer }
    tracking.highestRank = max(tracking.highestRank, tracker.rank)
  }

  /// Records a read of a property. One that is no field can't be told apart from its block's fields, so it depends on all
  /// of them.
  func recordRead(of path: AnyKeyPath, in index: Int) {
    guard tracking.isRecording else { return }
    let block = blocks[index]
    if let local = block.byPath[path] {
      record(Dependency(block.base + Int(local), .value))
    } else {
      record(Dependency(block.base, .block))
    }
  }

  func slot(of path: AnyKeyPath, in block: Int) -> Int? {
    blocks[block].byPath[path].map { blocks[block].base + Int($0) }
  }

  func slot(of element: FormElement, below owners: some Collection<FormElement>, in index: Int) -> Int? {
    var block = index
    for owner in owners {
      guard owner.index >= 0, let child = children[blocks[block].base + Int(owner.index)] else { return nil }
      block = child
    }
    guard element.index >= 0, Int(element.index) < blocks[block].elements.count,
      blocks[block].elements[Int(element.index)] === element
    else { return nil }
    return blocks[block].base + Int(element.index)
  }

  // MARK: Running

  /// More runs in one input mean that closures keep each other busy.
  private static let mostRuns = 100

  func runTrackers() {
    guard !tracking.queue.isEmpty else { return }
    tracking.epoch += 1
    // Closures that wait for one that they read from, the last one on top.
    var waiting: [Int32] = []
    while let next = waiting.popLast() ?? tracking.queue.pop() {
      let tracker = trackers[Int(next)]
      // Ran already, as something that another one waited for.
      guard tracker.isQueued || tracker.isWaiting else { continue }
      tracker.isWaiting = false
      tracker.isQueued = false
      if tracker.epoch != tracking.epoch { (tracker.epoch, tracker.runs) = (tracking.epoch, 0) }
      tracker.runs += 1
      guard tracker.runs <= Self.mostRuns else {
        report(cycle: [next])
        continue
      }
      let (result, missing) = evaluate(tracker)
      if missing >= 0, missing != next {
        if trackers[Int(missing)].isWaiting {
          report(cycle: waiting.drop { $0 != missing } + [next])
        } else if trackers[Int(missing)].isQueued {
          tracker.isWaiting = true
          waiting += [next, missing]
          continue
        }
      }
      remember(tracker, next)
      apply(result, of: tracker, next)
    }
  }

  private func evaluate(_ tracker: Tracker) -> (TrackerResult, missing: Int32) {
    tracking.recorded.removeAll(keepingCapacity: true)
    tracking.missing = -1
    tracking.highestRank = -1
    tracking.isRecording = true
    defer { tracking.isRecording = false }
    operations.closures += 1
    return (tracker.evaluate(ReadScope(engine: self, block: tracker.block)), tracking.missing)
  }

  /// Keeps what the closure read. Most read the same as the last time, and nothing has to be done.
  private func remember(_ tracker: Tracker, _ number: Int32) {
    tracker.rank = max(tracker.rank, tracking.highestRank + 1)
    guard tracker.reads != tracking.recorded else { return }
    for fact in tracker.reads {
      tracking.readers[fact]?.removeAll { $0 == number }
    }
    tracker.reads = tracking.recorded
    for fact in tracker.reads {
      slots[fact.slot].flags.insert(.hasReaders)
      if fact.aspect == .block { for local in blocks[block(of: fact.slot)].elements.indices {
        slots[blocks[block(of: fact.slot)].base + local].flags.insert(.hasReaders)
      } }
      if tracking.readers[fact]?.last != number { tracking.readers[fact, default: []].append(number) }
    }
    if tracker.kind == .computed, tracker.slot >= 0, tracker.reads.contains(Dependency(tracker.slot, .value)) {
      report(cycle: [number])
    }
  }

  func block(of slot: Int) -> Int { Int(slots[slot].block) }

  private func apply(_ result: TrackerResult, of tracker: Tracker, _ number: Int32) {
    switch (tracker.kind, result) {
    case (.visible, .flag(let isVisible)): if tracker.slot >= 0 { setOwnVisible(tracker.slot, isVisible) }
    case (.enabled, .flag(let isEnabled)):
      if tracker.slot >= 0 { setOwnEnabled(tracker.slot, isEnabled) } else { setFormEnabled(isEnabled) }
    case (.required, .flag(let isRequired)):
      guard slots[tracker.slot].flags.contains(.requiredNow) != isRequired else { return }
      slots[tracker.slot].flags.set(.requiredNow, isRequired)
      mark(tracker.slot, .required)
      revalidate(tracker.slot)
    case (.rule, .issue(let issue)):
      guard tracker.issue != issue else { return }
      tracker.issue = issue
      revalidate(tracker.slot)
    case (.computed, .value(let value)):
      assign(tracker.slot, value, draft: nil, isUndoable: false)
    default: break
    }
  }

  private func report(cycle: [Int32]) {
    let keys = cycle.map { number -> String in
      let slot = trackers[Int(number)].slot
      return slot < 0 ? "(form)" : rowID(slot).path
    }
    let problem = FormProblem(kind: .cycle(keys), key: keys.first ?? "")
    if !foundProblems.contains(problem) { foundProblems.append(problem) }
  }

  // MARK: Viewers

  /// Reads again what has no setter, in the blocks whose model changed and those above them.
  func readViewers() {
    guard !editedBlocks.isEmpty else { return }
    var seen: Set<Int> = []
    for edited in editedBlocks {
      var index = edited
      while index >= 0, seen.insert(index).inserted {
        let block = blocks[index]
        if !block.core.viewers.isEmpty { readFields(of: index, block.core.viewers.lazy.map(Int.init)) }
        index = block.parent
      }
    }
    editedBlocks.removeAll(keepingCapacity: true)
  }
}
