import Foundation
import Synchronization

/// The end of the pipe that the handler writes to; it uses no other state. -1 while no screen is active.
private let bell = Atomic<Int32>(-1)

/// The signals that a screen handles itself: the window was resized, or the program is to be suspended.
struct ScreenSignals {
  private static let watched = [SIGWINCH, SIGTSTP]

  /// The descriptor to poll for reading.
  let readEnd: Int32
  private let writeEnd: Int32
  private var before: [(Int32, sigaction)] = []

  /// Starts watching. Fails if no pipe can be created.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    bell.store(writeEnd, ordering: .sequentiallyConsistent)
    for number in Self.watched {
      var old = sigaction()
      var new = ScreenRestore.action { number in
        let before = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(bell.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = before
      }
      sigaction(number, &new, &old)
      before.append((number, old))
    }
  }

  /// The signals received since the last call.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(readEnd, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].map(Int32.init) : []
  }

  func end() {
    for (number, action) in before {
      var action = action
      sigaction(number, &action, nil)
    }
    bell.store(-1, ordering: .sequentiallyConsistent)
    close(readEnd)
    close(writeEnd)
  }
}
