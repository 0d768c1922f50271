import ConformanceModels
import FieldstoneCore
import FieldstoneTesting
import Testing

/// A recording is a script, so it is played where scripts are.
@Suite("A recording on every surface", .serialized)
struct RecordedScriptTests {
  @Test("What was done in a session is played on each surface, with the same result", arguments: ScriptTests.surfaces)
  func plays(_ surface: ConformanceSurface) async throws {
    try await onOwnThread {
      let form = FormSession(Trip(), environment: .fixed)
      let recording = form.record(as: "trip")
      form.send(.set("abroad", .flag(true)))
      form.send(.focus("distance"))
      for text in ["", "1", "12", "1200"] { form.send(.type("distance", text)) }
      form.send(.blur("distance"))
      form.send(.type("distance", "120"))
      form.send(.type("seats", "4"))
      form.send(.type("purpose", "A talk, and a walk"))
      form.send(.submit)
      let script = try ConformanceScript(parsing: recording.script, name: "recording")
      #expect(script.lines.count >= 5, "\(recording.script)")
      let run = try ConformanceRun(script, on: Forms.named(script.form), for: surface)
      guard let driver = try Place.driver(surface, Forms.trip.program) else { return }
      defer { driver.close() }
      try run.play(on: driver)
    }
  }
}
