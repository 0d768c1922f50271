import Foundation

/// Steps a date up or down: by days, by minutes for a time of day, by months, or by years.
///
/// Steps are counted in a GMT calendar, which has no gaps; results that the field's time zone skips are passed over.
/// Stepping in absolute time instead would change the time of day when clocks change, and would never get past an hour
/// that occurs twice.
struct DateSteps {
  private let codec: DateCodec
  private let kind: FormDateKind
  private let value: StoredValue
  /// Its time zone is the field's own.
  private let environment: FormEnvironment
  /// Holds the bounds of the range.
  private let style: FormDateStyle
  private let opensAt: Date?
  private let low: Date?
  private let high: Date?

  /// A calendar without clock changes, in which steps are counted.
  static let gmtCalendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// - Parameter opensAt: Where an empty field starts, if not at the current time.
  init(
    _ codec: DateCodec, _ style: FormDateStyle, _ environment: FormEnvironment, _ value: StoredValue,
    opensAt: Date? = nil
  ) {
    self.opensAt = opensAt
    self.codec = codec
    self.style = style
    self.value = value
    self.environment = codec.placed(environment)
    kind = codec.kind
    let inGMT = FormEnvironment(timeZone: .gmt)
    let kind = kind
    func end(_ parts: DateComponents?) -> Date? { parts.flatMap { try? DateText.date($0, kind, inGMT) } }
    (low, high) = (end(style.minimum), end(style.maximum))
  }

  /// The answer the given number of steps away, within the range; nil if there is none.
  func answer(by steps: Int) -> FormAnswer? {
    guard let start else {
      return existing(clamped(gmtDate(opensAt ?? environment.now()), isUp: steps >= 0), steps).map(answer)
    }
    let next = clamped(moved(start, by: steps), isUp: steps >= 0)
    return answer(existing(next, steps) ?? start)
  }

  /// The answer on another day at the same time of day, or at noon if the field is empty. On the first and last day of
  /// the range, the time moves to the nearest one within the range.
  func answer(on day: DateComponents) throws(FormIssue) -> FormAnswer {
    let parts = DateComponents(year: day.year, month: day.month, day: day.day)
    guard kind != .time, let day = Self.gmtCalendar.date(from: parts) else { throw FormIssue(.notDate(kind)) }
    let midnight = start(of: day)
    let time = start.map { $0.timeIntervalSince(Self.gmtCalendar.startOfDay(for: $0)) } ?? 43_200
    let near = clamped(midnight.addingTimeInterval(kind == .dateAndTime ? time : 0), isUp: true)
    guard Self.gmtCalendar.isDate(near, inSameDayAs: midnight) else {
      throw FormIssue(.outOfRange(minimum: style.minimumText, maximum: style.maximumText))
    }
    guard let found = existing(near, 0), Self.gmtCalendar.isDate(found, inSameDayAs: midnight) else {
      throw FormIssue(.noSuchDate(DateText.text(parts, .date, environment), kind))
    }
    return answer(found)
  }

  /// The field's date in the GMT calendar; nil for a date that can't be typed.
  private var start: Date? {
    guard let date = codec.unpack(value), environment.gregorian.component(.era, from: date) == 1 else { return nil }
    let start = gmtDate(date)
    return kind == .time || hasYear(start) ? start : nil
  }

  private func hasYear(_ date: Date) -> Bool {
    (1...9999).contains(Self.gmtCalendar.component(.year, from: date))
      && Self.gmtCalendar.component(.era, from: date) == 1
  }

  private func gmtDate(_ date: Date) -> Date {
    var parts = DateText.components(date, kind, environment)
    switch kind {
    case .time: (parts.year, parts.month, parts.day) = (2001, 1, 1)
    case .month: parts.day = 1
    case .year: (parts.month, parts.day) = (1, 1)
    case .date, .dateAndTime: break
    }
    return Self.gmtCalendar.date(from: parts) ?? date
  }

  /// The first day of the month or year that a day is in, where that is asked for.
  private func start(of day: Date) -> Date {
    guard kind == .month || kind == .year else { return day }
    return Self.gmtCalendar.date(from: Self.gmtCalendar.dateComponents(kind.units, from: day)) ?? day
  }

  private func answer(_ date: Date) -> FormAnswer {
    .date(DateText.components(date, kind, FormEnvironment(timeZone: .gmt)))
  }

  private func moved(_ date: Date, by steps: Int) -> Date {
    // More days than the years 1 to 9999 have.
    let steps = min(max(steps, -4_000_000), 4_000_000)
    if kind == .month || kind == .year {
      let unit: Calendar.Component = kind == .month ? .month : .year
      return Self.gmtCalendar.date(byAdding: unit, value: min(max(steps, -120_000), 120_000), to: date) ?? date
    }
    let next = date.addingTimeInterval(Double(steps) * (kind == .time ? 60 : 86_400))
    // A time of day does not step past midnight.
    return kind == .time && !Self.gmtCalendar.isDate(next, inSameDayAs: date) ? date : next
  }

  private func clamped(_ date: Date, isUp: Bool) -> Date {
    // A time range whose start is later than its end spans midnight.
    if kind == .time, let low, let high, low > high {
      return date >= low || date <= high ? date : isUp ? low : high
    }
    if let high, date > high { return high }
    if let low, date < low { return low }
    return date
  }

  /// The date, or the next one in the direction of the step that exists in the time zone and is within the range.
  private func existing(_ date: Date, _ steps: Int) -> Date? {
    var date = date
    // No gap is longer than a day.
    for _ in 0..<(kind == .time ? 1_440 : 2) {
      guard hasYear(date), clamped(date, isUp: steps >= 0) == date else { return nil }
      if exists(date) { return date }
      if kind == .dateAndTime, let late = afterGap(date) { return clamped(late, isUp: true) == late ? late : nil }
      let next = moved(date, by: steps >= 0 ? 1 : -1)
      guard next != date else { return nil }
      date = next
    }
    return nil
  }

  private func exists(_ date: Date) -> Bool {
    guard let parsed = codec.value(of: answer(date), over: value, environment),
      case .value = codec.merged(parsed, over: value, environment)
    else { return false }
    return true
  }

  /// The first minute of the same day after a gap.
  private func afterGap(_ date: Date) -> Date? {
    let parts = Self.gmtCalendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    return DateText.afterGap(parts, environment.gregorian).map(gmtDate).flatMap {
      Self.gmtCalendar.isDate($0, inSameDayAs: date) ? $0 : nil
    }
  }
}
