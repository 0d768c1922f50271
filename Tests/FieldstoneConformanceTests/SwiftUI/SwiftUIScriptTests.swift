#if os(Linux)
  import FieldstoneTesting
  import Foundation
  import Testing

  @Suite("The same script in SwiftUI's views", .serialized)
  struct SwiftUIScriptTests {
    @Test("SwiftUI's views show what the engine shows, and produce the same JSON", arguments: ScriptTests.scripts)
    func plays(_ file: URL) async throws {
      try await onOwnThread {
        let script = try ConformanceScript(
          parsing: String(contentsOf: file, encoding: .utf8), name: file.lastPathComponent)
        guard script.playable.contains(.swiftUI) else { return }
        try Self.play(script, on: Forms.named(script.form))
      }
    }

    @Test("All scripts are played but those that are about pages alone")
    func played() throws {
      let names = try ScriptTests.scripts.filter { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        return try !ConformanceScript(parsing: text, name: "").playable.contains(.swiftUI)
      }.map { $0.deletingPathExtension().lastPathComponent }
      #expect(
        ScriptTests.scripts.count == 1 || names == ["checkout-paid", "profile-saved", "settings-saved", "tampering"])
    }

    static let cases = [Forms.attendee, Forms.everything, Forms.choices, Forms.collections, Forms.payments].flatMap {
      form in RandomScriptTests.seeds.map { (form, $0) }
    }

    @Test("SwiftUI's views show what the engine shows, for random actions", arguments: cases)
    func playsRandom(_ form: ConformanceForm, _ seed: UInt64) async throws {
      try await onOwnThread {
        try Self.play(ConformanceRandomScript.make(on: form, seed: seed, surfaces: [.swiftUI]), on: form)
      }
    }

    private static func play(_ script: ConformanceScript, on form: ConformanceForm) throws {
      let run = try ConformanceRun(script, on: form, for: .swiftUI)
      let driver = try FormSwiftUIDriver(form)
      defer { driver.close() }
      try run.play(on: driver)
    }
  }
#endif
