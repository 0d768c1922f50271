import FieldstoneCore

/// The submitted models, until the program takes them.
///
/// None is lost that the program waits for: where too many are waiting, forms can't be submitted for a while. A program
/// that has never asked for them has a submit handler, so only the last ones are kept for it.
final class SubmissionQueue<Model: Sendable>: Sendable {
  private struct State {
    var models: [Model] = []
    /// How many forms are being submitted.
    var reserved = 0
    var isRead = false
    /// The readers that wait, in order.
    var readers: [(id: Int, continuation: CheckedContinuation<Model?, Never>)] = []
    var lastReader = 0
  }

  private let state = Locked(State())
  private let limit: Int

  init(limit: Int) { self.limit = max(1, limit) }

  /// The models, each once, for as long as the program reads.
  var stream: AsyncStream<Model> {
    state.withLock { $0.isRead = true }
    return AsyncStream { await self.next() }
  }

  /// Makes room for a model. ``add(_:)`` or ``release()`` follows.
  ///
  /// - Returns: false if there is none.
  func reserve() -> Bool {
    state.withLock { state in
      guard !state.isRead || state.models.count + state.reserved < limit else { return false }
      state.reserved += 1
      return true
    }
  }

  /// Gives the room back.
  func release() { state.withLock { $0.reserved -= 1 } }

  func add(_ model: Model) {
    let reader = state.withLock { state -> CheckedContinuation<Model?, Never>? in
      state.reserved -= 1
      if !state.readers.isEmpty { return state.readers.removeFirst().continuation }
      state.models.append(model)
      if !state.isRead, state.models.count > limit { state.models.removeFirst() }
      return nil
    }
    reader?.resume(returning: model)
  }

  /// - Returns: nil if the task is cancelled.
  private func next() async -> Model? {
    let id = state.withLock { state in
      state.lastReader += 1
      return state.lastReader
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (model, waits) = state.withLock { state -> (Model?, Bool) in
          if Task.isCancelled { return (nil, false) }
          if !state.models.isEmpty { return (state.models.removeFirst(), false) }
          state.readers.append((id, continuation))
          return (nil, true)
        }
        if !waits { continuation.resume(returning: model) }
      }
    } onCancel: {
      let reader = state.withLock { state in
        state.readers.firstIndex { $0.id == id }.map { state.readers.remove(at: $0).continuation }
      }
      reader?.resume(returning: nil)
    }
  }
}
