import FieldstoneTesting
import Foundation
import Testing

/// Random scripts. `CONFORMANCE_SEED` repeats one; `CONFORMANCE_RUNS` sets the number of scripts.
@Suite("Random scripts on every surface", .serialized)
struct RandomScriptTests {
  private static let environment = ProcessInfo.processInfo.environment
  static let seeds: [UInt64] = {
    if let seed = environment["CONFORMANCE_SEED"].flatMap({ UInt64($0) }) { return [seed] }
    return (0..<(environment["CONFORMANCE_RUNS"].flatMap { UInt64($0) } ?? 1)).map { $0 + 1 }
  }()

  struct Case: CustomTestStringConvertible, Sendable {
    let form: ConformanceForm
    let seed: UInt64
    let surface: ConformanceSurface
    /// On the web: whether the browser runs the script of the pages, and whether it is that of a phone.
    var hasJavaScript = false
    var isPhone = false
    var testDescription: String {
      "seed \(seed) of \(form.name) on \(surface.rawValue)\(hasJavaScript ? " with JavaScript" : "")"
        + (isPhone ? " on a phone" : "")
    }

    func driver() throws -> (any FormDriver)? {
      #if Web
        if hasJavaScript || isPhone {
          return try FormWebDriver(
            form.program, Place.drivers, browser: Place.browser, hasJavaScript: hasJavaScript, isPhone: isPhone)
        }
      #endif
      return try Place.driver(surface, form.program)
    }
  }

  static let cases = [Forms.attendee, Forms.everything, Forms.choices, Forms.collections, Forms.payments].flatMap {
    form in
    ScriptTests.surfaces.filter { $0 != .engine }.flatMap { surface in
      seeds.flatMap { seed in
        guard surface == .web else { return [Case(form: form, seed: seed, surface: surface)] }
        return [(false, false), (true, false), (true, true)].map {
          Case(form: form, seed: seed, surface: surface, hasJavaScript: $0, isPhone: $1)
        }
      }
    }
  }

  @Test("Surfaces show what the engine shows, for random actions", arguments: cases)
  func plays(_ play: Case) async throws {
    if let found = try await onOwnThread({ try Self.find(play) }) { Issue.record(Comment(rawValue: found)) }
  }

  /// - Returns: What has failed, with a script that is cut down; nil if nothing has.
  private static func find(_ play: Case) throws -> String? {
    let script = try ConformanceRandomScript.make(on: play.form, seed: play.seed, surfaces: [play.surface])
    guard let failure = failure(of: script, play) else { return nil }
    let short = script.shrunk { Self.failure(of: $0, play)?.surface == failure.surface }
    let last = Self.failure(of: short, play) ?? failure
    return "\(last)\nThe script, cut down; CONFORMANCE_SEED=\(play.seed):\n\(short)"
  }

  private static func failure(of script: ConformanceScript, _ play: Case) -> ConformanceFailure? {
    do {
      let run = try ConformanceRun(script, on: play.form, for: play.surface)
      guard let driver = try play.driver() else { return nil }
      defer { driver.close() }
      try run.play(on: driver)
      return nil
    } catch let failure as ConformanceFailure {
      return failure
    } catch {
      return ConformanceFailure(script: script, surface: play.surface, line: 0, message: "\(error)")
    }
  }
}
