import Foundation

/// A calendar other than the Gregorian one in which days are typed in digits.
///
/// Only where people do so, and where a year needs no era: the Hebrew calendar, whose months have names, and the
/// Japanese one, whose years begin again with each era, are shown but not typed.
struct OtherCalendar: Sendable {
  private let calendar: Calendar
  private let gregorian: Calendar

  /// The Gregorian years of dates that are typed and written in the calendar. Outside of them, a year could as well
  /// be one of the Gregorian calendar, so that the order of ISO 8601 is used, which is always Gregorian.
  static let years = 1800...2199

  static func isTyped(_ identifier: Calendar.Identifier) -> Bool {
    switch identifier {
    case .persian, .buddhist, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura: true
    default: false
    }
  }

  init(_ identifier: Calendar.Identifier) {
    var calendar = Calendar(identifier: identifier)
    var gregorian = Calendar(identifier: .gregorian)
    (calendar.timeZone, gregorian.timeZone) = (.gmt, .gmt)
    (self.calendar, self.gregorian) = (calendar, gregorian)
  }

  /// A day of the Gregorian calendar in this one, with the rest of its parts; nil if it is written in ISO order.
  func parts(ofGregorian parts: DateComponents) -> DateComponents? {
    guard let year = parts.year, Self.years.contains(year), let month = parts.month, let day = parts.day,
      (1...12).contains(month), (1...31).contains(day),
      let date = gregorian.date(from: DateComponents(year: year, month: month, day: day, hour: 12)),
      gregorian.component(.day, from: date) == day
    else { return nil }
    let own = calendar.dateComponents([.year, .month, .day], from: date)
    var result = parts
    (result.year, result.month, result.day) = (own.year, own.month, own.day)
    return result
  }

  /// The result of reading a day.
  enum Reading {
    case day(DateComponents)
    case noSuchDay
    /// A year that could be one of another calendar.
    case otherYear
  }

  /// A day of this calendar as one of the Gregorian calendar.
  func gregorian(_ year: Int, _ month: Int, _ day: Int) -> Reading {
    guard (1...13).contains(month), (1...32).contains(day),
      let date = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
    else { return .noSuchDay }
    let found = gregorian.dateComponents([.era, .year, .month, .day], from: date)
    guard found.era == 1, let found = found.year, Self.years.contains(found) else { return .otherYear }
    let own = calendar.dateComponents([.year, .month, .day], from: date)
    guard own.year == year, own.month == month, own.day == day else { return .noSuchDay }
    return .day(gregorian.dateComponents([.year, .month, .day], from: date))
  }
}
