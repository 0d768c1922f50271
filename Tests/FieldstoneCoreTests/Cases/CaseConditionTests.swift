import Testing

@testable import FieldstoneCore

@Suite("Conditions from above on an enum")
struct CaseConditionTests {
  private struct Order: FormModel {
    var payment = Payment.cash
    static func describe(_ fields: FieldList<Order>) { fields.add(\.payment, "payment") }
  }

  private struct Sale: FormModel {
    var isDone = true
    var order = Order()
    static func describe(_ fields: FieldList<Sale>) {
      fields.add(\.isDone, "isDone")
      fields.add(\.order, "order")
    }
    static func arrange(_ form: FormBuilder<Sale>) {
      form[\.order.payment].readOnly { _ in true }
    }
  }

  @Test("The choice of an enum that is read-only from the start is nothing left to answer")
  func readOnly() {
    let form = FormSession(Sale())
    #expect(form.facts.applicableFields == 1)
    #expect(form.facts.answeredFields == 1)
    print(form.rows.map { ($0.id.path, $0.isReadOnly) })
  }
}
