import FieldstoneCore
import Foundation
import Testing

/// A permission in a mask.
private struct Access: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let read = Access(rawValue: 1)
  static let write = Access(rawValue: 4)
}

private enum Topping: String, CaseIterable { case ham, olives, peppers }

private struct Pizza: Equatable {
  var toppings: Set<Topping> = []
  var order: [Topping] = []
  var sauces: [String] = []
  var sides: [City]?
  var days: IndexSet = []
  var slots: [Int: String] = [:]
  var access: Access = [Access(rawValue: 2)]
  var mask = 0
  var flags = 0
  var month = 0
}

@Suite("Several of the options")
struct SeveralOptionTests {
  private let form = FormSession(Pizza(), definition: definition)

  private static let definition = FormDefinition<Pizza>(
    template: { Pizza() },
    describe: { fields in
      fields.add(\.toppings, "toppings").list().required()
      fields.add(\.order, "order").maximumCount(2)
      fields.add(\.sauces, "sauces").options(["Red", "White", "Green"]).minimumCount(2)
      fields.add(\.sides, "sides").options([.bonn, .berlin])
      fields.add(\.days, "days").options(["Mon", "Tue", "Wed"])
      fields.add(\.slots, "slots").options(["Early", "Late"])
      fields.add(\.access, "access").options([.read: "Read", .write: "Write"])
      fields.add(\.mask, "mask").bitField(["One", "Two", "Three"])
      fields.add(\.flags, "flags").bitField([1: "Read", 4: "Write"])
      fields.add(\.month, "month").options(byIndex: ["January", "February"])
    })

