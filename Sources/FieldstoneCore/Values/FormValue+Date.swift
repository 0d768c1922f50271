import Foundation

/// Which part of a `Date` a field asks for.
public enum FormDateKind: String, Sendable, Hashable, Codable {
  /// A day of the calendar; the time of day stays as it was, or is midnight.
  case date
  /// A time of day; the day stays as it was, or is 2001-01-01.
  case time
  /// A day and a time of day.
  case dateAndTime
  /// A month of a year in the Gregorian calendar; the date is the moment at which it starts.
  case month
  /// A year of the Gregorian calendar; the date is the moment at which it starts.
  case year

  /// Whether it asks for a time of day.
  package var hasTime: Bool { self == .time || self == .dateAndTime }
  /// Whether it asks for a day.
  package var hasDay: Bool { self == .date || self == .dateAndTime }

  /// The parts that it asks for.
  var units: Set<Calendar.Component> {
    switch self {
    case .date: Self.dayUnits
    case .time: Self.clockUnits
    case .dateAndTime: Self.momentUnits
    case .month: Self.monthUnits
    case .year: Self.yearUnits
    }
  }

  // Made once, because each row of a date needs some.
  private static let dayUnits: Set<Calendar.Component> = [.year, .month, .day]
  private static let clockUnits: Set<Calendar.Component> = [.hour, .minute, .second]
  private static let momentUnits = dayUnits.union(clockUnits)
  private static let monthUnits: Set<Calendar.Component> = [.year, .month]
  private static let yearUnits: Set<Calendar.Component> = [.year]

  /// The longest time for which two dates can read the same, and some more: no calendar is needed for others.
  fileprivate var longestSeconds: Double {
    switch self {
    case .date, .time, .dateAndTime: 3 * 86_400
    case .month: 40 * 86_400
    case .year: 400 * 86_400
    }
  }
}

extension Date: FormValue {
  public static var formControl: FormControl { .date(FormDateStyle(.date)) }

  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Date {
    try DateText.date(text, .date, environment)
  }
  public func formText(in environment: FormEnvironment) -> String { DateText.text(self, .date, environment) }
}

/// Dates: a day, a time or both, a month or a year.
final class DateCodec: ValueCodec<Date>, @unchecked Sendable {
  let kind: FormDateKind
  /// A time zone other than the form's.
  let timeZone: TimeZone?
  /// What may be typed besides whole dates.
  let freedom: DateFreedom

  init(_ kind: FormDateKind, timeZone: TimeZone? = nil, _ freedom: DateFreedom = []) {
    self.kind = kind
    self.timeZone = timeZone
    self.freedom = freedom
    var style = FormDateStyle(kind)
    style.isTyped = !freedom.isEmpty
    ownControl = .date(style)
  }

  /// The dates that a draft may contain, in seconds since 2001-01-01 UTC: from `Date.distantPast` to the end of the
  /// year 9999, in any time zone. Nobody can type a date outside this range, and calendars fail for some.
  private static let savedSeconds = Date.distantPast.timeIntervalSinceReferenceDate - 86_400...252_423_993_599 + 86_400

  private let ownControl: FormControl
  override var control: FormControl { ownControl }
  override var emptied: Parsed { .failure(FormIssue(.notDate(kind))) }
  override var isTextFixed: Bool { true }

  func with(timeZone: TimeZone) -> DateCodec { DateCodec(kind, timeZone: timeZone, freedom) }
  func with(kind: FormDateKind) -> DateCodec { DateCodec(kind, timeZone: timeZone, freedom) }
  func with(_ more: DateFreedom) -> DateCodec { DateCodec(kind, timeZone: timeZone, freedom.union(more)) }

