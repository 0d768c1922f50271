import Fieldstone
import FieldstoneTerminal
import Testing

/// A form with what ``Proposal`` doesn't have: remarks, an inline subform, rows that can't be answered.
@Form
struct Booking {
  @Field(.inline)
  var travel = Travel()
  var room = Room.two
  var meal: Level?
  var isVeteran: Bool?
  var badge = "Guest"
  @Field(.readOnly)
  var number = 7

  static func arrange(_ form: FormBuilder<Booking>) {
    form.text("Rooms are shared.")
    form.fields(\.travel, \.room, \.meal, \.isVeteran, \.badge, \.number)
    form.button("Forget it", .cancel)
    form.button("Start over", .reset)
    form[\.badge].enabled { $0.isVeteran == true }
  }
}

enum Room: Int, FormChoice {
  case one = 10, two = 20
  var formTitle: FormString { self == .one ? "1" : "2" }
}

@Suite("Rows")
struct RowTests {
  private func play(_ lines: [String]) async throws -> (transcript: String, model: Booking?) {
    let script = FormConsoleScript(lines)
    let model = try await TerminalForm(FormSession(Booking()), console: script.console).run()
    return (script.transcript, model)
  }

  @Test("Remarks, headings of subforms, options that are numbers, rows that can't be answered")
  func rows() async throws {
    let (transcript, model) = try await play(["Rome", "", "1", "2", "-", "start", "y", "", "Oslo", ""])
    #expect(transcript == Transcripts.rows)
    #expect(model?.room == .two)
    #expect(model?.travel.from == "Oslo")
  }

  @Test("A button that leaves is pressed by name")
  func leaving() async throws {
    let (transcript, model) = try await play(["Rome", "", "", "", "", "forget", "no", "forget", "yes"])
    #expect(model == nil)
    #expect(
      transcript.components(separatedBy: "Your changes will be lost.").count == 3, "Something was answered, so it asks."
    )
    #expect(transcript.contains("Buttons: Forget it, Start over"))
  }

  @Test("No title, value or message can control the terminal")
  func hostile() async throws {
    let definition = FormDefinition<Travel>(describe: {
      $0.add(\.from, "from").title("\u{1B}]0;owned\u{7}From").help("a\u{202E}b").rule("No\u{9B}2J") { $0 != "x" }
    })
    let script = FormConsoleScript(["x\u{1B}[31m", "x", "?", "Rome", ""])
    let model = try await TerminalForm(FormSession(Travel(), definition: definition), console: script.console).run()
    #expect(model?.from == "Rome")
    let shown = script.transcript.replacing("x\u{1B}[31m\n", with: "")
    #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    #expect(!shown.contains("\u{202E}"))
    #expect(shown.contains("\\u{1B}]0;owned\\u{7}From"))
    #expect(shown.contains("Error: No\\u{9B}2J\n"))
  }

  @Test("A problem of the form is reported before anything is asked")
  func problems() async {
    let definition = FormDefinition<Travel>(describe: {
      $0.add(\.from, "same")
      $0.add(\.byTrain, "same")
    })
    let form = FormSession(Travel(), definition: definition)
    let script = FormConsoleScript(["Rome", "", ""])
    await #expect(throws: TerminalFormError.definition(form.problems)) {
      _ = try await TerminalForm(form, console: script.console).run()
    }
    #expect(script.transcript.isEmpty)
    #expect(TerminalFormError.definition(form.problems).exitCode == 70)
    #expect(!form.problems.isEmpty)
  }

  @Test("10,000 questions are asked quickly")
  func many() async throws {
    struct Many { var answers = [Int](repeating: 0, count: 10_000) }
    let definition = FormDefinition<Many>(describe: { fields in
      for number in 0..<10_000 {
        fields.add("q\(number)", get: { $0.answers[number] }, set: { $0.answers[number] = $1 })
      }
    })
    let form = FormSession(Many(), definition: definition)
    let script = FormConsoleScript([String](repeating: "1", count: 10_000), isTerminal: false)
    let clock = ContinuousClock()
    var model: Many?
    let time = try await clock.measure { model = try await TerminalForm(form, console: script.console).run() }
    #expect(model?.answers.allSatisfy { $0 == 1 } == true)
    // It would take minutes if the cost of each question depended on the number of questions.
    #expect(time < .seconds(60))
  }
}