  private func row(_ id: FormRowID) throws -> FormRow { try #require(form.row(id)) }
  private func codes(_ id: FormRowID) -> [String] { form.issues.filter { $0.row == id }.map(\.kind.code) }

  /// Chooses options by their titles.
  private func choose(_ id: FormRowID, _ titles: String...) throws {
    let options = try row(id).options
    let ids = try titles.map { title in try #require(options.first { $0.title == title }).id }
    #expect(form.send(.set(id, .choices(ids))) == .accepted)
  }

  @Test("Choosing all at once is offered where as many may be chosen")
  func all() throws {
    for id: FormRowID in ["toppings", "sauces", "days", "access", "flags"] { #expect(try row(id).offersAll, "\(id)") }
    #expect(try !row("order").offersAll && !row("month").offersAll)
    #expect(try row("order").options.maximumCount == 2 && row("days").options.maximumCount == nil)
    let few = FormSession(
      Pizza(),
      definition: FormDefinition<Pizza> { fields in
        fields.add(\.days, "days").options(["Mon"])
        fields.add(\.order, "order").options([.ham, .olives]).maximumCount(2)
      })
    #expect(few.row("days")?.offersAll == false && few.row("order")?.offersAll == true)
  }

  @Test("All are rows with several choices, and no row is read-only")
  func controls() throws {
    #expect(form.problems.isEmpty)
    for row in form.rows where row.id != "month" {
      #expect(row.control == (row.id == "toppings" ? .choices(.list) : .choices(.automatic)), "\(row.id)")
      #expect(!row.isReadOnly && row.isEnabled && !row.options.isEmpty, "\(row.id)")
    }
  }

  @Test("How many may be chosen is said before")
  func hints() throws {
    #expect(try row("order").hint == "Choose at most 2" && row("sauces").hint == "Choose at least 2, or none")
    #expect(try row("days").hint == nil)
  }

  @Test("A set, an array in the order of the options, and an optional array of any type")
  func collections() throws {
    #expect(codes("toppings") == ["required"])
    try choose("toppings", "Olives", "Ham")
    #expect(form.model.toppings == [.ham, .olives] && codes("toppings").isEmpty)
    #expect(try row("toppings").display == "Ham, Olives" && row("toppings").answer == .choices(["ham", "olives"]))
    try choose("order", "Peppers", "Ham")
    #expect(form.model.order == [.ham, .peppers])
    try choose("order", "Peppers", "Ham", "Olives")
    #expect(codes("order") == ["tooManyChosen"])
    try choose("sauces", "Green")
    #expect(codes("sauces") == ["tooFewChosen"])
    try choose("sauces", "Green", "Red")
    #expect(form.model.sauces == ["Red", "Green"] && codes("sauces").isEmpty)
    try choose("sides", "Berlin")
    #expect(form.model.sides == [.berlin])
    try choose("sides")
    #expect(form.model.sides == [])
    form.send(.set("sides", .none))
    #expect(form.model.sides == nil)
  }

  @Test("The same choice leaves the value as the program wrote it")
  func sameChoice() {
    var pizza = Pizza()
    pizza.order = [.peppers, .ham]
    let form = FormSession(pizza, definition: Self.definition)
    form.send(.set("order", .choices(["ham", "peppers"])))
    #expect(form.model.order == [.peppers, .ham] && !form.facts.isDirty)
    form.send(.set("order", .choices(["ham", "ham", "olives"])))
    #expect(form.model.order == [.ham, .olives])
  }

  @Test("Positions: an index set, a dictionary, and one option by its index")
  func positions() throws {
    try choose("days", "Wed", "Mon")
    #expect(form.model.days == [0, 2])
    try choose("slots", "Late")
    #expect(form.model.slots == [1: "Late"])
    #expect(try row("month").display == "January" && row("month").control == .choice(.automatic))
    try choose("month", "February")
    #expect(form.model.month == 1)
  }

  @Test("Bits without an option stay, and clearing a bit that isn't set leaves it so")
  func bits() throws {
    #expect(try row("access").options.chosen.isEmpty && codes("access").isEmpty)
    try choose("access", "Write")
    #expect(form.model.access == [.write, Access(rawValue: 2)])
    try choose("access", "Read")
    #expect(form.model.access == [.read, Access(rawValue: 2)])
    try choose("access")
    #expect(form.model.access == Access(rawValue: 2))
    try choose("mask", "One", "Three")
    #expect(form.model.mask == 5)
    try choose("flags", "Write")
    #expect(form.model.flags == 4)
    try choose("flags")
    try choose("flags")
    #expect(form.model.flags == 0)
  }

  @Test("Values that are no option are shown, kept and named, until they are left out")
  func notOffered() throws {
    var pizza = Pizza(toppings: [.ham])
    pizza.sauces = ["Blue", "Green"]
    pizza.days = [1, 7]
    pizza.slots = [0: "Early", 5: "Never"]
    let form = FormSession(pizza, definition: Self.definition)
    func codes(_ id: FormRowID) -> [String] { form.issues.filter { $0.row == id }.map(\.kind.code) }
    #expect(form.row("sauces")?.options.chosen.map(\.title) == ["Green", "Blue"])
    #expect(codes("sauces") == ["notOffered"] && codes("days") == ["notOffered"] && codes("slots") == ["notOffered"])
    form.send(.set("sauces", .choices(["Red", "Green", "Blue"])))
    #expect(form.model.sauces == ["Red", "Green", "Blue"])
    form.send(.set("days", .choices(["0", "7"])))
    form.send(.set("slots", .choices(["Late"])))
    #expect(form.model.days == [0, 7] && form.model.slots == [1: "Late"])
    form.send(.set("sauces", .choices(["Red", "Green"])))
    form.send(.set("days", .choices(["0"])))
    #expect(form.model.sauces == ["Red", "Green"] && form.issues.isEmpty)
    form.send(.set("sauces", .choices(["Red", "Pink"])))
    #expect(form.model.sauces == ["Red", "Green"] && codes("sauces") == ["notChoice"])
  }

  @Test("Typed names are separated by commas, in any case")
  func typed() {
    form.send(.type("sauces", "white, RED"))
    #expect(form.model.sauces == ["Red", "White"])
    form.send(.type("sauces", "white, blue"))
    #expect(form.model.sauces == ["Red", "White"] && codes("sauces") == ["notChoice"])
    form.send(.type("sauces", ""))
    #expect(form.model.sauces == [] && codes("sauces").isEmpty)
  }

  @Test("A text that names the same options leaves the value as it is, and bits without an option stay")
  func typedAgain() {
    var pizza = Pizza()
    pizza.sauces = ["White", "Red"]
    let form = FormSession(pizza, definition: Self.definition)
    form.send(.type("sauces", "red,white"))
    #expect(form.model.sauces == ["White", "Red"])
    form.send(.type("access", "read"))
    #expect(form.model.access == [.read, Access(rawValue: 2)])
    form.send(.type("access", ""))
    #expect(form.model.access == Access(rawValue: 2))
  }

  @Test("Undo, reset and drafts hold every shape")
  func states() throws {
    try choose("toppings", "Olives", "Peppers")
    try choose("sides", "Berlin")
    try choose("days", "Wed")
    try choose("slots", "Late")
    try choose("access", "Read")
    try choose("mask", "Two")
    try choose("month", "February")
    let chosen = form.model
    let data = try JSONEncoder().encode(form.snapshot)
    let other = FormSession(Pizza(), definition: Self.definition)
    #expect(try other.restore(JSONDecoder().decode(FormSnapshot.self, from: data)).isEmpty)
    #expect(other.model == chosen)
    form.send(.undo)
    #expect(form.model.month == 0)
    form.send(.reset)
    #expect(form.model == Pizza() && !form.facts.isDirty)
  }
}
