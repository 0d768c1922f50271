import FieldstoneCore
import Testing

@Suite("Enums with a form: choosing a case")
struct ChosenCaseTests {
  private func shown(_ form: FormEngine) -> [String] { form.rows.ids.map(\.path) }

  @Test("The form has a row for the choice, and the fields of the chosen case below it")
  func rows() throws {
    let form = FormSession(Booking())
    #expect(form.problems.isEmpty)
    #expect(shown(form) == ["name", "payment", "refund", "note"])
    let row = try #require(form.row("payment"))
    #expect(row.title == "Payment" && row.help == "How you pay." && row.kind == .field && !row.allowsNone)
    #expect(row.options.map(\.id) == ["card", "transfer", "cash"])
    #expect(row.options.map { "\($0.title)" } == ["Card", "Bank transfer", "Cash"])
    #expect(row.options.first?.help == "Nothing is charged before the conference.")
    #expect(row.answer == .choices(["cash"]) && row.depth == 0)
    #expect(form.send(.set("payment", .choices(["card"]))) == .accepted)
    #expect(shown(form) == ["name", "payment", "payment.card.number", "payment.card.isSaved", "refund", "note"])
    #expect(form.model.payment == .card(Card()))
    #expect(form.row("payment.card.number")?.depth == 1 && form.row("payment.card.number")?.section == nil)
    #expect(form.row("note")?.depth == 0)
  }

  @Test("What is typed is part of the model while its case is chosen, and found again when people switch back")
  func switching() {
    let form = FormSession(Booking())
    form.send(.set("payment", .choices(["card"])))
    form.send(.type("payment.card.number", "4711"))
    #expect(form.model.payment == .card(Card(number: "4711")))
    form.send(.set("payment", .choices(["transfer"])))
    #expect(form.model.payment == .transfer(iban: "", reference: nil))
    form.send(.type("payment.transfer.iban", "DE02"))
    form.send(.set("payment", .choices(["cash"])))
    #expect(form.model.payment == .cash)
    form.send(.set("payment", .choices(["card"])))
    #expect(form.model.payment == .card(Card(number: "4711")))
    #expect(form.row("payment.card.number")?.text == "4711")
    form.send(.set("payment", .choices(["transfer"])))
    #expect(form.model.payment == .transfer(iban: "DE02", reference: nil))
  }
}
