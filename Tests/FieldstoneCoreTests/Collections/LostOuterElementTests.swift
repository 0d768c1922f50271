import Testing

@testable import FieldstoneCore

/// Elements in elements, the outer ones of which an observer takes away.
private struct Twig: Equatable, FormModel {
  var name = ""
  static func describe(_ fields: FieldList<Twig>) { fields.add(\.name, "name") }
  static var formTemplate: Twig? { Twig() }
}

private struct Bough: Equatable, FormModel {
  var title = ""
  var leaves = [Twig()]
  static func describe(_ fields: FieldList<Bough>) {
    fields.add(\.title, "title")
    fields.add(\.leaves, "leaves").inline()
  }
  static var formTemplate: Bough? { Bough() }
}

private struct LeafTree: Equatable, FormModel {
  var branches: [Bough] = [Bough(), Bough()] {
    didSet { branches.removeAll { $0.leaves.contains { $0.name == "x" } } }
  }
  static func describe(_ fields: FieldList<LeafTree>) { fields.add(\.branches, "branches").inline() }
}

/// A computed field, whose property takes away an element that another closure reads.
private struct AmountLine: Equatable, FormModel {
  var a = 0
  var double = 0
  /// Not a field.
  var note = ""
  var isDone = false
  static func describe(_ fields: FieldList<AmountLine>) {
    fields.add(\.a, "a")
    fields.add(\.double, "double").computed { $0.a + ($0[parent: \AmountLines.factor] ?? 0) }
    fields.add(\.isDone, "isDone").visible { $0.note == "" && ($0[parent: \AmountLines.factor] ?? 0) >= 0 }
  }
  static var formTemplate: AmountLine? { AmountLine() }
}

private struct AmountLines: Equatable, FormModel {
  var factor = 0
  var sums = [AmountLine(), AmountLine()] { didSet { if sums.count > 1, sums[0].double > 5 { sums.removeLast() } } }
  static func describe(_ fields: FieldList<AmountLines>) {
    fields.add(\.factor, "factor")
    fields.add(\.sums, "sums").inline()
  }
}

/// Elements that can't be made anew, all of which are taken away when one of them says so.
private struct Ticket: Equatable, FormModel {
  /// Not a field.
  let code: String
  var price = 0
  var isVoid = false
  static func describe(_ fields: FieldList<Ticket>) {
    fields.add(\.price, "price").computed { ($0[parent: \Tickets.price] ?? 0) + $0.code.count }
    fields.add(\.isVoid, "isVoid").visible { $0.code != "" && ($0[parent: \Tickets.price] ?? 0) >= 0 }
  }
  static var formTemplate: Ticket? { nil }
}
private struct Tickets: Equatable, FormModel {
  var price = 0
  var tickets = [Ticket(code: "a"), Ticket(code: "b")] {
    didSet { if tickets.contains(where: { $0.price > 5 }) { tickets = [] } }
  }
  static func describe(_ fields: FieldList<Tickets>) {
    fields.add(\.price, "price")
    fields.add(\.tickets, "tickets").inline()
  }
}

/// The same, where another answer takes them away, which a closure about that answer doesn't know yet.
private struct Seat: FormModel {
  var name: String
  /// Not a field.
  let row: Int
  static func describe(_ fields: FieldList<Seat>) {
    fields.add(\.name, "name").visible { $0.row >= ($0[parent: \SeatPlan.title]?.count ?? 0) - 9 }
  }
}

private struct SeatPlan: FormModel {
  var title = "" { didSet { if title == "clear" { seats = [] } } }
  var seats: [Seat]
  static func describe(_ fields: FieldList<SeatPlan>) {
    fields.add(\.title, "title")
    fields.add(\.seats, "seats").inline()
  }
  static func arrange(_ form: FormBuilder<SeatPlan>) {
    form.rule(on: \.title) { plan in
      plan.title != "" && plan[each: \.seats].contains { $0.row < 0 } ? "A row is missing." : nil
    }
  }
}

@Suite("Elements that an observer takes away while they are written")
struct LostOuterElementTests {
  @Test("An answer in an element in an element that an observer takes away")
  func lostOuter() {
    let form = FormSession(LeafTree())
    let leaf = form.elements(of: "branches[2].leaves")[0]
    form.send(.type(FormRowID(leaf.path + ".name"), "x"))
    #expect(form.model.branches.count == 1 && form.elements(of: "branches") == ["branches[1]"])
  }

  @Test("Adding an element in an element that an observer takes away")
  func lostOuterInserted() {
    struct Woods: Equatable, FormModel {
      var branches: [Bough] = [Bough(), Bough()] { didSet { branches.removeAll { $0.leaves.count > 1 } } }
      static func describe(_ fields: FieldList<Woods>) { fields.add(\.branches, "branches").inline() }
    }
    let form = FormSession(Woods())
    form.send(.insert("branches[2].leaves", id: "x", before: nil))
    #expect(form.model.branches.count == 1 && form.elements(of: "branches") == ["branches[1]"])
  }

  @Test("Removing an element in an element that an observer takes away")
  func lostOuterRemoved() {
    struct Woods: Equatable, FormModel {
      var branches: [Bough] = [Bough(), Bough()] { didSet { branches.removeAll { $0.leaves.isEmpty } } }
      static func describe(_ fields: FieldList<Woods>) { fields.add(\.branches, "branches").inline() }
    }
    let form = FormSession(Woods())
    form.send(.remove(form.elements(of: "branches[2].leaves")[0]))
    #expect(form.model.branches.count == 1 && form.elements(of: "branches") == ["branches[1]"])
  }

  @Test("A closure reads a property that is no field of an element that a computed field has taken away")
  func lostWhileClosuresRun() {
    let form = FormSession(AmountLines())
    form.send(.type("factor", "9"))
    #expect(form.model.sums.count == 1 && form.elements(of: "sums") == ["sums[1]"])
  }

  @Test("Closures of elements that are all taken away, and can't be made anew, are not run any longer")
  func noneLeft() {
    let form = FormSession(Tickets())
    form.send(.type("price", "9"))
    #expect(form.model.tickets.isEmpty && form.elements(of: "tickets").isEmpty)
    form.undo()
    #expect(form.model.price == 0)
  }

  @Test("Closures read elements that can't be made anew, all of which another answer has taken away")
  func lostBesideAnswer() {
    let form = FormSession(SeatPlan(seats: [Seat(name: "a", row: 1), Seat(name: "b", row: -1)]))
    form.send(.type("title", "clear"))
    form.refresh()
    #expect(form.elements(of: "seats").isEmpty && form.model.seats.isEmpty && form.facts.isValid)
    form.undo()
    form.send(.type("title", "x"))
    #expect(form.facts.isValid)
  }
}
