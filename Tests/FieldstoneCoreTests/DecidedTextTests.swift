import FieldstoneTesting
import Testing

@testable import FieldstoneCore

private struct Customer: FormModel {
  var isCompany = false
  var name = ""
  var seats = 1
  var address = Address()
  var people = [Address]()
  static func describe(_ fields: FieldList<Customer>) {
    fields.add(\.isCompany, "isCompany")
    fields.add(\.name, "name").title("Name").help("As on your passport.")
    fields.add(\.seats, "seats")
    fields.add(\.address, "address")
    fields.add(\.people, "people").inline()
  }
  static func arrange(_ form: FormBuilder<Customer>) {
    form[\.name].title { $0.isCompany ? "Company" : "Name" }.help { $0.isCompany ? "" : "As on your passport." }
    form[\.name].placeholder { $0.isCompany ? "Analytical Ltd" : "" }
    form[\.address].title { $0.isCompany ? "Head office" : "Home" }
    form[\.address.city].title { $0.isCompany ? "Town" : "City" }
    form.remainingFields()
    form.section("Sum", id: "sum") { $0.text(id: "total") { "\($0.seats) seats" } }.title {
      $0.isCompany ? "Invoice" : "Sum"
    }
    form.button("Buy", .submit).title { $0.seats == 1 ? "Buy a seat" : "Buy \($0.seats) seats" }
  }

  struct Address: FormModel {
    var city = ""
    var zip = ""
    static func describe(_ fields: FieldList<Address>) {
      fields.add(\.city, "city")
      fields.add(\.zip, "zip")
    }
    static func arrange(_ form: FormBuilder<Address>) {
      // The form around it says something else.
      form[\.city].title { _ in "Place" }
      form[\.zip].title { $0.city == "London" ? "Postcode" : "ZIP" }
    }
    static var formTemplate: Address? { Address() }
  }
}

@Suite("Texts that depend on answers")
struct DecidedTextTests {
  @Test("A row whose title, help, or placeholder alone is another one differs in its texts", arguments: 0..<3)
  func oneText(index: Int) throws {
    struct Switch { var isOn = false }
    let form = FormSession(
      Switch(),
      definition: FormDefinition {
        $0.add(\.isOn, "isOn")
      } arrange: { form in
        let field = form[\.isOn]
        switch index {
        case 0: field.title { $0.isOn ? "B" : "A" }
        case 1: field.help { $0.isOn ? "B" : "A" }
        default: field.placeholder { $0.isOn ? "B" : "A" }
        }
      })
    let before = try #require(form.row("isOn"))
    _ = form.takeChanges()
    form.send(.set("isOn", .flag(true)))
    let after = try #require(form.row("isOn"))
    #expect(after.aspects(since: before).contains(.texts) && !after.aspects(since: after).contains(.texts))
    #expect(form.takeChanges().pages.flatMap(\.updates).first?.aspects.contains(.texts) == true)
  }

  private let form = FormSession(Customer(), environment: .test)

  @Test("Titles, help texts, placeholders, paragraphs and buttons follow the answers that they read")
  func follows() {
    #expect(form.row("name")?.title == "Name" && form.row("name")?.help == "As on your passport.")
    #expect(form.row("name")?.placeholder == nil && form.row("total")?.title == "1 seats")
    _ = form.takeChanges()
    form.send(.set("isCompany", .flag(true)))
    #expect(form.row("name")?.title == "Company" && form.row("name")?.help == nil)
    #expect(form.row("name")?.placeholder == "Analytical Ltd" && form.row("sum")?.title == "Invoice")
    let texts = form.takeChanges().pages.flatMap(\.updates).filter { $0.aspects.contains(.texts) }.map(\.row.path)
    #expect(texts.sorted() == ["address", "address.city", "name", "sum"])
    form.send(.set("seats", .number(3)))
    #expect(form.row("total")?.title == "3 seats")
    #expect(form.rows.last?.title == "Buy 3 seats")
    form.undo()
    form.undo()
    #expect(form.row("name")?.title == "Name" && form.row("total")?.title == "1 seats")
  }

  @Test("A page has the title of its row, also if that changes while it is open")
  func pages() {
    form.send(.open("address"))
    #expect(form.openPages.last?.title == "Home")
    _ = form.takeChanges()
    form.edit { $0.isCompany = true }
    #expect(form.takeChanges().openPages?.last?.title == "Head office")
  }

  @Test("A text of the form around a form prevails")
  func outermost() {
    #expect(form.row("address.city")?.title == "City")
    form.send(.set("isCompany", .flag(true)))
    #expect(form.row("address.city")?.title == "Town")
  }

  @Test("Each element has its own, which goes with it")
  func elements() throws {
    for city in ["London", "Paris"] { form.edit { $0.people.append(Customer.Address(city: city)) } }
    let zips = form.rows.filter { $0.id.path.hasSuffix("zip") }
    #expect(zips.map(\.title) == ["Postcode", "ZIP"])
    form.edit { $0.people.removeFirst() }
    form.edit { $0.people.append(Customer.Address()) }
    #expect(form.rows.filter { $0.id.path.hasSuffix("zip") }.map(\.title) == ["ZIP", "ZIP"])
  }

  @Test("A search finds a row by the title that it has now")
  func search() {
    #expect(form.search("company").map(\.row.path).contains("name") == false)
    form.send(.set("isCompany", .flag(true)))
    #expect(form.search("company").map(\.row.path).contains("name"))
  }

  @Test("A closure runs only if something that it reads has changed")
  func work() {
    let before = form.operations.closures
    form.send(.type("name", "Ada"))
    #expect(form.operations.closures == before)
    form.send(.set("seats", .number(2)))
    #expect(form.operations.closures == before + 2)
  }
}
