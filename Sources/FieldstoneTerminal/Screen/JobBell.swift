import FieldstoneCore
import Foundation
import Synchronization

/// Runs a form's jobs, and wakes the thread that polls for keys when one has ended. Only outcomes cross threads.
final class JobBell: Sendable {
  private struct State {
    var running = 0
    var outcomes: [FormJob.Outcome] = []
  }

  /// The descriptor to poll for reading.
  let readEnd: Int32
  private let writeEnd: Int32
  private let state = Mutex(State())

  /// Fails if no pipe can be created.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  /// A running job keeps the pipe open.
  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Whether any job is running.
  var isBusy: Bool { state.withLock { $0.running > 0 } }
  var hasOutcomes: Bool { state.withLock { !$0.outcomes.isEmpty } }

  func run(_ job: FormJob) {
    state.withLock { $0.running += 1 }
    Task.detached { [self] in
      let outcome = await job.run()
      state.withLock {
        $0.running -= 1
        $0.outcomes.append(outcome)
      }
      var byte: UInt8 = 0
      _ = write(writeEnd, &byte, 1)
    }
  }

  /// The outcomes since the last call.
  func take() -> [FormJob.Outcome] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) == bytes.count {}
    return state.withLock { state in
      defer { state.outcomes = [] }
      return state.outcomes
    }
  }
}
