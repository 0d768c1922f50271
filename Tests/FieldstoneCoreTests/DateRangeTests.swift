import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Ranges of dates")
struct DateRangeTests {
  typealias Builder = FieldBuilder<One<Date>, Date>

  /// 2030-01-01 04:30:15.5 in UTC; in New York it is still the year before.
  private static let end = Date(timeIntervalSince1970: 1_893_472_215.5)

  private static func environment(_ zone: String) throws -> FormEnvironment {
    FormEnvironment(timeZone: try #require(TimeZone(identifier: zone)), now: { end })
  }

  private static func form(_ zone: String, _ start: Date = end, _ more: (Builder) -> Void) throws
    -> FormSession<One<Date>>
  { One<Date>.form(start, try environment(zone), more) }

  /// The message for a text; nil if it is accepted.
  private static func said(_ form: FormSession<One<Date>>, _ text: String) -> String? {
    form.send(.type("value", text))
    return form[\.value].issues.first?.text(in: form.environment)
  }

  private static func ends(_ form: FormSession<One<Date>>) -> [String?] {
    guard case .date(let style)? = form.row("value")?.control else { return [] }
    return [style.minimum, style.maximum].map { $0.map { DateText.iso($0, style.kind) } }
  }

  @Test("Days are compared with days in the form's time zone, ignoring the time of day")
  func days() throws {
    let early = Self.end.addingTimeInterval(-4 * 3_600)
    for (zone, day, next) in [("UTC", "2030-01-01", "2030-01-02"), ("America/New_York", "2029-12-31", "2030-01-01")] {
      for start in [Self.end, early] {
        let until = try Self.form(zone, start) { $0.range(...Self.end) }
        #expect(Self.said(until, day) == nil && Self.said(until, next) == "Enter \(day) or earlier.", "\(zone)")
        let from = try Self.form(zone, start) { $0.range(Self.end...) }
        #expect(Self.said(from, day) == nil && Self.said(from, next) == nil)
        #expect(Self.said(from, "2029-12-30") == "Enter \(day) or later.")
        #expect(Self.ends(until) == [nil, day] && Self.ends(from) == [day, nil])
      }
    }
  }

  @Test("A range from now on accepts today, even without a previous value whose time is kept")
  func today() {
    struct Booking { var day: Date? }
    let definition = FormDefinition<Booking> { $0.add(\.day, "day").range(Self.end...) }
    let form = FormSession(Booking(), definition: definition, environment: .test)
    form.send(.type("day", "2030-01-01"))
    #expect(form.issues.isEmpty && form.model.day != nil)
    form.send(.type("day", "2029-12-31"))
    #expect(form.issues.map { $0.text(in: .test) } == ["Enter 2030-01-01 or later."])
  }

  @Test("A range is read in the field's own time zone")
  func ownZone() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    for more in [{ $0.timeZone(zone).range(...Self.end) }, { $0.range(...Self.end).timeZone(zone) }]
      as [(Builder) -> Builder]
    {
      let form = try Self.form("Asia/Tokyo") { _ = more($0) }
      #expect(Self.ends(form) == [nil, "2029-12-31"])
      #expect(Self.said(form, "2029-12-31") == nil && Self.said(form, "2030-01-01") == "Enter 2029-12-31 or earlier.")
    }
  }

  @Test("The kind of date may be declared after the range")
  func order() throws {
    for more in [{ $0.range(Self.end...).dateAndTime() }, { $0.dateAndTime().range(Self.end...) }]
      as [(Builder) -> Builder]
    {
      let form = try Self.form("UTC") { _ = more($0) }
      #expect(Self.ends(form) == ["2030-01-01 04:30:15", nil])
      #expect(Self.said(form, "2030-01-01 04:30:14") == "Enter 2030-01-01 04:30:15 or later.")
      #expect(Self.said(form, "2030-01-01 04:30:15") == nil, "The value that the message names is accepted.")
    }
    let form = try Self.form("UTC") { $0.range(Self.end...).time() }
    #expect(Self.ends(form) == ["04:30:15", nil] && Self.said(form, "04:30") == "Enter 04:30:15 or later.")
  }

  @Test("Times are compared with times on any day, and a range may cross midnight")
  func times() throws {
    let (nine, five) = (Date(timeIntervalSince1970: 9 * 3_600), Date(timeIntervalSince1970: 17 * 3_600))
    let office = try Self.form("UTC") { $0.time().range(nine...five) }
    #expect(office.issues.count == 1, "04:30 is too early, though the day is later.")
    #expect(Self.said(office, "09:00") == nil && Self.said(office, "17:00") == nil)
    #expect(Self.said(office, "17:01") == "Enter a value from 09:00 to 17:00.")
    let bar = try Self.form("UTC") { $0.time().range(five...nine.addingTimeInterval(16 * 3_600)) }
    for time in ["17:00", "23:59", "00:00", "01:00"] { #expect(Self.said(bar, time) == nil, "\(time)") }
    #expect(Self.said(bar, "16:59") == "Enter a value from 17:00 to 01:00." && Self.said(bar, "01:01") != nil)
    let tokyo = try Self.form("Asia/Tokyo") { $0.time().range(nine...) }
    #expect(Self.ends(tokyo) == ["18:00", nil] && Self.said(tokyo, "17:59") != nil && Self.said(tokyo, "18:00") == nil)
    let morning = try Self.form("UTC") { $0.time().range(...nine) }
    #expect(Self.said(morning, "00:00") == nil && Self.said(morning, "09:00") == nil)
    #expect(Self.said(morning, "09:01") == "Enter 09:00 or earlier.")
  }

  @Test("Steps stop at the bounds, in the form's time zone")
  func steps() throws {
    let form = try Self.form("America/New_York", Self.end.addingTimeInterval(-86_400)) { $0.range(...Self.end) }
    for _ in 0..<3 {
      let answer = try #require(form.answer("value", steppedBy: 1))
      form.send(.set("value", answer))
    }
    #expect(form.row("value")?.text == "2029-12-31" && form.issues.isEmpty)
    let office = try Self.form("UTC") { $0.time().range(Self.end...Self.end.addingTimeInterval(90)) }
    office.send(.set("value", try #require(office.answer("value", steppedBy: 60))))
    #expect(office.row("value")?.text == "04:31:45" && office.issues.isEmpty)
  }

  @Test("A time that occurs twice is accepted as it is written")
  func twice() throws {
    // The second 02:30 of that night in Berlin.
    let second = Date(timeIntervalSince1970: 1_761_442_200)
    let form = try Self.form("Europe/Berlin", second) { $0.dateAndTime().range(second...) }
    #expect(Self.said(form, "2025-10-26 02:29") == "Enter 2025-10-26 02:30 or later.")
    #expect(Self.said(form, "2025-10-26 02:30") == nil)
  }

  @Test("A subform's range is read in the parent's time zone")
  func subforms() throws {
    struct Trip: FormModel {
      var day: Date? = DateRangeTests.end
      static func describe(_ fields: FieldList<Trip>) { fields.add(\.day, "day").range(...DateRangeTests.end) }
    }
    struct Journey: FormModel {
      var trip = Trip()
      static func describe(_ fields: FieldList<Journey>) { fields.add(\.trip, "trip") }
      static func arrange(_ form: FormBuilder<Journey>) { form[\.trip.day].help("The last day.") }
    }
    let form = FormSession(Journey(), environment: try Self.environment("America/New_York"))
    form.send(.type("trip.day", "2030-01-01"))
    #expect(form.issues.map { $0.text(in: .test) } == ["Enter 2029-12-31 or earlier."])
  }
}
