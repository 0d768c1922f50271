import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Months and years that are picked in a calendar")
struct MonthStepTests {
  private struct Card: FormModel {
    var month: Date?
    var year: Date?
    var time: Date?
    static func describe(_ fields: FieldList<Card>) {
      fields.add(\.month, "month").month()
      fields.add(\.year, "year").year()
      fields.add(\.time, "time").time()
    }
  }

  private let form = FormSession(Card(), environment: .test)

  @Test("A day stands for the month or the year that it is in")
  func days() throws {
    let day = DateComponents(year: 2025, month: 3, day: 31)
    let (month, year) = (try form.answer("month", on: day), try form.answer("year", on: day))
    #expect(month == .date(DateComponents(year: 2025, month: 3)) && year == .date(DateComponents(year: 2025)))
    form.send(.set("month", month))
    form.send(.set("year", year))
    #expect(form.row("month")?.text == "2025-03" && form.row("year")?.text == "2025" && form.issues.isEmpty)
    #expect(form.model.month == Date(timeIntervalSince1970: 1_740_787_200))
    #expect(form.model.year == Date(timeIntervalSince1970: 1_735_689_600))
  }

  @Test("A time of day is on no day")
  func times() {
    #expect(throws: FormIssue(.notDate(.time))) {
      try form.answer("time", on: DateComponents(year: 2025, month: 3, day: 31))
    }
  }
}
