import Fieldstone
import FieldstoneTerminal
import Foundation
import Synchronization
import Testing

@Suite("Dialogue")
struct DialogueTests {
  @Test("A complete dialogue, with mistakes")
  func whole() async {
    let dialogue = await Dialogue.play([
      "", "Forms", "100", "45", "exp", "experie", "One", "..", "", ".", "s3cret", "y", "Paris", "n", "-", "",
    ])
    #expect(dialogue.transcript == Transcripts.whole)
    #expect(dialogue.remaining == 0)
    #expect(
      dialogue.model
        == Proposal(
          title: "Forms", minutes: 45, level: .experienced, summary: "One\n.\n", code: "s3cret", needsTravel: true,
          travel: Travel(from: "Paris", byTrain: false), cost: 200))
  }

  @Test("A question mark shows help, and the question is asked again")
  func help() async {
    let dialogue = await Dialogue.play([
      "?", "Forms", "?", "", "?", FormConsoleScript.interrupt, FormConsoleScript.interrupt,
    ])
    #expect(dialogue.transcript == Transcripts.help)
    #expect(dialogue.model == nil)
    #expect(dialogue.error == nil)
  }

  @Test("An option that isn't available is listed, and refused when it is entered")
  func disabledOption() async {
    let dialogue = await Dialogue.play([
      "Forms", "5", "expert", "2", FormConsoleScript.interrupt, FormConsoleScript.interrupt,
    ])
    #expect(dialogue.transcript.contains("  3  Expert (not available)\n"))
    #expect(dialogue.transcript.contains("Error: “Expert” isn't available. Choose another option.\nLevel"))
    #expect(dialogue.transcript.contains("[Everybody]: 2\n"))
  }

  @Test("Hidden rows are never asked")
  func hidden() async {
    let dialogue = await Dialogue.play(["Forms", "", "", "", "", "n", "", ""])
    #expect(!dialogue.transcript.contains("Page: Travel"))
    #expect(dialogue.model == Proposal(title: "Forms"))
    #expect(dialogue.remaining == 0)
  }

  @Test("Going back leaves a page, and the questions of a page that gets hidden are skipped")
  func backAcrossPages() async {
    let dialogue = await Dialogue.play(["Forms", "", "", "", "", "y", "<", "n", "", ""])
    #expect(dialogue.transcript.contains("From (required): <\n\nForm\n"))
    #expect(dialogue.model?.needsTravel == false)
    #expect(dialogue.remaining == 0)
  }

  @Test("Going back returns to a page")
  func backIntoPage() async {
    let dialogue = await Dialogue.play(["Forms", "", "", "", "", "y", "Paris", "", "<", "n", "", ""])
    #expect(
      dialogue.transcript.contains(
        "Phone (optional): <\n\nPage: Travel\n============\nBy Train [Y/n]: n\n"))
    #expect(dialogue.model?.travel == Travel(from: "Paris", byTrain: false))
  }

  @Test("It is possible to go back after an answer that was not accepted")
  func noTrap() async {
    let dialogue = await Dialogue.play(["<", "Forms", "300", "<", "Engines", "", "30", "", "", "", "", "", ""])
    #expect(dialogue.transcript.contains("This is the first question."))
    #expect(dialogue.transcript.contains("[30]: <\nTitle (required, at most 20 characters) [Forms]: Engines"))
    #expect(
      dialogue.transcript.contains(
        "Error: Minutes: Enter a value from 5 to 90.\nMinutes (required, 5 to 90 min) [30]: "))
    #expect(dialogue.model?.title == "Engines")
  }

  @Test("A change at the review leads to the questions it adds, then to all answers or those that changed")
  func change() async {
    let dialogue = await Dialogue.play(["Forms", "", "", "", "", "", "", "needs", "y", "Rome", "", "1", "Engines", ""])
    #expect(dialogue.model?.travel.from == "Rome")
    #expect(dialogue.model?.title == "Engines")
    #expect(dialogue.transcript.components(separatedBy: "\nReview\n").count == 3)
    #expect(dialogue.transcript.hasSuffix(Transcripts.brief))
    #expect(dialogue.remaining == 0)
  }

  @Test("A refused submit lists the errors by number and asks the first one again")
  func refusal() async {
    let long = String(repeating: "x", count: 21)
    let dialogue = await Dialogue.play(["Forms", "", "", "", "", "", "", "1", long, "<", "", "Engines", ""])
    #expect(
      dialogue.transcript.contains(
        "Not submitted: 1 item needs attention.\nError: 1 Title: Enter at most 20 characters. You have entered 21.\n")
    )
    #expect(dialogue.model?.title == "Engines")
  }

  @Test("The review reports unknown numbers and names")
  func reviewMistakes() async {
    let dialogue = await Dialogue.play(["Forms", "", "", "", "", "", "", "99", "colour", "?", ":form", "<", "123", ""])
    #expect(dialogue.transcript.contains("Error: There is no number 99. Enter a number from 1 to 7."))
    #expect(dialogue.transcript.contains("Error: There is no “colour” here."))
    #expect(dialogue.transcript.contains("Nothing is submitted yet."))
    #expect(dialogue.transcript.contains("A whole number from 5 to 90, in min."))
    #expect(dialogue.model?.phone == "123")
  }

  struct Parcel: Codable {
    var size = "M"
    var street = "Main 1"
    var note = ""
  }

  @Test("A beginning that fits several questions at the review names them with their numbers")
  func ambiguousAtReview() async throws {
    let definition = FormDefinition<Parcel>(describe: {
      $0.add(\.size, "size")
      $0.add(\.note, "note")
      $0.add(\.street, "street").title("Street:")
    })
    let script = FormConsoleScript(["", "", "", "s", ""])
    _ = try await TerminalForm(FormSession(Parcel(), definition: definition), console: script.console).run()
    #expect(
      script.transcript.contains("Error: “s” could be 1 Size or 3 Street. Enter the number.\n"), "\(script.transcript)")
  }

  @Test("At the review, yes or the button's title submits; no shows help", arguments: ["yes", "Y", "propose"])
  func goAhead(word: String) async {
    let dialogue = await Dialogue.play(["Forms", "", "", "", "", "", "", "no", word])
    #expect(dialogue.transcript.contains("Propose? no\nNothing is submitted yet."))
    #expect(dialogue.model?.title == "Forms")
  }

  @Test("Leaving asks for confirmation only if changes would be lost")
  func cancel() async {
    let untouched = await Dialogue.play([":cancel"])
    #expect(untouched.transcript.hasSuffix("Title (required, at most 20 characters): :cancel\n"))
    let changed = await Dialogue.play(["Forms", ":quit", "n", ":cancel", "yes"])
    #expect(changed.transcript.components(separatedBy: "Your changes will be lost.").count == 3)
    for dialogue in [untouched, changed] {
      #expect(dialogue.model == nil && dialogue.error == nil && dialogue.remaining == 0)
    }
  }

  @Test("The end of the input is never taken as an answer")
  func end() async {
    let dialogue = await Dialogue.play([
      "Forms", FormConsoleScript.end, "45", FormConsoleScript.end, FormConsoleScript.end,
    ])
    #expect(dialogue.error == .ended(field: nil))
    #expect(dialogue.error?.exitCode == 65)
    let atReview = await Dialogue.play(["Forms", "", "", "", "", "", "", FormConsoleScript.end])
    #expect(atReview.model == nil)
    #expect(atReview.error == .ended(field: nil))
  }

  @Test("A minus clears an answer; with a backslash it is an answer")
  func clearing() async {
    let form = FormSession(Proposal(title: "Forms", summary: "Old\nlines", phone: "123"))
    let cleared = await Dialogue.play(form, ["", "", "", "-", "", "", "-", ""])
    #expect(cleared.transcript.contains("  | Old\n  | lines\n"))
    #expect(cleared.transcript.contains("Phone (optional) [123] (- for none): -"))
    #expect(cleared.model == Proposal(title: "Forms"))
    let literal = await Dialogue.play(["\\?", "", "", "", "", "", "\\-", ""])
    #expect(literal.model == Proposal(title: "?", phone: "-"))
  }

  @Test("Secrets are never shown")
  func secrets() async {
    let form = FormSession(Proposal(title: "Forms", code: "old-secret"))
    let dialogue = await Dialogue.play(form, ["", "", "", "", "new-secret", "", "", "code", "", ""])
    #expect(dialogue.model?.code == "new-secret")
    #expect(dialogue.transcript.contains("Code (optional, not shown) [(set)] (- for none): "))
    #expect(!dialogue.transcript.contains("-secret"))
  }

  @Test("An error after a submit is shown, and the review again; each submit runs once")
  func failure() async {
    struct Full: LocalizedError { var errorDescription: String? { "The programme is full." } }
    let form = FormSession(Proposal(title: "Forms"))
    var runs = 0
    form.onSubmit { _ in
      await Task.yield()
      runs += 1
      if runs == 1 { throw Full() }
    }
    let dialogue = await Dialogue.play(form, ["", "", "", "", "", "", "", "", "", ""])
    #expect(dialogue.transcript.contains("Submitting…\nError: The programme is full.\n\nNo answers changed.\n"))
    #expect(dialogue.model == Proposal(title: "Forms"))
    #expect(runs == 2)
    #expect(dialogue.remaining == 1)
  }

  @Test("An error without words for people is reported to the program, and people are only told that something failed")
  func wordless() async {
    struct Disk: Error { let sector = 7 }
    let reported = Mutex<[String]>([])
    var environment = FormEnvironment()
    environment.report = { error in reported.withLock { $0.append("\(error)") } }
    let form = FormSession(Proposal(title: "Forms"), environment: environment)
    form.onSubmit { _ in throw Disk() }
    let dialogue = await Dialogue.play(form, ["", "", "", "", "", "", "", "", ":cancel", "y"])
    #expect(
      dialogue.transcript.contains("Error: Something went wrong. The form was not submitted.\n"),
      "\(dialogue.transcript)")
    #expect(!dialogue.transcript.contains("sector"))
    #expect(reported.withLock(\.self) == ["Disk(sector: 7)"])
  }

  @Test("The transcript has no secret with a custom control, or read-only, either", arguments: [false, true])
  func customSecrets(isReadOnly: Bool) async throws {
    let definition = FormDefinition<Travel>(describe: {
      let field = $0.add(\.from, "from").control(.custom("pin", fallback: .secure(isNew: false)))
      if isReadOnly { field.readOnly() }
    })
    let script = FormConsoleScript(isReadOnly ? [""] : ["new-secret", "from", "", ""])
    let form = FormSession(Travel(from: "old-secret"), definition: definition)
    let model = try await TerminalForm(form, console: script.console).run()
    #expect(model?.from == (isReadOnly ? "old-secret" : "new-secret"))
    #expect(!script.transcript.contains("-secret") && script.transcript.contains("From"))
  }
}
