import ConformanceModels
import Fieldstone
import FieldstoneTerminal
import FieldstoneTesting
import Testing

/// Tests that the kit detects faults: surfaces with a fault have to fail.
@Suite("The conformance kit")
struct KitTests {
  enum Fault: CaseIterable {
    case forgetsIssue, otherValue, otherOrder, missingRow, anotherPage, unmarked, otherJSON, deaf, atWork
  }

  /// A surface that shows what the engine shows, except for one fault.
  private final class FaultyDriver: FormDriver {
    let surface = ConformanceSurface.engine
    private let driver = FormEngineDriver(FormSession(Everything(), environment: .fixed)) { try TerminalForm.json($0) }
    private let fault: Fault?

    init(_ fault: Fault?) { self.fault = fault }

    func perform(_ command: ConformanceCommand) throws {
      if fault == .deaf, case .type(let name, _) = command, name.title == "Talk" { return }
      try driver.perform(command)
    }

    func read() throws -> FormReading {
      var reading = try driver.read()
      switch fault {
      case .forgetsIssue: for place in reading.rows.indices { reading.rows[place].issues = [] }
      case .otherValue: reading.rows[1].value += "!"
      case .otherOrder: reading.rows.swapAt(2, 4)
      case .missingRow: reading.rows.removeLast()
      case .anotherPage: reading.page = ["Travel"]
      case .atWork: reading.isBusy = true
      case .unmarked: for place in reading.rows.indices { reading.rows[place].mark = nil }
      case .otherJSON, .deaf, nil: break
      }
      return reading
    }

    func outcome() throws -> ConformanceOutcome {
      guard fault == .otherJSON, case .submitted(let json) = try driver.outcome() else { return try driver.outcome() }
      return .submitted(json + "\n")
    }

    func close() {}
  }

  private static let script = ConformanceScript(
    name: "kit", form: "everything",
    commands: [
      .type("Talk", "Engines"), .type("Distance", "x"), .check, .type("Distance", "3"), .check, .submit(twice: false),
    ])

  @Test("A surface with any fault fails", arguments: Fault.allCases)
  func faults(_ fault: Fault) throws {
    let run = try ConformanceRun(Self.script, on: Forms.everything)
    #expect(throws: ConformanceFailure.self) { try run.play(on: FaultyDriver(fault)) }
  }

  @Test("A surface without a fault passes")
  func noFault() throws {
    try ConformanceRun(Self.script, on: Forms.everything).play(on: FaultyDriver(nil))
  }

  @Test("A failure names the script, the line, the surface and the difference")
  func message() throws {
    let run = try ConformanceRun(Self.script, on: Forms.everything)
    do {
      try run.play(on: FaultyDriver(.forgetsIssue))
      Issue.record("The faulty surface must fail.")
    } catch {
      let text = "\(error)"
      #expect(
        text.hasPrefix("kit:3: check\non engine: It differs from the engine (- expected, + read):\n-   ! Enter a"))
    }
  }

  @Test("An unmet expectation of a script already fails on the engine")
  func expectation() {
    let script = ConformanceScript(
      name: "kit", form: "everything", commands: [.expect(.value("Talk", "Looms"))])
    #expect(throws: ConformanceFailure.self) { try ConformanceRun(script, on: Forms.everything) }
  }

  @Test("An edit that changes nothing is skipped on every surface")
  func idle() throws {
    let script = ConformanceScript(name: "kit", form: "everything", commands: [.set("Has Budget", false), .check])
    let run = try ConformanceRun(script, on: Forms.everything)
    let driver = FaultyDriver(nil)
    try run.play(on: driver)
    #expect(try driver.read().rows.allSatisfy { $0.issues.isEmpty })
  }

  @Test("A script is shrunk to the relevant commands")
  func shrinking() {
    let script = ConformanceScript(
      name: "kit", form: "everything",
      commands: [.undo, .type("Talk", "a"), .redo, .type("Badge", "b"), .back, .check, .type("Talk", "c"), .undo])
    let short = script.shrunk { script in script.lines.contains { $0.command == .type("Badge", "b") } }
    #expect(short.lines.map(\.command) == [.type("Badge", "b")])
  }

  @Test("A seed determines the random script")
  func seeds() throws {
    func make(_ seed: UInt64) throws -> ConformanceScript {
      try ConformanceRandomScript.make(on: Forms.everything, seed: seed, surfaces: [.screen])
    }
    #expect(try make(7) == make(7))
    #expect(try make(7).lines != make(8).lines)
  }
}
