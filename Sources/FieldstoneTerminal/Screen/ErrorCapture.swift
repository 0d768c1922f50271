import Foundation

/// What the program writes to standard error while a form fills the window: kept in a file without a name, so that it does
/// not garble what is shown, and shown once the form is gone.
struct ErrorCapture {
  private let file: Int32
  /// The terminal that standard error is.
  let terminal: Int32

  /// Nil where standard error is no terminal, so that nobody sees it anyway.
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

  /// Standard error is the terminal again, and what was written meanwhile is shown.
  func end() {
    ScreenRestore.keep(errors: -1)
    Self.show(file, on: terminal)
    close(file)
    close(terminal)
  }

  /// Calls only what a signal handler may.
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
