import Fieldstone
import FieldstoneTerminal
import Testing

@Suite("Unusual forms")
struct EdgeTests {
  private struct Empty {}

  private func play<Model>(_ form: FormSession<Model>, _ lines: [String], isTerminal: Bool = true) async
    -> (transcript: String, isSubmitted: Bool, error: String?)
  {
    let script = FormConsoleScript(lines, isTerminal: isTerminal)
    do {
      let model = try await TerminalForm(form, console: script.console).run()
      return (script.transcript, model != nil, nil)
    } catch {
      return (script.transcript, false, "\(error)")
    }
  }

  @Test("A form without fields says so, and can be submitted")
  func noFields() async {
    let definition = FormDefinition<Empty>(describe: { _ in })
    let dialogue = await play(FormSession(Empty(), definition: definition), [":form", "1", "<", ""])
    #expect(dialogue.isSubmitted)
    let expected = """

      Review
      ======
      There is nothing to answer here.

      Press Enter to submit. :cancel quits.
      Submit? :form

      There is nothing to answer here.
      Submit? 1
      Error: There is no “1” here. Enter ? for help.
      Submit? <
      There is nothing before this.

      Review
      ======
      There is nothing to answer here.

      Press Enter to submit. :cancel quits.
      Submit?\u{20}

      """
    #expect(dialogue.transcript == expected)
    #expect(await play(FormSession(Empty(), definition: definition), [], isTerminal: false).isSubmitted)
  }

  @Test("A form in which everything is hidden says so and can be submitted")
  func allHidden() async {
    let definition = FormDefinition<Travel>(
      template: { Travel() }, describe: { $0.add(\.from, "from").required() },
      arrange: { $0[\.from].visible { _ in false } })
    let dialogue = await play(FormSession(Travel(), definition: definition), [""])
    #expect(dialogue.isSubmitted)
    let expected = """

      Review
      ======
      There is nothing to answer here.

      Press Enter to submit. :cancel quits.
      Submit?\u{20}

      """
    #expect(dialogue.transcript == expected)
  }

  @Test("Read-only and disabled rows are listed as such")
  func notAsked() async {
    let definition = FormDefinition<Proposal>(
      describe: {
        $0.add(\.title, "title").readOnly()
        $0.add(\.minutes, "minutes")
        $0.add(\.summary, "summary")
        $0.add(\.travel, "travel")
        $0.add(\.phone, "phone").readOnly()
      },
      arrange: {
        $0[\.minutes].enabled { _ in false }
        $0[\.summary].enabled { _ in false }
        $0[\.travel].enabled { _ in false }
      })
    let dialogue = await play(
      FormSession(Proposal(title: "Forms", travel: Travel(from: "Rome")), definition: definition), [":form", ""])
    #expect(dialogue.isSubmitted)
    let expected = """
      Title: Forms
      Minutes: 30 (can't be changed)
      Summary (can't be changed)
      Travel: Rome (can't be changed)

      Review
      ======
      There is nothing to answer here.
            Title: Forms
            Minutes: 30 (can't be changed)
            Summary (can't be changed)
            Travel: Rome (can't be changed)
            Phone: (no answer)

      Press Enter to submit. :cancel quits.
      Submit? :form
        Title: Forms
        Minutes: 30 (can't be changed)
        Summary (can't be changed)
        Travel: Rome (can't be changed)

      There is nothing to answer here.
      Submit?\u{20}

      """
    #expect(dialogue.transcript == expected)
  }

  @Test("A very long title, and text that runs from right to left")
  func titles() async {
    let definition = FormDefinition<Travel>(describe: {
      $0.add(\.from, "from").title(FormString(String(repeating: "Where do you come from ", count: 20))).required()
      $0.add(\.byTrain, "byTrain").title("האם ברכבת")
    })
    let dialogue = await play(FormSession(Travel(), definition: definition), ["ירושלים", "", ""])
    #expect(dialogue.isSubmitted)
    #expect(dialogue.transcript.contains("come from\n  (required): ירושלים\n"))
    #expect(dialogue.transcript.contains("   2  האם ברכבת: Yes\n"))
  }

  @Test("A prompt shows the range if that leaves room for the answer")
  func ranges() async {
    let definition = FormDefinition<Proposal>(describe: {
      $0.add(\.minutes, "minutes").range(5...).unit("min")
      $0.add(\.cost, "cost").range(...90)
      $0.add(\.title, "title").title("What the programme is to say about your talk, in a line")
      $0.add(\.phone, "phone").title("A number of which we make no use unless you are late")
    })
    let form = FormSession(Proposal(title: "Forms by value", phone: "1 234 567"), definition: definition)
    let dialogue = await play(form, ["", "", "", "", ""])
    #expect(
      dialogue.transcript.contains(
        """
        Minutes (required, 5 min or more) [30]:\u{20}
        Cost (required, at most 90) [0]:\u{20}
        What the programme is to say about your talk, in a line (optional) [Forms by
          value]:\u{20}
        A number of which we make no use unless you are late (optional) [1 234 567]:\u{20}

        """))
  }
}
