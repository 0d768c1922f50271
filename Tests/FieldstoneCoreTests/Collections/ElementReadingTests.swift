import Testing

@testable import FieldstoneCore

@Suite("Reading elements, and subforms that exist while they are visible")
struct ElementReadingTests {
  private struct Seat: Equatable, FormModel {
    var name = ""
    var price = 10

    static func describe(_ fields: FieldList<Seat>) {
      fields.add(\.name, "name")
      fields.add(\.price, "price")
    }
    static var formTemplate: Seat? { Seat() }
  }
  private struct Booking: Equatable, FormModel {
    var seats = [Seat(name: "A"), Seat(name: "B")]
    var total = 0
    static func describe(_ fields: FieldList<Booking>) {
      fields.add(\.seats, "seats").inline()
      fields.add(\.total, "total").computed { $0[each: \.seats].reduce(0) { $0 + $1.price } }
    }
  }

  @Test("A closure that reads one field of each element runs only when that changes, or an element comes or goes")
  func each() {
    let form = FormSession(Booking())
    #expect(form.model.total == 20)
    form.send(.type("seats[1].price", "15"))
    #expect(form.model.total == 25)
    let before = form.operations.closures
    form.send(.type("seats[1].name", "C"))
    #expect(form.operations.closures == before)
    form.send(.insert("seats", id: "x", before: nil))
    #expect(form.model.total == 35)
    form.send(.type("seats[x].price", "1"))
    form.send(.remove("seats[1]"))
    #expect(form.model.total == 11)
    form.undo()
    #expect(form.model.total == 26)
  }

  private struct Fares: Equatable, FormModel {
    var list = [Seat(), Seat()]
    static func describe(_ fields: FieldList<Fares>) { fields.add(\.list, "list").inline() }
    static var formTemplate: Fares? { Fares() }
  }
  private struct Tour: Equatable, FormModel {
    var seats = [Seat(), Seat()]
    var fares = Fares()
    var prices = [1, 2]
    var whole: Int?
    var below: Int?
    var values: Int?
    static func describe(_ fields: FieldList<Tour>) {
      fields.add(\.seats, "seats").inline()
      fields.add(\.fares, "fares").inline()
      fields.add(\.prices, "prices").maximumCount(3)
      fields.add(\.whole, "whole").computed { form in form.seats.reduce(0) { $0 + $1.price } }
      fields.add(\.below, "below").computed { form in form[\.fares].list.reduce(0) { $0 + $1.price } }
      fields.add(\.values, "values").computed { form in form.prices.reduce(0, +) }
    }
  }

  @Test("A computed field has no value while an answer in a collection that it reads as a whole can't be read")
  func whole() {
    let form = FormSession(Tour())
    #expect((form.model.whole, form.model.below, form.model.values) == (20, 20, 3))
    let rows = [form.elements(of: "seats")[1], form.elements(of: "fares.list")[1]].map { FormRowID("\($0).price") }
    for row in rows + [form.elements(of: "prices")[1]] { form.send(.type(row, "x")) }
    #expect((form.model.whole, form.model.below, form.model.values) == (nil, nil, nil))
    for row in rows + [form.elements(of: "prices")[1]] { form.send(.type(row, "1")) }
    #expect((form.model.whole, form.model.below, form.model.values) == (11, 11, 2))
  }

  @Test("It has one again once the element with that answer is gone, and none after undo")
  func removed() {
    let form = FormSession(Tour())
    let elements = [form.elements(of: "seats")[0], form.elements(of: "fares.list")[0], form.elements(of: "prices")[0]]
    for element in elements {
      form.send(.type(form.row(element)?.kind == .field ? element : FormRowID("\(element).price"), "x"))
    }
    for element in elements { form.send(.remove(element)) }
    #expect((form.model.whole, form.model.below, form.model.values) == (10, 10, 2))
    for _ in elements { form.undo() }
    #expect((form.model.whole, form.model.below, form.model.values) == (nil, nil, nil))
  }

  private struct Scores: Equatable, FormModel {
    var points = [1, 2]
    var best: Int?
    var highest: Int { points.max() ?? 0 }
    static func describe(_ fields: FieldList<Scores>) {
      fields.add(\.points, "points").elements { $0.range(0...9) }
      fields.add(\.best, "best").computed { form in form.highest }
    }
  }

  @Test("It has none while a value in a list is wrong that a property which is no field may be made from")
  func property() {
    let form = FormSession(Scores())
    #expect(form.model.best == 2)
    form.send(.type(form.elements(of: "points")[1], "x"))
    #expect(form.model.best == nil)
    form.send(.type(form.elements(of: "points")[1], "8"))
    #expect(form.model.best == 8)
    form.send(.type(form.elements(of: "points")[0], "99"))
    #expect(form.model.best == nil)
    form.send(.remove(form.elements(of: "points")[0]))
    #expect(form.model.best == 8)
  }

  private struct Order: Equatable, FormModel {
    var needsInvoice = false
    var seat: Seat?
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.needsInvoice, "needsInvoice")
      fields.add(\.seat, "seat").inline().existsWhileVisible().visible(when: { $0.needsInvoice })
    }
  }

  @Test("A subform that exists while it is visible comes and goes with it, and people can't remove it")
  func visible() {
    let form = FormSession(Order())
    #expect(form.model.seat == nil)
    form.send(.set("needsInvoice", .flag(true)))
    #expect(form.model.seat == Seat() && form.row("seat")?.allowsNone == false)
    #expect(form.send(.set("seat", .flag(false))) == .refused(.wrongInput("seat")))
    form.send(.type("seat.name", "A"))
    form.send(.set("needsInvoice", .flag(false)))
    #expect(form.model.seat == nil)
    form.undo()
    #expect(form.model.seat?.name == "A")
    form.undo()
    form.undo()
    #expect(form.model == Order())
    let other = FormSession(Order(needsInvoice: true))
    #expect(other.model.seat == Seat())
    #expect(!other.facts.isDirty && !other.facts.canUndo)
  }
}
