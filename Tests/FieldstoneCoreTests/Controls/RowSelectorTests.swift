import Testing

@testable import FieldstoneCore

@Suite("Selecting rows")
struct RowSelectorTests {
  private let form = FormSession(CustomControlTests.Party())

  private func chosen(_ row: FormRowID, _ selectors: [FormRowSelector]) throws -> [Int] {
    var table = RowTable<Int>()
    for (index, selector) in selectors.enumerated() { table.add(index, for: selector) }
    return table.entries(for: try #require(form.row(row)), in: form)
  }

  @Test("The most specific selector comes last, whatever the order of the declarations")
  func order() throws {
    let all: [FormRowSelector] = [
      .row("rating"), .control(CustomControlTests.Stars.self), .values(of: Int.self), .controls(.number), .rows(.field),
      .row("contact"), .everything,
    ]
    #expect(try chosen("rating", all) == [6, 5, 4, 3, 2, 1, 0])
    #expect(try chosen("rating", all.reversed()) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test("Of two equally specific ones, the last comes last")
  func equal() throws {
    #expect(try chosen("isOpen", [.everything, .controls(.toggle), .everything, .controls(.toggle)]) == [0, 2, 1, 3])
  }

  @Test("What is said about a section, a subform or a collection holds for what is in it, the nearest last")
  func inherited() throws {
    #expect(try chosen("pin", [.row("contact"), .row("host"), .row("con")]) == [0])
    #expect(try chosen("host.name", [.row("host"), .row("hos"), .row("guests")]) == [0])
    let guest = try #require(form.elements(of: "guests").first)
    let rating = FormRowID(guest.path + ".rating")
    #expect(try chosen(rating, [.row(guest), .row("guests"), .row("guests.other")]) == [1, 0])
    #expect(try chosen("isOpen", [.row("contact")]) == [])
  }

  @Test("A star stands for any element")
  func pattern() throws {
    let guest = try #require(form.elements(of: "guests").first)
    let rating = FormRowID(guest.path + ".rating")
    #expect(try chosen(rating, [.row("guests[*].rating"), .row("guests[*].name"), .row("guests[2]")]) == [0])
    #expect(try chosen(guest, [.row("guests[*]"), .row("guests[*].rating")]) == [0])
    // A name that is left out stands for nothing.
    #expect(
      try chosen(rating, [.row("guests[*]..rating"), .row("guests[*].rating."), .row(".guests[*].rating")]) == [])
  }

  @Test("The nearest decides, be it a section or a collection, also across pages; the row that adds is no element")
  func nearest() throws {
    struct Town: FormModel {
      var guests = [CustomControlTests.Guest()]
      var host = CustomControlTests.Guest()
      static func describe(_ fields: FieldList<Town>) {
        fields.add(\.guests, "guests").inline()
        fields.add(\.host, "host").pushed()
      }
      static func arrange(_ form: FormBuilder<Town>) {
        form.section("People", id: "people") { $0.fields(\.guests, \.host) }
      }
    }
    let town = FormSession(Town())
    func fits(_ row: FormRowID, _ selectors: FormRowSelector...) throws -> [Int] {
      var table = RowTable<Int>()
      for (index, selector) in selectors.enumerated() { table.add(index, for: selector) }
      return table.entries(for: try #require(town.row(row)), in: town)
    }
    let name = FormRowID(try #require(town.elements(of: "guests").first).path + ".name")
    #expect(try fits(name, .row("guests"), .row("people"), .row("guests[*]")) == [1, 0, 2])
    #expect(try fits("host.name", .row("people"), .row("host")) == [0, 1])
    #expect(try fits("guests[+]", .row("guests[*]"), .row("people")) == [1])
  }

  @Test("A secret is shown only by a view that was made for its control or for its row")
  func secrets() throws {
    var table = RowTable<Int>()
    let selectors: [FormRowSelector] = [
      .values(of: String.self), .everything, .row("contact"), .control(CustomControlTests.Pin.self), .row("pin"),
    ]
    for (index, selector) in selectors.enumerated() { table.add(index, for: selector) }
    #expect(try table.views(for: #require(form.row("pin")), in: form) == [4, 3])
    #expect(try table.views(for: #require(form.row("seal")), in: form) == [0, 1])
    #expect(try table.views(for: #require(form.row("contact")), in: form) == [])
  }

  @Test("A heading, a footer, a text and a button are shown only by a view that was made for this row, or for its kind")
  func views() throws {
    struct Hall: FormModel {
      var seats = 1
      static func describe(_ fields: FieldList<Hall>) { fields.add(\.seats, "seats") }
      static func arrange(_ form: FormBuilder<Hall>) {
        form.text("Welcome", id: "top")
        form.section("Hall", footer: "Below", id: "hall") {
          $0.section("Row", id: "row") { $0.field(\.seats) }
          $0.button("Order", .submit)
        }
      }
    }
    let hall = FormSession(Hall())
    var table = RowTable<Int>()
    let selectors: [FormRowSelector] = [
      .everything, .row("hall"), .heading("hall"), .footer("hall"), .rows(.header), .rows(.action), .row("top"),
      .row("hall.footer"), .heading("seats"),
    ]
    for (index, selector) in selectors.enumerated() { table.add(index, for: selector) }
    func views(_ row: FormRowID) throws -> [Int] { try table.views(for: #require(hall.row(row)), in: hall) }
    #expect(try views("hall") == [2, 4] && views("row") == [4])
    #expect(try views("hall.footer") == [3, 7] && views("top") == [6])
    #expect(try views("seats") == [1, 0] && views("action.submit") == [5])
  }

  @Test("Types of values are those without nil, and other rows have none")
  func values() throws {
    #expect(try chosen("rating", [.values(of: Int.self), .values(of: Int?.self), .values(of: String.self)]) == [0])
    #expect(try chosen("host", [.values(of: CustomControlTests.Guest.self)]) == [])
    #expect(form.valueType(of: "isOpen") == Bool.self && form.valueType(of: "contact") == nil)
  }
}
