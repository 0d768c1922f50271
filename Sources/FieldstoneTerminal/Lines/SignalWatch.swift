import Foundation
import Synchronization

/// Where the signal handler writes, which may touch nothing else; -1 while nobody watches.
private let signalPipe = Atomic<Int32>(-1)

/// Catches the signals that end or stop a program while a line is read from a terminal, so that the terminal can be put
/// back first. Outside of that, signals do what they always do.
struct SignalWatch {
  private static let watched = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  private let readEnd: Int32
  private let writeEnd: Int32
  private var before: [(number: Int32, handler: sig_t?)] = []

  #if !canImport(Darwin)
    private typealias sig_t = __sighandler_t
  #endif

  /// Begins to watch; nil where the system has no pipe left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    signalPipe.store(writeEnd, ordering: .sequentiallyConsistent)
    for number in Self.watched {
      let old = signal(number) { number in
        let before = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(signalPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = before
      }
      // Who started the program with a signal ignored (nohup) wants it ignored.
      if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
      before.append((number, old))
    }
  }

  /// Ends the watch: signals do again what they did.
  func end() {
    for (number, handler) in before { signal(number, handler) }
    signalPipe.store(-1, ordering: .sequentiallyConsistent)
    close(readEnd)
    close(writeEnd)
  }

  /// What one waited for.
  enum Event: Equatable {
    case input
    case signal(Int32)
    /// The time is over.
    case nothing

    var signal: Int32? {
      if case .signal(let number) = self { return number }
      return nil
    }
  }

  /// Waits until there is something to read, or a signal comes instead.
  ///
  /// - Parameter milliseconds: the longest to wait; -1 for as long as it takes.
  func wait(for descriptor: Int32, milliseconds: Int32 = -1) -> Event {
    var both = [
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0), pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    var count = poll(&both, 2, milliseconds)
    while count < 0, errno == EINTR { count = poll(&both, 2, milliseconds) }
    guard both[0].revents != 0 else { return count == 0 ? .nothing : .input }
    var byte: UInt8 = 0
    return read(readEnd, &byte, 1) == 1 ? .signal(Int32(byte)) : .input
  }
}
