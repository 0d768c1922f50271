import Testing

@testable import FieldstoneCore

@Suite("Enums with a form: undo, reset, refresh, drafts")
struct ChosenCaseHistoryTests {
  /// A form in which a card and a transfer have been filled in, and cash is chosen.
  private func filled(_ booking: Booking = Booking()) -> FormSession<Booking> {
    let form = FormSession(booking)
    form.send(.set("payment", .choices(["card"])))
    form.send(.type("payment.card.number", "4711"))
    form.send(.set("payment", .choices(["transfer"])))
    form.send(.type("payment.transfer.iban", "DE02"))
    form.send(.set("payment", .choices(["cash"])))
    return form
  }

  @Test("Undoing and redoing a switch finds what was typed for both cases")
  func undo() {
    let form = filled()
    var seen: [Payment] = [form.model.payment]
    while form.undo() == .accepted { seen.append(form.model.payment) }
    let steps: [Payment] = [
      .cash, .transfer(iban: "DE02", reference: nil), .transfer(iban: "", reference: nil), .card(Card(number: "4711")),
      .card(Card()), .cash,
    ]
    #expect(seen == steps && !form.facts.isDirty)
    #expect(form.row("payment.card.number")?.text == "")
    seen = [form.model.payment]
    while form.redo() == .accepted { seen.append(form.model.payment) }
    #expect(seen == steps.reversed())
    form.send(.set("payment", .choices(["card"])))
    #expect(form.model.payment == .card(Card(number: "4711")))
  }

  @Test("Reset restores the first case and forgets what was typed for the others")
  func reset() {
    var booking = Booking()
    booking.payment = .card(Card(number: "1234", token: "t"))
    let form = filled(booking)
    #expect(form.facts.isDirty)
    form.send(.reset)
    #expect(form.model == booking && !form.facts.isDirty)
    form.send(.set("payment", .choices(["transfer"])))
    #expect(form.model.payment == .transfer(iban: "", reference: nil))
    form.undo()
    form.undo()
    #expect(form.model.payment == .cash && form.row("payment.transfer.iban")?.text == "DE02")
  }

  @Test("A program sets another case as one step, and what was typed for the first one stays")
  func program() {
    let form = FormSession(Booking())
    form.send(.set("payment", .choices(["card"])))
    form.send(.type("payment.card.number", "4711"))
    form.edit { $0.payment = .transfer(iban: "DE02", reference: "7") }
    #expect(form.row("payment")?.answer == .choices(["transfer"]))
    #expect(form.row("payment.transfer.reference")?.text == "7" && form.isShown("payment.transfer.reference"))
    form.undo()
    #expect(form.model.payment == .card(Card(number: "4711")) && form.row("payment.transfer.reference")?.text == "")
    form.redo()
    #expect(form.model.payment == .transfer(iban: "DE02", reference: "7"))
    form.send(.set("payment", .choices(["card"])))
    #expect(form.model.payment == .card(Card(number: "4711")))
  }

  @Test("A refresh takes over the case that somebody else has set")
  func refresh() {
    final class Live: FormModel {
      var payment: Payment = .cash
      static func describe(_ fields: FieldList<Live>) { fields.add(\.payment, "payment") }
    }
    let live = Live()
    let form = FormSession(live)
    form.send(.set("payment", .choices(["card"])))
    form.send(.type("payment.card.number", "4711"))
    live.payment = .transfer(iban: "DE02", reference: nil)
    form.refresh()
    #expect(form.row("payment")?.answer == .choices(["transfer"]))
    #expect(form.row("payment.transfer.iban")?.text == "DE02" && form.isShown("payment.transfer.iban"))
    form.send(.set("payment", .choices(["card"])))
    #expect(live.payment == .card(Card(number: "4711")))
  }

  @Test("Another model starts with nothing typed for any case but its own")
  func replace() {
    let form = filled()
    var booking = Booking()
    booking.payment = .transfer(iban: "NL91", reference: nil)
    form.replace(booking)
    #expect(form.model == booking && !form.facts.isDirty && !form.facts.canUndo)
    #expect(form.row("payment.transfer.iban")?.text == "NL91")
    form.send(.set("payment", .choices(["card"])))
    #expect(form.model.payment == .card(Card()))
  }

  @Test("A draft keeps what was typed for every case")
  func draft() throws {
    let form = filled()
    form.send(.set("payment", .choices(["transfer"])))
    form.send(.set("refund", .choices(["card"])))
    form.send(.type("refund.card.number", "1"))
    let restored = FormSession(Booking())
    #expect(try restored.restore(form.snapshot) == [])
    #expect(restored.model == form.model && restored.row("refund.card.number")?.text == "1")
    #expect(restored.model.payment == .transfer(iban: "DE02", reference: nil))
    restored.send(.set("payment", .choices(["card"])))
    #expect(restored.model.payment == .card(Card(number: "4711")))
    // A draft of a case that the form doesn't have any more.
    var old = form.snapshot
    old.fields["payment"]?.value = .text("cheque")
    #expect(try restored.restore(old) == ["payment"])
    #expect(restored.model.payment == .cash)
  }
}
