import Foundation

/// Days and times in a time zone, whose clocks skip some of them: an hour or half an hour in spring, a whole day where
/// the date line was moved.
extension DateText {
  private static let allParts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]

  /// The date with the given parts. Parts of a day or time that doesn't exist are refused.
  static func date(
    _ parts: DateComponents, _ kind: FormDateKind, _ environment: FormEnvironment, shown: String? = nil
  ) throws(FormIssue) -> Date {
    var components = DateComponents()
    components.year = kind == .time ? 2001 : parts.year
    components.month = kind == .time || kind == .year ? 1 : parts.month
    components.day = kind == .date || kind == .dateAndTime ? parts.day : 1
    components.hour = kind.hasTime ? parts.hour : 0
    components.minute = kind.hasTime ? parts.minute : 0
    components.second = kind.hasTime ? parts.second ?? 0 : 0
    guard let year = components.year, let month = components.month, let day = components.day,
      let hour = components.hour, let minute = components.minute, let second = components.second
    else { throw FormIssue(.notDate(kind)) }
    let calendar = environment.gregorian
    if (1...9999).contains(year), (1...12).contains(month), (1...days(in: month, year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    {
      if let date = moment(components, calendar) { return date }
      if !kind.hasTime, let date = firstMoment(of: components, calendar) { return date }
    }
    throw FormIssue(.noSuchDate(shown ?? text(components, kind, environment), kind))
  }

  /// The new date, with the parts that the kind doesn't ask for taken from the old one: a new day keeps the time.
  ///
  /// If clocks skip the result, a typed time is refused, but a typed day is not: its time becomes the first moment
  /// after the gap.
  static func merged(
    _ new: Date, _ kind: FormDateKind, over old: Date, _ environment: FormEnvironment
  ) throws(FormIssue) -> Date {
    // A date that reads the same is no change: not even if clocks show that time twice on the day.
    guard components(new, kind, environment) != components(old, kind, environment) else { return old }
    // A month or a year is the moment at which it starts.
    guard kind == .date || kind == .time else { return new }
    let calendar = environment.gregorian
    let (day, time) = kind == .date ? (new, old) : (old, new)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let clock = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: time)
    (parts.hour, parts.minute, parts.second, parts.nanosecond) = (
      clock.hour, clock.minute, clock.second, clock.nanosecond
    )
    if let date = moment(parts, calendar) { return date }
    guard kind == .date else { throw FormIssue(.noSuchDate(text(new, kind, environment), kind)) }
    return afterGap(parts, calendar) ?? new
  }

  /// The moment at which clocks show the parts; nil if they skip it.
  private static func moment(_ parts: DateComponents, _ calendar: Calendar) -> Date? {
    guard let date = calendar.date(from: parts) else { return nil }
    let found = calendar.dateComponents(allParts, from: date)
    let isShown =
      found.second == parts.second && found.minute == parts.minute && found.hour == parts.hour
      && found.day == parts.day && found.month == parts.month && found.year == parts.year
    return isShown ? date : nil
  }

  /// The first moment of a day without a midnight; nil for a day that is skipped.
  private static func firstMoment(of day: DateComponents, _ calendar: Calendar) -> Date? {
    var noon = day
    noon.hour = 12
    return moment(noon, calendar).map(calendar.startOfDay)
  }

  /// The first moment after the gap that contains the parts.
  static func afterGap(_ parts: DateComponents, _ calendar: Calendar) -> Date? {
    // Foundation returns a date that is as long after the gap's end as the parts are after its start.
    guard let late = calendar.date(from: parts) else { return nil }
    var high = Int(late.timeIntervalSinceReferenceDate.rounded(.down))
    var low = high - 86_400
    func offset(_ second: Int) -> Int {
      calendar.timeZone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: Double(second)))
    }
    let after = offset(high)
    while high - low > 1 {
      let middle = (low + high) / 2
      if offset(middle) == after { high = middle } else { low = middle }
    }
    return Date(timeIntervalSinceReferenceDate: Double(high))
  }

  private static func days(in month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
