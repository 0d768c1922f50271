import FieldstoneCore
import Testing

@Suite("Addresses of rows")
struct RowAddressTests {
  struct Dish: FormModel, Equatable {
    var name = ""
    static func describe(_ fields: FieldList<Dish>) { fields.add(\.name, "name") }
    static var formTemplate: Dish? { Dish() }
  }

  struct Guest: FormModel, Equatable {
    var name = ""
    var dishes: [Dish] = []
    static func describe(_ fields: FieldList<Guest>) {
      fields.add(\.name, "name")
      fields.add(\.dishes, "dishes").sortable()
    }
    static var formTemplate: Guest? { Guest() }
  }

  struct Party: FormModel, Equatable {
    var title = ""
    var host = Guest()
    var guests: [Guest] = []
    var tags: [String] = []
    static func describe(_ fields: FieldList<Party>) {
      fields.add(\.title, "title")
      fields.add(\.host, "host")
      fields.add(\.guests, "guests").sortable()
      fields.add(\.tags, "tags")
    }
  }

  private static func party() -> FormSession<Party> {
    let guests = [Guest(name: "Ada", dishes: [Dish(name: "Soup"), Dish(name: "Rice")]), Guest(name: "Lin")]
    let form = FormSession(Party(host: Guest(dishes: [Dish()]), guests: guests, tags: ["a", "b"]))
    form.send(.insert("guests", id: "3f", before: nil))
    form.send(.insert("guests", id: "name", before: nil))
    form.send(.insert("guests[name].dishes", id: "x-1", before: nil))
    return form
  }

  @Test(
    "The parts of a path are separated by slashes",
    arguments: [
      ("email", "#email"), ("invoice.vat", "#invoice/vat"), ("guests[3f].name", "#guests/3f/name"),
      ("guests[3f]", "#guests/3f"), ("guests[+]", "#guests/+"), ("host.dishes[1].name", "#host/dishes/1/name"),
      ("a/b.c", "#a%2Fb/c"), ("100%", "#100%25"), ("a[b", "#a%5Bb"), ("a b", "#a%20b"), ("größe", "#gr%C3%B6%C3%9Fe"),
      (".a", "#.a"), ("a.", "#a."), ("a..b", "#a/.b"), ("...", "#./."),
    ])
  func written(path: String, address: String) {
    #expect(FormRowID(path).address == address)
  }

  @Test("Every row of a form with collections in collections is found by its address and by its path")
  func roundTrip() throws {
    let form = Self.party()
    let rows = form.allRowIDs
    #expect(rows.count > 25 && rows.contains("guests[name].dishes[x-1].name") && rows.contains("guests[+]"))
    #expect(Set(rows.map(\.address)).count == rows.count)
    for row in rows {
      #expect(form.rowID(at: row.address) == row, "\(row.address)")
      #expect(form.rowID(at: String(row.address.dropFirst())) == row, "\(row.address)")
      #expect(form.rowID(at: row.path) == row, "\(row)")
    }
    let found = try #require(form.rowID(at: "#guests/3f/name"))
    #expect(form.send(.type(found, "Grace")).isAccepted && form.model.guests[2].name == "Grace")
  }

  @Test("Names with periods, slashes, percent signs, brackets, spaces and other alphabets are found")
  func oddNames() {
    struct Odd {
      var text = ""
      var items: [Dish] = [Dish()]
    }
    let names = [
      "a.b", "a/b", "100%", "50%2F", "a[b", "a]b", "two words", "größe", "名前", "#top", ".", "..", "x.", ".x", "a..b",
      "?", "é", "+", "list[1]", "[2]", "row[]",
    ]
    let definition = FormDefinition<Odd> { fields in
      for name in names { fields.add(name, get: { $0.text }, set: { $0.text = $1 }) }
      fields.add(\.items, "items/of [all]")
    }
    let form = FormSession(Odd(), definition: definition)
    for name in names {
      #expect(form.rowID(at: FormRowID(name).address)?.path == name, "\(FormRowID(name).address)")
    }
    for row in form.allRowIDs { #expect(form.rowID(at: row.address) == row, "\(row.address)") }
  }

  @Test(
    "Without the form, a part that begins with a digit is an element",
    arguments: [
      ("#guests/3f/name", "guests[3f].name"), ("guests/3/dishes/12/name", "guests[3].dishes[12].name"),
      ("#guests/+", "guests[+]"), ("#invoice/vat", "invoice.vat"), ("invoice.vat", "invoice.vat"),
      ("guests[3f].name", "guests[3f].name"), ("#a%2Fb", "a/b"), ("#gäste", "gäste"),
    ])
  func read(address: String, path: String) {
    #expect(FormRowID(address: address)?.path == path)
  }

  @Test(
    "A text that is no address leads nowhere",
    arguments: [
      "", "#", "/", "#/title", "#title/", "#guests//name", "#%zz", "#%FF", "##title", "#nothing", "#guests/9/name",
      "#guests/3f/nothing", "#title/1", "#guests/3f/name/", String(repeating: "a/", count: 2_000) + "a",
      "#" + String(repeating: "x", count: 1 << 20), String(repeating: "guests/3f/", count: 20) + "name",
    ])
  func nonsense(address: String) {
    #expect(Self.party().rowID(at: address) == nil)
  }

  @Test("Only a text that has an empty part, a wrong percent sign, or is too long can't be read")
  func unreadable() {
    for text in ["", "#", "/", "#/title", "#title/", "#a//b", "#%zz", "#%FF", String(repeating: "a/", count: 64) + "a"]
    {
      #expect(FormRowID(address: text) == nil, "\(text)")
    }
    #expect(FormRowID(address: "##title")?.path == "#title")
    #expect(FormRowID(address: String(repeating: "a/", count: 63) + "a") != nil)
  }

  @Test("A row that isn't shown has an address too")
  func hidden() {
    struct Trip {
      var travels = false
      var from = ""
    }
    let definition = FormDefinition<Trip> { fields in
      fields.add(\.travels, "travels")
      fields.add(\.from, "from").visible { $0.travels }
    }
    let form = FormSession(Trip(), definition: definition)
    #expect(form.rowID(at: "#from") == "from" && !form.isShown("from"))
  }
}
