import Foundation

/// The toolchain's compiler, run on small files against the modules of the build that these tests belong to.
///
/// One call takes many files at once: starting the compiler and loading Foundation costs more than checking them.
struct Compiler {
  /// How much a call checks.
  enum Depth: String {
    /// Types alone.
    case types = "-typecheck"
    /// Types, isolation and initialization.
    case flow = "-emit-sil"
  }

  /// An error or a warning.
  struct Diagnostic: Hashable, Comparable, CustomStringConvertible {
    /// The path of the file as the compiler prints it.
    var path: String
    /// Its name without folder and extension.
    var file: String { URL(filePath: path).deletingPathExtension().lastPathComponent }
    var line: Int
    var severity: String
    var message: String

    var description: String { "\(file):\(line): \(severity): \(message)" }
    static func < (left: Self, right: Self) -> Bool { (left.file, left.line) < (right.file, right.line) }
  }

  /// The result of a call.
  struct Outcome {
    var status: Int32
    var diagnostics: [Diagnostic]
    var output: String
  }

  /// A temporary directory that is removed with its last owner.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "fieldstone-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let scratch: Folder
  var folder: URL { scratch.url }

  init() throws { scratch = try Folder() }

  /// Checks files, given by name.
  func check(_ files: [String: String], _ depth: Depth = .types, _ options: [String] = []) throws -> Outcome {
    let paths = try write(files)
    let goal = depth == .types ? [] : ["-o", folder.appending(path: "output.sil").path]
    let arguments = [depth.rawValue, "-wmo", "-module-name", "Checked"] + goal + Self.options + options
    return try run("swiftc", arguments + paths)
  }

  /// Checks a package's manifest.
  func checkManifest(_ source: String) throws -> Outcome {
    let path = try write(["Package": source])
    let library = try libraries().appending(path: "pm/ManifestAPI").path
    return try run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-package-description-version", "6.1", "-I", library]
        + path)
  }

  /// Builds a module that later calls can import.
  func makeModule(_ name: String, _ source: String) throws -> Outcome {
    let paths = try write([name: source])
    let result = folder.appending(path: name + ".swiftmodule").path
    return try run(
      "swiftc", ["-emit-module", "-module-name", name, "-emit-module-path", result, "-swift-version", "6"] + paths)
  }

  private func write(_ files: [String: String]) throws -> [String] {
    try files.sorted { $0.key < $1.key }.map { name, source in
      let url = folder.appending(path: name + ".swift")
      try source.write(to: url, atomically: true, encoding: .utf8)
      return url.path
    }
  }

  /// Runs a tool of the toolchain that the tests were started with.
  func run(_ tool: String, _ arguments: [String]) throws -> Outcome {
    // Uses a file instead of a pipe, so that nobody has to read while the tool writes.
    let log = folder.appending(path: "\(UUID().uuidString).log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    let output = try String(contentsOf: log, encoding: .utf8)
    return Outcome(status: process.terminationStatus, diagnostics: Self.diagnostics(in: output), output: output)
  }

  /// Parses lines like `path/file.swift:3:7: error: sentence`, without duplicates and trailing compiler remarks.
  private static func diagnostics(in output: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let form = /^(.*?):(\d+):(?:\d+:)? (error|warning): (.*?)(?: \(from macro '.*'\))?(?: \[#.*\])?$/
    for line in output.split(separator: "\n") {
      guard let match = line.firstMatch(of: form) else { continue }
      let diagnostic = Diagnostic(
        path: String(match.1), line: Int(match.2) ?? 0, severity: String(match.3), message: String(match.4))
      if !found.contains(diagnostic) { found.append(diagnostic) }
    }
    return found.sorted()
  }
}
