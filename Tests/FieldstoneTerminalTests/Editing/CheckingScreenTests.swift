import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Checks that take time, in a full-screen form")
struct CheckingScreenTests: ScreenSuite {
  let form = Voucher.session()
  let screen: FormScreen

  init() { screen = FormScreen(form, width: 80, height: 20) }

  /// The line of the window with a text.
  private func line(_ text: String) -> String? {
    shown.split(separator: "\n").first { $0.contains(text) }.map(String.init)
  }

  @Test("A check shows beside its field until its outcome is there", arguments: [40, 80, 132])
  func pending(_ width: Int) async {
    screen.resize(width, 20)
    type("old")
    #expect(shown.contains("Checking…"), "\(shown)")
    if width >= 80 { #expect(line("Checking…")?.contains("old") == true, "\(shown)") }
    await form.runJobs()
    #expect(!shown.contains("Checking…") && shown.contains("✗ This voucher has expired."), "\(shown)")
    type("er")
    #expect(!shown.contains("has expired") && shown.contains("Checking…"))
    await form.runJobs()
    #expect(!shown.contains("Checking…") && !shown.contains("✗"))
  }

  @Test("A check that fails says so at its field, and a submit checks again")
  func fails() async {
    type("down")
    await form.runJobs()
    #expect(shown.contains("This couldn't be checked. Please try again."), "\(shown)")
    #expect(screen.press(.control("s")) == .submits)
  }

  @Test("A view in a program's own screen says what the check of a submit has found")
  func submitted() async {
    let view = TerminalFormView(form, columns: 80, lines: 20, theme: .terminal, environment: ["TERM": "xterm"])
    view.feed(Array("old\u{1B}[B\u{13}".utf8))
    #expect(view.state == .submitting)
    #expect(await view.finish() == nil && view.state == .running)
    let frame = view.screen.frame().text
    #expect(frame.contains("Not submitted: 1 item needs attention.") && frame.contains("This voucher has expired."))
    #expect(view.screen.focus == "code")
  }
}
