import Foundation

/// A program on its own terminal, and how long it takes to respond.
///
/// A frame ends with a synchronized update (mode 2026), which the full screen puts around every frame.
final class BenchTerminal {
  private let master: Int32
  private let slave: Int32
  private let process: pid_t
  private let start: ContinuousClock.Instant
  private static let frameEnd = Array("\u{1B}[?2026l".utf8)
  /// The program that is measured, in the same folder as this one.
  static let path = URL(fileURLWithPath: Child.ownPath).deletingLastPathComponent().appendingPathComponent("BenchForm")
    .path

  /// Starts the form and waits for its first frame.
  ///
  /// - Parameters:
  ///   - words: further arguments of the program.
  ///   - seconds: from just before the start to the last byte of the frame, without the time to make the program's own
  ///     answers.
  convenience init(rows: Int, _ words: [String] = [], seconds: inout Double) throws {
    try self.init([Self.path, String(rows)] + words)
    let opening = try readFrame()
    seconds = (ContinuousClock.now - start) / .seconds(1)
    seconds -= try Self.ownSeconds(opening)
  }

  /// How long the making of the program's own answers took.
  static func ownSeconds(_ opening: [UInt8]) throws -> Double {
    guard let own = String(decoding: opening, as: UTF8.self).firstMatch(of: /own: (\S+) s/), let own = Double(own.1)
    else { throw Failure("'\(Self.path)' does not tell how long its own answers took.") }
    return own
  }

  /// Starts a program, and waits for nothing.
  init(_ command: [String]) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    try check(openpty(&ends.master, &ends.slave, &name, nil, &size) == 0, "There is no pseudo-terminal.")
    (master, slave) = ends
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession = POSIX_SPAWN_SETSID
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // glibc's POSIX_SPAWN_SETSID, which its headers hide from Swift.
      let newSession: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for end in 0...2 { posix_spawn_file_actions_addopen(&actions, Int32(end), name, O_RDWR, 0) }
    posix_spawnattr_setflags(&attributes, Int16(newSession))
    var words = command.map { strdup($0) } + [nil]
    var variables = [strdup("TERM=xterm-256color"), nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    start = ContinuousClock.now
    let error = posix_spawnp(&child, command[0], &actions, &attributes, &words, &variables)
    try check(error == 0, "'\(command[0])' can't be started; is it installed, and the product BenchForm built?")
    process = child
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(master)
    close(slave)
  }

  /// Sends a key and waits for the frame that answers it.
  func press(_ key: String) throws -> (seconds: Double, bytes: Int) {
    let bytes = Array(key.utf8)
    let start = ContinuousClock.now
    try check(write(master, bytes, bytes.count) == bytes.count, "The key can't be sent.")
    let answer = try readFrame().count
    return ((ContinuousClock.now - start) / .seconds(1), answer)
  }

  /// What the program has to show once it has started, whatever program it is: it is done when nothing comes any more.
  ///
  /// - Returns: the seconds from just before the start to the last byte.
  func opening() throws -> (seconds: Double, bytes: [UInt8]) { try readUntilSilent(for: 150, since: start) }

  /// The same for a key.
  func pressAndListen(_ key: String) throws -> Double {
    let bytes = Array(key.utf8)
    let start = ContinuousClock.now
    try check(write(master, bytes, bytes.count) == bytes.count, "The key can't be sent.")
    let answer = try readUntilSilent(for: 30, since: start)
    try check(String(decoding: answer.bytes, as: UTF8.self).contains(key), "The key does not show.")
    return answer.seconds
  }

  private func readUntilSilent(for milliseconds: Int32, since start: ContinuousClock.Instant) throws -> (
    seconds: Double, bytes: [UInt8]
  ) {
    var seconds = 0.0
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var one = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&one, 1, bytes.isEmpty ? 30_000 : milliseconds) == 1 else {
        try check(!bytes.isEmpty, "Nothing came within half a minute.")
        return (seconds, bytes)
      }
      let more = read(master, &buffer, buffer.count)
      seconds = (ContinuousClock.now - start) / .seconds(1)
      try check(more > 0, "The program has ended.")
      bytes += buffer[..<more]
    }
  }

  /// The program's current memory in bytes: on Linux, its resident set.
  func memory() throws -> Double {
    let text = try String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    guard let pages else { throw Failure("This system does not tell how much memory a process has.") }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }

  private func readFrame() throws -> [UInt8] {
    var frame: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var one = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      try check(poll(&one, 1, 30_000) == 1, "No frame came within half a minute.")
      let more = read(master, &buffer, buffer.count)
      try check(more > 0, "The program has ended.")
      frame += buffer[..<more]
      if frame.suffix(Self.frameEnd.count).elementsEqual(Self.frameEnd) { return frame }
    }
  }
}
