import Foundation

/// A program driven over pipes, with a time limit for every wait. It is always ended.
final class DriverProcess {
  private let process = Process()
  private let input = Pipe()
  private let dialogue = Pipe()
  private let result: URL
  private var isClosed = false

  /// The time limit in seconds, far more than anything takes even on a busy machine.
  static let timeout = 60.0

  /// Which output is read; the other one goes to a file.
  enum Answers { case standardOutput, standardError }

  init(_ program: String, _ arguments: [String], environment: [String: String], answersOn: Answers) throws {
    result = FileManager.default.temporaryDirectory.appendingPathComponent("fieldstone-\(UUID().uuidString)")
    try Data().write(to: result)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    let file = try FileHandle(forWritingTo: result)
    process.standardOutput = answersOn == .standardOutput ? dialogue : file
    process.standardError = answersOn == .standardOutput ? file : dialogue
    // Writing to a program that has ended must throw, not end this one: the program's output says why it ended.
    signal(SIGPIPE, SIG_IGN)
    do {
      try process.run()
    } catch {
      throw FormDriverError("'\(program)' could not be started: \(error)")
    }
  }

  deinit { close() }

  func write(_ text: String) throws {
    do {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    } catch {
      throw FormDriverError("The program reads no more: \(error)", shown: file)
    }
  }

  /// The next bytes of the output; nil at the end.
  ///
  /// - Throws: if nothing arrives in time.
  func read(waitingFor wish: String, shown: @autoclosure () -> String) throws -> [UInt8]? {
    var one = pollfd(fd: dialogue.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&one, 1, Int32(Self.timeout * 1_000)) == 1 else {
      throw FormDriverError("Waited \(Int(Self.timeout)) s for \(wish).", shown: shown() + file)
    }
    let data = dialogue.fileHandleForReading.availableData
    return data.isEmpty ? nil : Array(data)
  }

  /// What went to the other output.
  var file: String { (try? String(contentsOf: result, encoding: .utf8)) ?? "" }

  /// Waits for the program to end and returns its exit code.
  func end() throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: Self.timeout)
    let ended = DispatchSemaphore(value: 0)
    let process = process
    DispatchQueue.global().async {
      process.waitUntilExit()
      ended.signal()
    }
    guard ended.wait(timeout: .now() + deadline.timeIntervalSinceNow) == .success else {
      throw FormDriverError("Waited \(Int(Self.timeout)) s for the program to end.", shown: file)
    }
    return process.terminationStatus
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    try? input.fileHandleForWriting.close()
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: result)
  }
}
