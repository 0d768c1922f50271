/// The jobs of a form: those that wait for a runner, and what is done with their results.
struct JobQueue {
  /// A job that has not ended.
  private enum Entry {
    /// Nil for a job that belongs to its runner.
    case made(FormJob?, take: (Result<any Sendable, any Error>) -> Void)
    /// A check that no runner has taken yet. Its job is made then, because most values are replaced before.
    case check(Check)
  }

  /// A check of a row's value.
  struct Check {
    let slot: Int
    /// Whether it begins only once the value has stayed for a moment.
    let waits: Bool
  }

  private var count = 0
  private var started: [Int: Entry] = [:]
  var isBusy: Bool { !started.isEmpty }
  /// The jobs that no runner has taken yet from `first` on, oldest first; among them some that have been cancelled since,
  /// because looking for one of many would take long.
  private var queue: [Int] = []
  private var first = 0

  /// Whether any job may be waiting for a runner.
  var hasWaiting: Bool { first < queue.count }

  /// - Returns: The job, whose result is given to `take` unless it is cancelled before.
  mutating func add(
    _ work: @escaping @Sendable () async throws -> any Sendable,
    take: @escaping (Result<any Sendable, any Error>) -> Void
  ) -> FormJob {
    let job = FormJob(id: count + 1, work: work)
    wait(for: .made(job, take: take))
    return job
  }

  /// - Returns: The number of the job, which whoever takes it has to make before with ``makeCheck(_:_:take:)``.
  mutating func add(_ check: Check) -> Int {
    wait(for: .check(check))
    return count
  }

  private mutating func wait(for entry: Entry) {
    count += 1
    started[count] = entry
    queue.append(count)
  }

  /// The check whose job has not been made yet.
  func check(_ job: Int) -> Check? {
    if case .check(let check)? = started[job] { check } else { nil }
  }

  mutating func makeCheck(
    _ job: Int, _ work: @escaping @Sendable () async throws -> any Sendable,
    take: @escaping (Result<any Sendable, any Error>) -> Void
  ) {
    started[job] = .made(FormJob(id: job, work: work), take: take)
  }

  /// A job that has been made and isn't left to its runner.
  subscript(job: Int) -> FormJob? {
    if case .made(let job, _)? = started[job] { job } else { nil }
  }

  /// Takes the oldest job that waits for a runner.
  mutating func takeFirst() -> Int? {
    while hasWaiting {
      let job = queue[first]
      first += 1
      if isWaiting(job) { return job }
    }
    (queue, first) = ([], 0)
    return nil
  }

  /// Takes all jobs that wait for a runner, oldest first.
  mutating func takeWaiting() -> [Int] {
    defer { (queue, first) = ([], 0) }
    return waiting
  }

  /// The jobs that no runner has taken yet, oldest first.
  ///
  /// - Complexity: O(jobs that wait, or have waited and were cancelled lately).
  var waiting: [Int] { queue[first...].filter(isWaiting) }

  /// Whether a job was neither cancelled nor left to its runner.
  private func isWaiting(_ job: Int) -> Bool {
    switch started[job] {
    case .made(let job, _): job != nil
    case .check: true
    case nil: false
    }
  }

  /// Forgets those that don't wait any longer once they are most of the queue.
  private mutating func shorten() {
    guard queue.count - first > 2 * started.count + 16 else { return }
    (queue, first) = (waiting, 0)
  }

  /// Leaves a job to its runner: nothing cancels it anymore. Its result is still taken.
  mutating func release(_ job: Int) -> FormJob? {
    guard case .made(let made, let take)? = started[job] else { return nil }
    started[job] = .made(nil, take: take)
    return made
  }

  /// What to do with a result; nil for a job that was cancelled or has already ended: late results lose.
  mutating func end(_ job: Int) -> ((Result<any Sendable, any Error>) -> Void)? {
    guard case .made(_, let take)? = started[job] else { return nil }
    started[job] = nil
    return take
  }

  mutating func cancelAll() {
    for entry in started.values {
      if case .made(let job, _) = entry { job?.cancel() }
    }
    (started, queue, first) = ([:], [], 0)
  }

  mutating func cancel(_ job: Int) {
    if case .made(let job, _)? = started.removeValue(forKey: job) { job?.cancel() }
    shorten()
  }
}
