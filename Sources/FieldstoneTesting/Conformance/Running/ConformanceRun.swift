import FieldstoneCore

/// A form that scripts are played on: its session, and the program that shows it.
public struct ConformanceForm: Sendable {
  public var name: String
  public var program: ConformanceProgram
  let makeDriver: @Sendable () -> FormEngineDriver
  /// Hands a new session to whoever shows it in this process.
  package let show: @Sendable (any ConformanceFormUser) throws -> Void

  /// - Parameters:
  ///   - name: its name in scripts.
  ///   - program: the program that shows the same form.
  ///   - makeForm: makes the same session as the program.
  ///   - json: encodes the submitted model as the program prints it.
  public init<Model>(
    _ name: String, program: ConformanceProgram, makeForm: @escaping @Sendable () -> FormSession<Model>,
    json: @escaping @Sendable (Model) throws -> String
  ) {
    self.name = name
    self.program = program
    makeDriver = { FormEngineDriver(makeForm(), json: json) }
    show = { try $0.use(makeForm(), json: json) }
  }
}

/// Shows a session of any form in this process.
package protocol ConformanceFormUser {
  func use<Model>(_ form: FormSession<Model>, json: @escaping @Sendable (Model) throws -> String) throws
}

/// Where a surface differs from the engine, or could not be driven.
public struct ConformanceFailure: Error, Sendable, CustomStringConvertible {
  public var script: ConformanceScript
  public var surface: ConformanceSurface
  public var line: Int
  public var message: String

  public init(script: ConformanceScript, surface: ConformanceSurface, line: Int, message: String) {
    (self.script, self.surface, self.line, self.message) = (script, surface, line, message)
  }

  public var description: String {
    let command = script.lines.first { $0.number == line }.map { ": \($0.command)" } ?? ""
    return "\(script.name):\(line)\(command)\non \(surface.rawValue): \(message)"
  }
}

/// Plays a script on the engine, and then on surfaces, which have to show the same.
public struct ConformanceRun {
  let script: ConformanceScript
  private let model: FormEngineDriver
  /// What the engine shows at each line of the script that reads the form; 0 is the end.
  private var expected: [Int: FormModelReading] = [:]
  private var outcome = ConformanceOutcome.open
  /// The lines of edits that would change nothing: surfaces have no event for them, so they are left out everywhere.
  private var idle: Set<Int> = []

  /// Plays the script on the engine.
  ///
  /// - Parameters:
  ///   - script: the script to play.
  ///   - form: the form to play it on.
  ///   - surface: the surface to compare with, which determines how texts are typed.
  /// - Throws: ``ConformanceFailure`` if the script expects something else, or can't be played.
  public init(
    _ script: ConformanceScript, on form: ConformanceForm, for surface: ConformanceSurface = .engine
  ) throws {
    self.script = script
    model = form.makeDriver()
    model.behave(as: surface)
    for line in script.lines {
      do {
        if line.command.onlyReads {
          expected[line.number] = model.model
          if case .expect(let expectation) = line.command { try model.check(expectation) }
        } else if try model.isIdle(line.command) {
          idle.insert(line.number)
        } else {
          try model.perform(line.command)
        }
      } catch {
        throw failure(.engine, line.number, error)
      }
    }
    outcome = try model.outcome()
    expected[0] = model.model
  }

  /// Plays it on a surface and compares what can be read there at every line of the script that reads the form.
  public func play(on driver: any FormDriver) throws {
    var read: FormReading?
    for line in script.lines {
      do {
        if line.command.onlyReads {
          let isOver = try driver.outcome() != .open
          if !isOver {
            let reading = try read ?? driver.read()
            read = reading
            try compare(reading, line.number, driver.surface)
          }
        } else if !idle.contains(line.number) {
          try driver.perform(line.command)
          read = nil
        }
      } catch {
        throw failure(driver.surface, line.number, error)
      }
    }
    do {
      let end = try driver.outcome()
      guard end == outcome else { throw FormDriverError("Expected \(outcome)\nGot \(end)") }
      if end == .open { try compare(read ?? driver.read(), 0, driver.surface) }
    } catch {
      throw failure(driver.surface, script.lines.last?.number ?? 0, error)
    }
  }

  private func compare(_ reading: FormReading, _ line: Int, _ surface: ConformanceSurface) throws {
    guard let model = expected[line]?.reading(on: surface) else { return }
    if let difference = reading.difference(from: model) {
      throw FormDriverError("It differs from the engine (- expected, + read):\n\(difference)", shown: "\(reading)")
    }
  }

  private func failure(_ surface: ConformanceSurface, _ line: Int, _ error: any Error) -> ConformanceFailure {
    ConformanceFailure(script: script, surface: surface, line: line, message: "\(error)")
  }
}
