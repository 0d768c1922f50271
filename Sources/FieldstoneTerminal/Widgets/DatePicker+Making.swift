import FieldstoneCore
import Foundation

extension DatePicker {
  /// - Parameters:
  ///   - asks: whether to ask for a day, and whether to ask for a time.
  ///   - calendar: the calendar whose months show.
  ///   - present: the current day and time in the field's time zone, in the Gregorian calendar.
  ///   - chosen: the answer, in the Gregorian calendar.
  ///   - opensAt: the day and time at which the picker opens without an answer.
  ///   - ends: the bounds of the range, in the Gregorian calendar.
  init(
    _ asks: (day: Bool, time: Bool), _ calendar: Calendar, _ locale: Locale, present: DateComponents,
    chosen: DateComponents?, opensAt: DateComponents? = nil, ends: (DateComponents?, DateComponents?)
  ) {
    var grid: MonthGrid?
    var clock: ClockFace?
    if asks.day {
      let (low, high) = (
        ends.0.flatMap(MonthGrid.day(of:)) ?? MonthGrid.allDays.lowerBound,
        ends.1.flatMap(MonthGrid.day(of:)) ?? MonthGrid.allDays.upperBound
      )
      grid = MonthGrid(
        calendar, locale, today: MonthGrid.day(of: present) ?? low, chosen: chosen.flatMap(MonthGrid.day(of:)),
        range: low <= high ? low...high : MonthGrid.allDays)
      if chosen == nil, let day = opensAt.flatMap(MonthGrid.day(of:)) { grid?.go(to: day) }
    }
    if asks.time {
      // With a day, any time can be set: the range may include only a part of its first and last day.
      let (low, high) = asks.day ? (0, 1439) : (ends.0.map(Self.minutes) ?? 0, ends.1.map(Self.minutes) ?? 1439)
      clock = ClockFace(
        locale, time: (chosen ?? opensAt).map(Self.minutes), now: Self.minutes(present),
        range: low <= high ? low...high : 0...1439)
    }
    self.init(grid, clock)
    isMirrored = locale.language.characterDirection == .rightToLeft
  }

  private static func minutes(_ parts: DateComponents) -> Int { (parts.hour ?? 0) * 60 + (parts.minute ?? 0) }
}

extension DateComponents {
  /// The day and time of a date in the Gregorian calendar.
  init(_ date: Date, in zone: TimeZone) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = zone
    self = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date)
  }
}

extension MonthGrid {
  /// The day that components stand for; nil if they have no day.
  static func day(of parts: DateComponents) -> Date? {
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return Self.day(year, month, day)
  }
}
