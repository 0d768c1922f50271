import Foundation

/// The sample program, built with the tests, run as a separate process.
struct Program {
  var exitCode: Int32
  var output: String
  var errors: String

  /// The path of the sample.
  static var path: String { path(of: "Sample") }

  /// The path of a program of this package, in the folder of the tests' own executable.
  static func path(of name: String) -> String {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    // On macOS the test bundle is a folder with the executable deep inside.
    while folder.pathComponents.count > 1 {
      let sample = folder.appendingPathComponent(name).path
      if FileManager.default.isExecutableFile(atPath: sample) { return sample }
      folder = folder.deletingLastPathComponent()
    }
    return name
  }

  /// Runs a program, the sample by default, with bytes on its standard input; nil means `/dev/null`.
  static func run(
    _ arguments: [String] = [], of name: String = "Sample", input: Data?, output: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Program {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fieldstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Output goes to files, not pipes, so that it needn't be read at the same time. The input is a pipe.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(of: name))
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let files = ["out", "err"].map { folder.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output.map { URL(fileURLWithPath: $0) } ?? files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    let pipe = Pipe()
    process.standardInput = input == nil ? FileHandle.nullDevice : pipe
    try process.run()
    if let input {
      // Unread input is not a failure: the program may end at the first invalid line.
      signal(SIGPIPE, SIG_IGN)
      try? pipe.fileHandleForWriting.write(contentsOf: input)
      try pipe.fileHandleForWriting.close()
    }
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Program(exitCode: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  static func run(
    _ arguments: [String] = [], of name: String = "Sample", lines: [String], output: String? = nil
  ) throws -> Program {
    try run(arguments, of: name, input: Data(lines.map { $0 + "\n" }.joined().utf8), output: output)
  }
}
