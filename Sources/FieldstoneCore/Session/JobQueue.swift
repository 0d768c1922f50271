/// The jobs of a form: those that wait for a runner, and what is done with their results.
struct JobQueue {
  private var count = 0
  /// The jobs that have not ended; nil for one that belongs to its runner.
  private var started: [Int: (job: FormJob?, take: (Result<any Sendable, any Error>) -> Void)] = [:]
  var isBusy: Bool { !started.isEmpty }
  /// The jobs that no runner has taken yet, oldest first.
  private(set) var waiting: [FormJob] = []

  /// - Returns: The job, whose result is given to `take` unless it is cancelled before.
  mutating func add(
    _ work: @escaping @Sendable () async throws -> any Sendable,
    take: @escaping (Result<any Sendable, any Error>) -> Void
  ) -> FormJob {
    count += 1
    let job = FormJob(id: count, work: work)
    started[count] = (job, take)
    waiting.append(job)
    return job
  }

  mutating func takeFirst() -> FormJob? { waiting.isEmpty ? nil : waiting.removeFirst() }

  mutating func takeWaiting() -> [FormJob] {
    defer { waiting = [] }
    return waiting
  }

  /// Leaves a job to its runner: nothing cancels it anymore. Its result is still taken.
  mutating func release(_ job: Int) -> FormJob? {
    guard let entry = started[job] else { return nil }
    started[job] = (nil, entry.take)
    waiting.removeAll { $0.id == job }
    return entry.job
  }

  /// What to do with a result; nil for a job that was cancelled or has already ended: late results lose.
  mutating func end(_ job: Int) -> ((Result<any Sendable, any Error>) -> Void)? {
    started.removeValue(forKey: job)?.take
  }

  mutating func cancelAll() {
    for entry in started.values { entry.job?.cancel() }
    (started, waiting) = ([:], [])
  }

  mutating func cancel(_ job: Int) {
    started.removeValue(forKey: job)?.job?.cancel()
    waiting.removeAll { $0.id == job }
  }
}
