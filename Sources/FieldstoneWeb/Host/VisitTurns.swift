import FieldstoneCore

/// Lets one request of a visit work at a time, in order of arrival.
final class VisitTurns: Sendable {
  private struct State {
    var isTaken = false
    var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    var lastNumber = 0
  }

  private let state = Locked(State())

  /// Waits for a turn, which lasts until ``end()``.
  ///
  /// - Returns: Whether it has come: false if as many as may wait do so already, or if the time is over, because a handler
  ///   of the program takes longer.
  func begin(waiting most: Int, atMost seconds: Double) async -> Bool {
    var limit: Task<Void, Never>?
    let hasTurn = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
      let (hasTurn, number) = state.withLock { state -> (Bool?, Int) in
        defer { state.isTaken = true }
        if !state.isTaken { return (true, 0) }
        if state.waiting.count >= most { return (false, 0) }
        state.lastNumber += 1
        state.waiting.append((state.lastNumber, continuation))
        return (nil, state.lastNumber)
      }
      if let hasTurn { return continuation.resume(returning: hasTurn) }
      limit = Task { [weak self] in
        guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
        self?.giveUp(number)
      }
    }
    limit?.cancel()
    return hasTurn
  }

  /// Gives the turn to the request that has waited the longest.
  func end() {
    let next = state.withLock { state in
      let next = state.waiting.isEmpty ? nil : state.waiting.removeFirst()
      state.isTaken = next != nil
      return next
    }
    next?.continuation.resume(returning: true)
  }

  private func giveUp(_ number: Int) {
    let late = state.withLock { state in
      state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
    }
    late?.continuation.resume(returning: false)
  }
}
