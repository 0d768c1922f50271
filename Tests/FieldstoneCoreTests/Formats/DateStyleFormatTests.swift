import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Foundation's styles for dates")
struct DateStyleFormatTests {
  struct Page: FormModel {
    /// 23:30 on December 31, 2024, in UTC.
    var date = Date(timeIntervalSince1970: 1_735_687_800)
    var verbatim = Date(timeIntervalSince1970: 1_735_687_800)
    var iso = Date(timeIntervalSince1970: 1_735_687_800)
    var changed = Date(timeIntervalSince1970: 1_735_687_800)
    static func describe(_ fields: FieldList<Page>) {
      fields.add(\.date, "date").format(.dateTime.year().month(.wide).day())
      fields.add(\.verbatim, "verbatim").format(
        .verbatim("\(year: .defaultDigits)/\(month: .twoDigits)/\(day: .twoDigits)", timeZone: .gmt, calendar: .current)
      )
      fields.add(\.iso, "iso").format(.iso8601.year().month().day())
      fields.add(\.changed, "changed").format(.dateTime.year()).dateAndTime()
    }
  }

  private func session(_ locale: String, zone: String, _ calendar: Calendar.Identifier = .gregorian) throws
    -> FormSession<Page>
  {
    FormSession(
      Page(),
      environment: FormEnvironment(
        locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar),
        timeZone: try #require(TimeZone(identifier: zone))))
  }

  @Test("They write in the form's language and time zone")
  func timeZone() throws {
    let (here, there) = (try session("de", zone: "UTC"), try session("de", zone: "Asia/Tokyo"))
    #expect(here.row("date")?.display == "31. Dezember 2024" && there.row("date")?.display == "1. Januar 2025")
    #expect(here.row("verbatim")?.display == "2024/12/31" && there.row("verbatim")?.display == "2025/01/01")
    #expect(here.row("iso")?.display == "2024-12-31" && there.row("iso")?.display == "2025-01-01")
  }

  @Test("And in its calendar, but for ISO 8601")
  func calendar() throws {
    let form = try session("en", zone: "UTC", .buddhist)
    #expect(form.row("date")?.display.contains("2567") == true)
    #expect(form.row("verbatim")?.display == "2567/12/31" && form.row("iso")?.display == "2024-12-31")
  }

  @Test("A date is typed and answered as any other, whatever its style")
  func typed() throws {
    let form = try session("en", zone: "UTC")
    #expect(form.row("date")?.text == "2024-12-31" && form.row("date")?.control == .date(FormDateStyle(.date)))
    form.send(.type("date", "2025-03-31"))
    #expect(form.row("date")?.display == "March 31, 2025" && form.row("date")?.text == "2025-03-31")
    #expect(form.row("date")?.answer == .date(DateComponents(year: 2025, month: 3, day: 31)))
    form.send(.set("date", .date(DateComponents(year: 2025, month: 4, day: 1))))
    #expect(form.row("date")?.display == "April 1, 2025")
    form.send(.set("date", .flag(true)))
    #expect(form.row("date")?.display == "April 1, 2025")
  }

  @Test("What kind of date it is can be declared behind the style")
  func kind() throws {
    let form = try session("en", zone: "UTC")
    let row = try #require(form.row("changed"))
    #expect(row.control == .date(FormDateStyle(.dateAndTime)) && row.text == "2024-12-31 23:30")
    #expect(row.display == "2024")
    form.send(.type("changed", "2026-01-02 03:04"))
    #expect(form.row("changed")?.display == "2026" && form.row("changed")?.text == "2026-01-02 03:04")
  }
}
