import FieldstoneCore

/// A search or a check of the program, which may take longer than a request. Its results belong to the pages that show
/// them, because each request has a form of its own.
final class VisitJob: Sendable {
  private struct State {
    var outcome: FormJob.Outcome?
    var bytes = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
    var isShown = false
  }

  /// What is searched for; empty for other jobs.
  let text: String
  private let job: FormJob
  private let state = Locked(State())

  /// Begins to run the job of a form.
  init(_ job: FormJob, searchingFor text: String = "") {
    self.text = text
    self.job = job
    Task { [weak self] in
      let outcome = await job.run()
      self?.end(outcome)
    }
  }

  /// What was found; nil while the job is running.
  var outcome: FormJob.Outcome? { state.withLock(\.outcome) }

  /// The bytes of what was found, about.
  var bytes: Int { state.withLock(\.bytes) }

  /// What was found, for the form of another request. An error is reported once.
  func takeOutcome() -> FormJob.Outcome? {
    state.withLock { state in
      defer { state.isShown = state.isShown || state.outcome != nil }
      return state.isShown ? state.outcome?.again : state.outcome
    }
  }

  /// Waits until the job has ended, but not longer than a time limit.
  func wait(atMost seconds: Double) async {
    let limit = Task { [weak self] in
      guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
      self?.resumeAll()
    }
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.outcome == nil { state.waiting.append(continuation) }
        return state.outcome != nil
      }
      if isOver { continuation.resume() }
    }
    limit.cancel()
  }

  private func end(_ outcome: FormJob.Outcome) {
    let bytes = outcome.bytes
    state.withLock { ($0.outcome, $0.bytes) = (outcome, bytes) }
    resumeAll()
  }

  private func resumeAll() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Nobody needs its results.
  func cancel() { job.cancel() }

  deinit { job.cancel() }
}

extension VisitJob: Equatable {
  static func == (left: VisitJob, right: VisitJob) -> Bool { left === right }
}
