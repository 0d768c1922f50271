import FieldstoneCore

/// A search that the program answers, which may take longer than a request. Its results belong to the pages that show
/// them, because each request has a form of its own.
final class VisitSearch: Sendable {
  private struct State {
    var outcome: FormJob.Outcome?
    var bytes = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  let text: String
  private let job: FormJob
  private let state = Locked(State())

  /// Begins a search.
  init(_ text: String, _ job: FormJob) {
    self.text = text
    self.job = job
    Task { [weak self] in
      let outcome = await job.run()
      self?.end(outcome)
    }
  }

  /// What was found; nil while it is searching.
  var outcome: FormJob.Outcome? { state.withLock(\.outcome) }

  /// The bytes of what was found, about.
  var bytes: Int { state.withLock(\.bytes) }

  /// Waits until the search has ended, but not longer than a time limit.
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

extension VisitSearch: Equatable {
  static func == (left: VisitSearch, right: VisitSearch) -> Bool { left === right }
}
