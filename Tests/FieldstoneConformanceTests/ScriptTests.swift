import FieldstoneTesting
import Foundation
import Testing

/// The scripts of `Tests/Scripts`, on every surface that was built. `CONFORMANCE_SCRIPT` selects a single script.
@Suite("The same script on every surface", .serialized)
struct ScriptTests {
  static let scripts: [URL] = {
    let folder = Place.root.appendingPathComponent("Tests/Scripts")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let one = ProcessInfo.processInfo.environment["CONFORMANCE_SCRIPT"]
    return files.filter { file in
      file.pathExtension == "form" && one.map { $0 == file.deletingPathExtension().lastPathComponent } ?? true
    }.sorted { $0.path < $1.path }
  }()

  /// `CONFORMANCE_SURFACE` selects a single surface.
  static let surfaces = ConformanceSurface.allCases.filter { surface in
    if let one = ProcessInfo.processInfo.environment["CONFORMANCE_SURFACE"], one != surface.rawValue { return false }
    return switch surface {
    case .web: hasWeb
    case .window: hasWindow
    // They have a suite of their own.
    case .swiftUI: false
    default: true
    }
  }

  #if Web
    private static let hasWeb = true
  #else
    private static let hasWeb = false
  #endif
  #if GTK
    private static let hasWindow = true
  #else
    private static let hasWindow = false
  #endif

  struct Case: CustomTestStringConvertible, Sendable {
    let file: URL
    let surface: ConformanceSurface
    var testDescription: String { "\(file.lastPathComponent) on \(surface.rawValue)" }
  }

  static let cases = scripts.flatMap { file in surfaces.map { Case(file: file, surface: $0) } }
  fileprivate static let inTerminal = cases.filter { [.terminal, .screen].contains($0.surface) }
  fileprivate static let onWeb = cases.filter { $0.surface == .web }
  fileprivate static let inWindow = cases.filter { $0.surface == .window }

  @Test("An 80 × 24 window shows the same by scrolling", arguments: ["everything", "pages"])
  func scrolls(_ name: String) async throws {
    try await onOwnThread {
      let file = Place.root.appendingPathComponent("Tests/Scripts/\(name).form")
      let script = try ConformanceScript(parsing: String(contentsOf: file, encoding: .utf8), name: name)
      let form = try Forms.named(script.form)
      let driver = try FormScreenDriver(form.program, Place.drivers, width: 80, height: 24)
      defer { driver.close() }
      try ConformanceRun(script, on: form).play(on: driver)
    }
  }

  @Test("Clicking reaches the same rows as Tab", arguments: ["everything", "pages"])
  func clicks(_ name: String) async throws {
    try await onOwnThread {
      let file = Place.root.appendingPathComponent("Tests/Scripts/\(name).form")
      let script = try ConformanceScript(parsing: String(contentsOf: file, encoding: .utf8), name: name)
      let form = try Forms.named(script.form)
      let driver = try FormScreenDriver(form.program, Place.drivers, usesPointer: true)
      defer { driver.close() }
      try ConformanceRun(script, on: form).play(on: driver)
    }
  }

  @Test("A surface shows what the engine shows, and produces the same JSON", arguments: inTerminal)
  func plays(_ play: Case) async throws { try await onOwnThread { try play.run() } }
}

// Each suite waits for other programs most of the time, so they run at the same time.

#if Web
  @Suite("The same script in a browser", .serialized)
  struct WebScriptTests {
    static let inScript = choice(
      "alternatives", "choices", "collections", "condition-flips", "files", "pages", "refused-files", "refused-submit",
      "slow-check", "slow-save", "undo")
    static let inWebKit = choice(
      "alternatives", "collections", "condition-flips", "files", "happy-path", "refused-submit", "undo")

    /// A choice of them, because most scripts do what others do. `CONFORMANCE_SURFACE=web` plays all.
    private static func choice(_ names: String...) -> [URL] {
      let environment = ProcessInfo.processInfo.environment
      if environment["CONFORMANCE_SURFACE"] != nil || environment["CONFORMANCE_SCRIPT"] != nil {
        return ScriptTests.scripts
      }
      return ScriptTests.scripts.filter { names.contains($0.deletingPathExtension().lastPathComponent) }
    }

    @Test("Pages show the same where a browser runs their script", arguments: inScript)
    func runsScript(_ file: URL) async throws {
      try await onOwnThread {
        let script = try ConformanceScript(
          parsing: String(contentsOf: file, encoding: .utf8), name: file.lastPathComponent)
        guard script.playable(withPageScript: true).contains(.web) else { return }
        let form = try Forms.named(script.form)
        let driver = try FormWebDriver(form.program, Place.drivers, browser: Place.browser, hasJavaScript: true)
        defer { driver.close() }
        try ConformanceRun(script, on: form, for: .web).play(on: driver)
      }
    }

    @Test("WebKit shows the same where it runs the pages' script", arguments: inWebKit)
    func runsInWebKit(_ file: URL) async throws {
      try await onOwnThread {
        let script = try ConformanceScript(
          parsing: String(contentsOf: file, encoding: .utf8), name: file.lastPathComponent)
        guard script.playable(withPageScript: true).contains(.web) else { return }
        // The language of MiniBrowser is the machine's, which has American English.
        let form = script.form == "attendee" ? Forms.american : try Forms.named(script.form)
        let driver = try FormWebDriver(
          form.program, Place.drivers, browser: Place.webKit, engine: .webKit, hasJavaScript: true)
        defer { driver.close() }
        try ConformanceRun(script, on: form, for: .web).play(on: driver)
      }
    }

    @Test(
      "A phone shows the same when it is touched", arguments: ["happy-path", "choices", "collections"], [true, false])
    func touches(_ name: String, hasJavaScript: Bool) async throws {
      try await onOwnThread {
        let file = Place.root.appendingPathComponent("Tests/Scripts/\(name).form")
        let script = try ConformanceScript(parsing: String(contentsOf: file, encoding: .utf8), name: name)
        let form = try Forms.named(script.form)
        let driver = try FormWebDriver(
          form.program, Place.drivers, browser: Place.browser, hasJavaScript: hasJavaScript, isPhone: true)
        defer { driver.close() }
        try ConformanceRun(script, on: form, for: .web).play(on: driver)
      }
    }

    @Test("A page shows what the engine shows, and produces the same JSON", arguments: ScriptTests.onWeb)
    func plays(_ play: ScriptTests.Case) async throws { try await onOwnThread { try play.run() } }
  }
#endif

@Suite("The same script in a window", .serialized)
struct WindowScriptTests {
  @Test("A window shows what the engine shows, and produces the same JSON", arguments: ScriptTests.inWindow)
  func plays(_ play: ScriptTests.Case) async throws { try await onOwnThread { try play.run() } }
}

extension ScriptTests.Case {
  fileprivate func run() throws {
    let script = try ConformanceScript(
      parsing: String(contentsOf: file, encoding: .utf8), name: file.lastPathComponent)
    guard script.playable.contains(surface) else { return }
    let form = try Forms.named(script.form)
    let run = try ConformanceRun(script, on: form, for: surface)
    guard let driver = try Place.driver(surface, form.program) else { return }
    defer { driver.close() }
    try run.play(on: driver)
  }
}
