import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Checks that take time, in the dialogue and from pipes")
struct CheckingDialogueTests {
  private func play(_ lines: [String], isTerminal: Bool = true, byName: Bool = false) async throws -> (
    model: Voucher?, transcript: String
  ) {
    let script = FormConsoleScript(lines, isTerminal: isTerminal)
    var terminal = TerminalForm(Voucher.session(), console: script.console)
    if byName { terminal.input = .byName }
    return (try await terminal.run(), script.transcript)
  }

  @Test("An answer is checked before the next question; what is found asks it again")
  func found() async throws {
    let played = try await play(["old", "new", "hi", ""])
    #expect(
      played.transcript.contains(
        """
        Code (optional): old
        Checking…
        Error: This voucher has expired.
        Code (optional): new
        Checking…
        Note (optional): hi
        """), "\(played.transcript)")
    #expect(played.model == Voucher(code: "new", note: "hi"))
  }

  @Test("A check that fails doesn't hold up the other questions: the submit checks again")
  func failed() async throws {
    let interrupt = FormConsoleScript.interrupt
    let played = try await play(["down", "hi", "", interrupt, interrupt])
    #expect(
      played.transcript.contains(
        "Checking…\nError: This couldn't be checked. Please try again.\nNote (optional): hi\n"),
      "\(played.transcript)")
    #expect(played.model == nil && played.transcript.contains("1 item needs attention."))
  }

  @Test("From a pipe, what a check finds is an error of its line")
  func pipe() async throws {
    await #expect(throws: TerminalFormError.invalid(line: 1, field: "Code", message: "This voucher has expired.")) {
      try await play(["old", "hi"], isTerminal: false)
    }
    #expect(try await play(["new", "hi"], isTerminal: false).model == Voucher(code: "new", note: "hi"))
    await #expect(throws: TerminalFormError.refused(["line 1: code: This voucher has expired."])) {
      try await play(["code=old"], isTerminal: false, byName: true)
    }
  }
}
