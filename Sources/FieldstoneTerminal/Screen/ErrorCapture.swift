import Foundation

/// Captures what the program writes to standard error while a form fills the window. It goes to an unlinked file, so
/// that it doesn't garble the form, and is shown once the form has closed.
struct ErrorCapture {
  private let file: Int32
  /// A copy of the descriptor of standard error, which is the terminal.
  let terminal: Int32

  /// Fails if standard error is not a terminal, because it can't garble the form then, or if the file can't be made.
  init?() {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    var name = Array((NSTemporaryDirectory() + "fieldstone-XXXXXX").utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return nil }
    unlink(name)
    let terminal = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard terminal >= 0, fcntl(file, F_SETFD, FD_CLOEXEC) == 0, dup2(file, STDERR_FILENO) >= 0 else {
      close(file)
      if terminal >= 0 { close(terminal) }
      return nil
    }
    (self.file, self.terminal) = (file, terminal)
    ScreenRestore.keep(errors: file)
  }

  /// Connects standard error to the terminal again, and shows what was captured.
  func end() {
    ScreenRestore.keep(errors: -1)
    Self.show(file, on: terminal)
    close(file)
    close(terminal)
  }

  /// Shows what was captured. Calls only async-signal-safe functions.
  static func show(_ file: Int32, on terminal: Int32) {
    dup2(terminal, STDERR_FILENO)
    guard lseek(file, 0, SEEK_SET) == 0 else { return }
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      while true {
        let count = read(file, buffer.baseAddress, buffer.count)
        guard count > 0, write(terminal, buffer.baseAddress, count) == count else { return }
      }
    }
  }
}
