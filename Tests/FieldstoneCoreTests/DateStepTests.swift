import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Date steps across clock changes")
struct DateStepTests {
  /// The text of a field after a number of single steps.
  private static func stepped(
    _ zone: String, _ start: String, _ kind: FormDateKind, by steps: Int, times: Int = 1,
    _ more: (FieldBuilder<One<Date>, Date>) -> Void = { _ in }
  ) throws -> String? {
    let environment = FormEnvironment(timeZone: try #require(TimeZone(identifier: zone)))
    let date = try DateText.date(start, .dateAndTime, environment)
    let form = One<Date>.form(date, environment) {
      switch kind {
      case .date: $0.date()
      case .time: $0.time()
      case .dateAndTime: $0.dateAndTime()
      case .month: $0.month()
      case .year: $0.year()
      }
      more($0)
    }
    for _ in 0..<times {
      let answer = try #require(form.answer("value", steppedBy: steps))
      form.send(.set("value", answer))
      #expect(form.issues.isEmpty)
    }
    return form.row("value")?.text
  }

  @Test(
    "Minute steps cross a gap in both directions",
    arguments: [
      ("Europe/Berlin", "2025-03-30 01:59", 1, "03:00"), ("Europe/Berlin", "2025-03-30 03:00", -1, "01:59"),
      ("Europe/Berlin", "2025-03-30 01:45", 30, "03:00"), ("America/New_York", "2025-03-09 01:59", 1, "03:00"),
      ("Australia/Lord_Howe", "2025-10-05 01:59", 1, "02:30"), ("Australia/Lord_Howe", "2025-10-05 02:30", -1, "01:59"),
      ("Asia/Kathmandu", "1986-01-01 00:15", -1, "00:15"), ("Asia/Kathmandu", "1985-12-31 23:59", 1, "23:59"),
      ("Europe/Berlin", "2025-03-29 01:59", 1, "02:00"),
    ])
  func minutes(zone: String, start: String, steps: Int, result: String) throws {
    #expect(try Self.stepped(zone, start, .time, by: steps) == result)
  }

  @Test("Minute steps pass an hour that occurs twice")
  func twice() throws {
    #expect(try Self.stepped("Europe/Berlin", "2025-10-26 01:58", .time, by: 1, times: 65) == "03:03")
    #expect(try Self.stepped("Europe/Berlin", "2025-10-26 03:03", .time, by: -1, times: 65) == "01:58")
  }

  @Test(
    "Day steps pass a day that the zone skips",
    arguments: [
      (FormDateKind.date, "2011-12-29 10:00", 1, "2011-12-31"), (.date, "2011-12-31 10:00", -1, "2011-12-29"),
      (.date, "2011-12-28 10:00", 2, "2011-12-31"), (.dateAndTime, "2011-12-29 10:00", 1, "2011-12-31 10:00"),
      (.dateAndTime, "2011-12-31 10:00", -1, "2011-12-29 10:00"),
    ])
  func days(kind: FormDateKind, start: String, steps: Int, result: String) throws {
    #expect(try Self.stepped("Pacific/Apia", start, kind, by: steps) == result)
  }

  @Test(
    "A day on which clocks skip the time is reached at the end of the gap",
    arguments: [
      ("Europe/Berlin", FormDateKind.date, "2025-03-29 02:30", 1, "2025-03-30"),
      ("Europe/Berlin", .dateAndTime, "2025-03-29 02:30", 1, "2025-03-30 03:00"),
      ("Europe/Berlin", .dateAndTime, "2025-03-31 02:30", -1, "2025-03-30 03:00"),
      ("Australia/Lord_Howe", .dateAndTime, "2025-10-04 02:15", 1, "2025-10-05 02:30"),
      ("America/Sao_Paulo", .date, "2018-11-03 00:00", 2, "2018-11-05"),
      ("Europe/Berlin", .dateAndTime, "2025-03-29 12:00", 1, "2025-03-30 12:00"),
    ])
  func gaps(zone: String, kind: FormDateKind, start: String, steps: Int, result: String) throws {
    #expect(try Self.stepped(zone, start, kind, by: steps) == result)
  }

  @Test("A bound beyond a gap keeps the field where it is")
  func ends() throws {
    let environment = FormEnvironment(timeZone: try #require(TimeZone(identifier: "Pacific/Apia")))
    let end = try DateText.date("2011-12-29 23:00", .dateAndTime, environment)
    #expect(try Self.stepped("Pacific/Apia", "2011-12-29 10:00", .date, by: 3) { $0.range(...end) } == "2011-12-29")
    let berlin = try berlin()
    let two = try DateText.date("2025-03-29 02:10", .dateAndTime, berlin)
    #expect(try Self.stepped("Europe/Berlin", "2025-03-30 01:59", .time, by: 30) { $0.range(...two) } == "01:59")
  }

  @Test("A field in another time zone steps, and starts, in its own zone")
  func ownZone() throws {
    let zone = try #require(TimeZone(identifier: "Pacific/Apia"))
    let now = Date(timeIntervalSince1970: 1_700_000_000)  // 2023-11-14 22:13:20 in UTC
    struct Trip { var day: Date? }
    let form = FormSession(
      Trip(), definition: FormDefinition<Trip> { $0.add(\.day, "day").timeZone(zone) },
      environment: FormEnvironment(now: { now }))
    form.send(.set("day", try #require(form.answer("day", steppedBy: 1))))
    #expect(form.row("day")?.text == "2023-11-15")
    form.send(.type("day", "2011-12-29"))
    form.send(.set("day", try #require(form.answer("day", steppedBy: 1))))
    #expect(form.row("day")?.text == "2011-12-31")
  }

  @Test(
    "Choosing another day keeps the time, adjusted to the range and to gaps",
    arguments: [
      (FormDateKind.date, "2025-03-20 02:30", 25, "2025-03-25"),
      (.dateAndTime, "2025-03-20 02:30", 25, "2025-03-25 02:30"),
      (.dateAndTime, "2025-03-20 02:30", 30, "2025-03-30 03:00"),
      (.dateAndTime, "2025-03-20 02:30", 10, "2025-03-10 08:00"),
      (.dateAndTime, "2025-03-20 22:30", 31, "2025-03-31 17:00"), (.date, "2025-03-20 22:30", 31, "2025-03-31"),
      (.date, "2025-03-20 02:30", 9, nil), (.dateAndTime, "2025-03-20 02:30", 32, nil),
      (.time, "2025-03-20 12:30", 20, nil),
    ] as [(FormDateKind, String, Int, String?)])
  func otherDay(kind: FormDateKind, start: String, day: Int, result: String?) throws {
    let berlin = try berlin()
    func moment(_ text: String) throws -> Date { try DateText.date(text, .dateAndTime, berlin) }
    let range = try moment("2025-03-10 08:00")...moment("2025-03-31 17:00")
    let form = One<Date>.form(try moment(start), berlin) {
      switch kind {
      case .date: $0.date().range(range)
      case .time: $0.time()
      case .dateAndTime: $0.dateAndTime().range(range)
      case .month, .year: break
      }
    }
    let picked = DateComponents(year: 2025, month: 3, day: day)
    guard let result else {
      let issue = #expect(throws: FormIssue.self) { try form.answer("value", on: picked) }
      let isRange = issue?.text(in: berlin).hasPrefix("Enter a value from 2025-03-10") == true
      #expect(isRange == (kind != .time))
      return
    }
    form.send(.set("value", try form.answer("value", on: picked)))
    #expect(form.row("value")?.text == result && form.issues.isEmpty)
  }

  @Test("A day that a zone skips is refused as nonexistent")
  func skippedDay() throws {
    let apia = FormEnvironment(timeZone: try #require(TimeZone(identifier: "Pacific/Apia")))
    let form = One<Date>.form(try DateText.date("2011-12-29", .date, apia), apia) { $0.date() }
    let issue = #expect(throws: FormIssue.self) {
      try form.answer("value", on: DateComponents(year: 2011, month: 12, day: 30))
    }
    #expect(issue?.kind == .noSuchDate("2011-12-30", .date))
  }

  @Test(
    "In a range across midnight, times step from its end to its beginning and back",
    arguments: [
      ("22:00", 1, "22:01"), ("03:00", -1, "02:59"), ("06:00", 1, "22:00"), ("22:00", -1, "06:00"),
      ("05:50", 30, "22:00"), ("22:10", -30, "06:00"), ("12:00", 1, "22:00"), ("12:00", -1, "06:00"),
    ])
  func overMidnight(start: String, steps: Int, result: String) throws {
    let late = try DateText.date("2025-01-01 22:00", .dateAndTime, .test)
    let early = try DateText.date("2025-01-02 06:00", .dateAndTime, .test)
    let moment = try DateText.date("2025-01-01 \(start)", .dateAndTime, .test)
    let form = One<Date>.form(moment) { $0.time().range(late...early) }
    form.send(.set("value", try #require(form.answer("value", steppedBy: steps))))
    #expect(form.row("value")?.text == result && form.issues.isEmpty)
  }

  @Test("Steps stop at the ends of the calendar", arguments: [Int.max, Int.min])
  func calendar(steps: Int) throws {
    let day = steps > 0 ? "9999-12-31 10:00" : "0001-01-01 10:00"
    for kind in [FormDateKind.date, .dateAndTime] {
      #expect(try Self.stepped("UTC", day, kind, by: steps)?.hasPrefix(day.prefix(10)) == true)
    }
  }
}
