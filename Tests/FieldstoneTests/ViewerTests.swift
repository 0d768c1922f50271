import Fieldstone
import Testing

@Form
private struct Order {
  let number = 17
  private(set) var printed = 2
  fileprivate(set) var sent = 1
  var seats = 2
  var price = 30
  @Field var total: Int { seats * price }
  @Field("With a discount") private var reduced: Int { total / 2 }
  @Field var diet: Diet { seats > 3 ? .vegan : .anything }
  @Field var pair: Int {
    get { seats / 2 }
    set { seats = newValue * 2 }
  }
  @Field(.readOnly) var fixed = "yes"

  mutating func print() { printed += 1 }
}

@Suite("Viewers and computed properties")
struct ViewerTests {
  private let form = FormSession(Order())

  @Test(
    "A get-only property is shown and refuses input",
    arguments: [
      ("number", "17"), ("printed", "2"), ("sent", "1"), ("total", "60"), ("reduced", "30"), ("diet", "Anything"),
      ("fixed", "yes"),
    ])
  func viewer(id: String, display: String) throws {
    let row = try #require(form.row(FormRowID(id)))
    #expect(row.control == .label)
    #expect(row.display == display)
    #expect(!row.isEnabled && !row.isRequired)
    #expect(form.send(.type(row.id, "4")) == .refused(.readOnly(row.id)))
    #expect(form.row(row.id) == row)
  }

  @Test("A getter is updated when its inputs change")
  func follows() {
    form.send(.type("seats", "4"))
    #expect(form.row("total")?.display == "120")
    #expect(form.row("reduced")?.display == "60")
    #expect(form.row("diet")?.display == "Vegan")
    #expect(form.model.total == 120)
    form.send(.undo)
    #expect(form.row("total")?.display == "60")
  }

  @Test("Surfaces are notified when a getter's value changes")
  func changes() {
    _ = form.takeChanges()
    form.send(.type("price", "31"))
    let named = form.takeChanges().pages.flatMap(\.updates).map(\.row)
    #expect(named.contains("total") && named.contains("reduced"))
    #expect(!named.contains("printed"))
  }

  @Test("A computed property with a setter is a field")
  func setter() {
    #expect(form.row("pair")?.isEnabled == true)
    form.send(.type("pair", "5"))
    #expect(form.model.seats == 10)
    #expect(form.row("pair")?.text == "5")
  }

  @Test("Changes by a setter to other properties are shown, with all consequences")
  func setterElsewhere() {
    form.send(.type("pair", "5"))
    #expect(form.row("seats")?.text == "10")
    #expect(form.row("total")?.display == "300")
  }

  @Test("Changes by a setter are undone and redone in one step")
  func setterUndo() {
    form.send(.type("seats", "3"))
    form.send(.type("pair", "5"))
    form.send(.undo)
    #expect(form.model.seats == 3)
    #expect(form.row("seats")?.text == "3" && form.row("pair")?.text == "1" && form.row("total")?.display == "90")
    form.send(.redo)
    #expect(form.model.seats == 10 && form.row("pair")?.text == "5")
    form.send(.undo)
    form.send(.undo)
    #expect(!form.facts.isDirty && !form.facts.canUndo)
  }

  @Test("A computed property with a setter is updated when its inputs change")
  func setterFollows() {
    form.send(.type("seats", "8"))
    #expect(form.row("pair")?.text == "4")
  }
}
