/// Checks that take time.
extension FormEngine {
  /// Begins to check a field's new value, which ends the check of the old one.
  func startCheck(_ slot: Int, _ field: FieldElement, waits: Bool = true) {
    guard let rules = field.details?.asyncRules, !rules.isEmpty, !isRestoring else { return }
    let (wasKnown, wasPending) = (checks[slot] != nil, checks.isPending(slot))
    let hadIssue = checks.issue(of: slot) != nil
    endCheck(slot)
    if isCheckable(slot) {
      checks.set(slot, .pending(job: jobs.add(JobQueue.Check(slot: slot, waits: waits))))
    } else {
      if slots[slot].flags.contains([.exists, .hasError]) { checks.set(slot, .refused) }
      guard wasKnown else { return }
    }
    if !(wasPending && checks.isPending(slot)) { mark(slot, .states) }
    if hadIssue { revalidate(slot, field) }
  }

  /// Whether a field has a value that no other rule refuses.
  private func isCheckable(_ slot: Int) -> Bool {
    let flags = slots[slot].flags
    return flags.isDisjoint(with: [.unparsed, .hasError]) && flags.contains(.exists)
      && !Rules.isMissing(storedValue(slot)) && storedValue(slot).severalValues == nil
  }

  /// After a restore: answers that another rule refuses are checked once none does.
  func noteRefusedAnswers() {
    for block in liveBlocks where block.core.hasAsyncRules {
      for case let field as FieldElement in block.elements where field.details?.asyncRules.isEmpty == false {
        let slot = block.base + Int(field.index)
        if slots[slot].flags.contains([.exists, .hasError, .answered]) { checks.set(slot, .refused) }
      }
    }
  }

  /// Makes the job of a check, unless it has been made.
  func makeCheck(_ job: Int) {
    guard let check = jobs.check(job), let rules = field(at: check.slot)?.details?.asyncRules else { return }
    let (value, waits, sleep) = (storedValue(check.slot), check.waits, environment.sleep)
    let steps = rules.map { ($0, $0.check(value)) }
    jobs.makeCheck(job) {
      for (rule, check) in steps {
        if let issue = try await Self.run(rule, check, waits, sleep) { return issue }
      }
      return Optional<FormIssue>.none
    } take: { [unowned self] in
      endCheck($0, check.slot)
    }
  }

  /// Leaves the check of a value to whoever runs it.
  func releaseCheck(_ slot: Int) -> FormJob? {
    guard case .pending(let job)? = checks[slot] else { return nil }
    makeCheck(job)
    return jobs.release(job)
  }

  /// - Returns: What a rule has found.
  private nonisolated static func run(
    _ rule: AsyncRule, _ check: (@Sendable () async throws -> FormIssue?)?, _ waits: Bool,
    _ sleep: @escaping @Sendable (Duration) async throws -> Void
  ) async throws -> FormIssue? {
    guard let check else { return nil }
    if waits { try await sleep(rule.delay) }
    do {
      return try await within(rule.limit, sleep, check)
    } catch is CancellationError where !Task.isCancelled { throw CheckTimedOut() }
  }

  /// Ends the check of a value that is no longer there.
  func endCheck(_ slot: Int) {
    guard let state = checks[slot] else { return }
    if case .pending(let job) = state { jobs.cancel(job) }
    checks.set(slot, nil)
  }

  /// Ends all checks, and what waits for them, and forgets what they have found.
  func endChecks() {
    if checks.isAwaited { finishSubmit(succeeded: false) }
    for slot in checks.states.keys.sorted() {
      endCheck(slot)
      mark(slot, .states)
      revalidate(slot)
    }
    checks = FieldChecks()
  }

  private func endCheck(_ result: Result<any Sendable, any Error>, _ slot: Int) {
    switch result {
    case .success(let found): checks.set(slot, (found as? FormIssue).map { .found($0) } ?? .passed)
    // Whoever ran the check has given it up.
    case .failure(is CancellationError): checks.set(slot, nil)
    case .failure(let error):
      if !(error is CheckTimedOut) { environment.report(error) }
      checks.set(slot, .failed)
    }
    mark(slot, .states)
    if policy != .onSubmit { noteVisit(slot, .mayShowIssues) }
    revalidate(slot)
    refreshShowing(slot)
  }

