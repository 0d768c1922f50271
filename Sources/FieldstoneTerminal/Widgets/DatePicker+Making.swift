import Foundation

extension DatePicker {
  /// - Parameters:
  ///   - asks: whether for a day, and whether for a time.
  ///   - calendar: the one whose months show.
  ///   - now: the present moment, and where that is.
  ///   - chosen: what is answered, in the Gregorian calendar.
  ///   - ends: the first and the last that can be taken, as they are typed.
  init(
    _ asks: (day: Bool, time: Bool), _ calendar: Calendar, _ locale: Locale, now: (date: Date, zone: TimeZone),
    chosen: DateComponents?, ends: (String?, String?)
  ) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = now.zone
    let present = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: now.date)
    let ends = [ends.0, ends.1].map { End($0 ?? "", isDay: asks.day) }
    var grid: MonthGrid?
    var clock: ClockFace?
    if asks.day {
      let (low, high) = (ends[0].day ?? MonthGrid.allDays.lowerBound, ends[1].day ?? MonthGrid.allDays.upperBound)
      grid = MonthGrid(
        calendar, locale, today: MonthGrid.day(of: present) ?? low, chosen: chosen.flatMap(MonthGrid.day(of:)),
        range: low <= high ? low...high : MonthGrid.allDays)
    }
    if asks.time {
      // A day and a time: the range's first and last day may begin and end at any time.
      let (low, high) = asks.day ? (0, 1439) : (ends[0].time ?? 0, ends[1].time ?? 1439)
      clock = ClockFace(
        locale, time: chosen.map(Self.minutes), now: Self.minutes(present), range: low <= high ? low...high : 0...1439)
    }
    self.init(grid, clock)
    isMirrored = locale.language.characterDirection == .rightToLeft
  }

  private static func minutes(_ parts: DateComponents) -> Int { (parts.hour ?? 0) * 60 + (parts.minute ?? 0) }

  /// An end of a range, out of its text: `2025-03-31`, `14:30` or both.
  private struct End {
    var day: Date?
    var time: Int?

    init(_ text: String, isDay: Bool) {
      let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
      if isDay, numbers.count >= 3 { day = MonthGrid.day(numbers[0], numbers[1], numbers[2]) }
      if !isDay, numbers.count >= 2, numbers[0] < 24 { time = min(1439, numbers[0] * 60 + numbers[1]) }
    }
  }
}

extension MonthGrid {
  /// The day of a date's parts.
  static func day(of parts: DateComponents) -> Date? {
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return Self.day(year, month, day)
  }
}
