import FieldstoneCore
import Testing

private struct Plate: Equatable {
  var drink: String? = "Tea"
  var toppings: [String] = ["Ham"]
  var sizes: Set<Int> = []
  var sauce = "Red"
}

@Suite("Entries of people's own")
struct OwnEntryTests {
  private let form = FormSession(
    Plate(),
    definition: FormDefinition<Plate> { fields in
      fields.add(\.drink, "drink").options(["Tea", "Water"]).ownEntries().maximumLength(10)
      fields.add(\.toppings, "toppings").ownEntries().options(["Ham", "Olives"]).maximumCount(3)
      fields.add(\.sizes, "sizes").options([1, 2]).ownEntries()
      fields.add(\.sauce, "sauce").options(["Red", "White"])
    })

  private func row(_ id: FormRowID) throws -> FormRow { try #require(form.row(id)) }

  @Test("A value that is not among the options is added, chosen, and no issue")
  func one() throws {
    #expect(try row("drink").options.takesOwnEntries && !row("sauce").options.takesOwnEntries)
    #expect(form.send(.set("drink", .choices(["Cocoa"]))).isAccepted)
    #expect(form.model.drink == "Cocoa" && form.issues.isEmpty)
    #expect(try row("drink").options.map(\.title) == ["Tea", "Water", "Cocoa"])
    #expect(try row("drink").options.last?.isOffered == true && row("drink").display == "Cocoa")
    form.send(.set("drink", .choices(["Water"])))
    #expect(try row("drink").options.count == 2)
    form.undo()
    #expect(form.model.drink == "Cocoa")
    form.send(.type("drink", " Milk "))
    #expect(form.model.drink == "Milk")
  }

  @Test("A name of an option is that option, whatever its case")
  func named() {
    form.send(.type("drink", "water"))
    #expect(form.model.drink == "Water")
    form.send(.type("toppings", "olives, HAM"))
    #expect(form.model.toppings == ["Ham", "Olives"])
  }

  @Test("The rules of the field apply to what was added")
  func rules() throws {
    form.send(.set("drink", .choices(["Hot chocolate with cream"])))
    #expect(form.issues.map(\.kind.code) == ["tooLong"])
    form.send(.set("toppings", .choices(["Ham", "Olives", "Kale", "Corn"])))
    #expect(form.issues.map(\.kind.code) == ["tooLong", "tooManyChosen"])
  }

  @Test("Several: added ones come after the options, once each, and stay when others are chosen")
  func several() throws {
    form.send(.set("toppings", .choices(["Ham", "Kale"])))
    #expect(form.model.toppings == ["Ham", "Kale"])
    form.send(.set("toppings", .choices(["Kale", "Olives", "Corn"])))
    #expect(form.model.toppings == ["Olives", "Kale", "Corn"] && form.issues.isEmpty)
    form.send(.set("toppings", .choices(["Corn"])))
    #expect(try form.model.toppings == ["Corn"] && row("toppings").options.map(\.title) == ["Ham", "Olives", "Corn"])
    form.send(.type("toppings", "Ham, Kale, Kale"))
    #expect(form.model.toppings == ["Ham", "Kale"])
  }

  @Test("What was added is parsed: a text that is no value of the type is refused, and nothing changes")
  func parsed() throws {
    form.send(.set("sizes", .choices(["2", "7"])))
    #expect(form.model.sizes == [2, 7])
    form.send(.set("sizes", .choices(["2", "many"])))
    #expect(form.model.sizes == [2, 7] && form.issues.map(\.row) == ["sizes"])
    form.send(.set("sizes", .choices(["2", "07"])))
    #expect(form.model.sizes == [2, 7])
    form.send(.set("sizes", .choices(["02"])))
    #expect(form.model.sizes == [2] && form.issues.isEmpty)
  }

  @Test("An added value is restored from a draft, and nothing can be added where the program doesn't allow it")
  func drafts() throws {
    form.send(.set("toppings", .choices(["Kale"])))
    form.send(.set("drink", .choices(["Cocoa"])))
    let snapshot = form.snapshot
    form.send(.reset)
    try #expect(form.restore(snapshot).isEmpty)
    #expect(form.model.toppings == ["Kale"] && form.model.drink == "Cocoa")
    form.send(.set("sauce", .choices(["Green"])))
    #expect(form.model.sauce == "Red" && form.issues.map(\.row) == ["sauce"])
  }

  @Test("What is called like an option is that option, by its id and by its title")
  func ids() throws {
    struct Way: Equatable { var way: String? }
    let form = FormSession(
      Way(),
      definition: FormDefinition<Way> {
        $0.add(\.way, "way").options(["bus": "By coach", "foot": "On foot"]).ownEntries()
          .disabledOptions { _ in ["foot"] }
      })
    let options = try #require(form.row("way")).options
    #expect(!options.canAdd("bus") && !options.canAdd(" on foot ") && options.canAdd("boat") && !options.canAdd(" "))
    form.send(.set("way", .choices(["By coach"])))
    #expect(form.model.way == "bus")
    form.send(.set("way", .choices(["On foot"])))
    #expect(form.issues.map(\.kind.code) == ["disabledOption"])
  }

  @Test("A typed own entry is valid after a draft was restored")
  func typedDrafts() throws {
    form.send(.type("drink", " Milk "))
    form.send(.type("sizes", "2, 07"))
    let snapshot = form.snapshot
    form.send(.reset)
    try #expect(form.restore(snapshot).isEmpty)
    #expect(form.model.drink == "Milk" && form.model.sizes == [2, 7] && form.issues.isEmpty, "\(form.issues)")
  }

  @Test("An added value whose name has commas keeps it when more is typed beside it")
  func commas() {
    form.send(.set("toppings", .choices(["Ham", "Salt, pepper"])))
    form.send(.type("toppings", "Salt, pepper, Olives, Kale"))
    #expect(form.model.toppings == ["Olives", "Salt, pepper", "Kale"])
    form.send(.type("toppings", "Olives, Kale"))
    #expect(form.model.toppings == ["Olives", "Kale"])
    // What is no longer chosen has no name any more.
    form.send(.type("toppings", "Salt, pepper"))
    #expect(form.model.toppings == ["Salt", "pepper"])
  }

  @Test("What can be added is compared with whole titles, whatever their case, and not with parts of them")
  func titles() throws {
    struct Way: Equatable { var way: String? }
    let form = FormSession(
      Way(),
      definition: FormDefinition<Way> { $0.add(\.way, "way").options(["By coach", "Zürich", "A B"]).ownEntries() })
    let options = try #require(form.row("way")).options
    #expect(!options.canAdd("BY COACH") && !options.canAdd("zürich") && !options.canAdd(" a b "))
    #expect(
      options.canAdd("coach") && options.canAdd("Zurich") && options.canAdd("B A") && options.canAdd("By coach 2"))
  }

