import Foundation
import Synchronization

/// The end of the pipe that the handler writes to; it uses no other state. -1 while no screen is active.
private let bell = Atomic<Int32>(-1)

/// The signals that a screen handles itself: the window was resized, or the program is to be suspended or to end.
struct ScreenSignals {
  private static let watched = [SIGWINCH, SIGTSTP]
  /// The signals that end the program, which a form with a draft handles itself.
  static let ends = [SIGTERM, SIGHUP]

  private let pipe: WakePipe
  private var before: [(Int32, sigaction)] = []

  /// Starts watching. Fails if no pipe can be created.
  ///
  /// - Parameter watchesEnds: Whether the signals that end the program are handled, too.
  init?(watchesEnds: Bool) {
    guard let pipe = WakePipe() else { return nil }
    self.pipe = pipe
    bell.store(pipe.writeEnd, ordering: .sequentiallyConsistent)
    for number in Self.watched + (watchesEnds ? Self.ends : []) {
      var old = sigaction()
      sigaction(number, nil, &old)
      // A signal that was ignored when the program started (nohup) stays ignored.
      if Self.ends.contains(number), ScreenRestore.isIgnored(old) { continue }
      var new = Self.action
      sigaction(number, &new, &old)
      before.append((number, old))
    }
  }

  /// The descriptor to poll for reading.
  var readEnd: Int32 { pipe.readEnd }

  /// The signals received since the last call.
  func take() -> [Int32] { pipe.take().map(Int32.init) }

  func end() {
    for (number, action) in before {
      var action = action
      sigaction(number, &action, nil)
    }
    bell.store(-1, ordering: .sequentiallyConsistent)
    // One that came too late to be handled has its usual effect.
    let late = take().filter(Self.ends.contains)
    pipe.close()
    for number in late { kill(getpid(), number) }
  }

  /// Lets the signals that end the program do that at once, or no longer: while the program works, nobody reads them.
  func letEnd(_ isLet: Bool) {
    for (number, _) in before where Self.ends.contains(number) {
      var action = isLet ? ScreenRestore.restoring : Self.action
      sigaction(number, &action, nil)
    }
  }

  private static var action: sigaction {
    ScreenRestore.action { number in
      let before = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(bell.load(ordering: .sequentiallyConsistent), &byte, 1)
      errno = before
    }
  }
}
