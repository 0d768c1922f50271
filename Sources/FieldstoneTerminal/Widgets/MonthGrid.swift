import Foundation

/// A month of a calendar, with a current day.
///
/// A day is stored as its start in GMT, so that clock changes can't turn it into another day.
struct MonthGrid {
  /// A day of the month.
  struct Day: Equatable {
    let date: Date
    /// The offset of the day in its month.
    let place: Int
    /// The day's number in the digits of the language.
    let number: String
    var isCurrent = false
    var isToday = false
    var isChosen = false
    /// Whether the day is in the range.
    var isTakeable = true
  }

  private let calendar: Calendar
  private let locale: Locale
  /// The current day, which Enter selects.
  private(set) var day: Date
  /// The answered day; nil if there is none.
  var chosen: Date?
  let today: Date
  let range: ClosedRange<Date>
  /// The short names of the weekdays, beginning with the calendar's first weekday.
  let weekdays: [String]
  private let numbers: [String]

  /// The days that a date field accepts: the years 1 to 9999.
  static let allDays = day(1, 1, 1)!...day(9999, 12, 31)!

  /// - Parameters:
  ///   - calendar: the calendar that shows. Days are passed and returned as days of the Gregorian calendar.
  ///   - locale: determines names and digits, and the first day of the week.
  ///   - range: the days that can be selected.
  init(
    _ calendar: Calendar, _ locale: Locale, today: Date, chosen: Date?, range: ClosedRange<Date> = Self.allDays
  ) {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = .gmt
    (self.calendar, self.locale) = (calendar, locale)
    (self.today, self.chosen) = (today, chosen)
    self.range = range
    day = Self.clamped(chosen ?? today, range)
    weekdays = Self.names(calendar)
    numbers = (0...32).map { $0.formatted(.number.locale(locale).grouping(.never)) }
  }

  /// The month and year.
  var title: String {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt).month(.wide).year().format(day)
  }

  /// The current day, with its weekday and the month in words.
  var dayTitle: String {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      .weekday(.wide).day().month(.wide).year().format(day)
  }

  /// The days of the month by weeks; nil before the first and after the last.
  var weeks: [[Day?]] {
    guard let month = calendar.dateInterval(of: .month, for: day) else { return [] }
    let lead = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    let count = max(1, Int((month.duration / 86_400).rounded()))
    var days: [Day?] = Array(repeating: nil, count: lead)
    for offset in 0..<min(count, 32) {
      let date = month.start.addingTimeInterval(Double(offset) * 86_400)
      days.append(
        Day(
          date: date, place: offset, number: numbers[min(32, calendar.component(.day, from: date))],
          isCurrent: date == day,
          isToday: date == today, isChosen: date == chosen, isTakeable: range.contains(date)))
    }
    days += Array(repeating: nil, count: (7 - days.count % 7) % 7)
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<($0 + 7)]) }
  }

  // MARK: Moving

  /// Goes to the day with an offset in the month that shows.
  mutating func go(toPlace place: Int) {
    if let date = weeks.joined().compactMap({ $0 }).first(where: { $0.place == place })?.date { go(to: date) }
  }

  /// Goes to a day, or to the nearest one in the range.
  mutating func go(to wish: Date) { day = Self.clamped(wish, range) }

  mutating func move(_ unit: Calendar.Component, by count: Int) {
    guard let next = calendar.date(byAdding: unit, value: count, to: day) else { return }
    go(to: calendar.startOfDay(for: next))
  }

  /// Goes to the first or last day of the week or month.
  mutating func goToEdge(of unit: Calendar.Component, isEnd: Bool) {
    guard let span = calendar.dateInterval(of: unit, for: day) else { return }
    go(to: isEnd ? span.end.addingTimeInterval(-86_400) : span.start)
  }

  // MARK: Days

  /// The start in GMT of a day of the Gregorian calendar.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Date? {
    gregorian.date(from: DateComponents(year: year, month: month, day: day))
  }

  /// The year, month and day of a day in the Gregorian calendar.
  static func parts(_ day: Date) -> DateComponents { gregorian.dateComponents([.year, .month, .day], from: day) }

  private static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func clamped(_ day: Date, _ range: ClosedRange<Date>) -> Date {
    min(max(day, range.lowerBound), range.upperBound)
  }

  /// The names of the weekdays, in two or three letters; in one if the language has no names that short.
  private static func names(_ calendar: Calendar) -> [String] {
    var names = calendar.shortStandaloneWeekdaySymbols
    let style = Date.FormatStyle(locale: calendar.locale ?? .current, calendar: calendar, timeZone: .gmt)
    // January 1, 2023, is a Sunday.
    if let sunday = day(2023, 1, 1) {
      names = (0..<7).map { style.weekday(.short).format(sunday.addingTimeInterval(Double($0) * 86_400)) }
    }
    names = names.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    if names.contains(where: { CellWidth.of($0) > 3 }) { names = calendar.veryShortStandaloneWeekdaySymbols }
    guard names.count == 7 else { return names }
    return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7] }
  }
}
