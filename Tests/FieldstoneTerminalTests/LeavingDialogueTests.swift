import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Leaving the dialogue")
struct LeavingDialogueTests {
  private let interrupt = FormConsoleScript.interrupt
  private let warning = "Press Ctrl-C again to quit without submitting.\n"

  @Test("Ctrl-C leaves at once while nothing is answered; otherwise the first one says that the second one leaves")
  func interrupts() async {
    let untouched = await Dialogue.play([interrupt, "Forms"])
    #expect(untouched.remaining == 1 && !untouched.transcript.contains(warning))
    let answered = await Dialogue.play(["Forms", interrupt, interrupt, ""])
    #expect(answered.remaining == 1 && answered.error == nil && answered.model == nil)
    #expect(answered.transcript.contains("[30]: \n\(warning)Minutes (required, 5 to 90 min) [30]: \n"))
  }

  @Test("A line between two Ctrl-C means that nobody wants to leave; at the review it is the same")
  func continued() async {
    let dialogue = await Dialogue.play(["Forms", interrupt, "45", interrupt, "", "", "", "", "", interrupt, ""])
    #expect(dialogue.model?.minutes == 45)
    #expect(dialogue.transcript.components(separatedBy: warning).count == 4)
  }

  @Test("Ctrl-C in a text of several lines doesn't lose the lines, and in a confirmation not the answers")
  func unsent() async {
    let text = await Dialogue.play(["Forms", "", "", "One", interrupt, "Two", ".", "", "", "", ""])
    #expect(text.model?.summary == "One\nTwo")
    let left = await Dialogue.play(["Forms", "", "", "One", interrupt, interrupt, "Two"])
    #expect(left.model == nil && left.error == nil && left.remaining == 1)
    let reset = FormSession(
      Travel(from: "Rome"),
      definition: FormDefinition<Travel>(
        describe: {
          $0.add(\.from, "from")
        },
        arrange: {
          $0.fields(\.from)
          $0.button("Start over", .reset)
        }))
    let script = FormConsoleScript(["Oslo", "start", interrupt, "n", ""])
    let model = try? await TerminalForm(reset, console: script.console).run()
    #expect(model?.from == "Oslo" && script.transcript.contains(warning), "\(script.transcript)")
  }

  @Test("Ctrl-C leaves where the question is whether to leave")
  func confirmed() async {
    let dialogue = await Dialogue.play(["Forms", ":cancel", interrupt, ""])
    #expect(dialogue.remaining == 1 && dialogue.model == nil && dialogue.error == nil)
  }

  @Test("At the end of the input, the first question that needs an answer is named, or none")
  func ends() async {
    let end = FormConsoleScript.end
    let first = await Dialogue.play([end, end])
    #expect(first.error == .ended(field: "Title"))
    let later = await Dialogue.play(["Forms", end, end])
    #expect(later.error == .ended(field: nil))
    #expect(later.error?.description == "The input ended before the form was submitted.")
  }

  @Test("A program that answers over a pipe can't press keys, so the end of its input ends the dialogue at once")
  func pipe() throws {
    let program = try Program.run(["--dialogue"], of: "Gallery", lines: [])
    #expect(program.exitCode == 65 && program.output == "")
    #expect(program.errors.contains("Error: The input ended, but “Base” still needs an answer.\n"))
    #expect(program.errors.contains("Nothing was submitted.") && !program.errors.contains("Ctrl-D"))
    let strict = try Program.run(of: "Gallery", lines: [])
    #expect(strict.errors == "The input ended at 'Base', which still needs an answer.\n" && strict.exitCode == 65)
  }
}
