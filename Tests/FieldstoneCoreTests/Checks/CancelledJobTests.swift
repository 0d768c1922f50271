import Testing

@testable import FieldstoneCore

@Suite("Work whose runner is cancelled")
struct CancelledJobTests {
  @Test("Cancelling the task that runs a job cancels what it does", .unlessItHangs)
  func cancelled() async {
    let (begun, start) = AsyncStream.makeStream(of: Void.self)
    let job = FormJob(id: 1) {
      start.yield()
      try await Task.sleep(for: .seconds(3600))
      return true
    }
    let runner = Task { await job.run() }
    for await _ in begun { break }
    runner.cancel()
    let outcome = await runner.value
    #expect(throws: CancellationError.self) { try outcome.result.get() }
  }
}
