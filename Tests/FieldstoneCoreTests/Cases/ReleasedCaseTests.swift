import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Answers for cases that aren't chosen, in elements")
struct ReleasedCaseTests {
  private struct Line: FormModel, Equatable {
    var payment = Payment.cash
    static func describe(_ fields: FieldList<Line>) { fields.add(\.payment, "payment") }
    static var formTemplate: Line? { Line() }
  }
  private struct Invoice: FormModel, Equatable {
    var lines: [Line] = []
    static func describe(_ fields: FieldList<Invoice>) { fields.add(\.lines, "lines").inline() }
  }

  @Test("They are gone with the element, and not those of another one that is made later")
  func gone() {
    let form = FormSession(Invoice(), environment: .test)
    for name in ["a", "b", "c"] {
      form.send(.insert("lines", id: name, before: nil))
      let row = FormRowID("lines[\(name)].payment")
      form.send(.set(row, .choices(["card"])))
      let number = FormRowID("lines[\(name)].payment.card.number")
      #expect(form.row(number)?.text == "", "\(name)")
      form.send(.type(number, "4711"))
      form.send(.set(row, .choices(["cash"])))
      // Without a step to undo, the element is gone for good.
      form.replace(Invoice())
      form.send(.submit)
    }
    #expect(form.model == Invoice() && form.problems.isEmpty)
  }

  @Test("While the element is there, they come back with their case")
  func kept() {
    let form = FormSession(Invoice(lines: [Line(), Line()]), environment: .test)
    form.send(.set("lines[1].payment", .choices(["card"])))
    form.send(.type("lines[1].payment.card.number", "4711"))
    form.send(.set("lines[1].payment", .choices(["cash"])))
    #expect(form.model.lines == [Line(), Line()])
    form.send(.set("lines[1].payment", .choices(["card"])))
    form.send(.set("lines[2].payment", .choices(["card"])))
    #expect(form.model.lines.map(\.payment) == [.card(Card(number: "4711")), .card(Card())])
  }
}