  @Test("A standalone field of an enum that is a field value keeps its initial value")
  func standalone() throws {
    enum Way: String, FormValue, CaseIterable {
      case bus, train
      static var formControl: FormControl { .text(.plain) }
      static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Way {
        guard let way = Way(rawValue: text) else { throw FormIssue(.patternMismatch) }
        return way
      }
      func formText(in environment: FormEnvironment) -> String { rawValue }
    }
    let form = FormSession(
      Plate(), definition: FormDefinition<Plate> { $0.add(standalone: "way", initial: Way.train).ownEntries() })
    let row = try #require(form.row("way"))
    #expect(row.options.chosen.map(\.id) == ["train"] && row.display == "Train" && form.issues.isEmpty)
  }

  @Test(
    "An added value is called exactly what it was called", arguments: ["a, b, c, d, e", "a,, b", "Smith Ltd.,", "Milk"])
  func exact(own: String) throws {
    form.send(.set("toppings", .choices(["Ham", own])))
    form.send(.type("toppings", try row("toppings").text + ", Olives"))
    #expect(form.model.toppings == ["Ham", "Olives", own])
  }

  @Test("Capitals of an added value can be corrected, and two that differ only in them are two")
  func capitals() {
    form.send(.type("toppings", "Ham, milk"))
    form.send(.type("toppings", "Ham, Milk"))
    #expect(form.model.toppings == ["Ham", "Milk"])
    form.send(.set("toppings", .choices(["milk", "Milk"])))
    form.send(.type("toppings", "Milk, milk, Ham"))
    #expect(form.model.toppings == ["Ham", "Milk", "milk"])
  }

  @Test("An id in another case can't be added, and what was added counts where all can be chosen")
  func counts() throws {
    struct Way: Equatable { var ways: [String] = [] }
    let form = FormSession(
      Way(),
      definition: FormDefinition<Way> {
        $0.add(\.ways, "ways").options(["bus": "By coach", "foot": "On foot"]).ownEntries().maximumCount(2)
      })
    #expect(try #require(form.row("ways")).options.canAdd("BUS") == false && form.row("ways")?.offersAll == true)
    form.send(.set("ways", .choices(["Boat"])))
    #expect(try #require(form.row("ways")).offersAll == false)
  }

  @Test("A restored text that is no value says the same as before")
  func restoredRange() throws {
    struct Guest: Equatable { var age = 1 }
    let definition = FormDefinition<Guest> { $0.add(\.age, "age").options([1, 2]).ownEntries().range(1...10) }
    let (form, other) = (FormSession(Guest(), definition: definition), FormSession(Guest(), definition: definition))
    form.send(.type("age", "many"))
    _ = try other.restore(form.snapshot)
    let said = other.issues.map { $0.text(in: .standard) }
    #expect(!said.isEmpty && said == form.issues.map { $0.text(in: .standard) })
  }

  @Test("An own entry with a thousand commas is named among others without trying every number of commas")
  func manyCommas() throws {
    struct List: Equatable { var names: [String] = [] }
    let form = FormSession(
      List(), definition: FormDefinition<List> { $0.add(\.names, "names").options(["Ada"]).ownEntries() })
    let long = (0...1_000).map { "\($0)" }.joined(separator: ",")
    form.send(.set("names", .choices([long])))
    form.send(.type("names", "Ada, \(long)"))
    #expect(form.model.names == ["Ada", long])
    let others = (0..<2_000).map { "n\($0)" }
    let duration = ContinuousClock().measure { form.send(.type("names", others.joined(separator: ","))) }
    #expect(form.model.names.count == 2_000 && duration < .seconds(10))
  }
}
