import FieldstoneCore
import Testing

@testable import FieldstoneTerminal

@Suite("Why rows are as they are, on the terminal")
struct ExplainedRowTests {
  private struct Stay: Equatable {
    var name = "Ada"
    var room = "12"
    var isLong = false
    var nights = 2
    var remark = ""

    static let form = FormDefinition<Stay>(describe: {
      $0.add(\.name, "name")
      $0.add(\.room, "room").readOnly()
      $0.add(\.isLong, "isLong")
      $0.add(\.nights, "nights")
      $0.add(\.remark, "remark")
    }) { form in
      form[\.nights].enabled { $0.isLong }
    }
  }

  private let form = FormSession(Stay(), definition: Stay.form)

  @Test("In the dialogue, :why explains a question, and what comes after it and isn't asked")
  func dialogue() async throws {
    let script = FormConsoleScript([":why", "", ":why", "", ":cancel"])
    _ = try await TerminalForm(form, console: script.console).run()
    let text = script.transcript
    #expect(text.contains(": :why\n'name' is shown.\n'room' is shown.\nIt is read-only.\nName"), "\(text)")
    #expect(
      text.contains(
        ": :why\n'isLong' is shown.\n'nights' is shown.\nIt is disabled by its own condition, which reads 'isLong'.\n"),
      "\(text)")
  }

  @Test("From a pipe, :why is no command")
  func pipe() async throws {
    let script = FormConsoleScript([":why"], isTerminal: false)
    await #expect(throws: TerminalFormError.self) { _ = try await TerminalForm(form, console: script.console).run() }
  }

  @Test(
    "On the screen, Alt-W explains the rows in view that can't have the focus, too, whether or not anybody observes")
  func screen() {
    let screen = FormScreen(form, width: 80, height: 30)
    _ = screen.frame()
    _ = screen.press(.alt("w"))
    let text = screen.frame().text
    #expect(
      text.contains("'name' is shown.") && text.contains("'room' is shown.") && text.contains("'nights' is shown."))
    #expect(text.contains("It is disabled by its own condition, which reads 'isLong'."), "\(text)")
    #expect(!text.contains("'remark'"))
  }
}
