/// Does work that may take only so long. Work that doesn't end when it is cancelled is left alone.
func within<Value: Sendable>(
  _ limit: Duration, _ sleep: @escaping @Sendable (Duration) async throws -> Void,
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let race = Race<Value>()
  let worker = Task {
    do { race.end(.success(try await work())) } catch { race.end(.failure(error)) }
  }
  let timer = Task {
    // A timer that is cancelled has lost.
    if (try? await sleep(limit)) != nil { race.end(.failure(CheckTimedOut())) }
  }
  defer {
    worker.cancel()
    timer.cancel()
  }
  return try await withTaskCancellationHandler {
    try await race.result()
  } onCancel: {
    race.end(.failure(CancellationError()))
  }
}

/// The first of several results.
private final class Race<Value: Sendable>: Sendable {
  private enum State {
    case running
    case awaited(CheckedContinuation<Value, any Error>)
    case ended(Result<Value, any Error>)
  }
  private let state = Locked(State.running)

  func end(_ result: Result<Value, any Error>) {
    let waiting: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .ended: return nil
      case .running:
        state = .ended(result)
        return nil
      case .awaited(let continuation):
        state = .ended(result)
        return continuation
      }
    }
    waiting?.resume(with: result)
  }

  func result() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let known: Result<Value, any Error>? = state.withLock { state in
        if case .ended(let result) = state { return result }
        state = .awaited(continuation)
        return nil
      }
      if let known { continuation.resume(with: known) }
    }
  }
}
