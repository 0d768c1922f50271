import Dispatch
import Foundation

/// A wait until one of several descriptors can be read.
struct PollWait: Sendable {
  struct Result: Sendable {
    /// The descriptors that can be read, or have ended.
    let ready: [Int32]
    /// Whether the time has run out.
    let isLate: Bool
  }

  let descriptors: [Int32]
  /// The maximum time to wait; -1 for no limit.
  let milliseconds: Int32

  /// Blocks the thread.
  func here() -> Result {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&entries, nfds_t(entries.count), milliseconds)
    return Result(ready: count > 0 ? entries.filter { $0.revents != 0 }.map(\.fd) : [], isLate: count == 0)
  }

  /// Leaves the thread to others meanwhile, such as a job that runs on the actor of the form.
  nonisolated(nonsending) func elsewhere() async -> Result {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: here()) }
    }
  }
}
