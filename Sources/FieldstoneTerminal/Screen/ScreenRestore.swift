import Foundation
import Synchronization

/// Restores the terminal when the program ends unexpectedly: by a signal, a trap in its code, or `exit`.
///
/// The signal handler uses only memory allocated beforehand, and calls only functions that POSIX allows in handlers.
enum ScreenRestore {
  /// Ends everything that may be active: an incomplete sequence, a synchronized update, reports of the pointer,
  /// bracketed paste, colors, a hidden cursor. The alternate screen is left with `screenEnd` afterwards.
  static let sequence: StaticString =
    "\u{18}\u{1B}[?2026l\u{1B}[8h\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h"
  private static let screenEnd: StaticString = "\u{1B}[?1049l"
  private static let lineEnd: StaticString = "\r\n"

  private static let signals = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS,
  ]

  /// Saves the terminal's settings, and installs the handlers.
  static func arm(input: Int32, output: Int32, _ before: termios, options: ScreenOptions) {
    saved.pointee = before
    savedLines.store(options.isInline ? 0 : -1, ordering: .sequentiallyConsistent)
    savedInput.store(input, ordering: .sequentiallyConsistent)
    savedOutput.store(output, ordering: .sequentiallyConsistent)
    atExit
    for number in signals where !(options.handlesEnds && ScreenSignals.ends.contains(number)) {
      isArmed[Int(number)] = true
      var action = Self.action { number in ScreenRestore.handleSignal(number) }
      sigaction(number, nil, previous + Int(number))
      // A signal that was ignored when the program started (nohup) stays ignored.
      guard !isIgnored(previous[Int(number)]) else { continue }
      sigaction(number, &action, nil)
    }
  }

  /// Records how many lines of an inline form are below the cursor, so that later output starts below them.
  static func keep(linesBelow: Int) {
    guard savedLines.load(ordering: .sequentiallyConsistent) >= 0 else { return }
    savedLines.store(Int32(clamping: max(0, linesBelow)), ordering: .sequentiallyConsistent)
  }

  /// Records the file that captures standard error; -1 if nothing is captured.
  static func keep(errors file: Int32) { savedErrors.store(file, ordering: .sequentiallyConsistent) }

  /// Restores the handling of signals, once the terminal has been restored.
  static func disarm() {
    savedOutput.store(-1, ordering: .sequentiallyConsistent)
    for number in signals where isArmed[Int(number)] {
      sigaction(number, previous + Int(number), nil)
      isArmed[Int(number)] = false
    }
  }

  /// The signal handler: restores the terminal, then lets the signal have its previous effect.
  private static func handleSignal(_ number: Int32) {
    restore()
    sigaction(number, previous + Int(number), nil)
    // Swift's own handler would treat Ctrl-\ as a crash.
    if number == SIGQUIT { signal(SIGQUIT, SIG_DFL) }
    raise(number)
  }

  private static func restore() {
    let output = savedOutput.exchange(-1, ordering: .sequentiallyConsistent)
    guard output >= 0 else { return }
    put(sequence, output)
    let lines = savedLines.load(ordering: .sequentiallyConsistent)
    if lines < 0 { put(screenEnd, output) } else { for _ in 0...lines { put(lineEnd, output) } }
    _ = tcsetattr(savedInput.load(ordering: .sequentiallyConsistent), TCSANOW, saved)
    let errors = savedErrors.exchange(-1, ordering: .sequentiallyConsistent)
    if errors >= 0 { ErrorCapture.show(errors, on: output) }
  }

  private static func put(_ words: StaticString, _ output: Int32) {
    _ = write(output, words.utf8Start, words.utf8CodeUnitCount)
  }

  /// Registered once per process.
  private static let atExit: Void = { _ = atexit { ScreenRestore.restore() } }()

  /// What restores the terminal before a signal ends the program.
  static var restoring: sigaction { action { number in ScreenRestore.handleSignal(number) } }

  static func action(_ handler: @escaping @convention(c) (Int32) -> Void) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = SA_ONSTACK
    return action
  }

  static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

nonisolated(unsafe) private let saved: UnsafeMutablePointer<termios> = {
  let memory = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  memory.initialize(to: termios())
  return memory
}()
nonisolated(unsafe) private let previous: UnsafeMutablePointer<sigaction> = {
  let memory = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  memory.initialize(repeating: sigaction(), count: 65)
  return memory
}()
/// The signals that have the handler.
nonisolated(unsafe) private let isArmed: UnsafeMutablePointer<Bool> = {
  let memory = UnsafeMutablePointer<Bool>.allocate(capacity: 65)
  memory.initialize(repeating: false, count: 65)
  return memory
}()
private let savedInput = Atomic<Int32>(-1)
private let savedErrors = Atomic<Int32>(-1)
private let savedOutput = Atomic<Int32>(-1)
/// How many lines of an inline form are below the cursor; -1 for a full-screen form.
private let savedLines = Atomic<Int32>(-1)