  /// Forgets the checks that have failed: a submit tries them again.
  ///
  /// - Returns: Their slots.
  func takeFailedChecks() -> [Int] {
    let failed = checks.failed.sorted()
    for slot in failed {
      checks.set(slot, nil)
      revalidate(slot)
    }
    return failed
  }

  /// Checks have still failed, because a submit that would have tried them again was refused for other reasons.
  func putBackFailedChecks(_ failed: [Int]) {
    for slot in failed where checks[slot] == nil && !checks.waiting.contains(slot) && isCheckable(slot) {
      checks.set(slot, .failed)
      revalidate(slot)
    }
  }

  /// Begins the checks that a submit has to wait for: those of all values that have no result yet.
  ///
  /// - Returns: Whether there are any.
  func startAwaitedChecks() -> Bool {
    var awaited: [FormJob] = []
    for block in liveBlocks where block.core.hasAsyncRules {
      for case let field as FieldElement in block.elements where field.details?.asyncRules.isEmpty == false {
        let slot = block.base + Int(field.index)
        guard slots[slot].flags.contains(.active) else { continue }
        switch checks[slot] {
        case .passed, .found, .failed: continue
        case .pending, .refused, nil: break
        }
        startCheck(slot, field, waits: false)
        // Nobody but the submit runs it.
        if let job = releaseCheck(slot) { awaited.append(job) }
      }
    }
    checks.waiting.removeAll { slots[$0].flags.contains(.active) }
    checks.awaited = awaited
    checks.isAwaited = !awaited.isEmpty
    return checks.isAwaited
  }

  /// Runs the checks that a submit waits for, all at once.
  nonisolated(nonsending) func runAwaitedChecks() async {
    let awaited = checks.awaited
    checks.awaited = []
    await run(awaited, #isolation)
  }

  /// - Parameter isolation: Where the form lives. A closure stays there only if it captures that.
  private func run(_ jobs: [FormJob], _ isolation: isolated (any Actor)?) async {
    await withTaskGroup(of: FormJob.Outcome.self) { group in
      _ = isolation
      for job in jobs { group.addTask { await job.run() } }
      for await outcome in group { finish(outcome) }
    }
  }
}

extension FormEngine {
  /// Begins the checks of the values that have been given in this input, now that all other rules have run.
  func startWaitingChecks() {
    guard let first = checks.waiting.first else { return }
    // Nearly always it is one field, for which nothing is allocated.
    guard checks.waiting.count > 1 else {
      checks.waiting.removeAll(keepingCapacity: true)
      return startWaitingCheck(first)
    }
    let waiting = Set(checks.waiting).sorted()
    checks.waiting = []
    waiting.forEach(startWaitingCheck)
  }

  private func startWaitingCheck(_ slot: Int) {
    // In a form that has been left, nobody would wait for it.
    guard !currentFacts.isCancelled, isLive(block(of: slot)), let field = field(at: slot) else { return }
    startCheck(slot, field)
  }

  /// Whether all errors of a row are such that the next submit decides anew: issues from outside, and checks that have
  /// failed.
  func isToBeTriedAgain(_ slot: Int) -> Bool {
    guard !outside[slot].isEmpty || checks.hasFailed(slot), let list = issueLists[slots[slot].issues] else {
      return false
    }
    var others = outside[slot]
    if checks.hasFailed(slot) { others.append(FormIssue(.notChecked)) }
    return list.issues.allSatisfy { $0.severity != .error || others.contains($0) }
  }

  /// Whether the next submit decides anew about all that is wrong with a row.
  package func triesAgain(_ row: FormRowID) -> Bool { slot(of: row).map(isToBeTriedAgain) ?? false }

  /// Whether nothing is wrong that would prevent a submit or a save.
  ///
  /// - Complexity: O(issues from outside, and checks that have failed).
  package var isSubmittable: Bool {
    guard !currentFacts.isValid, !outside.isEmpty || !checks.failed.isEmpty else { return currentFacts.isValid }
    let slots = Set(outside.bySlot.keys).union(checks.failed)
    let passing = slots.count { slot in
      self.slots[slot].flags.contains(.hasError) && counts(slot) && isToBeTriedAgain(slot)
    }
    return passing == currentFacts.invalidFields
  }
}
