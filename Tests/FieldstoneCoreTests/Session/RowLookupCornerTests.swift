import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Looking up what belongs to a row")
struct RowLookupCornerTests {
  private struct Home: FormModel {
    var city = ""
    var postcode = ""
    var note = ""
    var arrival = Date(timeIntervalSince1970: 0)
    var departure = Date(timeIntervalSince1970: 0)
    var people = [Contact()]
    static func describe(_ fields: FieldList<Home>) {
      fields.add(\.city, "city").maximumLength(3)
      fields.add(\.postcode, "postcode")
      fields.add(\.note, "note")
      fields.add(\.arrival, "arrival").dateAndTime()
      fields.add(\.departure, "departure").dateAndTime().timeZone(TimeZone(secondsFromGMT: 9 * 3_600)!)
      fields.add(\.people, "people").inline()
    }
    static func arrange(_ form: FormBuilder<Home>) {
      form.line(\.city, \.postcode, widths: [2, 1])
      form.remainingFields()
    }
    static var formTemplate: Home? { Home() }
  }

  private let form = FormSession(Home(), environment: .test)

  @Test("Rows of one line have its first row and their share of it, others have none")
  func lines() throws {
    let rows = form.rows
    let (city, postcode) = (try #require(rows.line(at: 0)), try #require(rows.line(at: 1)))
    #expect(rows.ids.prefix(3) == ["city", "postcode", "note"] && rows.line(at: 2) == nil)
    #expect(city.first == "city" && city.weight == 2 && postcode.first == "city" && postcode.weight == 1)
  }

  @Test("A date has a time zone of its own, or that of the form, as every other row has")
  func timeZones() throws {
    let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3_600))
    #expect(form.timeZone(of: "departure") == tokyo && form.timeZone(of: "arrival") == .gmt)
    #expect(form.timeZone(of: "note") == .gmt && form.timeZone(of: "nowhere") == .gmt)
  }

  @Test("Rules that run again for all fields come to what they came to before")
  func revalidated() {
    #expect(form.revalidateAll())
    form.send(.type("city", "Bonn"))
    #expect(!form.revalidateAll() && form.issues.map(\.row) == ["city"])
    form.send(.type("city", "Ulm"))
    #expect(form.revalidateAll())
  }

  @Test("An id that was made for another row is looked up by its path")
  func otherSlot() throws {
    let slot = Int32(try #require(form.slot(of: "people[1].email")))
    let found = form.row(FormRowID(path: "people[1].name", slot: slot))
    #expect(found?.id == "people[1].name" && found?.text == "Ada")
    #expect(form.row(FormRowID(path: "people[1].gone", slot: slot)) == nil)
    #expect(form.row(FormRowID(path: "people[1]email", slot: slot)) == nil)
    #expect(form.row(FormRowID(path: "email", slot: slot)) == nil)
    #expect(form.row(FormRowID(path: "people[1].email", slot: slot))?.text == "ada@example.org")
  }

  private struct Shape: FormModel {
    struct Point: Sendable, CustomStringConvertible {
      var x = 1
      var description: String { "(\(x))" }
    }
    var point = Point()
    var maybe: Point?
    var name = "" { didSet { if name != name.trimmed { name = name.trimmed } } }
    static func describe(_ fields: FieldList<Shape>) {
      fields.add(\.point, "point")
      fields.add(\.maybe, "maybe")
      fields.add(\.name, "name")
    }
  }

  @Test("A program sets what nobody can type, and the form shows it")
  func labels() {
    let form = FormSession(Shape(), environment: .test)
    form.edit {
      $0.point = Shape.Point(x: 2)
      $0.maybe = Shape.Point(x: 3)
    }
    #expect(form.row("point")?.display == "(2)" && form.row("maybe")?.display == "(3)" && form.model.point.x == 2)
    form.edit { $0.maybe = nil }
    #expect(form.row("maybe")?.display == "")
  }

  @Test("A text that a setter corrects stays as it is typed until the field is left")
  func corrected() {
    let form = FormSession(Shape(), environment: .test)
    form.send(.focus("name"))
    form.send(.type("name", "Ada "))
    #expect(form.model.name == "Ada" && form.row("name")?.text == "Ada ")
    form.send(.type("name", "Ada L"))
    #expect(form.model.name == "Ada L" && form.row("name")?.text == "Ada L")
    form.send(.type("name", " Ada"))
    form.send(.blur("name"))
    #expect(form.model.name == "Ada" && form.row("name")?.text == "Ada")
  }

  @Test("Facts with the same draft are the same")
  func facts() {
    let (one, other) = (FormSession(Contact()), FormSession(Contact()))
    for form in [one, other] {
      form.keepDraft(in: FormMemoryStore(), as: "a")
      form.send(.type("name", "Bob"))
    }
    #expect(one.facts.draft == .waiting && one.facts == other.facts && Set([one.facts, other.facts]).count == 1)
    let plain = FormSession(Contact())
    plain.send(.type("name", "Bob"))
    #expect(plain.facts != one.facts && Set([one.facts, plain.facts]).count == 2)
  }
}
