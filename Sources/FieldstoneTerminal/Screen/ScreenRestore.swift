import Foundation
import Synchronization

/// Puts the terminal back on every way out that nobody sees coming: a signal, a trap in the program's code, `exit`.
///
/// What a signal handler touches lies in memory that was made before, and it calls only what POSIX allows it to.
enum ScreenRestore {
  /// Ends what was begun: a sequence cut short, an update, reports of the pointer, bracketed paste, colours, a hidden
  /// cursor; then the other screen.
  static let sequence: StaticString =
    "\u{18}\u{1B}[?2026l\u{1B}[8h\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h"
  private static let screenEnd: StaticString = "\u{1B}[?1049l"
  private static let lineEnd: StaticString = "\r\n"

  private static let signals = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS,
  ]

  /// Remembers how the terminal was, and watches.
  static func arm(input: Int32, output: Int32, _ before: termios, isInline: Bool = false) {
    saved.pointee = before
    savedLines.store(isInline ? 0 : -1, ordering: .sequentiallyConsistent)
    savedInput.store(input, ordering: .sequentiallyConsistent)
    savedOutput.store(output, ordering: .sequentiallyConsistent)
    atExit
    for number in signals {
      var action = Self.action { number in ScreenRestore.comeUndone(number) }
      sigaction(number, nil, previous + Int(number))
      // Who started the program with a signal ignored (nohup) wants it ignored.
      guard !isIgnored(previous[Int(number)]) else { continue }
      sigaction(number, &action, nil)
    }
  }

  /// Where only lines under a prompt are used: how many of them are below the cursor, so that nothing is written on them.
  static func keep(linesBelow: Int) {
    guard savedLines.load(ordering: .sequentiallyConsistent) >= 0 else { return }
    savedLines.store(Int32(clamping: max(0, linesBelow)), ordering: .sequentiallyConsistent)
  }

  /// Where what goes to standard error is kept meanwhile; -1 where it goes where it always does.
  static func keep(errors file: Int32) { savedErrors.store(file, ordering: .sequentiallyConsistent) }

  /// The terminal is back as it was; signals do again what they did.
  static func disarm() {
    savedOutput.store(-1, ordering: .sequentiallyConsistent)
    for number in signals { sigaction(number, previous + Int(number), nil) }
  }

  /// In a signal handler: puts the terminal back, then lets the signal do what it does without us.
  private static func comeUndone(_ number: Int32) {
    restore()
    sigaction(number, previous + Int(number), nil)
    // Swift's own handler would take Ctrl-\ for a crash.
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

  /// Once for the whole program.
  private static let atExit: Void = { _ = atexit { ScreenRestore.restore() } }()

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

  private static func isIgnored(_ action: sigaction) -> Bool {
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
private let savedInput = Atomic<Int32>(-1)
private let savedErrors = Atomic<Int32>(-1)
private let savedOutput = Atomic<Int32>(-1)
/// Lines below the cursor where a form is shown in lines; -1 where it has a screen of its own.
private let savedLines = Atomic<Int32>(-1)
