import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

/// Months, years, and what a date field can say besides its kind.
@Suite("Kinds of dates")
struct DateKindTests {
  struct Maybe: Sendable { var value: Date? }

  private static func form(
    _ start: Date? = nil, zone: String = "UTC", _ declare: (FieldBuilder<Maybe, Date>) -> Void
  ) throws -> FormSession<Maybe> {
    let environment = FormEnvironment(
      timeZone: try #require(TimeZone(identifier: zone)), now: { Date(timeIntervalSince1970: 1_743_422_400) })
    return FormSession(
      Maybe(value: start), definition: FormDefinition { declare($0.add(\.value, "value")) }, environment: environment)
  }

  @Test("A month and a year are the moments at which they start in the field's time zone")
  func starts() throws {
    let month = try Self.form(zone: "Europe/Berlin") { $0.month() }
    month.send(.type("value", "2025-03"))
    #expect(month.model.value == Date(timeIntervalSince1970: 1_740_783_600))
    #expect(month.row("value")?.answer == .date(DateComponents(year: 2025, month: 3)))
    let year = try Self.form(zone: "Asia/Tokyo") { $0.year() }
    year.send(.set("value", .date(DateComponents(year: 2025, month: 7, day: 9))))
    #expect(year.model.value == Date(timeIntervalSince1970: 1_735_657_200))
    #expect(year.row("value")?.text == "2025")
  }

  @Test(
    "The first and the last year come back from a draft in every zone",
    arguments: ["Europe/Berlin", "Asia/Tokyo", "America/Los_Angeles", "UTC"])
  func drafted(zone: String) throws {
    for year in ["0001", "9999"] {
      let form = try Self.form(zone: zone) { $0.year() }
      form.send(.type("value", year))
      let again = try Self.form(zone: zone) { $0.year() }
      #expect(try again.restore(form.snapshot).isEmpty)
      #expect(again.model.value == form.model.value && again.row("value")?.text == year)
    }
  }

  @Test("A month of a date that is not its start keeps it until another month is entered")
  func keeps() throws {
    let inside = Date(timeIntervalSince1970: 1_743_422_400)
    let form = try Self.form(inside) { $0.month() }
    form.send(.type("value", "2025-03"))
    #expect(form.model.value == inside && !form.facts.isDirty)
    form.send(.type("value", "2025-04"))
    #expect(form.model.value == Date(timeIntervalSince1970: 1_743_465_600))
  }

  @Test(
    "Steps go by months and years, within the range",
    arguments: [
      (FormDateKind.month, "2025-12", 1, "2026-01"), (.month, "2025-01", -13, "2023-12"),
      (.month, "2026-02", 9, "2026-03"),
      (.year, "2025", 1, "2026"), (.year, "2025", 9, "2026"), (.year, "2025", -30, "2001"), (.year, "", 0, "2025"),
      (.month, "", 1, "2025-03"),
    ])
  func steps(_ kind: FormDateKind, _ text: String, _ steps: Int, _ result: String) throws {
    let range = Date(timeIntervalSince1970: 980_000_000)...Date(timeIntervalSince1970: 1_774_000_000)
    let form = try Self.form { (kind == .month ? $0.month() : $0.year()).range(range) }
    form.send(.type("value", text))
    let answer = try #require(form.answer("value", steppedBy: steps))
    form.send(.set("value", answer))
    #expect(form.row("value")?.text == result)
  }

  @Test("The month of a bound is within the range, and the one after it is not")
  func ranges() throws {
    let end = Date(timeIntervalSince1970: 1_743_422_400)
    let form = try Self.form { $0.month().range(...end) }
    form.send(.type("value", "2025-03"))
    #expect(form.issues.isEmpty)
    form.send(.type("value", "2025-04"))
    #expect(form.issues.map { $0.text(in: form.environment) } == ["Enter 2025-03 or earlier."])
    #expect(form.row("value")?.hint == "2025-03 or earlier")
  }

  @Test("A picker opens at a declared date, which is not the answer")
  func opens() throws {
    let day = Date(timeIntervalSince1970: 1_780_272_000)
    let form = try Self.form { $0.startsAt(day) }
    #expect(form.answer("value", steppedBy: 0) == .date(DateComponents(year: 2026, month: 6, day: 1)))
    #expect(form.model.value == nil && form.row("value")?.text == "")
  }

  @Test("A time of another zone says so, where it is typed and where it is read")
  func zones() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let date = Date(timeIntervalSince1970: 1_743_422_400)
    let form = try Self.form(date) { $0.dateAndTime().timeZone(tokyo) }
    let row = try #require(form.row("value"))
    #expect(row.hint == "Japan Standard Time. For example, 2025-03-31 14:30" && row.text == "2025-03-31 21:00")
    #expect(row.display == "Mar 31, 2025 at 9:00\u{202F}PM (Japan Standard Time)")
    let own = try Self.form(date) { $0.dateAndTime().timeZone(.gmt) }
    #expect(own.row("value")?.hint == "For example, 2025-03-31 14:30")
  }

  @Test("Of a time that clocks show twice, the first is taken, unless the value is already the second")
  func repeated() throws {
    let second = Date(timeIntervalSince1970: 1_761_442_200)  // 2025-10-26 02:30, after the clocks went back
    let form = try Self.form(zone: "Europe/Berlin") { $0.dateAndTime() }
    form.send(.type("value", "2025-10-26 02:30"))
    #expect(form.model.value == second.addingTimeInterval(-3_600))
    let later = try Self.form(second, zone: "Europe/Berlin") { $0.dateAndTime() }
    later.send(.type("value", "2025-10-26 02:30"))
    #expect(later.model.value == second)
  }
}