  override func pack(_ value: consuming Date) -> StoredValue { .number(value.timeIntervalSinceReferenceDate) }
  override func unpack(_ value: StoredValue) -> Date? {
    guard case .number(let seconds) = value else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
  override func parse(_ text: String, _ environment: FormEnvironment) -> Parsed {
    do {
      return .value(pack(try DateText.date(text, kind, placed(environment), freedom)))
    } catch {
      return .failure(error)
    }
  }
  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String {
    guard let date = unpack(value) else { return "" }
    // Avoids copying the environment when the field has no time zone of its own: every row of a date comes here.
    guard timeZone != nil else { return DateText.text(date, kind, environment) }
    return DateText.text(date, kind, placed(environment))
  }
  override var displaysText: Bool { false }
  override func display(_ value: StoredValue, _ environment: FormEnvironment) -> FormString {
    guard let date = unpack(value) else { return "" }
    guard timeZone != nil else { return FormString(verbatim: DateDisplay.text(date, kind, environment)) }
    let text = DateDisplay.text(date, kind, placed(environment))
    guard let zone = zoneName(environment), kind.hasTime else { return FormString(verbatim: text) }
    return FormString(verbatim: "\(text) (\(zone))")
  }

  /// The name of the field's time zone, where it isn't the form's.
  func zoneName(_ environment: FormEnvironment) -> String? {
    guard let timeZone, timeZone != environment.timeZone else { return nil }
    return DateDisplay.zoneName(timeZone, environment.locale)
  }

  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    switch saved {
    case .none: StoredValue.none
    case .number(let digits): Double(digits).flatMap { Self.savedSeconds.contains($0) ? .number($0) : nil }
    default: nil
    }
  }
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    guard let date = unpack(value) else { return .none }
    guard timeZone != nil else { return .date(DateText.components(date, kind, environment)) }
    return .date(DateText.components(date, kind, placed(environment)))
  }
  override func value(of answer: FormAnswer, over old: StoredValue, _ environment: FormEnvironment) -> Parsed? {
    guard case .date(let components) = answer else { return super.value(of: answer, over: old, environment) }
    do {
      return .value(pack(try DateText.date(components, kind, placed(environment))))
    } catch {
      return .failure(error)
    }
  }

  override func merged(_ new: StoredValue, over old: StoredValue, _ environment: FormEnvironment) -> Parsed {
    guard let date = unpack(new), let old = unpack(old) else { return .value(new) }
    do {
      return .value(pack(try DateText.merged(date, kind, over: old, placed(environment))))
    } catch {
      return .failure(error)
    }
  }

  /// The environment in the field's own time zone.
  func placed(_ environment: FormEnvironment) -> FormEnvironment {
    guard let timeZone else { return environment }
    var environment = environment
    environment.timeZone = timeZone
    return environment
  }

  // MARK: Ranges

  /// Whether a date is in a range, either bound of which may be missing. Only what the field asks for is compared: days
  /// with days, times with times.
  func isDate(
    _ date: StoredValue, from minimum: StoredValue?, to maximum: StoredValue?, in environment: FormEnvironment
  ) -> Bool {
    guard let date = unpack(date) else { return true }
    guard !date.timeIntervalSinceReferenceDate.isNaN else { return false }
    let (minimum, maximum) = (minimum.flatMap(unpack), maximum.flatMap(unpack))
    guard kind == .time else {
      return minimum.map { !isDate(date, before: $0, environment) } ?? true
        && maximum.map { !isDate($0, before: date, environment) } ?? true
    }
    func second(_ date: Date) -> Int { secondOfDay(date, environment) }
    return DateText.isSecond(second(date), from: minimum.map(second), to: maximum.map(second))
  }

  /// The second of the day at which clocks in the field's time zone show a time.
  func secondOfDay(_ value: StoredValue, _ environment: FormEnvironment) -> Int {
    unpack(value).map { secondOfDay($0, environment) } ?? 0
  }

  private func secondOfDay(_ date: Date, _ environment: FormEnvironment) -> Int {
    DateText.secondOfDay(DateText.components(date, .time, placed(environment)))
  }

  /// Whether a date is before another one. Dates that read the same count as equal, because nobody can type the rest.
  private func isDate(_ date: Date, before other: Date, _ environment: FormEnvironment) -> Bool {
    guard date < other else { return false }
    // Dates more than three days apart can't be on the same day, not even a repeated one.
    if other.timeIntervalSince(date) > kind.longestSeconds { return true }
    let environment = placed(environment)
    return DateText.components(date, kind, environment) != DateText.components(other, kind, environment)
  }
}
