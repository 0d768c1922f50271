import Foundation

/// A value that several threads share, behind a lock.
///
/// It isn't a `Mutex`, because ThreadSanitizer would report false races: on Linux, a thread that waits for a `Mutex`
/// gets it inside the standard library, which ThreadSanitizer can't see into. `NSLock` is a POSIX mutex, which it
/// knows.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  // Unchecked: the lock guards the value.
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
