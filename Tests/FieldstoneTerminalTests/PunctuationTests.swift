import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Titles with punctuation at their end")
struct PunctuationTests {
  @Form
  struct Guest {
    @Field("Call me.")
    var level = Level.everybody
    @Field("Which level?")
    var other = Level.everybody
    @Field("How many guests?")
    var guests = 1
    @Field("Town:", .required)
    var town = ""
    @Field("Tel.")
    var phone = ""
    @Field("I agree.", .checkbox)
    var agrees = false
  }

  @Test("Prompts and the review have no second mark after it")
  func prompts() async throws {
    let script = FormConsoleScript([
      "", "", "9x", "2", "", "Oslo", "", "y", "", FormConsoleScript.interrupt, FormConsoleScript.interrupt,
    ])
    _ = try await TerminalForm(FormSession(Guest()), console: script.console).run()
    let prompts = [
      "\nCall me, number or name [Everybody]: \n", "\nWhich level? (number or name) [Everybody]: \n",
      "\nHow many guests? (required) [1]: 2\n", "\nTown (required): \n", "\nTel. (optional): \n",
      "\nI agree [y/N]: y\n",
    ]
    for prompt in prompts { #expect(script.transcript.contains(prompt), "\(prompt)") }
    let review = """
         1  Call me: Everybody
         2  Which level? Everybody
         3  How many guests? 2
         4  Town: Oslo
         5  Tel.: (no answer)
         6  I agree: Yes
      """
    #expect(script.transcript.contains(review), "\(script.transcript)")
  }

  @Test("A question that has nothing in brackets ends in its question mark")
  func bare() {
    let form = FormSession(
      Travel(), definition: FormDefinition<Travel>(describe: { $0.add(\.from, "from").title("Where from?") }))
    guard let row = form.row("from") else { return }
    #expect(Question(row: row, environment: form.environment).prompt == "Where from? (optional): ")
    #expect("Where from?".asLabel == "Where from?" && "Wait..".asLabel == "Wait..:" && ":".asLabel == "::")
  }

  @Test("The title of the submit button makes a question only once")
  func submit() {
    let form = FormSession(Asked())
    #expect(ReviewList(form).submitPrompt(form.environment) == "Ready? ")
  }

  @Form
  struct Asked {
    var name = ""
    static func arrange(_ form: FormBuilder<Asked>) { form.button("Ready?", .submit) }
  }
}
