import Foundation
import Testing

@testable import FieldstoneCore

@Suite("The review of a form in steps")
struct StepReviewTests {
  private func form() -> FormSession<Application> {
    let definition = FormDefinition(template: { Application() }, describe: Application.describe) { form in
      form.identity("Application")
      Application.arrange(form)
      form.review()
    }
    return FormSession(Application(), definition: definition)
  }

  /// The rows of the open page that say something.
  private func answers(_ form: FormSession<Application>) -> [String] {
    form.rows.filter { $0.kind != .action }.map { row in
      let mark = String(repeating: "#", count: row.depth + 1)
      return row.kind == .header ? "\(mark) \(row.title)" : "\(row.title): \(row.display)"
    }
  }

  @Test("It has every answer in words, under the titles of its step, section and subform")
  func answers() {
    let form = form()
    #expect(form.problems.isEmpty)
    form.send(.type("name", "Ada"))
    form.send(.type("seats", "2"))
    form.send(.insert("guests", id: "g", before: nil))
    form.send(.type("guests[g].number", "123"))
    form.send(.open("review"))
    #expect(form.openPages.last?.kind == .review && form.openPages.last?.title == "Step 3 of 3: Check your answers")
    #expect(
      answers(form) == [
        "# You", "## Contact", "Name: Ada", "Email: No answer", "Seats: 2", "# The rest", "Guests: 123",
        "Wants Invoice: No",
        "Total: 61",
        "Remark: No answer",
      ])
    _ = form.takeChanges()
    form.send(.set("wantsInvoice", .flag(true)))
    #expect(Array(answers(form)[5...8]) == ["# Invoice", "Company: No answer", "## Address", "City: London"])
    #expect(form.takeChanges().pages.contains { $0.id == "review" && !$0.splices.isEmpty })
  }

  @Test("A search finds neither its answers nor the buttons between steps")
  func search() {
    let form = form()
    #expect(form.search("Seats").map(\.row) == ["seats"])
    #expect(form.search("step").isEmpty)
  }

  @Test("Its submit button is the form's")
  func submitButton() {
    let definition = FormDefinition(template: { Application() }, describe: Application.describe) { form in
      form.step("You") { $0.field(\.name) }
      form.review()
      form.button("Apply", .submit)
    }
    let form = FormSession(Application(), definition: definition)
    #expect(form.submitButton?.title == "Apply" && form.submitTitle == "Apply")
  }

  @Test(
    "The answers of several elements are set apart as the language sets lists apart",
    arguments: [("en", "123; 456"), ("ja", "123；456"), ("ar", "123؛ 456")])
  func elements(language: String, answer: String) {
    let form = form()
    for (id, number) in [("g", "123"), ("h", "456")] {
      form.send(.insert("guests", id: id, before: nil))
      form.send(.type(FormRowID("guests[\(id)].number"), number))
    }
    form.locale = Locale(identifier: language)
    form.send(.open("review"))
    #expect(form.rows.first { $0.title == "Guests" }?.display == answer)
  }

  @Test("In another language, the answers are written anew")
  func language() {
    let form = form()
    form.send(.open("review"))
    let english = answers(form)
    form.locale = Locale(identifier: "de")
    #expect(form.openPages.last?.title == "Schritt 3 von 3: Angaben prüfen")
    #expect(answers(form).contains("Wants Invoice: Nein") && answers(form).contains("Email: Keine Angabe"))
    form.locale = Locale(identifier: "en")
    #expect(answers(form) == english)
  }

  @Test("An answer leads to its field, and the button at the end of the step back")
  func change() {
    let form = form()
    form.send(.type("name", "Ada"))
    form.send(.open("review"))
    #expect(form.send(.open("review.seats")).isAccepted && form.page == "step.you" && form.focusedRow == "seats")
    form.send(.type("seats", "0"))
    form.send(.perform("step.you.next"))
    #expect(form.page == "step.you" && form.focusedRow == "seats", "What is wrong isn't reviewed.")
    form.send(.type("seats", "5"))
    form.send(.perform("step.you.next"))
    #expect(form.page == "review" && form.row("review.seats")?.display == "5")
    #expect(form.send(.open("review.guests")).isAccepted && form.page == "step.the-rest")
    #expect(form.focusedRow == "guests[+]")
    form.send(.back)
    form.send(.open("step.you"))
    form.send(.perform("step.you.next"))
    #expect(form.page == "step.the-rest", "Whoever has left the review is led on as usual.")
    form.send(.perform("step.the-rest.next"))
    #expect(form.page == "review")
    let submit = form.rows.first { $0.action == .submit }
    #expect(submit?.title == "Apply")
    if let submit { form.send(.perform(submit.id)) }
    #expect(form.facts.isSubmitted)
  }

  @Test("The review opens again at the row that has led to the field")
  func place() {
    let form = form()
    form.send(.type("name", "Ada"))
    form.send(.open("review"))
    form.send(.open("review.seats"))
    form.send(.type("seats", "5"))
    form.send(.perform("step.you.next"))
    #expect(form.page == "review" && form.focusedRow == "review.seats")
  }

  @Test("Who goes back from an answer that was to be changed is in the review again, and the button says so")
  func back() {
    let form = form()
    form.send(.open("review"))
    #expect(form.doneTitle(of: "review").text(in: .test) == "All steps")
    form.send(.open("review.seats"))
    #expect(form.doneTitle(of: form.page).text(in: .test) == "Check your answers")
    form.send(.type("seats", "0"))
    #expect(form.send(.back).isAccepted && form.page == "review" && form.focusedRow == "review.seats")
    #expect(form.doneTitle(of: "step.you").text(in: .test) == "All steps")
    form.send(.back)
    #expect(form.page == .root, "The review itself leads to the list of steps.")
    form.send(.open("step.you"))
    form.send(.back)
    #expect(form.page == .root)
  }

  @Test("Who opens another step after that goes back to the list of steps")
  func backElsewhere() {
    let form = form()
    form.send(.open("review"))
    form.send(.open("review.seats"))
    form.send(.open("step.the-rest"))
    #expect(form.doneTitle(of: form.page).text(in: .test) == "All steps")
    form.send(.back)
    #expect(form.page == .root)
  }

  @Test("If the review has been hidden meanwhile, Back leads to the list of steps")
  func backWithoutReview() {
    let definition = FormDefinition(template: { Application() }, describe: Application.describe) { form in
      form.step("You") { $0.field(\.seats) }
      form.review().visible { $0.seats == 1 }
    }
    let form = FormSession(Application(), definition: definition)
    form.send(.open("review"))
    form.send(.open("review.seats"))
    form.send(.type("seats", "2"))
    #expect(form.doneTitle(of: "step.you").text(in: .test) == "All steps")
    form.send(.back)
    #expect(form.page == .root)
  }

  @Test("A submit in the review that is refused leads to the first error, and the end of its step back to the review")
  func refused() {
    let form = form()
    form.send(.open("review"))
    let submit = form.rows.first { $0.action == .submit }?.id
    if let submit { form.send(.perform(submit)) }
    #expect(form.page == "step.you" && form.focusedRow == "name" && form.facts.failedSubmits == 1)
    form.send(.perform("step.you.next"))
    #expect(form.page == "step.you", "What is missing is still missing.")
    form.send(.type("name", "Ada"))
    form.send(.perform("step.you.next"))
    #expect(form.page == "review" && form.focusedRow == submit)
    if let submit { form.send(.perform(submit)) }
    #expect(form.facts.isSubmitted)
  }

  @Test("A submit by a key on another page leads on as usual")
  func refusedElsewhere() {
    let form = form()
    form.send(.open("step.the-rest"))
    form.send(.submit)
    #expect(form.page == "step.you")
    form.send(.type("name", "Ada"))
    form.send(.perform("step.you.next"))
    #expect(form.page == "step.the-rest")
  }

  @Test("A form on one page can have a review, too")
  func onePage() {
    let definition = FormDefinition<Application>(describe: Application.describe) { $0.review("Check") }
    let form = FormSession(Application(), definition: definition)
    #expect(form.page == .root && form.rows.ids.contains("review") && form.rows.ids.contains("name"))
    form.send(.open("review"))
    #expect(form.openPages.last?.title == "Check" && answers(form).first == "Name: No answer")
    #expect(form.send(.open("review.name")).isAccepted && form.page == .root && form.focusedRow == "name")
  }
}
