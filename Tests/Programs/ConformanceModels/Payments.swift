import Fieldstone

/// A collection whose elements are alternatives, and one whose elements have some.
package struct Payments: Codable, FormModel {
  package var payer = "Ada"
  package var payments: [Payment] = [.cash]
  package var orders = [Order(item: "Badge")]

  package init() {}

  package static func describe(_ fields: FieldList<Payments>) {
    fields.add(\.payer, "payer").required()
    fields.add(\.payments, "payments").inline().sortable().minimumCount(1).maximumCount(3).adding("Add a payment")
      .elementTitle("Part")
    fields.add(\.orders, "orders").maximumCount(2).adding("Add an order").elementTitle("Order")
  }

  package static func arrange(_ form: FormBuilder<Payments>) {
    form.button("Send", .submit)
  }

  package static var formTemplate: Payments? { Payments() }
}

package struct Order: Codable, FormModel {
  package var item = ""
  package var refund: Refund?

  package static func describe(_ fields: FieldList<Order>) {
    fields.add(\.item, "item").required()
    fields.add(\.refund, "refund")
  }

  package static var formTemplate: Order? { Order() }
}
