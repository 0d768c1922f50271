import Testing

@testable import FieldstoneCore

@Suite("What is said about options that can't be chosen")
struct OptionRemarkTests {
  private struct Menu: FormModel {
    var drink: String? = "Milk"
    var toppings = ["Kale", "Ham"]
    static func describe(_ fields: FieldList<Menu>) {
      fields.add(\.drink, "drink").options(["Tea", "Water", "Juice"]).disabledOptions { _ in ["Water"] }
      fields.add(\.toppings, "toppings").options(["Ham", "Olives", "Kale", "Corn"])
        .disabledOptions { _ in ["Ham", "Corn"] }
    }
  }

  private let form = FormSession(Menu())

  private func options(_ row: FormRowID) throws -> FormRow.Options { try #require(form.row(row)?.options) }

  @Test("Nothing about one that can be chosen; else why, which its title has in parentheses")
  func remarks() throws {
    let options = try options("drink")
    #expect(options.map(\.title) == ["Tea", "Water", "Juice", "Milk"])
    let remarks = options.map { $0.remark?.text(in: .standard) }
    #expect(remarks == [nil, "not available", nil, "not one of the options"])
    let titles = options.map { $0.remarkedTitle.text(in: .standard) }
    #expect(titles == ["Tea", "Water (not available)", "Juice", "Milk (not one of the options)"])
  }

  @Test("All that can be chosen, and what is chosen although it can't be again")
  func allAvailable() throws {
    let (drink, toppings) = (try options("drink"), try options("toppings"))
    #expect(drink.allAvailable == ["Tea", "Juice", "Milk"])
    #expect(toppings.allAvailable == ["Ham", "Olives", "Kale"])
    #expect(FormRow.Options().allAvailable == [])
  }

  @Test("What is chosen, by its positions: options in their order, and then what is none")
  func positions() throws {
    let (drink, toppings) = (try options("drink"), try options("toppings"))
    #expect(toppings.chosenPositions == [0, 2] && toppings.chosenCount == 2)
    #expect(drink.chosenPositions == [3] && drink.chosenCount == 1 && drink.offeredCount == 3)
    #expect(FormRow.Options().chosenPositions == [] && FormRow.Options().chosenCount == 0)
    form.send(.set("drink", .choices(["Juice"])))
    let changed = try options("drink")
    #expect(changed.chosenPositions == [2] && changed.count == 3)
  }

  @Test("Matches of a search are positions among all options")
  func matches() throws {
    let found = try options("toppings").matching("l")
    #expect(found.map(\.id) == ["Olives", "Kale"] && found.positions == [1, 2])
  }
}
