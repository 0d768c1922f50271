import Foundation
import Synchronization

/// The pipe that the signal handler writes to, its only safe action; -1 while there is no watch.
private let signalPipe = Atomic<Int32>(-1)

/// Catches the signals that end or suspend a program while a line is read from a terminal, so that the terminal's
/// settings can be restored first. At other times, signals have their usual effect.
struct SignalWatch {
  private static let watched = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  private let readEnd: Int32
  private let writeEnd: Int32
  private var previousHandlers: [(number: Int32, handler: sig_t?)] = []

  #if !canImport(Darwin)
    private typealias sig_t = __sighandler_t
  #endif

  /// Starts watching; nil if no pipe can be created.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    signalPipe.store(writeEnd, ordering: .sequentiallyConsistent)
    for number in Self.watched {
      let old = signal(number) { number in
        let savedErrno = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(signalPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = savedErrno
      }
      // A signal that was ignored when the program started (nohup) stays ignored.
      if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
      previousHandlers.append((number, old))
    }
  }

  /// Stops watching and restores the previous signal handlers.
  func end() {
    for (number, handler) in previousHandlers { signal(number, handler) }
    signalPipe.store(-1, ordering: .sequentiallyConsistent)
    close(readEnd)
    close(writeEnd)
  }

  /// The event that ended a wait.
  enum Event: Equatable {
    case input
    case signal(Int32)
    /// The time has run out.
    case nothing

    var signal: Int32? {
      if case .signal(let number) = self { return number }
      return nil
    }
  }

  /// Waits until there is input to read or a signal arrives; a signal comes first.
  ///
  /// - Parameter milliseconds: the maximum time to wait; -1 for no limit.
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
