/// Runs conditions, cross-field rules, and computed fields: only those whose dependencies changed, each after those
/// that it reads from, without recursion.
extension FormEngine {
  func addTrackers(in indices: some Sequence<Int>) {
    for index in indices {
      for spec in blocks[index].core.trackers {
        guard let element = spec.target.last else {
          addTracker(spec, slot: -1, block: index)
          continue
        }
        guard let slot = slot(of: element, below: spec.target.dropLast(), in: index, { children[$0] }) else { continue }
        addTracker(spec, slot: slot, block: index)
      }
    }
  }

  /// Adds the closures by which forms above decide about the rows of blocks that have just been made.
  func addTrackers(about made: [Int]) {
    let new = Set(made)
    var above = made.first.map { blocks[$0].parent } ?? -1
    while above >= 0 {
      for spec in blocks[above].core.trackers where spec.target.count > 1 {
        let slot = spec.target.last.flatMap {
          self.slot(of: $0, below: spec.target.dropLast(), in: above) { children[$0] }
        }
        if let slot, new.contains(block(of: slot)) { addTracker(spec, slot: slot, block: above) }
      }
      above = blocks[above].parent
    }
  }

  private func addTracker(_ spec: TrackerSpec, slot: Int, block: Int) {
    let tracker = Tracker(spec, slot: slot, block: block)
    let number = freeTrackers.popLast() ?? Int32(trackers.count)
    if number < trackers.count {
      // Entries of the tracker that had the number before are told apart by their version.
      tracker.version = trackers[Int(number)].version &+ 1
      trackers[Int(number)] = tracker
    } else {
      trackers.append(tracker)
    }
    trackersOfBlocks[block, default: []].append(number)
    if slot >= 0 { connect(number, spec.kind, link(slot), slot) }
    if spec.kind.isText {
      decidedTexts[slot, default: DecidedTexts()].claim(spec.kind, number, distance: spec.target.count)
    }
    enqueue(number)
  }

  /// Removes the closures of some blocks, which are no longer part of the form.
  ///
  /// - Complexity: O(their closures, and what these read).
  func removeTrackers(in indices: some Sequence<Int>) {
    for number in indices.flatMap({ trackersOfBlocks.removeValue(forKey: $0) ?? [] }) {
      let tracker = trackers[Int(number)]
      for fact in tracker.reads { links[link(fact.slot)].readers.removeOne(fact.aspect, trackers) }
      tracker.reads = []
      tracker.version &+= 1
      (tracker.isRemoved, tracker.isQueued, tracker.isWaiting) = (true, false, false)
      if tracker.slot >= 0 { disconnect(number, link(tracker.slot)) }
      freeTrackers.append(number)
    }
  }

  private func disconnect(_ number: Int32, _ link: Int) {
    links[link].rules.removeAll { $0 == number }
    links[link].writers.removeAll { $0.tracker == number }
    links[link].disablers.removeAll { $0 == number }
    links[link].bounds.removeAll { $0 == number }
    links[link].range = nil
    links[link].failing = FailingConditions()
  }

  private func connect(_ number: Int32, _ kind: TrackerSpec.Kind, _ link: Int, _ slot: Int) {
    switch kind {
    case .rule: connectRule(number, link)
    case .computed:
      if links[link].writers.contains(where: { $0.aspect == .value }) {
        foundProblems.append(FormProblem(kind: .computedTwice, key: rowID(slot).path))
      }
      links[link].writers.append((.value, number))
    case .disabledOptions: links[link].disablers.append(number)
    case .bounds: links[link].bounds.append(number)
    case .visible: links[link].writers.append((.visible, number))
    case .enabled, .readOnly: links[link].writers.append((.enabled, number))
    case .required, .options, .suggestions, .format, .title, .help, .placeholder, .plainCaption, .instruction,
      .information, .warning, .errorCaption, .shown:
      break
    }
  }

