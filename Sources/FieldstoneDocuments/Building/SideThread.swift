import Foundation

/// Something that is worked out on a thread of its own, while this one does something else.
///
/// A thread rather than a task, because documents are made by code that isn't asynchronous, and rather than a queue,
/// whose threads may all be waiting for this.
///
/// Unchecked `Sendable`: a lock guards the work, and whoever takes it writes the result, which nobody reads before the
/// work has ended.
final class SideThread<Value>: @unchecked Sendable {
  private let lock = NSLock()
  /// Nil once a thread has taken it.
  private var work: (@Sendable () -> Value)?
  private var result: Value
  private let end = DispatchSemaphore(value: 0)

  /// - Parameter unfinished: Takes the place of the result, which nobody sees.
  init(unfinished: Value, _ work: @escaping @Sendable () -> Value) {
    (result, self.work) = (unfinished, work)
    Thread { [self] in run() }.start()
  }

  private func run() {
    let taken = lock.withLock {
      defer { work = nil }
      return work
    }
    guard let taken else { return }
    result = taken()
    end.signal()
  }

  /// Waits for the work to end. If the thread hasn't begun, the work is done here: where a process may have no more
  /// threads, it never begins, and nobody says so.
  func value() -> Value {
    run()
    end.wait()
    defer { end.signal() }
    return result
  }
}
