import FieldstoneTesting
import Testing

@Suite("Computed values")
struct ComputedValueTests {
  struct Order: FormModel {
    var seats = 2
    var price = 0
    var tax: Int?
    var isGift = false
    var note = ""
    var words = 0
    var part = Part()

    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.seats, "seats").range(1...5)
      fields.add(\.price, "price")
      fields.add(\.tax, "tax")
      fields.add(\.isGift, "isGift")
      fields.add(\.note, "note").maximumLength(3)
      fields.add(\.words, "words")
      fields.add(\.part, "part")
    }
    static func arrange(_ form: FormBuilder<Order>) {
      form[\.price].computed { $0.seats * 100 }
      form[\.tax].computed { $0.price / 5 }
      form[\.words].computed { $0[\.part].name.count }
      form[\.seats].visible { !$0.isGift }
    }
    static var formTemplate: Order? { Order() }
  }

  struct Part: FormModel {
    var name = "x"
    static func describe(_ fields: FieldList<Part>) { fields.add(\.name, "name").minimumLength(1) }
    static var formTemplate: Part? { Part() }
  }

  @Test("Neither people nor the program can set a computed value")
  func set() {
    let form = FormSession(Order())
    form[\.price].value = 1
    form.edit { $0.price = 1 }
    form.edit { $0.tax = 1 }
    #expect(form.model.price == 200 && form[\.price].value == 200 && form[\.tax].value == 40)
    #expect(!form.facts.canUndo)
    form.send(.submit)
    #expect(form.submission?.price == 200)
  }

  @Test("Field, row, reader and explanation agree that a computed field can't be edited")
  func enabled() {
    let definition = FormDefinition<Order>(describe: Order.describe) {
      $0[\.price].computed { $0.seats * 100 }
      $0[\.note].visible { $0[isEnabled: \.price] }
    }
    let form = FormSession(Order(), definition: definition)
    #expect(!form[\.price].isEnabled && form.row("price")?.isEnabled == false && form.why("price")?.isEnabled == false)
    #expect(!form.isShown("note") && form[\.seats].isEnabled)
  }

  @Test("Without a value, a computed property holds what its closure returned, whatever it held before")
  func replacedWithoutValue() {
    let definition = FormDefinition<Order>(describe: Order.describe) {
      $0[\.price].computed { $0.seats * 100 }
      $0[\.note].visible { $0.price > 500 }
    }
    let form = FormSession(Order(), definition: definition)
    form.send(.type("seats", "9"))
    #expect(form[\.price].value == nil && form.model.price == 900 && form.isShown("note"))
    form.undo()
    #expect(form[\.price].value == 200 && form.model.price == 200 && !form.isShown("note"))
    form.send(.redo)
    #expect(form[\.price].value == nil && form.model.price == 900 && form.isShown("note"))
    form.replace(Order(seats: 8, price: 1))
    #expect(form[\.price].value == nil && form.model.price == 800 && form.isShown("note"))
    form.edit { $0.price = 1 }
    #expect(form.model.price == 800)
  }

  @Test("A computed field may count answers that are still missing")
  func missing() {
    struct Survey: FormModel {
      var first = ""
      var second: Int?
      var answered = 0
      static func describe(_ fields: FieldList<Survey>) {
        fields.add(\.first, "first").required()
        fields.add(\.second, "second").required().range(1...5)
        fields.add(\.answered, "answered")
      }
      static func arrange(_ form: FormBuilder<Survey>) {
        form[\.answered].computed { ($0.first.isEmpty ? 0 : 1) + ($0.second == nil ? 0 : 1) }
      }
    }
    let form = FormSession(Survey())
    #expect(form.row("answered")?.display == "0")
    form.send(.type("second", "9"))
    #expect(form.row("answered")?.display == "")
    form.send(.type("second", "4"))
    #expect(form.row("answered")?.display == "1")
  }

  @Test("A field computed from an invalid answer has no value, and neither has one computed from it")
  func invalid() {
    let form = FormSession(Order())
    #expect(form.row("price")?.display == "200" && form.row("tax")?.display == "40")
    form.send(.type("seats", "9"))
    #expect(form[\.price].value == nil && form.row("price")?.text == "" && form.row("price")?.answer == FormAnswer.none)
    #expect(form.row("price")?.display == "" && form.row("tax")?.display == "" && form.model.tax == nil)
    form.send(.type("seats", "3x"))
    #expect(form[\.price].value == nil)
    form.send(.type("seats", "3"))
    #expect(form[\.price].value == 300 && form.model.tax == 60)
  }

  @Test("A hidden invalid answer can be computed with")
  func hidden() {
    let form = FormSession(Order())
    form.send(.type("seats", "9"))
    form.send(.set("isGift", .flag(true)))
    #expect(form[\.price].value == 900)
    form.send(.set("isGift", .flag(false)))
    #expect(form[\.price].value == nil)
    form.undo()
    #expect(form[\.price].value == 900)
  }

  @Test("A subform that is read as a whole is valid if its fields are")
  func whole() {
    let form = FormSession(Order())
    #expect(form[\.words].value == 1)
    form.send(.type("part.name", "four"))
    #expect(form[\.words].value == 4)
    let definition = FormDefinition<Order>(describe: Order.describe) {
      $0[\.words].computed { $0[\.part].name.count }
      $0[\.part.name].maximumLength(2)
    }
    let short = FormSession(Order(), definition: definition)
    short.send(.type("part.name", "abc"))
    #expect(short[\.words].value == nil)
    short.send(.type("part.name", "ab"))
    #expect(short[\.words].value == 2)
  }

  @Test("An error of a rule that reads the form doesn't keep computed fields from using the answer")
  func crossField() {
    let definition = FormDefinition<Order>(describe: Order.describe) { form in
      form[\.price].computed { $0.seats * 100 }
      form[\.tax].computed { $0.price }
      form.rule(on: \.seats) { ($0.tax ?? 0) > 300 ? "Too expensive." : nil }
    }
    let form = FormSession(Order(), definition: definition)
    form.send(.type("seats", "4"))
    #expect(form[\.price].value == 400 && form[\.seats].issues.count == 1 && form.problems.isEmpty)
  }

  @Test("An edit runs each dependent closure once, and nothing more while the field stays valid")
  func work() {
    let form = FormSession(Order())
    let before = form.operations
    form.send(.type("seats", "4"))
    #expect((form.operations - before).closures == 2, "Price and tax.")
  }
}
