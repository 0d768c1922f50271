#if Web
  import ConformanceModels
  import Fieldstone
  import Foundation
  import Testing

  @testable import FieldstoneWeb

  @Suite("Accessibility and small screens")
  struct AccessibilityTests {
    @Test("Every page passes axe, can be used by keyboard alone, and fits from 320 px on")
    func walk() async throws { try await walk(WebFormSite(title: "Registration") { FormSession(Registration()) }) }

    @Test("Checkboxes and searches pass axe, fit from 320 px on, and Enter in a search box searches")
    func choices() async throws { try await walk(WebFormSite(title: "Trip") { FormSession(Trip()) }, "choices") }

    @Test("Every way to lay out options passes axe, fits from 320 px on, and can be used by keyboard alone")
    func styles() async throws { try await walk(WebFormSite(title: "Styles") { FormSession(Styles()) }, "styles") }

    @Test("Collections pass axe, fit from 320 px on, and the focus stays where the person was")
    func collections() async throws {
      try await walk(WebFormSite(title: "Party") { FormSession(Party.full) }, "collections")
    }

    private func walk<Model: Sendable>(_ site: WebFormSite<Model>, _ more: String...) async throws {
      let server = WebFormServer(site)
      try server.start(port: 0)
      defer { server.stop() }
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let python = root.appending(path: ".build/python/bin/python")
      try #require(
        FileManager.default.fileExists(atPath: python.path), "`make test` makes the Python environment with .ci/python."
      )
      let walk = try await Walk(
        python, root.appending(path: "Tests/Drivers/accessibility.py").path, "http://127.0.0.1:\(server.port)/",
        ProcessInfo.processInfo.environment["CHROMIUM"] ?? "/usr/bin/chromium", more)
      #expect(walk.troubles == "")
      #expect(walk.status == 0)
    }

    /// The result of a program, which runs without blocking a thread that the server's tasks need.
    private struct Walk {
      let troubles: String
      let status: Int32

      init(_ program: URL, _ script: String, _ address: String, _ browser: String, _ more: [String]) async throws {
        let output = FileManager.default.temporaryDirectory.appending(path: "fieldstone-\(UUID().uuidString)")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = program
        process.arguments = [script, address, browser] + more
        process.standardOutput = try FileHandle(forWritingTo: output)
        status = try await withCheckedThrowingContinuation { continuation in
          process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
          do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        troubles = try String(contentsOf: output, encoding: .utf8)
      }
    }
  }
#endif