  /// Adds a rule in the order of a form that is made at once, where the rules of outer forms come first: a late subform has
  /// its own rules already when those of the forms around it are added.
  private func connectRule(_ number: Int32, _ link: Int) {
    let level = level(of: trackers[Int(number)].block)
    let later = links[link].rules.firstIndex { self.level(of: trackers[Int($0)].block) > level }
    links[link].rules.insert(number, at: later ?? links[link].rules.endIndex)
  }

  /// How many forms a block is in.
  ///
  /// - Complexity: O(those forms).
  private func level(of block: Int) -> Int {
    var (level, next) = (0, blocks[block].parent)
    while next >= 0 { (level, next) = (level + 1, blocks[next].parent) }
    return level
  }

  /// The index of a slot's links, which are created if missing.
  private func link(_ slot: Int) -> Int {
    if slots[slot].links < 0 {
      slots[slot].links = Int32(links.count)
      links.append(SlotLinks())
    }
    return Int(slots[slot].links)
  }

  private func enqueue(_ number: Int32) {
    let tracker = trackers[Int(number)]
    guard !tracker.isQueued else { return }
    tracker.isQueued = true
    tracking.queue.push(number, rank: tracker.rank)
  }

  /// Queues the closures that read a fact that has changed.
  func queueReaders(_ slot: Int, _ aspect: Dependency.Aspect) {
    let link = Int(slots[slot].links)
    guard link >= 0 else { return }
    links[link].readers.forEach(aspect, trackers, enqueue)
  }

  /// The same for a fact about a block as a whole, which is recorded with the block's first row.
  func queueReaders(of block: Block, _ aspect: Dependency.Aspect) {
    if !block.elements.isEmpty { queueReaders(block.base, aspect) }
  }

  // MARK: Running

  /// The maximum number of runs of a closure in one input. More mean that closures keep triggering each other.
  private static let mostRuns = 100

