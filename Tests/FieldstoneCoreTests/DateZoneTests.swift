import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Days and times skipped by clock changes")
struct DateZoneTests {
  /// A form with one date field of a kind; `start` is the initial date and time in the zone.
  private static func form(_ zone: String, _ start: String, _ kind: FormDateKind) throws -> FormSession<One<Date>> {
    let environment = FormEnvironment(timeZone: try #require(TimeZone(identifier: zone)))
    let date = try DateText.date(start, .dateAndTime, environment)
    return One<Date>.form(date, environment) {
      switch kind {
      case .date: $0.date()
      case .time: $0.time()
      case .dateAndTime: $0.dateAndTime()
      case .month: $0.month()
      case .year: $0.year()
      }
    }
  }

  private static func written(_ form: FormSession<One<Date>>) -> String {
    DateText.text(form.model.value, .dateAndTime, form.environment)
  }

  @Test(
    "A nonexistent date or time is refused, and nothing changes",
    arguments: [
      ("America/New_York", FormDateKind.dateAndTime, "2025-03-09 01:00", "2025-03-09 02:30"),
      ("America/New_York", .time, "2025-03-09 01:00", "02:00"), ("Europe/Berlin", .time, "2025-03-30 12:00", "02:30"),
      ("Europe/Berlin", .dateAndTime, "2025-03-30 01:00", "2025-03-30 02:59"),
      ("Australia/Lord_Howe", .dateAndTime, "2025-10-05 01:00", "2025-10-05 02:15"),
      ("Australia/Lord_Howe", .time, "2025-10-05 01:00", "02:15"),
      ("Asia/Kathmandu", .dateAndTime, "1986-01-02 01:00", "1986-01-01 00:14"),
      ("Asia/Kathmandu", .time, "1986-01-01 01:00", "00:05"), ("Pacific/Apia", .date, "2011-12-29 01:00", "2011-12-30"),
      ("Pacific/Apia", .dateAndTime, "2011-12-29 01:00", "2011-12-30 12:00"),
    ])
  func refused(zone: String, kind: FormDateKind, start: String, text: String) throws {
    let typed = try Self.form(zone, start, kind)
    typed.send(.type("value", text))
    #expect(typed[\.value].issues.map(\.kind) == [.noSuchDate(text, kind)] && Self.written(typed) == start)
    #expect(typed.row("value")?.text == text, "The typed text is kept.")
    let set = try Self.form(zone, start, kind)
    let onPaper = try DateText.date(text, kind, .test)
    set.send(.set("value", .date(DateText.components(onPaper, kind, .test))))
    #expect(set[\.value].issues.map(\.kind) == [.noSuchDate(text, kind)] && Self.written(set) == start)
  }

  @Test(
    "Existing times are accepted on both sides of a gap",
    arguments: [
      ("America/New_York", FormDateKind.dateAndTime, "2025-03-09 03:00", "2025-03-09 03:00"),
      ("Europe/Berlin", .time, "01:59", "2025-03-30 01:59"), ("Europe/Berlin", .time, "03:00", "2025-03-30 03:00"),
      ("Europe/Berlin", .dateAndTime, "2025-10-26 02:30", "2025-10-26 02:30"),
      ("Australia/Lord_Howe", .dateAndTime, "2025-10-05 02:30", "2025-10-05 02:30"),
      ("Asia/Kathmandu", .dateAndTime, "1986-01-01 00:15", "1986-01-01 00:15"),
      ("Pacific/Apia", .dateAndTime, "2011-12-31 00:00", "2011-12-31 00:00"),
    ])
  func taken(zone: String, kind: FormDateKind, text: String, result: String) throws {
    let form = try Self.form(zone, "2025-03-30 12:00", kind)
    form.send(.type("value", text))
    #expect(form.issues.isEmpty && Self.written(form) == result)
  }

  @Test(
    "If a new day skips the old time, the first time after the gap is used",
    arguments: [
      ("America/New_York", "2025-03-08 02:30", "2025-03-09", "2025-03-09 03:00"),
      ("Europe/Berlin", "2025-03-29 02:30:20", "2025-03-30", "2025-03-30 03:00"),
      ("Australia/Lord_Howe", "2025-10-04 02:15", "2025-10-05", "2025-10-05 02:30"),
      ("Asia/Kathmandu", "1986-01-02 00:05", "1986-01-01", "1986-01-01 00:15"),
      ("America/Sao_Paulo", "2018-11-03 00:00", "2018-11-04", "2018-11-04 01:00"),
      ("Europe/Berlin", "2025-03-29 03:30", "2025-03-30", "2025-03-30 03:30"),
    ])
  func days(zone: String, start: String, day: String, result: String) throws {
    let form = try Self.form(zone, start, .date)
    form.send(.type("value", day))
    #expect(form.issues.isEmpty && Self.written(form) == result && form.row("value")?.text == day)
  }

  @Test("A day without a midnight begins at its first existing time", arguments: ["America/Sao_Paulo", "Africa/Cairo"])
  func midnights(zone: String) throws {
    let environment = FormEnvironment(timeZone: try #require(TimeZone(identifier: zone)))
    let day = zone == "Africa/Cairo" ? "2025-04-25" : "2018-11-04"
    let date = try DateText.date(day, .date, environment)
    #expect(DateText.text(date, .dateAndTime, environment) == day + " 01:00")
  }

  @Test("Typing the same day or time over a time that occurs twice changes nothing")
  func twice() throws {
    let second = Date(timeIntervalSince1970: 1_761_442_200)
    let texts = [(FormDateKind.date, "2025/10/26"), (.time, "2:30"), (.dateAndTime, "2025-10-26 2:30")]
    for (kind, text) in texts {
      let form = One<Date>.form(second, try berlin()) {
        _ = kind == .date ? $0.date() : kind == .time ? $0.time() : $0.dateAndTime()
      }
      form.send(.type("value", text))
      #expect(form.model.value == second && form.issues.isEmpty)
    }
  }

  @Test("A calendar that is set or passed uses the environment's time zone")
  func calendars() throws {
    let apia = try #require(TimeZone(identifier: "Pacific/Apia"))
    var other = Calendar(identifier: .gregorian)
    other.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    for identifier in [Calendar.Identifier.gregorian, .buddhist] {
      var calendar = Calendar(identifier: identifier)
      calendar.timeZone = other.timeZone
      var set = FormEnvironment(timeZone: apia)
      set.calendar = calendar
      for environment in [set, FormEnvironment(calendar: calendar, timeZone: apia)] {
        #expect(environment.calendar.timeZone == apia && environment.gregorian.timeZone == apia)
        #expect(environment.calendar.identifier == identifier)
      }
      set.timeZone = .gmt
      #expect(set.calendar.timeZone == .gmt && set.gregorian.timeZone == .gmt)
      set.calendar.timeZone = apia
      #expect(set.calendar.timeZone == .gmt)
    }
    var environment = FormEnvironment.standard
    environment.calendar = other
    #expect(Date(timeIntervalSince1970: 0).formText(in: environment) == "1970-01-01")
  }

  @Test(
    "The message for a control character in a date names it",
    arguments: [
      (FormDateKind.date, "2025-\t03-31", "Remove the tab."), (.time, "14\t:30", "Remove the tab."),
      (.time, "14:30\npm", "Remove the line break."), (.dateAndTime, "2025-03-31\t14:30", "Remove the tab."),
      (.date, "\t2025-03-31\n", nil), (.time, "2:30\u{202F}pm", nil),
      (.date, "²025-03-31", "Enter a date, for example 2025-03-31."),
    ] as [(FormDateKind, String, String?)])
  func controls(kind: FormDateKind, text: String, message: String?) throws {
    let form = try Self.form("UTC", "2020-01-01 00:00", kind)
    form.send(.type("value", text))
    #expect(form[\.value].issues.first?.text(in: .test) == message)
  }
}
