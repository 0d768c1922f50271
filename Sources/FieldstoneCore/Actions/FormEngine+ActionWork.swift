/// The work that actions have begun and that takes time, by the slot of the row at which they fired.
struct ActionWork {
  private var jobs: [Int: Int] = [:]

  var isEmpty: Bool { jobs.isEmpty }
  subscript(slot: Int) -> Int? { jobs[slot] }
  mutating func set(_ slot: Int, job: Int?) { jobs[slot] = job }
  var slots: [Int] { jobs.keys.sorted() }
  /// Those that began first come first.
  var jobsInOrder: [Int] { jobs.values.sorted() }
}

/// Actions that take time.
extension FormEngine {
  /// Begins work for an action. Its row is busy until the work has ended.
  func startWork(
    for row: FormRowID, _ work: @escaping @Sendable () async throws -> any Sendable,
    then take: @escaping (any Sendable) -> Void
  ) {
    // An element whose action has removed it waits for nothing.
    guard let slot = slot(of: row), isLive(block(of: slot)) else { return }
    perform {
      stopWork(slot)
      if !outside[slot].isEmpty {
        outside.forget(slot)
        revalidate(slot)
      }
      let job = jobs.add(work) { [unowned self] in endWork(slot, $0, take) }
      actionWork.set(slot, job: job.id)
      mark(slot, .states)
    }
  }

  /// Gives up what any row waits for.
  func stopAllWork() { for slot in actionWork.slots { stopWork(slot) } }

  /// Gives up what a row waits for.
  ///
  /// - Returns: Whether it was waiting.
  @discardableResult func stopWork(_ slot: Int) -> Bool {
    guard let job = actionWork[slot] else { return false }
    jobs.cancel(job)
    actionWork.set(slot, job: nil)
    mark(slot, .states)
    return true
  }

  private func endWork(_ slot: Int, _ result: Result<any Sendable, any Error>, _ take: @escaping (any Sendable) -> Void)
  {
    actionWork.set(slot, job: nil)
    mark(slot, .states)
    switch result {
    // Runs like a handler: what it sends is an input of its own.
    case .success(let value): pressed.append(({ _ in take(value) }, rowID(slot)))
    case .failure(is CancellationError): break
    case .failure(let issues as FormIssues):
      for issue in place(issues, from: .action(slot)).entries.map(\.issue) { outside.add(issue, to: slot) }
      showOutside(slot)
    case .failure(let error):
      let words = environment.words(for: error) ?? FormString.common(.actionFailed).text(in: environment)
      // Not an error of the answers: it doesn't keep anybody from submitting them.
      outside.add(FormIssue(.custom(FormString(verbatim: words)), severity: .warning), to: slot)
      showOutside(slot)
    }
  }

  private func showOutside(_ slot: Int) {
    revalidate(slot)
    noteVisit(slot, .mayShowIssues)
    refreshShowing(slot)
  }

  /// The jobs of actions that no runner has taken, for a surface that runs them within a request.
  package func releaseActionJobs() -> [FormJob] {
    actionWork.jobsInOrder.compactMap { jobs.release($0) }
  }
}

extension FormPress {
  /// Does work that takes time, such as asking a server, and then goes on with what it has found.
  ///
  /// The row is busy meanwhile: pressing it again does nothing, and people can stop the work or go on with the form. An
  /// error of the work shows at the row, in the words of a `LocalizedError`; issues show at the rows that they name.
  ///
  /// ```swift
  /// form.button("Find the address") { (press: FormPress<Attendee>) in
  ///   let name = press.model.name
  ///   press.run {
  ///     try await directory.city(of: name)
  ///   } then: { found in
  ///     press.edit { $0.email = found }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - work: Runs outside of the form, and is cancelled if nobody waits for it any longer.
  ///   - next: Runs where the form lives, unless the work has failed or was stopped.
  public func run<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value, then next: @escaping (Value) -> Void = { (_: Value) in }
  ) {
    scope.engine.startWork(for: row, work) { if let value = $0 as? Value { next(value) } }
  }
}

extension FormRow {
  /// What a row that waits says: that its value is being checked, or that its action is at work.
  package var waitingWords: FormString? {
    if states.contains(.pending) { return .common(.checking) }
    guard states.contains(.busy) else { return nil }
    // A search for options says itself what it does.
    if case .searching? = options.finding { return nil }
    if case .searching? = suggestions.finding { return nil }
    return .common(.working)
  }
}
