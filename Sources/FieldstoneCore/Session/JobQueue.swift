/// The jobs of a form: those that wait for a runner, and what is done with their results.
struct JobQueue {
  private var count = 0
  /// The jobs that have not ended; nil for one that belongs to its runner.
  private var started: [Int: (job: FormJob?, take: (Result<any Sendable, any Error>) -> Void)] = [:]
  var isBusy: Bool { !started.isEmpty }
  /// The jobs that no runner has taken yet from `first` on, oldest first; among them some that have been cancelled since,
  /// because looking for one of many would take long.
  private var queue: [FormJob] = []
  private var first = 0

  /// Whether any job may be waiting for a runner.
  var hasWaiting: Bool { first < queue.count }

  /// - Returns: The job, whose result is given to `take` unless it is cancelled before.
  mutating func add(
    _ work: @escaping @Sendable () async throws -> any Sendable,
    take: @escaping (Result<any Sendable, any Error>) -> Void
  ) -> FormJob {
    count += 1
    let job = FormJob(id: count, work: work)
    started[count] = (job, take)
    queue.append(job)
    return job
  }

  /// Takes the oldest job that waits for a runner.
  mutating func takeFirst() -> FormJob? {
    while hasWaiting {
      let job = queue[first]
      first += 1
      if isWaiting(job) { return job }
    }
    (queue, first) = ([], 0)
    return nil
  }

  mutating func takeWaiting() -> [FormJob] {
    defer { (queue, first) = ([], 0) }
    return waiting
  }

  /// The jobs that no runner has taken yet, oldest first.
  ///
  /// - Complexity: O(jobs that wait, or have waited and were cancelled lately).
  var waiting: [FormJob] { queue[first...].filter(isWaiting) }

  /// Whether a job was neither cancelled nor left to its runner.
  private func isWaiting(_ job: FormJob) -> Bool { started[job.id]?.job != nil }

  /// Forgets those that don't wait any longer once they are most of the queue.
  private mutating func shorten() {
    guard queue.count - first > 2 * started.count + 16 else { return }
    (queue, first) = (waiting, 0)
  }

  /// Leaves a job to its runner: nothing cancels it anymore. Its result is still taken.
  mutating func release(_ job: Int) -> FormJob? {
    guard let entry = started[job] else { return nil }
    started[job] = (nil, entry.take)
    return entry.job
  }

  /// What to do with a result; nil for a job that was cancelled or has already ended: late results lose.
  mutating func end(_ job: Int) -> ((Result<any Sendable, any Error>) -> Void)? {
    started.removeValue(forKey: job)?.take
  }

  mutating func cancelAll() {
    for entry in started.values { entry.job?.cancel() }
    (started, queue, first) = ([:], [], 0)
  }

  mutating func cancel(_ job: Int) {
    started.removeValue(forKey: job)?.job?.cancel()
    shorten()
  }
}
