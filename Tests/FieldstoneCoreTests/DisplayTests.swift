import FieldstoneCore
import Testing

private struct Price: FormTitled, Sendable, Equatable {
  var cents: Int
  var formTitle: FormString { "\(cents) cents" }
}

private struct Stay: Equatable {
  var floor = 0
  var nights: Int? = 2
  var price = Price(cents: 250)
  var other = Price(cents: 100)
  var meals = ["Breakfast", "Lunch"]
  var secret = "x"
  var isLate = false
}

@Suite("What the value of one field reads like")
struct DisplayTests {
  private let form = FormSession(
    Stay(),
    definition: FormDefinition<Stay> { fields in
      fields.add(\.floor, "floor").display { $0 == 0 ? "Ground floor" : "Floor \($0)" }.unit("m")
      fields.add(\.nights, "nights").display { "\($0) nights" }
      fields.add(\.price, "price").display { "\($0.cents) ct" }
      fields.add(\.other, "other")
      fields.add(\.meals, "meals").options(["Breakfast", "Lunch", "Dinner"]).display { "\($0.count) meals" }
      fields.add(\.secret, "secret").password().display { "secret \($0)" }
    })

  private func shown(_ id: FormRowID) throws -> String { try #require(form.row(id)).display }

  @Test("The field's own text takes the place of what its type, its unit, and its options say")
  func wins() throws {
    #expect(try shown("floor") == "Ground floor" && shown("nights") == "2 nights" && shown("meals") == "2 meals")
    #expect(try shown("price") == "250 ct" && shown("other") == "100 cents")
    form.send(.type("floor", "3"))
    #expect(try shown("floor") == "Floor 3" && form.row("floor")?.text == "3")
    form.send(.set("meals", .choices(["Dinner"])))
    #expect(try shown("meals") == "1 meals" && form.row("meals")?.options.chosen.map(\.title) == ["Dinner"])
  }

  @Test("No value reads like nothing, and a secret stays one")
  func nothing() throws {
    form.send(.type("nights", ""))
    #expect(try shown("nights").isEmpty && !shown("secret").contains("x"))
  }

  @Test("The summary of a page says it, too")
  func summary() throws {
    struct House: FormModel, Equatable {
      var floor = 4
      static func describe(_ fields: FieldList<House>) { fields.add(\.floor, "floor").display { "Floor \($0)" } }
    }
    struct Town: Equatable { var house = House() }
    let town = FormSession(Town(), definition: FormDefinition<Town> { $0.add(\.house, "house") })
    #expect(town.row("house")?.display == "Floor 4")
  }

  @Test("A summary that nobody declared has three answers, and says that there are more")
  func more() throws {
    struct House: FormModel, Equatable {
      var (street, number, town, floor) = ("Mill Lane", "4", "Leeds", "")
      static func describe(_ fields: FieldList<House>) {
        fields.add(\.street, "street")
        fields.add(\.number, "number")
        fields.add(\.town, "town")
        fields.add(\.floor, "floor")
      }
    }
    struct Order: Equatable { var house = House() }
    let form = FormSession(Order(), definition: FormDefinition<Order> { $0.add(\.house, "house") })
    #expect(form.row("house")?.display == "Mill Lane, 4, Leeds")
    form.send(.type("house.floor", "2"))
    #expect(form.row("house")?.display == "Mill Lane, 4, Leeds, …")
    form.send(.type("house.number", ""))
    #expect(form.row("house")?.display == "Mill Lane, Leeds, 2")
  }
}
