import Foundation

/// A virtual display, for as long as the benchmarks run.
final class BenchDisplay: Sendable {
  let name: String
  private let server: pid_t

  static let shared = Result { try BenchDisplay() }

  private init() throws {
    let process = Process()
    let answer = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The server ends with its last program, and at the latest with this one.
    process.arguments = [
      "setpriv", "--pdeathsig", "KILL", "Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp",
      "-noreset",
    ]
    process.standardOutput = answer
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: answer.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Failure("Xvfb did not start.")
    }
    name = ":\(number)"
    server = process.processIdentifier
  }
}

/// A program that shows a window and reports when it was drawn for the first time.
struct WindowProgram {
  /// From just before the start to the first frame.
  let seconds: Double
  /// The memory of the process at that time.
  let bytes: Double
  /// The next line that it wrote.
  let rest: [Double]

  /// - Parameter lines: how many lines to wait for; the program is ended then.
  init(_ product: String, _ arguments: [String], lines: Int = 1) throws {
    let process = Process()
    let answer = Pipe()
    process.executableURL = URL(fileURLWithPath: Child.ownPath).deletingLastPathComponent()
      .appendingPathComponent(product)
    process.arguments = arguments
    process.standardOutput = answer
    process.environment = try [
      "DISPLAY": BenchDisplay.shared.get().name, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none",
      "GSETTINGS_BACKEND": "memory", "FIELDSTONE_GTK_PLAIN": "1", "LC_ALL": "C.UTF-8",
      "HOME": NSTemporaryDirectory(), "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    ]
    let start = ContinuousClock.now
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    var found = ""
    var first: Double?
    while found.count(where: \.isNewline) < lines {
      let data = answer.fileHandleForReading.availableData
      first = first ?? (ContinuousClock.now - start) / .seconds(1)
      try check(!data.isEmpty, "\(product) has ended without a frame.")
      found += String(decoding: data, as: UTF8.self)
    }
    let figures = found.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
    try check(figures.count == lines && figures[0].count == 1, "\(product) said: \(found)")
    (seconds, bytes, rest) = (first ?? 0, figures[0][0], figures.count > 1 ? figures[1] : [])
  }
}
