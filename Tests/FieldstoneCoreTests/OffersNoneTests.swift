import Testing

@testable import FieldstoneCore

@Suite("Whether no answer is one of the answers")
struct OffersNoneTests {
  enum Meal: String, CaseIterable, Sendable { case pasta, curry }

  struct Order {
    var meal = Meal.pasta
    var second: Meal?
    var dessert: Meal?
    var sides: Set<Meal> = []
    var isVegan = false
    var isHungry: Bool?
    var isPaid: Bool?
    var note: String?
    var name = ""
  }

  @Test("A choice has one only if it may be left open; texts can be emptied, and several options given up one by one")
  func offers() {
    let form = FormSession(
      Order(),
      definition: FormDefinition { fields in
        fields.add(\.meal, "meal")
        fields.add(\.second, "second")
        fields.add(\.dessert, "dessert").required()
        fields.add(\.sides, "sides")
        fields.add(\.isVegan, "isVegan")
        fields.add(\.isHungry, "isHungry")
        fields.add(\.isPaid, "isPaid").control(.checkbox).required()
        fields.add(\.note, "note")
        fields.add(\.name, "name")
      })
    #expect(form.rows.filter(\.offersNone).map(\.id.path) == ["second", "isHungry", "note"])
  }
}
