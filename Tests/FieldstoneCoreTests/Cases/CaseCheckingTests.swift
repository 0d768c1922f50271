import FieldstoneCore
import FieldstoneTesting
import Testing

@Suite("Enums with a form: checking and submitting")
struct CaseCheckingTests {
  @Test("Only the chosen case is checked and submitted")
  func submit() async {
    let form = FormSession(Booking())
    form.send(.set("payment", .choices(["transfer"])))
    #expect(await form.submit().model == nil)
    #expect(form.row("payment.transfer.iban")?.issues.map(\.code) == ["required"])
    form.send(.set("payment", .choices(["card"])))
    form.send(.type("payment.card.number", "47"))
    #expect(!form.facts.isValid)
    form.send(.set("payment", .choices(["cash"])))
    #expect(form.facts.isValid)
    #expect(await form.submit().model?.payment == .cash)
    form.send(.set("payment", .choices(["card"])))
    #expect(form.row("payment.card.number")?.text == "47")
    form.send(.type("payment.card.number", "4711"))
    #expect(await form.submit().model?.payment == .card(Card(number: "4711")))
  }

  @Test("An answer for a case that is not chosen is refused, and changes nothing")
  func otherCase() {
    let form = FormSession(Booking())
    form.send(.set("payment", .choices(["card"])))
    form.send(.type("payment.card.number", "4711"))
    form.send(.set("payment", .choices(["cash"])))
    let rows = form.rows.ids
    #expect(form.send(.type("payment.card.number", "0")) == .refused(.hidden("payment.card.number")))
    #expect(form.send(.type("payment.transfer.iban", "DE02")) == .refused(.hidden("payment.transfer.iban")))
    #expect(form.send(.set("payment", .choices(["cheque"]))) == .accepted)
    #expect(form.model.payment == .cash && form.rows.ids == rows)
    form.send(.set("payment", .choices(["card"])))
    #expect(form.model.payment == .card(Card(number: "4711")))
  }

  @Test("A hidden enum is left out of what is submitted, and comes back with all answers")
  func hidden() async {
    let definition = FormDefinition<Booking>(template: { Booking() }) {
      Booking.describe($0)
    } arrange: { form in
      form[\.payment].visible { $0.name != "free" }
      form[\.refund].visible { $0.name != "free" }
    }
    let form = FormSession(Booking(), definition: definition)
    #expect(form.problems.isEmpty)
    for row in ["payment", "refund"] as [FormRowID] {
      form.send(.set(row, .choices(["card"])))
      form.send(.type(FormRowID("\(row.path).card.number"), "4711"))
    }
    form.send(.type("name", "free"))
    #expect(form.rows.ids.map(\.path) == ["name", "note"])
    let submitted = await form.submit().model
    #expect(submitted?.payment == .cash && submitted?.refund == nil)
    #expect(form.model.payment == .card(Card(number: "4711")))
    form.send(.type("name", "paid"))
    #expect(form.isShown("payment.card.number"))
    #expect(await form.submit().model?.refund == .card(Card(number: "4711")))
  }

  @Test("Conditions and rules of the property are those of its choice")
  func conditions() async {
    let definition = FormDefinition<Booking>(template: { Booking() }) {
      Booking.describe($0)
    } arrange: { form in
      form[\.refund].required { $0.name == "strict" }.title("Money back").choiceStyle(.segments)
      form[\.note].visible { if case .card = $0.payment { true } else { false } }
      form.rule(on: \.payment) { $0.name == "no cash" && $0.payment == .cash ? .error("Not in cash.") : nil }
      form[\.payment].enabled { $0.name != "fixed" }
    }
    let form = FormSession(Booking(), definition: definition, policy: .immediately)
    #expect(form.row("refund")?.title == "Money back" && form.row("refund")?.control == .choice(.segments))
    #expect(!form.isShown("note"))
    form.send(.type("name", "strict"))
    #expect(form.row("refund")?.isRequired == true && form.row("refund")?.issues.map(\.code) == ["required"])
    form.send(.type("name", "no cash"))
    #expect(form.row("payment")?.issues.map(\.text) == ["Not in cash."] && !form.facts.isValid)
    form.send(.set("payment", .choices(["card"])))
    #expect(form.facts.isValid && form.isShown("note"))
    form.send(.type("name", "fixed"))
    #expect(form.send(.set("payment", .choices(["cash"]))) == .refused(.disabled("payment")))
    #expect(form.send(.type("payment.card.number", "1")) == .refused(.disabled("payment.card.number")))
  }

  @Test("A case without a blank value is a problem of the definition")
  func noBlank() {
    struct Named: FormModel {
      var name: String
      static func describe(_ fields: FieldList<Named>) { fields.add(\.name, "name") }
    }
    enum Owner: FormCases {
      case person(Named), nobody
      struct Fields: FormCaseFields {
        var chosen: String?
        var person: Named?
        mutating func take(_ owner: Owner) {
          switch owner {
          case .person(let named): (chosen, person) = ("person", named)
          case .nobody: chosen = "nobody"
          }
        }
        var value: Owner? {
          switch chosen {
          case "person": person.map { .person($0) }
          case "nobody": .nobody
          default: nil
          }
        }
      }
      static func describe(_ cases: FormCaseList<Owner>) {
        cases.add("person")
        cases.add("nobody")
      }
      static var formTemplate: Owner? { .nobody }
    }
    struct Room: FormModel {
      var owner: Owner = .nobody
      static func describe(_ fields: FieldList<Room>) { fields.add(\.owner, "owner") }
    }
    let form = FormSession(Room())
    #expect(form.problems == [FormProblem(kind: .noBlankCase("Owner"), key: "owner.person")])
    form.send(.set("owner", .choices(["person"])))
    guard case .nobody = form.model.owner else {
      Issue.record("A person without a name was made.")
      return
    }
    #expect(form.send(.submit) == .refused(.hasProblems))
  }
}