  func runTrackers() {
    guard !tracking.queue.isEmpty else { return }
    // The closures that wait for one that they read from, the innermost on top.
    var waiting: [Int32] = []
    while true {
      // What a closure has computed may have made an observer take away elements that the next ones would read.
      if !outdatedCollections.isEmpty { followOutdated() }
      guard let next = waiting.popLast() ?? tracking.queue.pop() else { return }
      let tracker = trackers[Int(next)]
      // It has already run, because another closure waited for it.
      guard tracker.isQueued || tracker.isWaiting else { continue }
      tracker.isWaiting = false
      tracker.isQueued = false
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
      // Only runs in which all dependencies were up to date are counted: a closure may have to wait for any number of
      // others first.
      if tracker.epoch != tracking.epoch { (tracker.epoch, tracker.runs) = (tracking.epoch, 0) }
      tracker.runs += 1
      remember(tracker, next)
      guard tracker.runs <= Self.mostRuns else {
        report(cycle: [next])
        continue
      }
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
    let result = evaluate(tracker, ReadScope(engine: self, block: tracker.block, slot: tracker.slot))
    guard tracker.kind == .computed else { return (result, tracking.missing) }
    let reads = tracking.recorded
    tracking.recorded += usability(of: reads)
    guard case .value(let value) = result, !areUsable(reads) else { return (result, tracking.missing) }
    return (.noValue(value), tracking.missing)
  }

  /// Stores what the closure read. It is usually the same as last time, and there is nothing to do.
  private func remember(_ tracker: Tracker, _ number: Int32) {
    tracker.rank = max(tracker.rank, tracking.highestRank + 1)
    guard tracker.reads != tracking.recorded else { return }
    tracker.version &+= 1
    for fact in tracker.reads { links[link(fact.slot)].readers.removeOne(fact.aspect, trackers) }
    tracker.reads = tracking.recorded
    for fact in tracker.reads { links[link(fact.slot)].readers.add(fact.aspect, number, tracker.version) }
    if tracker.kind == .computed, tracker.slot >= 0, tracker.reads.contains(Dependency(tracker.slot, .value)) {
      report(cycle: [number])
    }
  }

  func block(of slot: Int) -> Int { Int(slots[slot].block) }

  private func apply(_ result: TrackerResult, of tracker: Tracker, _ number: Int32) {
    switch (tracker.kind, result) {
    case (let kind, .flag(let holds)):
      let change: Int32 = tracker.holds == holds ? 0 : holds ? -1 : 1
      tracker.holds = holds
      guard tracker.slot >= 0 else {
        failing[tracker.block, default: FailingConditions()][kind] += change
        return updateFormEnabled(tracker.block)
      }
      let link = link(tracker.slot)
      links[link].failing[kind] += change
      applyCondition(kind, tracker.slot, links[link].failing[kind] == 0)
    case (.rule, .issue(let issue)):
      guard tracker.issue != issue else { return }
      tracker.issue = issue
      revalidate(tracker.slot)
    case (.disabledOptions, .disabledOptions(let options)):
      guard tracker.disabledOptions != options else { return }
      tracker.disabledOptions = options
      mark(tracker.slot, .options)
      revalidate(tracker.slot)
    case (.options, .options(let codec)), (.format, .options(let codec)): offer(codec, tracker.slot)
    case (.suggestions, .suggestions(let list)): suggest(list, tracker.slot)
    case (.bounds, .bounds(let range)): setBounds(range, of: tracker)
    case (let kind, .text(let text)): setText(text, kind, tracker.slot, by: number)
    case (_, .fraction(let fraction)): setFraction(fraction, tracker.slot)
    case (.computed, .value(let value)):
      withheld[tracker.slot] = nil
      setLacksComputedValue(tracker.slot, false)
      assign(tracker.slot, value, draft: nil, isUndoable: false)
    case (.computed, .noValue(let value)):
      setLacksComputedValue(tracker.slot, true)
      withhold(value, tracker.slot)
    default: break
    }
  }

  /// A computed field has no value, because its closure has read an invalid answer. The property can't be without one
  /// unless it is optional: it holds what the closure returned, so that conditions and rules that read it depend on
  /// nothing but the answers.
  private func withhold(_ value: StoredValue, _ slot: Int) {
    guard let field = field(at: slot) else { return }
    let isNew = withheld[slot] != value
    withheld[slot] = field.flags.contains(.optional) ? nil : value
    assign(slot, .none, draft: nil, isUndoable: false)
    guard isNew, let value = withheld[slot] else { return }
    let block = blocks[block(of: slot)]
    guard model(of: block).isPresent else { return }
    write(field, value, slot, in: block)
    queueDependentsOfValue(slot, self.block(of: slot), block)
  }

  private func applyCondition(_ kind: TrackerSpec.Kind, _ slot: Int, _ holds: Bool) {
    switch kind {
    case .visible: setOwnVisible(slot, holds)
    case .enabled: setOwnEnabled(slot, holds)
    case .readOnly: setReadOnlyNow(slot, holds)
    case .required:
      guard slots[slot].flags.contains(.requiredNow) != holds else { return }
      slots[slot].flags.set(.requiredNow, holds)
      mark(slot, .required)
      revalidate(slot)
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

  /// Rereads the viewers of the blocks whose model changed and of the blocks above them.
  func readViewers() {
    guard !editedBlocks.isEmpty else { return }
    guard hasViewers else { return editedBlocks.removeAll(keepingCapacity: true) }
    var seen: Set<Int> = []
    for edited in editedBlocks {
      var index = edited
      while index >= 0, seen.insert(index).inserted {
        let block = blocks[index]
        if !block.core.viewers.isEmpty { readFields(of: index, block.core.viewers.lazy.map(Int.init)) }
        readViewers(onPagesOf: block, seen: &seen)
        index = block.parent
      }
    }
    editedBlocks.removeAll(keepingCapacity: true)
  }

  /// The pages of a form have its model.
  private func readViewers(onPagesOf block: Block, seen: inout Set<Int>) {
    for page in block.core.pages {
      guard let child = children[block.base + page], seen.insert(child).inserted else { continue }
      readFields(of: child, blocks[child].core.viewers.lazy.map(Int.init))
      readViewers(onPagesOf: blocks[child], seen: &seen)
    }
  }
}
