import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("A form whose problems are found while it is filled in")
struct UnsoundFormTests {
  /// A form with two fields that depend on each other once `loop` is typed.
  private let form = FormSession(
    ["", "", ""],
    definition: FormDefinition { fields in
      let text = fields.add("text", get: { $0[0] }, set: { $0[0] = $1 })
      let first = fields.add("first", get: { $0[1] }, set: { $0[1] = $1 })
      let second = fields.add("second", get: { $0[2] }, set: { $0[2] = $1 })
      let (t, a, b) = (text.reference, first.reference, second.reference)
      first.computed { $0[t] == "loop" ? String(min((Int($0[b] ?? "") ?? 0) + 1, 1_000_000)) : "" }
      second.computed { $0[a] ?? "" }
    })

  @Test("On the full screen a submit says that the form has a fault, and the form stays visible")
  func screen() {
    let screen = FormScreen(form, width: 80, height: 24)
    _ = screen.press(Key(.text("loop")))
    #expect(!form.problems.isEmpty)
    #expect(screen.press(.control("s")) == .goesOn)
    #expect(screen.message == "There is a problem with this form, so it can't be submitted.")
    #expect(form.submission == nil)
  }

  @Test("The dialogue ends with the form's problems", arguments: [true, false])
  func dialogue(_ isTerminal: Bool) async {
    let script = FormConsoleScript(["loop", "", ""], isTerminal: isTerminal)
    await #expect {
      try await TerminalForm(form, console: script.console).run()
    } throws: { error in
      if case TerminalFormError.definition(let problems) = error { !problems.isEmpty } else { false }
    }
    #expect(form.submission == nil)
  }
}
