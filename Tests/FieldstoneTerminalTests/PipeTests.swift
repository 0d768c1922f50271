import Fieldstone
import FieldstoneTerminal
import Testing

@Suite("From a pipe")
struct PipeTests {
  private let answers = ["Forms", "45", "expert", "One", ".", "n", "123"]

  private func play(_ lines: [String], _ prepare: (inout TerminalForm<Proposal>) -> Void = { _ in }) async -> Dialogue {
    await Dialogue.play(lines, isTerminal: false) {
      $0.readsSecretsFromPipe = true
      prepare(&$0)
    }
  }

  @Test("Each line answers a question; the end of the input submits; nothing is shown")
  func inOrder() async {
    var lines = answers
    lines.insert("", at: 5)
    let dialogue = await play(lines)
    #expect(dialogue.error == nil)
    #expect(dialogue.transcript == "")
    #expect(dialogue.model == Proposal(title: "Forms", minutes: 45, level: .expert, summary: "One", phone: "123"))
  }

  @Test("An invalid answer ends the input and is reported with line and field")
  func wrong() async {
    let dialogue = await play(["Forms", "300", "45"])
    #expect(dialogue.error?.description == "line 2: Minutes: Enter a value from 5 to 90.")
    #expect(dialogue.error?.exitCode == 65)
    #expect(dialogue.model == nil)
  }

  @Test("An answer that matches several options is refused with a list of them")
  func ambiguous() async {
    let dialogue = await play(["Forms", "", "exp"])
    #expect(dialogue.error?.description == "line 3: Level: “exp” could be Experienced or Expert.")
  }

  @Test("Input that ends early is reported with the first question that needs an answer, not with one that has one")
  func ended() async {
    #expect(await play([]).error?.description == "The input ended at 'Title', which still needs an answer.")
    let (definition, environment) = (
      FormDefinition<Travel>(describe: {
        $0.add(\.byTrain, "byTrain")
        $0.add(\.from, "from").required()
      }), FormEnvironment.standard
    )
    let form = FormSession(Travel(), definition: definition, environment: environment)
    let script = FormConsoleScript([], isTerminal: false)
    await #expect(throws: TerminalFormError.ended(field: "From")) {
      try await TerminalForm(form, console: script.console).run()
    }
  }

  @Test("The end of the input submits once no question needs an answer; the others keep theirs", arguments: [1, 3])
  func endSubmits(count: Int) async {
    let dialogue = await play(Array(answers.prefix(count)))
    #expect(dialogue.error == nil)
    #expect(dialogue.model?.title == "Forms" && dialogue.model?.minutes == (count == 1 ? 30 : 45))
  }

  @Test("A text that isn't ended before the input is an error")
  func unendedText() async {
    let message = "line 4: Summary: End the text with a line that contains only a full stop."
    #expect(await play(Array(answers.prefix(4))).error?.description == message)
  }

  @Test("An extra line is an error, unless it is empty")
  func leftOver() async {
    var lines = answers
    lines.insert("", at: 5)
    #expect(await play(lines + ["", ""]).model != nil)
    let dialogue = await play(lines + ["", "more"])
    #expect(dialogue.error?.description == "line 10: All questions are answered; this line is left over.")
  }

  @Test("A secret is read only if that is allowed")
  func secret() async {
    let dialogue = await play(answers) {
      $0.readsSecretsFromPipe = false
      $0.secretsOption = "--secrets-from-input"
    }
    #expect(dialogue.error == .secretFromPipe(field: "Code", option: "--secrets-from-input"))
    #expect(dialogue.error?.exitCode == 64)
    #expect(dialogue.remaining == 2)
  }

  @Test("A warning is shown and stops nothing")
  func warning() async {
    let dialogue = await play(["Forms", "75", "", "", "", "", ""])
    #expect(dialogue.transcript == "Warning: Minutes: Long talks rarely find a room.\n")
    #expect(dialogue.model?.minutes == 75)
  }

  @Test("Going back and leaving work from a pipe too")
  func commands() async {
    #expect(await play(["Forms", "<", "Engines", "", "", "", "", "", ""]).model?.title == "Engines")
    let left = await play(["Forms", ":cancel"])
    #expect(left.model == nil && left.error == nil)
  }

  // MARK: By name

  private func byName(_ lines: [String]) async -> Dialogue { await play(lines) { $0.input = .byName } }

  @Test("Answers by name come in any order, even before the answers that show their fields")
  func names() async {
    let dialogue = await byName([
      "travel.from=Rome", "summary=One", "phone=a=b", "needsTravel=yes", "", "summary=", "summary=Two", "title=?",
      "level=Expert",
    ])
    #expect(dialogue.error == nil)
    #expect(
      dialogue.model
        == Proposal(
          title: "?", level: .expert, summary: "One\n\nTwo", needsTravel: true, travel: Travel(from: "Rome"), cost: 200,
          phone: "a=b"))
  }

  @Test(
    "Mistakes in answers by name",
    arguments: [
      (["title=x", "tilte=Forms"], "line 2: Unknown field 'tilte'. Did you mean 'title'?"),
      (
        ["tilte=Forms", "minutes=4"],
        "line 1: Unknown field 'tilte'. Did you mean 'title'?\nline 2: minutes: Enter a value from 5 to 90.\n"
          + "title: This field is required."
      ),
      (
        ["level=exp", "travel.form=Rome", "needsTravel=yes"],
        "line 1: level: “exp” could be Experienced or Expert.\n"
          + "line 2: Unknown field 'travel.form'. Did you mean 'travel.from'?\n"
          + "title: This field is required.\ntravel.from: This field is required."
      ),
      (["title=a", "By Train=no"], "line 2: Unknown field 'By Train'. Did you mean 'travel.byTrain'?"),
      (["title=a", "FROM=Rome"], "line 2: Unknown field 'FROM'. Did you mean 'travel.from'?"),
      (["title=Forms", "Engines"], "line 2: Enter a name and an answer, for example name=answer."),
      (["title=a", "title=b"], "line 2: 'title' was already answered in line 1."),
      (["title=a", "travel.from=b"], "line 2: travel.from: Not applicable with these answers."),
      (["title=a", "cost=1"], "line 2: cost: This can't be changed."),
      (["minutes=4"], "line 1: minutes: Enter a value from 5 to 90.\ntitle: This field is required."),
      (["title=a", "level=exp"], "line 2: level: “exp” could be Experienced or Expert."),
    ])
  func nameMistakes(lines: [String], message: String) async {
    let dialogue = await byName(lines)
    #expect(dialogue.error?.description == message)
    #expect(dialogue.error?.exitCode == 65)
    #expect(dialogue.model == nil)
  }
}
