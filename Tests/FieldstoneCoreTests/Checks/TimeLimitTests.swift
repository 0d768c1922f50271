import Testing

@testable import FieldstoneCore

@Suite("Work that may take only so long")
struct TimeLimitTests {
  /// The time doesn't come.
  private let forever: @Sendable (Duration) async throws -> Void = { _ in try await Task.sleep(for: .seconds(3_600)) }

  @Test("Whoever is cancelled doesn't wait for work that goes on all the same", .unlessItHangs)
  func cancelled() async {
    let (beginning, begin) = AsyncStream.makeStream(of: Void.self)
    let (ending, end) = AsyncStream.makeStream(of: Void.self)
    let task = Task { [forever] in
      try await within(.seconds(1), forever) {
        begin.yield()
        // Nobody tells this that the task was cancelled.
        await Task.detached { for await _ in ending { break } }.value
      }
    }
    for await _ in beginning { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    end.yield()
  }

  @Test("Whoever was cancelled before gets no result, even if there is one", .unlessItHangs)
  func cancelledBefore() async {
    let task = Task { [forever] in
      while !Task.isCancelled { await Task.yield() }
      return try await within(.seconds(1), forever) { 7 }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("The result is that of the work, its error, or that it took too long")
  func results() async throws {
    let value = try await within(.seconds(1), forever) { 7 }
    #expect(value == 7)
    await #expect(throws: SaveFailure.self) { try await within(.seconds(1), forever) { throw SaveFailure() } }
    await #expect(throws: CheckTimedOut.self) {
      try await within(.seconds(1), { _ in }) { try await Task.sleep(for: .seconds(3_600)) }
    }
  }
}
