import FieldstoneCore
import Testing

@Suite("Enums with a form: optional, nested, as a model")
struct NestedCasesTests {
  @Test("An optional enum is nil until a case is chosen, and nil again when the answer is cleared")
  func optional() throws {
    let form = FormSession(Booking())
    #expect(form.row("refund")?.allowsNone == true && form.row("refund")?.answer == FormAnswer.none)
    form.send(.set("refund", .choices(["card"])))
    form.send(.type("refund.card.number", "4711"))
    #expect(form.model.refund == .card(Card(number: "4711")))
    form.send(.set("refund", .none))
    #expect(form.model.refund == nil && !form.isShown("refund.card.number"))
    form.send(.set("refund", .choices(["card"])))
    #expect(form.model.refund == .card(Card(number: "4711")))
    form.undo()
    #expect(form.model.refund == nil)
    form.undo()
    form.undo()
    #expect(form.model.refund == .card(Card()))
    form.undo()
    #expect(form.model.refund == nil && !form.facts.isDirty)
  }

  /// A choice within a choice, and enums in subforms.
  enum Outcome: FormCases, Equatable {
    case refunded(Payment), rebooked(day: Int), nothing

    struct Fields: FormCaseFields {
      var chosen: String?
      var refunded = Payment.cash
      var day = 1

      mutating func take(_ outcome: Outcome) {
        switch outcome {
        case .refunded(let payment): (chosen, refunded) = ("refunded", payment)
        case .rebooked(let day): (chosen, self.day) = ("rebooked", day)
        case .nothing: chosen = "nothing"
        }
      }
      var value: Outcome? {
        switch chosen {
        case "refunded": .refunded(refunded)
        case "rebooked": .rebooked(day: day)
        case "nothing": .nothing
        default: nil
        }
      }
    }
    static func describe(_ cases: FormCaseList<Outcome>) {
      cases.add("refunded") { $0.add(\.refunded, "payment") }
      cases.add("rebooked") { $0.add(\.day, "day").range(1...3) }
      cases.add("nothing")
    }
    static var formTemplate: Outcome? { .nothing }
  }

  struct Order: FormModel, Equatable {
    var booking = Booking()
    var second: Booking?
    var outcome: Outcome?
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.booking, "booking").inline()
      fields.add(\.second, "second")
      fields.add(\.outcome, "outcome")
    }
  }

  @Test("A choice within a choice keeps what was typed on both levels")
  func nested() {
    let form = FormSession(Order())
    #expect(form.problems.isEmpty)
    form.send(.set("outcome", .choices(["refunded"])))
    #expect(form.model.outcome == .refunded(.cash))
    #expect(form.row("outcome.payment")?.title == "Payment" && form.row("outcome.payment")?.depth == 1)
    form.send(.set("outcome.payment", .choices(["card"])))
    form.send(.type("outcome.payment.card.number", "4711"))
    #expect(form.row("outcome.payment.card.number")?.depth == 2)
    #expect(form.model.outcome == .refunded(.card(Card(number: "4711"))))
    form.send(.set("outcome", .choices(["rebooked"])))
    #expect(!form.isShown("outcome.payment.card.number") && form.isShown("outcome.day"))
    form.send(.type("outcome.day", "2"))
    #expect(form.model.outcome == .rebooked(day: 2))
    form.send(.set("outcome", .choices(["refunded"])))
    #expect(form.model.outcome == .refunded(.card(Card(number: "4711"))))
    form.undo()
    form.undo()
    form.undo()
    #expect(form.model.outcome == .refunded(.card(Card(number: "4711"))))
    #expect(form.row("outcome.day")?.text == "1")
  }

  @Test("An enum works in a subform, and creates one that is nil")
  func subforms() {
    let form = FormSession(Order())
    form.send(.set("booking.payment", .choices(["transfer"])))
    form.send(.type("booking.payment.transfer.iban", "DE02"))
    #expect(form.model.booking.payment == .transfer(iban: "DE02", reference: nil))
    #expect(form.row("booking.payment")?.depth == 1 && form.row("booking.payment.transfer.iban")?.depth == 2)
    #expect(form.row("booking.payment")?.section == "booking")
    #expect(form.model.second == nil)
    form.send(.open("second"))
    form.send(.set("second.payment", .choices(["card"])))
    form.send(.type("second.payment.card.number", "1"))
    #expect(form.model.second?.payment == .card(Card(number: "1")))
    form.undo()
    form.undo()
    #expect(form.model.second == nil)
  }

  @Test("What was typed for other cases goes with its subform, and comes back with it")
  func removedSubform() {
    let form = FormSession(Order())
    form.send(.set("second.payment", .choices(["card"])))
    form.send(.type("second.payment.card.number", "1"))
    form.send(.set("second.payment", .choices(["cash"])))
    form.send(.set("second", .flag(false)))
    form.send(.set("second", .flag(true)))
    form.send(.set("second.payment", .choices(["card"])))
    #expect(form.model.second?.payment == .card(Card()))
    form.undo()
    form.undo()
    form.undo()
    #expect(form.model.second?.payment == .cash)
    form.send(.set("second.payment", .choices(["card"])))
    #expect(form.model.second?.payment == .card(Card(number: "1")))
  }

  @Test("An enum can be a form's model")
  func model() async {
    let form = FormSession(Payment.cash)
    #expect(form.problems.isEmpty && form.rows.ids.map(\.path) == ["case"])
    #expect(form.row("case")?.title == "Payment")
    form.send(.set("case", .choices(["transfer"])))
    #expect(form.rows.ids.map(\.path) == ["case", "transfer.iban", "transfer.reference"])
    form.send(.type("transfer.iban", "DE02"))
    #expect(await form.submit().model == .transfer(iban: "DE02", reference: nil))
    #expect(form.row(FormRowID("transfer.reference"))?.title == "Reference")
  }
}
