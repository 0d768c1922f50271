import Foundation

/// A program on a pseudoterminal: what a person would type and see.
final class PseudoTerminal {
  struct Failure: Error { let description: String }

  private let master: Int32
  /// Kept open: closing the last descriptor of a terminal resets its settings, which would hide who restored them.
  private let slave: Int32
  private let process: pid_t
  private let result: URL
  /// Everything shown so far.
  private(set) var screen = ""
  private var seen = ""
  private var isOver = false

  #if canImport(Darwin)
    private static let newSession = POSIX_SPAWN_SETSID
  #else
    /// glibc's POSIX_SPAWN_SETSID, which its headers hide from Swift.
    private static let newSession: Int32 = 0x80
  #endif

  /// Starts a program as the leader of a new session with this terminal. Standard output goes to a file.
  init(_ path: String, arguments: [String] = [], errors: String? = nil, environment: [String] = ["TERM=dumb"]) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&ends.master, &ends.slave, &name, nil, nil) == 0 else {
      throw Failure(description: "There is no pseudo-terminal.")
    }
    (master, slave) = ends
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    result = FileManager.default.temporaryDirectory.appendingPathComponent("fieldstone-\(UUID().uuidString)")
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that a session leader opens becomes its controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_addopen(&actions, 1, result.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if let errors {
      posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    posix_spawnattr_setflags(&attributes, Int16(Self.newSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var every = sigset_t()
    var none = sigset_t()
    sigfillset(&every)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &every)
    posix_spawnattr_setsigmask(&attributes, &none)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    // `make sanitize` sets what counts as a fault for the programs that tests start, too.
    let sanitizer = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
    let everything = environment + sanitizer.map { "\($0.key)=\($0.value)" }
    var variables: [UnsafeMutablePointer<CChar>?] = everything.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    let error = posix_spawn(&child, path, &actions, &attributes, &words, &variables)
    guard error == 0 else { throw Failure(description: "posix_spawn: \(error)") }
    process = child
  }

  deinit {
    if !isOver {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
    close(slave)
    try? FileManager.default.removeItem(at: result)
  }

  /// Waits up to a minute for a text, and skips it.
  func wait(for text: String) throws {
    while !seen.contains(text) {
      guard let more = readMore() else { throw Failure(description: "'\(text)' did not come. Shown: \(screen)") }
      seen += more
      screen += more
    }
    if let range = seen.range(of: text) { seen.removeSubrange(..<range.upperBound) }
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Resizes the window.
  func resize(_ width: Int, _ height: Int) {
    var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Whether the terminal shows what is typed.
  var echoes: Bool {
    var settings = termios()
    return tcgetattr(master, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Whether the terminal is in canonical mode, in which it edits lines itself.
  var collectsLines: Bool {
    var settings = termios()
    return tcgetattr(master, &settings) == 0 && settings.c_lflag & tcflag_t(ICANON) != 0
  }

  /// Waits up to a minute until Ctrl-C sends a signal again.
  func waitUntilSignals() throws {
    var settings = termios()
    let deadline = ContinuousClock.now + .seconds(60)
    repeat {
      guard ContinuousClock.now < deadline else { throw Failure(description: "Ctrl-C stayed a key.") }
      sched_yield()
      _ = tcgetattr(master, &settings)
    } while settings.c_lflag & tcflag_t(ISIG) == 0
  }

  /// Waits up to a minute for the program to end.
  ///
  /// - Returns: its exit code, or 128 plus the signal that ended it, as in a shell.
  func end() throws -> (code: Int32, output: String) {
    var status: Int32 = 0
    let deadline = ContinuousClock.now + .seconds(60)
    while waitpid(process, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < deadline else { throw Failure(description: "It did not end. Shown: \(screen)") }
      screen += readMore(within: 20) ?? ""
    }
    isOver = true
    while let more = readMore(within: 0) { screen += more }
    let signal = status & 0x7F
    let output = try String(contentsOf: result, encoding: .utf8)
    return (signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output)
  }

  private func readMore(within milliseconds: Int32 = 60_000) -> String? {
    var one = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&one, 1, milliseconds) == 1 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
