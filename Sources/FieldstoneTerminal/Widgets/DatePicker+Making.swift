import FieldstoneCore
import Foundation

extension DatePicker {
  /// - Parameters:
  ///   - asks: whether to ask for a day, and whether to ask for a time.
  ///   - calendar: the calendar whose months show.
  ///   - present: the current day and time in the field's time zone, in the Gregorian calendar.
  ///   - chosen: the answer, in the Gregorian calendar.
  ///   - ends: the bounds of the range, as text.
  init(
    _ asks: (day: Bool, time: Bool), _ calendar: Calendar, _ locale: Locale, present: DateComponents,
    chosen: DateComponents?, ends: (String?, String?)
  ) {
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
      // With a day, any time can be set: the range may include only a part of its first and last day.
      let (low, high) = asks.day ? (0, 1439) : (ends[0].time ?? 0, ends[1].time ?? 1439)
      clock = ClockFace(
        locale, time: chosen.map(Self.minutes), now: Self.minutes(present), range: low <= high ? low...high : 0...1439)
    }
    self.init(grid, clock)
    isMirrored = locale.language.characterDirection == .rightToLeft
  }

  private static func minutes(_ parts: DateComponents) -> Int { (parts.hour ?? 0) * 60 + (parts.minute ?? 0) }

  /// A bound of a range, parsed from its text: `2025-03-31`, `14:30` or both.
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

extension DateComponents {
  /// The day and time of a date in the Gregorian calendar.
  init(_ date: Date, in zone: TimeZone) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = zone
    self = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date)
  }

  /// The same moment in the time zone of `answer`, which gives it as a day, a time or both; other parts don't change.
  func placed(like answer: FormAnswer?) -> DateComponents {
    guard case .date(let there)? = answer else { return self }
    // Outside of the range, the answer is a bound and not the moment. Time zones differ by less than two days.
    if let day = MonthGrid.day(of: there), let own = MonthGrid.day(of: self) {
      guard abs(day.timeIntervalSince(own)) <= 2 * 86_400 else { return self }
    }
    var placed = self
    if there.day != nil { (placed.year, placed.month, placed.day) = (there.year, there.month, there.day) }
    if there.hour != nil { (placed.hour, placed.minute) = (there.hour, there.minute) }
    return placed
  }
}

extension MonthGrid {
  /// The day that components stand for; nil if they have no day.
  static func day(of parts: DateComponents) -> Date? {
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return Self.day(year, month, day)
  }
}
