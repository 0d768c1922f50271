import FieldstoneCore
import Testing

@Suite("Enums with a form: in subforms and collections")
struct CasesInFormsTests {
  struct Trip: FormModel, Equatable {
    var name = ""
    var first = Booking()
    var second: Booking?
    var payments: [Payment] = []

    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.name, "name")
      fields.add(\.first, "first").inline()
      fields.add(\.second, "second")
      fields.add(\.payments, "payments").inline().sortable()
    }
  }

  @Test("The page of a subform that is nil shows the case that a new one has")
  func blank() {
    let form = FormSession(Trip())
    form.send(.open("second"))
    #expect(form.row("second.payment")?.answer == .choices(["cash"]))
    #expect(form.row("second.payment")?.options.map(\.id) == ["card", "transfer", "cash"])
    #expect(form.row("second.refund")?.answer == FormAnswer.none)
    #expect(form.model.second == nil)
  }

  @Test("Undoing a program's switch moves the focus to the choice")
  func focus() {
    let form = FormSession(Booking())
    form.send(.focus("name"))
    form.edit { $0.payment = .card(Card(number: "4711")) }
    form.undo()
    #expect(form.focusedRow == "payment" && form.model == Booking())
    form.send(.focus("name"))
    form.redo()
    #expect(form.focusedRow == "payment" && form.model.payment == .card(Card(number: "4711")))
  }

  @Test("A subform that a program replaces has nothing of what was typed for other cases of the previous one")
  func replaced() {
    let form = FormSession(Trip())
    form.send(.set("first.payment", .choices(["card"])))
    form.send(.type("first.payment.card.number", "4711"))
    form.edit { $0.first = Booking(name: "Eve") }
    form.send(.set("first.payment", .choices(["card"])))
    #expect(form.model.first == Booking(name: "Eve", payment: .card(Card())))
    form.undo()
    form.undo()
    #expect(form.model.first.payment == .card(Card(number: "4711")))
  }

  @Test("Elements that a program has moved are known by their answers, also in the form of their case")
  func matching() {
    var trip = Trip()
    trip.payments = [.cash, .card(Card(number: "4711")), .card(Card(number: "4712"))]
    let form = FormSession(trip)
    let rows = form.rows.filter { $0.kind == .element }.map(\.id)
    #expect(rows.count == 3)
    form.edit { $0.payments.swapAt(0, 2) }
    let moved = form.rows.filter { $0.kind == .element }.map(\.id)
    #expect(moved == [rows[2], rows[1], rows[0]])
    // Only the order has changed.
    #expect(form.facts.dirtyFields == 1)
    form.undo()
    #expect(form.model == trip && !form.facts.isDirty)
  }

  @Test("An element that is removed and brought back has what was typed for every case")
  func removed() {
    let form = FormSession(Trip())
    form.send(.insert("payments", id: "a", before: nil))
    form.send(.set("payments[a].case", .choices(["card"])))
    form.send(.type("payments[a].card.number", "4711"))
    form.send(.set("payments[a].case", .choices(["transfer"])))
    form.send(.insert("payments", id: "b", before: "payments[a]"))
    form.send(.remove("payments[a]"))
    #expect(form.model.payments == [.cash])
    form.undo()
    #expect(form.model.payments == [.cash, .transfer(iban: "", reference: nil)])
    form.send(.set("payments[a].case", .choices(["card"])))
    #expect(form.model.payments == [.cash, .card(Card(number: "4711"))])
  }
}
