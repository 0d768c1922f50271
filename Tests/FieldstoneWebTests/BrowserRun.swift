#if Web
  import Foundation
  import Testing

  /// The result of a program in Tests/Drivers that operates a browser. It runs without blocking a thread that the
  /// server's tasks need.
  struct BrowserRun {
    let troubles: String
    let status: Int32

    static var webKit: String { ProcessInfo.processInfo.environment["WEBKIT_DRIVER"] ?? "/usr/bin/WebKitWebDriver" }
    static var browser: String { ProcessInfo.processInfo.environment["CHROMIUM"] ?? "/usr/bin/chromium" }

    init(_ script: String, _ address: String, _ browser: String, _ more: [String]) async throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let python = root.appending(path: ".build/python/bin/python")
      try #require(
        FileManager.default.fileExists(atPath: python.path), "`make test` makes the Python environment with .ci/python."
      )
      let output = FileManager.default.temporaryDirectory.appending(path: "fieldstone-\(UUID().uuidString)")
      try Data().write(to: output)
      defer { try? FileManager.default.removeItem(at: output) }
      let process = Process()
      process.executableURL = python
      process.arguments = [root.appending(path: "Tests/Drivers/\(script)").path, address, browser] + more
      process.standardOutput = try FileHandle(forWritingTo: output)
      status = try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
      troubles = try String(contentsOf: output, encoding: .utf8)
    }
  }
#endif
