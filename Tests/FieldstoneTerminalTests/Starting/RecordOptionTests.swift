import FieldstoneCore
import FieldstoneTerminal
import FieldstoneTesting
import Foundation
import Testing

@Suite("Recordings of dialogues in files")
struct RecordOptionTests {
  private static func file() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "fieldstone-\(UUID().uuidString).form")
  }

  /// Plays a dialogue that is recorded in a file, and returns the lines of the file without its first one.
  private func recorded(
    _ lines: [String], isTerminal: Bool = true, _ prepare: (inout TerminalForm<Excursion>) -> Void = { _ in }
  ) async throws -> (script: String, lines: [String], model: Excursion?, error: TerminalFormError?) {
    let file = Self.file()
    defer { try? FileManager.default.removeItem(at: file) }
    let dialogue = await Excursion.play(lines, on: FormSession(Excursion(), environment: .test), isTerminal: isTerminal)
    {
      $0.recordingPath = file.path
      prepare(&$0)
    }
    let script = try String(contentsOf: file, encoding: .utf8)
    #expect(script.hasPrefix("# Recorded 2025-03-31T12:00:00Z") && script.hasSuffix("\n"))
    return (
      script, script.split(separator: "\n").dropFirst().map(String.init), dialogue.model, dialogue.error
    )
  }

  @Test("What is entered until the submit is in the file, and plays")
  func submitted() async throws {
    let dialogue = try await recorded(["Trip", "", "yes", "M1", "Inc", "DE1", "1", "Eve", "", "", "", "", ""])
    #expect(dialogue.lines.first == "form Excursion" && dialogue.lines.suffix(2) == ["submit", "expect submitted"])
    #expect(dialogue.lines.contains("open Bill") && dialogue.lines.contains("type Title = Trip"))
    let person = FormTester(Excursion())
    try person.play(dialogue.script)
    #expect(person.form.model == dialogue.model && dialogue.model?.walkers[0].name == "Eve", "\(dialogue.script)")
  }

  @Test("So it is from a pipe")
  func pipe() async throws {
    let dialogue = try await recorded(["Trip"], isTerminal: false)
    #expect(
      dialogue.lines == ["form Excursion", "type Title = Trip", "submit", "expect submitted"], "\(dialogue.lines)")
    #expect(dialogue.model?.title == "Trip")
  }

  @Test("The file has its end when the form is left, and when the input ends")
  func left() async throws {
    let left = try await recorded(["Trip", ":cancel", "yes"])
    #expect(left.lines == ["form Excursion", "type Title = Trip", "cancel", "leave", "expect cancelled"])
    let ended = try await recorded(["Trip", FormConsoleScript.end, FormConsoleScript.end])
    #expect(ended.lines == ["form Excursion", "type Title = Trip"] && ended.error == .ended(field: nil))
  }

  @Test("The way to the row at which the form begins is part of it")
  func start() async throws {
    let dialogue = try await recorded(["DE1", ":cancel", "yes"]) { $0.startAddress = "bill/vat" }
    #expect(dialogue.lines.prefix(3) == ["form Excursion", "open Bill", "type VAT number = DE1"])
  }

  @Test("A file that is there is replaced, and only its owner can read a new one")
  func replaced() async throws {
    let file = Self.file()
    defer { try? FileManager.default.removeItem(at: file) }
    for title in ["A long title that is there", "B"] {
      _ = await Excursion.play([title], isTerminal: false) { $0.recordingPath = file.path }
    }
    let script = try String(contentsOf: file, encoding: .utf8)
    #expect(script.contains("type Title = B\n") && !script.contains("A long title"))
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("A file that can't be created is refused before the form is shown")
  func refused() async {
    let folder = FileManager.default.temporaryDirectory.path
    let cases = [
      (folder + "/fieldstone-none/report.form", "No such file or directory"), (folder, "Is a directory"),
    ]
    for (path, reason) in cases {
      let dialogue = await Excursion.play(["x"]) { $0.recordingPath = path }
      #expect(dialogue.error == .usage("The recording couldn't be written to '\(path)': \(reason)."))
      #expect(dialogue.error?.exitCode == TerminalExit.wrongUse)
      #expect(dialogue.transcript == "" && dialogue.remaining == 1)
    }
  }

  @Test("No file is touched if there is no row to begin at")
  func untouched() async throws {
    let file = Self.file()
    _ = await Excursion.play(["x"]) {
      $0.recordingPath = file.path
      $0.startAddress = "nowhere"
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  #if os(Linux)
    @Test("A file that is full is reported at the end, and the form is submitted nevertheless")
    func full() async {
      let dialogue = await Excursion.play(["Trip"], isTerminal: false) { $0.recordingPath = "/dev/full" }
      #expect(dialogue.model?.title == "Trip")
      #expect(
        dialogue.transcript == "The recording couldn't be written to '/dev/full': No space left on device.\n")
    }
  #endif
}
