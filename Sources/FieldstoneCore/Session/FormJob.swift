/// Work that a form waits for, such as a query for options. It runs outside of the form, and its result is handed to
/// ``FormEngine/finish(_:)`` where the form lives.
///
/// A surface sets ``FormEngine/jobRunner`` and runs each job in a task; ``FormEngine/runJobs()`` does the same for a
/// program that can wait.
public final class FormJob: Sendable, Identifiable {
  /// What a job has found, or why it failed.
  public struct Outcome: Sendable {
    let job: Int
    let result: Result<any Sendable, any Error>

    /// Whether the work failed.
    package var isFailure: Bool { (try? result.get()) == nil }

    /// The bytes that what was found takes, about.
    package var bytes: Int { ((try? result.get()) as? AnyCodec)?.options?.bytes ?? 0 }
  }

  private enum State {
    case waiting
    case running(Task<any Sendable, any Error>)
    case cancelled
  }

  /// The number of the job among those of its form.
  public let id: Int
  private let work: @Sendable () async throws -> any Sendable
  private let state = Locked(State.waiting)

  init(id: Int, work: @escaping @Sendable () async throws -> any Sendable) {
    self.id = id
    self.work = work
  }

  /// Does the work. A job that was cancelled ends with a `CancellationError`, at once if it hasn't begun. Cancelling the
  /// task that runs it cancels the work.
  public func run() async -> Outcome {
    let task: Task<any Sendable, any Error>? = state.withLock { state in
      guard case .waiting = state else { return nil }
      let task = Task(operation: work)
      state = .running(task)
      return task
    }
    guard let task else { return Outcome(job: id, result: .failure(CancellationError())) }
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    return Outcome(job: id, result: result)
  }

  /// Whether the work has begun and was not cancelled.
  var isRunning: Bool {
    state.withLock { state in
      if case .running = state { return true }
      return false
    }
  }

  /// The outcome of this job if it found the same as another one.
  package func outcome(like other: Outcome) -> Outcome { Outcome(job: id, result: other.result) }

  /// Cancels the job, because its runner ends before it does.
  ///
  /// - Returns: The outcome to finish the job with: what the form waits for counts as not started.
  package func giveUp() -> Outcome {
    cancel()
    return Outcome(job: id, result: .failure(CancellationError()))
  }

  /// The result is no longer needed.
  package func cancel() {
    state.withLock { state in
      if case .running(let task) = state { task.cancel() }
      state = .cancelled
    }
  }

  deinit { cancel() }
}
