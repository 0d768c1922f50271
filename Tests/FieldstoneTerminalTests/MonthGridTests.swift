import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("The calendar")
struct MonthGridTests {
  private static func grid(
    _ locale: String = "en_US", _ calendar: Calendar.Identifier = .gregorian, _ year: Int = 2026, _ month: Int = 11,
    _ day: Int = 21, range: ClosedRange<Date> = MonthGrid.allDays
  ) -> MonthGrid {
    let date = MonthGrid.day(year, month, day)!
    return MonthGrid(
      Calendar(identifier: calendar), Locale(identifier: locale), today: date, chosen: nil, range: range)
  }

  private static func text(_ date: Date) -> String {
    let parts = MonthGrid.parts(date)
    return "\(parts.year!)-\(parts.month!)-\(parts.day!)"
  }

  /// The days of a week, with dots for missing ones.
  private static func weeks(_ grid: MonthGrid) -> [String] {
    grid.weeks.map { week in week.map { $0?.number ?? "." }.joined(separator: " ") }
  }

  @Test(
    "Weeks start with the locale's first weekday, and use its names",
    arguments: [
      ("en_US", "Su Mo Tu We Th Fr Sa", "1 2 3 4 5 6 7"), ("en_GB", "Mo Tu We Th Fr Sa Su", ". . . . . . 1"),
      ("de", "Mo Di Mi Do Fr Sa So", ". . . . . . 1"), ("ar_EG", "س ح ن ث ر خ ج", ". ١ ٢ ٣ ٤ ٥ ٦"),
      ("ja_JP", "日 月 火 水 木 金 土", "1 2 3 4 5 6 7"),
    ])
  func weekdays(_ locale: String, _ names: String, _ first: String) {
    let grid = Self.grid(locale)
    #expect(grid.weekdays.joined(separator: " ") == names)
    #expect(Self.weeks(grid).first == first)
  }

  @Test(
    "Months have the right names and numbers of days",
    arguments: [
      ("en_US", 2024, 2, "February 2024", 29), ("de", 2023, 2, "Februar 2023", 28), ("fr", 1900, 2, "février 1900", 28),
      ("en_US", 2000, 2, "February 2000", 29), ("de", 2026, 12, "Dezember 2026", 31),
    ])
  func months(_ locale: String, _ year: Int, _ month: Int, _ title: String, _ count: Int) {
    let grid = Self.grid(locale, .gregorian, year, month, 1)
    #expect(grid.title == title)
    #expect(grid.weeks.joined().compactMap { $0 }.count == count)
  }

  @Test("Months of other calendars are shown, and the chosen day is converted to the Gregorian calendar")
  func otherCalendars() {
    var grid = Self.grid("ar", .islamicUmmAlQura)
    #expect(grid.title.contains("1448"))
    let start = grid.weeks.joined().compactMap { $0 }.first
    #expect(start?.date != MonthGrid.day(2026, 11, 1))
    #expect(Self.text(grid.day) == "2026-11-21")
    grid.move(.month, by: 1)
    #expect(Self.text(grid.day) == "2026-12-21" || Self.text(grid.day) == "2026-12-20")
    #expect(Self.grid("th_TH", .buddhist).title.contains("2569"))
    #expect(Self.grid("he_IL", .hebrew).weeks.joined().compactMap { $0 }.count >= 29)
  }

  @Test("Keys move by day, week, month and year, across their ends, and to their edges")
  func keys() {
    var picker = DatePicker(Self.grid("en_US", .gregorian, 2024, 1, 31), nil)
    let steps: [(Key, String)] = [
      (Key(.pageDown), "2024-2-29"), (Key(.right), "2024-3-1"), (Key(.left), "2024-2-29"), (Key(.down), "2024-3-7"),
      (Key(.up), "2024-2-29"), (Key(.pageDown, .shift), "2025-2-28"), (Key(.pageUp, .alt), "2024-2-28"),
      (Key(.home), "2024-2-25"), (Key(.end), "2024-3-2"), (Key(.end, .control), "2024-3-31"),
      (Key(.home, .control), "2024-3-1"), (Key(.text("t")), "2024-1-31"), (Key(.pageUp), "2023-12-31"),
      (Key(.text(">")), "2024-12-31"), (Key(.text("<")), "2023-12-31"),
    ]
    for (key, day) in steps {
      #expect(picker.press(key) == .stays)
      #expect(picker.grid.map { Self.text($0.day) } == day, "after \(key)")
    }
    #expect(picker.press(Key(.enter)) == .takes(DateComponents(year: 2023, month: 12, day: 31)))
    #expect(picker.press(Key(.escape)) == .closes && picker.press(Key(.text("2"))) == .nothing)
  }

  @Test("From right to left, the left arrow moves to the next day")
  func mirrored() {
    var picker = DatePicker(Self.grid("ar_EG"), nil)
    picker.isMirrored = true
    _ = picker.press(Key(.left))
    #expect(picker.grid.map { Self.text($0.day) } == "2026-11-22")
  }

  @Test("Days outside the range are shown as such, and can't be reached")
  func range() {
    var grid = Self.grid(range: MonthGrid.day(2026, 11, 10)!...MonthGrid.day(2026, 12, 2)!)
    let takeable = grid.weeks.joined().compactMap { $0 }.filter(\.isTakeable).map(\.number)
    #expect(takeable == (10...30).map(String.init))
    grid.move(.month, by: -1)
    #expect(Self.text(grid.day) == "2026-11-10")
    grid.move(.year, by: 3)
    #expect(Self.text(grid.day) == "2026-12-2")
    grid.go(toPlace: 30)
    #expect(Self.text(grid.day) == "2026-12-2")
    grid.move(.day, by: .max)
    grid.move(.day, by: .min)
    #expect(grid.range.contains(grid.day))
  }

  @Test("The calendar ends at the first and the last year")
  func ends() {
    var grid = Self.grid("en_US", .gregorian, 9999, 12, 1)
    grid.move(.month, by: 1)
    #expect(Self.text(grid.day) == "9999-12-31")
    grid = Self.grid("en_US", .gregorian, 1, 1, 1)
    grid.move(.day, by: -1)
    #expect(Self.text(grid.day) == "1-1-1" && !grid.weeks.isEmpty)
  }

  @Test("The chosen day and today differ without colors, in windows of any width", arguments: [0, 5, 21, 28, 80])
  func looks(_ width: Int) {
    var grid = Self.grid()
    grid.chosen = MonthGrid.day(2026, 11, 3)
    let shown = grid.lines(width: width)
    #expect(shown.lines.count == 8 && shown.spots.count == 32)
    let spans = shown.lines.flatMap(\.spans)
    #expect(spans.contains { $0.text == "• 3" } && spans.contains { $0.text == " 21" && $0.style == .current })
    grid.move(.day, by: 1)
    #expect(grid.lines(width: width).lines.flatMap(\.spans).contains { $0.style == .today })
  }
}
