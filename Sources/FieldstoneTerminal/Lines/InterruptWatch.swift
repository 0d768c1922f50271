import Foundation
import Synchronization

/// How often Ctrl-C was pressed since the watch began.
private let interrupts = Atomic<Int>(0)
/// What the first one says. Written before the handler is set, and read by it alone.
nonisolated(unsafe) private var notice: UnsafeMutableBufferPointer<UInt8>?

/// Keeps a first Ctrl-C from ending the program while it is at work and reads no line. The second one ends it as usual.
struct InterruptWatch: ~Copyable {
  #if !canImport(Darwin)
    private typealias sig_t = __sighandler_t
  #endif
  private let previous: sig_t?

  /// - Parameter words: what the first Ctrl-C says, on standard error.
  init(_ words: String) {
    let bytes = Array("\n\(words)\n".utf8)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    notice = buffer
    interrupts.store(0, ordering: .sequentiallyConsistent)
    previous = signal(SIGINT) { number in
      let savedErrno = errno
      if interrupts.add(1, ordering: .sequentiallyConsistent).newValue > 1 {
        signal(number, SIG_DFL)
        raise(number)
      } else if let notice {
        _ = write(STDERR_FILENO, notice.baseAddress, notice.count)
      }
      errno = savedErrno
    }
    // A signal that was ignored when the program started (nohup) stays ignored.
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGINT, SIG_IGN) }
  }

  /// Stops watching.
  ///
  /// - Returns: how often Ctrl-C was pressed.
  consuming func end() -> Int {
    signal(SIGINT, previous)
    // The words aren't freed: the handler may be running on another thread.
    return interrupts.load(ordering: .sequentiallyConsistent)
  }
}
