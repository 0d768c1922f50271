import Foundation

/// The terminal of a program that has its own screen. It is drawn on standard error, so that standard output is free
/// for the result.
@MainActor
final class OwnTerminal {
  enum Event {
    case bytes([UInt8])
    /// There was no input for a while.
    case nothing
    case resized
    case ended
  }

  private(set) var columns = 80
  private(set) var lines = 24
  private var before = termios()

  /// Switches to the alternate screen, without echo, with marks around pasted text and with pointer events.
  func begin() {
    tcgetattr(STDIN_FILENO, &before)
    var raw = before
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    // So that waiting for input ends when the window is resized.
    var action = sigaction()
    sigaction(SIGWINCH, nil, &action)
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in }
    #else
      action.__sigaction_handler.sa_handler = { _ in }
    #endif
    sigaction(SIGWINCH, &action, nil)
    write("\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h")
  }

  func end() {
    write("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
  }

  func clear() {
    var size = winsize()
    if ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
      (columns, lines) = (Int(size.ws_col), Int(size.ws_row))
    }
    write("\u{1B}[0m\u{1B}[2J")
  }

  func put(_ text: String, _ column: Int, _ line: Int, _ style: String = "") {
    guard line < lines, column < columns else { return }
    // Saves and restores the cursor, which belongs to the form.
    write("\u{1B}7\u{1B}[\(line + 1);\(column + 1)H\(style)\(text.prefix(columns - column))\u{1B}8")
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// - Parameter isWaiting: whether to wait for as long as it takes; otherwise about 30 ms.
  func read(isWaiting: Bool) -> Event {
    var one = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let count = poll(&one, 1, isWaiting ? -1 : 30)
    if count < 0 { return errno == EINTR ? .resized : .ended }
    if count == 0 { return .nothing }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let size = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    return size > 0 ? .bytes(Array(bytes[..<size])) : size < 0 && errno == EINTR ? .resized : .ended
  }
}
