import FieldstoneCore

/// Runs a form's jobs, and wakes the thread that polls for keys when one has ended, or other work such as a save. Only
/// outcomes cross threads.
final class JobBell: Sendable {
  private struct State {
    /// The jobs that have not ended, by their number.
    var running: [Int: FormJob] = [:]
    var outcomes: [FormJob.Outcome] = []
    /// Whether other work is in progress, on the actor of the form.
    var isWorking = false
    /// Whether that work has ended since this was last asked.
    var hasWorked = false
  }

  private let pipe: WakePipe
  private let state = Locked(State())

  /// Fails if no pipe can be created.
  init?() {
    guard let pipe = WakePipe() else { return nil }
    self.pipe = pipe
  }

  /// A running job keeps the pipe open.
  deinit { pipe.close() }

  /// The descriptor to poll for reading.
  var readEnd: Int32 { pipe.readEnd }

  /// Whether any job or other work is in progress.
  var isBusy: Bool { state.withLock { !$0.running.isEmpty || $0.isWorking } }
  var hasOutcomes: Bool { state.withLock { !$0.outcomes.isEmpty } }

  func run(_ job: FormJob) {
    state.withLock { $0.running[job.id] = job }
    Task.detached { [self] in
      let outcome = await job.run()
      state.withLock {
        // A job that was given up has its outcome already.
        if $0.running.removeValue(forKey: job.id) != nil { $0.outcomes.append(outcome) }
      }
      pipe.wake()
    }
  }

  func beginWork() { state.withLock { $0.isWorking = true } }

  func endWork() {
    state.withLock { ($0.isWorking, $0.hasWorked) = (false, true) }
    pipe.wake()
  }

  /// Whether work has ended since the last call.
  func takeWork() -> Bool {
    let hasWorked = state.withLock { state in
      defer { state.hasWorked = false }
      return state.hasWorked
    }
    if hasWorked { _ = pipe.take() }
    return hasWorked
  }

  /// The outcomes since the last call.
  func take() -> [FormJob.Outcome] {
    _ = pipe.take()
    return state.withLock { state in
      defer { state.outcomes = [] }
      return state.outcomes
    }
  }

  /// Gives the running jobs up, because nobody will wait for them anymore.
  ///
  /// - Returns: The outcomes since the last call of `take`, and those of the jobs that were given up.
  func end() -> [FormJob.Outcome] {
    let running = state.withLock { state in
      defer { state.running = [:] }
      return state.running.values.sorted { $0.id < $1.id }
    }
    return take() + running.map { $0.giveUp() }
  }
}
