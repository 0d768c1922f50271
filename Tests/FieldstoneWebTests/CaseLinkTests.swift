import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Links to the fields of a case")
struct CaseLinkTests {
  enum Payment: FormCases, Sendable {
    case transfer(iban: String), cash(note: String)

    struct Fields: FormCaseFields {
      var chosen: String?
      var iban = ""
      var note = ""
      mutating func take(_ payment: Payment) {
        switch payment {
        case .transfer(let iban): (chosen, self.iban) = ("transfer", iban)
        case .cash(let note): (chosen, self.note) = ("cash", note)
        }
      }
      var value: Payment? {
        switch chosen {
        case "transfer": .transfer(iban: iban)
        case "cash": .cash(note: note)
        default: nil
        }
      }
    }
    static func describe(_ cases: FormCaseList<Payment>) {
      cases.add("transfer") { $0.add(\.iban, "iban") }
      cases.add("cash") { $0.add(\.note, "note") }
    }
    static func arrange(_ form: FormBuilder<Fields>) {
      form.page("Details", id: "details") { $0.field(\.note) }.visible { $0[\.chosen] == "cash" }
    }
    static var formTemplate: Payment? { .transfer(iban: "") }
  }

  struct Order: FormModel, Sendable {
    var payment = Payment.transfer(iban: "")
    static func describe(_ fields: FieldList<Order>) { fields.add(\.payment, "payment") }
  }

  @Test("While another case is chosen, the link leads to the choice; then to the page with the field")
  func led() async {
    let visitor = Visitor(WebFormSite(title: "Order") { FormSession(Order()) })
    await visitor.get("/?at=payment.note")
    #expect(visitor.path == "/?at=payment.note" && !visitor.html.contains("isn&#39;t in the form anymore"))
    let focused = visitor.html.matches(of: /<[^>]* autofocus[^>]*>/).map { String($0.0) }
    #expect(focused.count == 1 && focused[0].contains("payment"), "\(focused)")
    #expect(await visitor.post([("payment", "cash"), (":do", "update")]) == 303)
    await visitor.get("/?at=payment.note")
    #expect(visitor.html.contains("<h1>Details</h1>") && visitor.html.contains("name=\"payment.note\""))
  }
}
