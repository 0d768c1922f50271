import Fieldstone
import Testing

@Form
struct Invoice: Equatable {
  @Field(.required) var company = ""
  var vat: String?
}

/// A type that can't be a field's value.
struct Coordinate { var latitude = 0.0 }

/// Raw values, but no list of cases.
private enum Mood: String { case good, tired }

@Form
private struct Booking {
  var diet = Diet.vegan
  var day = Weekday.lastDay
  var ticket = Ticket.student
  var invoice = Invoice()
  @Field(.inline) var address = Invoice()
  var spare: Invoice?
  @Field(.inline) var second: Invoice?
  var location = Coordinate()
  var pair = (1, "b")
  var mood = Mood.good
  var guests = ["Ada"]
}

@Suite("Choices, subforms and labels")
struct ChoiceAndSubformTests {
  private let form = FormSession(Booking())

  @Test("An option's id is its raw value or case; its title is inferred from the case or declared")
  func options() throws {
    let diet = try #require(form.row("diet")).options
    #expect(diet.map(\.id) == ["anything", "vegetarian", "vegan"])
    #expect(diet.map(\.title) == ["Anything", "Vegetarian", "Vegan"])
    #expect(diet.map(\.isChosen) == [false, false, true])
    let day = try #require(form.row("day")).options
    #expect(day.map(\.id) == ["monday", "tuesday", "lastDay"])
    #expect(day.last?.title == "Last Day")
    let ticket = try #require(form.row("ticket")).options
    #expect(ticket.map(\.id) == ["240", "60"])
    #expect(ticket.map(\.title) == ["For everybody", "For students"])
    #expect(ticket.map(\.help) == [nil, "Bring your student card."])
  }

  @Test("A choice is answered by id, and unknown ids are refused")
  func choosing() {
    #expect(form.send(.set("day", .choices(["tuesday"]))).isAccepted)
    #expect(form.model.day == .tuesday)
    form.send(.set("ticket", .choices(["61"])))
    #expect(form.model.ticket == .student)
    #expect(form[\.ticket].issues.map(\.kind.code) == ["notChoice"])
  }

  @Test("A subform is a row that leads to a page of its own")
  func pushed() throws {
    let row = try #require(form.row("invoice"))
    #expect(row.kind == .link)
    #expect(row.control == .link)
    #expect(!row.isInline)
    #expect(form.rows(of: FormPageID("invoice"))?.ids == ["invoice.company", "invoice.vat"])
    #expect(!form.rows.ids.contains("invoice.company"))
    form.send(.type("invoice.company", "Analytical Engines"))
    #expect(form.model.invoice.company == "Analytical Engines")
    #expect(form.row("invoice")?.display == "Analytical Engines")
  }

  @Test("'.inline' puts a subform's rows after its heading")
  func inline() throws {
    #expect(try #require(form.row("address")).isInline)
    let place = try #require(form.index(of: "address"))
    #expect(form.rows.ids[place...].prefix(3) == ["address", "address.company", "address.vat"])
    #expect(form.row("address.vat")?.depth == 1)
    form.send(.type("address.vat", "DE1"))
    #expect(form.model.address.vat == "DE1")
  }

  @Test("The page of a nil subform can be opened; the first edit creates the subform")
  func optional() throws {
    #expect(try #require(form.row("spare")).allowsNone)
    #expect(form.model.spare == nil)
    form.send(.open("spare"))
    form.send(.type("spare.company", "Engines"))
    #expect(form.model.spare == Invoice(company: "Engines"))
    form.send(.undo)
    #expect(form.model.spare == nil)
  }

  @Test("An inline subform has no rows while it is nil; adding it shows them")
  func optionalInline() throws {
    #expect(try #require(form.row("second")).isInline && form.model.second == nil)
    #expect(!form.isShown("second.company"))
    #expect(form.send(.type("second.company", "x")) == .refused(.hidden("second.company")))
    let before = form.rows.ids
    form.send(.set("second", .flag(true)))
    #expect(form.isShown("second.company") && form.model.second == Invoice())
    form.send(.type("second.company", "Engines"))
    form.send(.set("second", .none))
    #expect(form.rows.ids == before && form.model.second == nil)
    form.send(.undo)
    #expect(form.model.second == Invoice(company: "Engines") && form.isShown("second.company"))
    form.send(.set("second", .none))
    form.edit { $0.second = Invoice(company: "By program") }
    #expect(form.isShown("second.company") && form.row("second.company")?.text == "By program")
  }

  @Test("Any other type is shown as text and can't be edited", arguments: ["location", "pair", "mood"])
  func label(id: String) throws {
    let row = try #require(form.row(FormRowID(id)))
    #expect(row.control == .label)
    #expect(!row.isEnabled)
    #expect(!row.display.isEmpty)
    #expect(form.send(.type(row.id, "x")) == .refused(.readOnly(row.id)))
  }
}
