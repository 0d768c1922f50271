import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Choosing the case of a row")
struct CaseToChooseTests {
  private let form = FormSession(Booking(), environment: .test)

  private func wanted(_ row: FormRowID) -> [String]? {
    form.caseToChoose(for: row).map { [$0.choice.id.path, $0.title] }
  }

  @Test("For a row of another case: where to choose it, and what it is called there")
  func other() {
    #expect(wanted("payment.card.number") == ["payment", "Card"])
    #expect(wanted("payment.transfer.iban") == ["payment", "Bank transfer"])
    #expect(wanted("refund.card.number") == ["refund", "Card"])
  }

  @Test("For a row of the chosen case, and for one that belongs to none, there is nothing to choose")
  func chosen() {
    form.send(.set("payment", .choices(["card"])))
    #expect(wanted("payment.card.number") == nil && wanted("payment.transfer.iban") == ["payment", "Bank transfer"])
    #expect(wanted("name") == nil && wanted("payment") == nil && wanted("nowhere") == nil)
  }

  private struct Trip: FormModel {
    var outcome = NestedCasesTests.Outcome.nothing
    static func describe(_ fields: FieldList<Trip>) { fields.add(\.outcome, "outcome") }
  }

  @Test("In a case within a case, the outer one comes first")
  func nested() {
    let form = FormSession(Trip(), environment: .test)
    let row: FormRowID = "outcome.payment.card.number"
    #expect(form.caseToChoose(for: row)?.choice.id == "outcome" && form.caseToChoose(for: row)?.title == "Refunded")
    form.send(.set("outcome", .choices(["refunded"])))
    #expect(form.caseToChoose(for: row)?.choice.id == "outcome.payment" && form.caseToChoose(for: row)?.title == "Card")
    form.send(.set("outcome.payment", .choices(["card"])))
    #expect(form.caseToChoose(for: row) == nil)
  }

  @Test("For a row on a page of its case, the choice is where the page is")
  func onPage() {
    let form = FormSession(PagedBill(), environment: .test)
    #expect(form.caseToChoose(for: "pay.other")?.choice.id == "pay")
    #expect(form.caseToChoose(for: "pay.other")?.title == "Cash" && form.caseToChoose(for: "pay.iban") == nil)
    form.send(.set("pay", .choices(["cash"])))
    #expect(form.caseToChoose(for: "pay.other") == nil && form.caseToChoose(for: "pay.iban")?.title == "Transfer")
  }
}
