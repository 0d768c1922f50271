import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that was run to its end.
struct Child {
  let seconds: Double
  /// The most memory that it, or a process that it waited for, had at any time.
  let peakBytes: Double
  /// What it wrote to standard output, without the last line break. It shares our standard error.
  let output: String

  /// This program.
  static let ownPath: String = {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return link ?? CommandLine.arguments[0]
  }()

  /// - Throws: if it can't be started, or fails.
  static func run(_ command: [String]) throws -> Child {
    var ends: [Int32] = [0, 0]
    try check(pipe(&ends) == 0, "There is no pipe.")
    defer { close(ends[0]) }
    let start = ContinuousClock.now
    let pid: pid_t
    do {
      defer { close(ends[1]) }
      pid = try spawn(command, output: ends)
    }
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: false).readDataToEndOfFile()
    var status: Int32 = 0
    var usage = rusage()
    while wait4(pid, &status, 0, &usage) < 0 { try check(errno == EINTR, "\(command[0]) can't be waited for.") }
    let time = (ContinuousClock.now - start) / .seconds(1)
    try check(status == 0, "\(command.joined(separator: " ")) failed with status \(status).")
    // Linux counts in kilobytes, Darwin in bytes.
    #if canImport(Darwin)
      let unit = 1.0
    #else
      let unit = 1_024.0
    #endif
    return Child(
      seconds: time, peakBytes: Double(usage.ru_maxrss) * unit,
      output: String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines))
  }
}

extension Child {
  private static func spawn(_ command: [String], output ends: [Int32]) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var pid: pid_t = 0
    try check(posix_spawnp(&pid, command[0], &actions, nil, &arguments, environ) == 0, "'\(command[0])' was not found.")
    return pid
  }

  /// Runs a command from another process of this program, and returns its time and memory.
  ///
  /// On Linux, a process begins with the peak of the one that started it: after a benchmark with a hundred thousand
  /// fields, even `true` would seem to need their memory. The process in between is small.
  static func measured(_ command: [String]) throws -> (seconds: Double, peakBytes: Double) {
    let figures = try run([ownPath, "--command"] + command).output.split(separator: " ").compactMap { Double($0) }
    try check(figures.count == 2, "The measuring process didn't print two figures.")
    return (figures[0], figures[1])
  }

  /// The figures, for ``measured(_:)``.
  var line: String { "\(seconds) \(peakBytes)" }
}
