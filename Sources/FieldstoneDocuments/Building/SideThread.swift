import Foundation

/// Something that is worked out on a thread of its own, while this one does something else.
///
/// A thread rather than a task, because documents are made by code that isn't asynchronous, and rather than a queue,
/// whose threads may all be waiting for this.
///
/// Unchecked `Sendable`: the thread writes the result, which nobody reads before it has ended.
final class SideThread<Value>: @unchecked Sendable {
  private var result: Value
  private let end = DispatchSemaphore(value: 0)

  /// - Parameter unfinished: Takes the place of the result, which nobody sees.
  init(unfinished: Value, _ work: @escaping @Sendable () -> Value) {
    result = unfinished
    Thread { [self] in
      result = work()
      end.signal()
    }.start()
  }

  /// Waits for the thread to end.
  func value() -> Value {
    end.wait()
    defer { end.signal() }
    return result
  }
}
