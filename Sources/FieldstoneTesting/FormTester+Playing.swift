import FieldstoneCore
import Foundation

/// Recordings as tests.
extension FormTester {
  /// Plays a script, such as a recording (`session.record(as:)`, or the option `--record` of a program).
  ///
  /// ```swift
  /// let person = FormTester(Attendee())
  /// try person.play("form attendee\ntype Name =\n")
  /// #expect(person.messages(\.name) == ["This field is required."])
  /// ```
  ///
  /// Rows and options are found by their titles, so the form has to be in the language of the recording. The lines that
  /// begin with `expect` are checked. The thread waits for checks and handlers that a command starts, so these must not
  /// need the main actor in a test that runs there.
  ///
  /// - Parameters:
  ///   - script: the text of the script.
  ///   - name: what errors call it.
  /// - Throws: ``ConformanceScriptError`` if a line can't be read, ``ConformanceFailure`` if one can't be played or
  ///   expects something else. Both name the line.
  public func play(_ script: String, name: String = "script") throws {
    try play(ConformanceScript(parsing: script, name: name))
  }

  /// Plays the script in a file.
  public func play(contentsOf file: URL) throws {
    try play(String(contentsOf: file, encoding: .utf8), name: file.lastPathComponent)
  }

  /// Plays a script that has been read.
  public func play(_ script: ConformanceScript) throws {
    let driver = FormEngineDriver(playingOn: form)
    defer { note(played: driver.inputs) }
    try driver.play(script)
  }
}

extension FormEngineDriver {
  /// Plays a script on the engine alone.
  func play(_ script: ConformanceScript) throws(ConformanceFailure) {
    for line in script.lines {
      do {
        if case .expect(let expectation) = line.command {
          try check(expectation)
        } else {
          try perform(line.command)
        }
      } catch {
        throw ConformanceFailure(script: script, surface: .engine, line: line.number, message: "\(error)")
      }
    }
  }
}
