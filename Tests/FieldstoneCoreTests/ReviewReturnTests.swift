import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

/// A form whose steps depend on each other, with buttons of its own, and a rule over steps.
private struct Loan: Equatable, FormModel {
  var name = ""
  var amount = 1
  var isLong = true
  var years = 1
  var note = ""
  static func describe(_ fields: FieldList<Loan>) {
    fields.add(\.name, "name").required()
    fields.add(\.amount, "amount").range(1...9)
    fields.add(\.isLong, "isLong")
    fields.add(\.years, "years").range(1...9)
    fields.add(\.note, "note")
  }
  static var formTemplate: Loan? { Loan() }
  static func arrange(_ form: FormBuilder<Loan>) {
    form.step("One") { form in
      form.fields(\.name, \.isLong)
      form.button("Return", .previousStep)
    }
    form.step("Two") { form in
      form.field(\.amount)
      form.page("Years", id: "p") { $0.field(\.years) }
    }.visible { $0.isLong }
    form.review { $0.field(\.note) }
      .visible { $0.name != "none" }
    form.rule(on: \.years) { $0.amount < $0.years ? .error("Too long.") : nil }
    form[\.years].visible { $0.amount < 8 }
  }
}

@Suite("Back to the review")
struct ReviewReturnTests {
  private let form = FormSession(Loan())

  @Test("Whatever is sent, the batches follow", arguments: 1...6)
  func fuzz(seed: UInt64) {
    let failure = FormFuzzer { FormSession(Loan(), environment: .test) }.run(inputs: 500, seed: seed)
    #expect(failure == nil, "\(failure.map { String("\($0)".prefix(2500)) } ?? "")")
  }

  @Test("A review that is hidden by the answer isn't led back to, and the button no longer says so")
  func hiddenReview() {
    form.send(.open("review"))
    form.send(.open("review.name"))
    #expect(form.page == "step.one" && form.doneTitle(of: "step.one").text(in: .test) == "Check your answers")
    _ = form.takeChanges()
    form.send(.type("name", "none"))
    #expect(form.doneTitle(of: "step.one").text(in: .test) == "All steps")
    #expect(form.takeChanges().openPages != nil)
    form.send(.back)
    #expect(form.page == .root)
  }

  @Test("A step that its own answer hides closes, and nothing leads back from elsewhere")
  func hiddenStep() {
    form.send(.open("review"))
    form.send(.open("review.amount"))
    #expect(form.page == "step.two")
    form.send(.set("isLong", .flag(false)))
    #expect(form.page == .root && form.reviewedRow == nil)
  }

  @Test("A button that leads to the step before the first one leads to the list of steps")
  func ownButton() throws {
    form.send(.open("review"))
    form.send(.open("review.name"))
    let button = try #require(form.rows.first { $0.title == "Return" })
    #expect(form.send(.perform(button.id)).isAccepted)
    #expect(form.page == .root && form.focusedRow == "step.one")
    #expect(form.openPages.map(\.id) == [.root])
  }

  @Test("A finished step is in progress while a rule over steps is broken, and a hidden field doesn't count")
  func rules() {
    form.send(.type("name", "Ada"))
    form.send(.open("step.two"))
    form.send(.perform("step.two.next"))
    #expect(form.stepState(of: "step.two") == .done)
    form.send(.type("years", "4"))
    #expect(form.stepState(of: "step.two") == .inProgress)
    form.send(.type("amount", "8"))
    #expect(form.stepState(of: "step.two") == .done, "The field with the error is hidden.")
    form.undo()
    #expect(form.stepState(of: "step.two") == .inProgress)
    form.send(.set("isLong", .flag(false)))
    #expect(form.stepState(of: "step.two") == .done, "Nothing in a hidden step is wrong.")
  }

  @Test("An answer on a page in a step leads back through the step, in a session for each request, too")
  func requests() throws {
    form.send(.open("review"))
    form.send(.open("review.years"))
    #expect(form.openPages.map(\.id) == [.root, "step.two", "p"])
    let other = FormSession(Loan())
    try other.restore(form.snapshot)
    other.reviewedRow = form.reviewedRow
    other.send(.back)
    #expect(other.page == "step.two" && other.doneTitle(of: "step.two").text(in: .test) == "Check your answers")
    other.send(.back)
    #expect(other.page == "review" && other.focusedRow == "review.years")
  }
}
