import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Dialogue: long texts, and forms that can't be submitted")
struct DialogueTextTests {
  private static let help =
    "The city in which you get on the train, not the one in which you change for the first time."

  private func play<Model>(_ form: FormSession<Model>, _ lines: [String], width: Int) async -> String {
    var transcript = ""
    var rest = lines[...]
    let console = FormConsole(
      isTerminal: true, width: { width },
      source: { prompt in
        transcript += prompt.text
        guard let line = rest.popFirst() else { return .end }
        transcript += line + "\n"
        return .text(line)
      }, sink: { transcript += $0 })
    _ = try? await TerminalForm(form, console: console).run()
    return transcript
  }

  private var travel: FormSession<Travel> {
    FormSession(
      Travel(),
      definition: FormDefinition<Travel>(describe: {
        $0.add(\.from, "from").help(FormString(Self.help)).rule(FormString(Self.help)) { $0 != "x" }
        $0.add(\.byTrain, "byTrain")
      }))
  }

  @Test("A field starts with its title and its help, shown once and wrapped between words")
  func helpFirst() async {
    let text = await play(travel, ["x", "<", "Rome", "<", "", "", ""], width: 40)
    #expect(
      text.contains(
        """
        From
          The city in which you get on the
            train, not the one in which you
            change for the first time.
        From (optional): x
        Error: The city in which you get on
          the train, not the one in which you
          change for the first time.
        From (optional): <
        """))
    #expect(text.components(separatedBy: "  The city").count == 2)
  }

  @Test("Output for programs is not wrapped")
  func unbroken() async {
    let script = FormConsoleScript(["from=x"], isTerminal: false)
    var terminal = TerminalForm(travel, console: script.console)
    terminal.input = .byName
    await #expect(throws: TerminalFormError.refused(["line 1: from: " + Self.help])) { _ = try await terminal.run() }
  }

  @Form
  struct Letter {
    var text = ""
    var isReady = false
    static func arrange(_ form: FormBuilder<Letter>) {
      form.fields(\.text, \.isReady)
      form.button("Send", .submit).enabled { $0.isReady }
    }
  }

  @Test("A form that can't be submitted says so, and what to do instead")
  func notSubmittable() async {
    let text = await play(FormSession(Letter()), ["Hello", "", "", "", "2", "y", ""], width: 80)
    let refused = """

      Error: This form can't be submitted yet.

      Enter a number to change an answer. ? shows all answers, :cancel quits.
      Send?\u{20}
      """
    #expect(text.components(separatedBy: refused).count == 3)
    #expect(
      text.hasSuffix(
        """
        Send? 2
        Is Ready [y/N]: y

        Changed:
           2  Is Ready: Yes

        Press Enter to submit, or enter a number to change an answer. ? shows all
        answers.
        Send?\u{20}

        """), "\(text)")
    #expect(!text.contains("No answers changed."))
  }
}
