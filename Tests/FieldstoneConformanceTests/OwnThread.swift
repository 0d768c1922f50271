import Foundation

/// Runs work that blocks its thread, such as playing a script, on a thread of its own. On one of those that run tests,
/// it would wait for ever: what it waits for may be a task, and there are only as many threads for tasks as cores.
func onOwnThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Swift.Result { try work() }) }
    thread.stackSize = 8 << 20
    thread.start()
  }
}
