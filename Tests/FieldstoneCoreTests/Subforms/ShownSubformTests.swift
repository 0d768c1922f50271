import FieldstoneCore
import Testing

private struct Greeting: Equatable, FormModel {
  var message = ""
  static func describe(_ fields: FieldList<Greeting>) { fields.add(\.message, "message").required() }
  static var formTemplate: Greeting? { Greeting() }
}

private struct Purchase: Equatable, FormModel {
  var isGift = true
  var greeting: Greeting?
  static func describe(_ fields: FieldList<Purchase>) {
    fields.add(\.isGift, "isGift")
    fields.add(\.greeting, "greeting").inline().visible { $0.isGift }.existsWhileVisible()
  }
  static var formTemplate: Purchase? { Purchase() }
}

private struct Purchases: Equatable, FormModel {
  var orders: [Purchase] = []
  var last: Purchase?
  static func describe(_ fields: FieldList<Purchases>) {
    fields.add(\.orders, "orders").inline()
    fields.add(\.last, "last")
  }
}

private final class LivePurchase: FormModel {
  var isGift = true
  var greeting: Greeting?
  static func describe(_ fields: FieldList<LivePurchase>) {
    fields.add(\.isGift, "isGift")
    fields.add(\.greeting, "greeting").visible { $0.isGift }.existsWhileVisible()
  }
}

@Suite("Subforms that exist while they are visible, where the model has none")
struct ShownSubformTests {
  private let created = Purchase(greeting: Greeting())

  @Test("A form that begins with one shows its rows, and needs its answers")
  func begins() async {
    let form = FormSession(Purchase())
    #expect(form.rows.map(\.id.path) == ["isGift", "greeting", "greeting.message"])
    #expect(await form.submit().model == nil)
    form.send(.type("greeting.message", "Hello"))
    #expect(await form.submit().model?.greeting == Greeting(message: "Hello"))
  }

  @Test("So does an element that the form begins with, also once it has come back")
  func beginsInElement() {
    let form = FormSession(Purchases(orders: [Purchase()]))
    let rows = form.rows.map(\.id.path)
    #expect(rows.contains("orders[1].greeting.message") && !form.facts.isDirty && !form.facts.isValid)
    form.send(.remove("orders[1]"))
    #expect(form.facts.isValid)
    form.undo()
    #expect(form.rows.map(\.id.path) == rows && !form.facts.isDirty && !form.facts.isValid)
  }

  @Test("It exists after the program has replaced the model, which is where the form starts then")
  func replaced() async {
    let form = FormSession(Purchase(isGift: false))
    form.replace(Purchase())
    #expect(form.model == created && form.isShown("greeting.message") && !form.facts.isDirty)
    #expect(await form.submit().model == nil)
    form.replace(Purchase(isGift: false, greeting: Greeting(message: "hidden")))
    #expect(form.model == Purchase(isGift: false) && !form.facts.isDirty)
  }

  @Test("So do those of elements, whether or not they stay in their places")
  func replacedElements() {
    let form = FormSession(Purchases(orders: [Purchase(isGift: false)]))
    form.replace(Purchases(orders: [Purchase(), Purchase()]))
    #expect(form.model.orders == [created, created] && !form.facts.isDirty)
    #expect(form.rows.filter { $0.id.path.hasSuffix("message") }.count == 2)
  }

  @Test("It exists in what the program sets, visible before or not")
  func edited() {
    let form = FormSession(Purchases(orders: [Purchase(isGift: false), Purchase()], last: Purchase(isGift: false)))
    let start = form.model
    form.edit {
      $0.orders = [Purchase(), Purchase()]
      $0.last = Purchase()
    }
    #expect(form.model == Purchases(orders: [created, created], last: created))
    #expect(form.isShown("orders[2].greeting.message"))
    form.edit { $0.last = Purchase() }
    #expect(form.model.last == created)
    form.undo()
    form.undo()
    #expect(form.model == start && !form.facts.isDirty)
    form.redo()
    #expect(form.model == Purchases(orders: [created, created], last: created))
  }

  @Test("It exists in a subform that the program creates after its rows were made")
  func given() {
    let form = FormSession(Purchases())
    #expect(form.row("last.greeting") != nil)
    form.edit { $0.last = Purchase() }
    #expect(form.model.last == created)
    form.undo()
    #expect(form.model == Purchases() && !form.facts.isDirty)
  }

  @Test("It can't be set to nil while it is visible, nor to a value while it is hidden")
  func set() {
    let form = FormSession(Purchase())
    form.edit { $0.greeting = nil }
    #expect(form.model == created)
    form.send(.set("isGift", .flag(false)))
    form.edit { $0.greeting = Greeting(message: "hidden") }
    #expect(form.model == Purchase(isGift: false))
  }

  @Test("It is created again where an object has lost it")
  func live() {
    let order = LivePurchase()
    let form = FormSession(order)
    #expect(order.greeting == Greeting())
    order.greeting = nil
    form.refresh()
    #expect(order.greeting == Greeting() && form.row("greeting")?.answer == .flag(true))
  }

  @Test("People don't decide whether it is there, so its heading can't have the focus")
  func focus() {
    let form = FormSession(Purchase())
    for row in form.rows { #expect(form.send(.focus(row.id)).isAccepted == row.isFocusable, "\(row.id)") }
    #expect(form.focusableRow(after: "isGift") == "greeting.message")
    #expect(form.focusableRow(before: "greeting.message") == "isGift")
  }
}
