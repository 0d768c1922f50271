import FieldstoneCore
import FieldstoneTesting
import Testing

@Suite("Enums with a form: rules about the form of a case")
struct CaseFormRuleTests {
  enum Fee: FormCases, Equatable {
    case card(Card), waived

    struct Fields: FormCaseFields {
      var chosen: String?
      var card = Card()

      mutating func take(_ fee: Fee) {
        switch fee {
        case .card(let card): (chosen, self.card) = ("card", card)
        case .waived: chosen = "waived"
        }
      }
      var value: Fee? {
        switch chosen {
        case "card": .card(card)
        case "waived": .waived
        default: nil
        }
      }
    }
    static func describe(_ cases: FormCaseList<Fee>) {
      cases.add("card") { $0.add(\.card, "card") }
      cases.add("waived")
    }
    static func arrange(_ form: FormBuilder<Fields>) {
      form.rule(on: \.card) { $0.card.number == "0000" ? .error("This card is blocked.") : nil }
    }
    static var formTemplate: Fee? { .waived }
  }

  struct Ticket: FormModel {
    var fee = Fee.waived
    static func describe(_ fields: FieldList<Ticket>) { fields.add(\.fee, "fee") }
  }

  @Test("An issue of the form of a case shows at the choice of the case, while the case is chosen")
  func choice() async {
    let form = FormSession(Ticket())
    form.send(.set("fee", .choices(["card"])))
    form.send(.type("fee.card.number", "0000"))
    #expect(form.issues.map(\.row) == ["fee"] && form.row("fee")?.issues.isEmpty == true)
    #expect(await form.submit().model == nil)
    #expect(form.row("fee")?.issues.map(\.text) == ["This card is blocked."] && form.focusedRow == "fee")
    #expect(form.shownIssue(from: nil)?.issue.row == "fee")
    form.send(.type("fee.card.number", "4711"))
    #expect(form.row("fee")?.issues.isEmpty == true && form.facts.isValid)
    form.send(.type("fee.card.number", "0000"))
    form.send(.set("fee", .choices(["waived"])))
    #expect(form.row("fee")?.issues.isEmpty == true)
    #expect(await form.submit().model?.fee == .waived)
  }
}
