import Foundation

/// Which part of a `Date` a field asks for.
public enum FormDateKind: String, Sendable, Hashable, Codable {
  /// A day of the calendar; the time of day stays as it was, or is midnight.
  case date
  /// A time of day; the day stays as it was, or is 2001-01-01.
  case time
  /// A day and a time of day.
  case dateAndTime
}

extension Date: FormValue {
  public static var formControl: FormControl { .date(FormDateStyle(.date)) }

  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Date {
    try DateText.date(text, .date, environment)
  }
  public func formText(in environment: FormEnvironment) -> String { DateText.text(self, .date, environment) }
}

/// Dates: a day, a time or both.
final class DateCodec: ValueCodec<Date>, @unchecked Sendable {
  let kind: FormDateKind
  /// A time zone other than the form's.
  private let timeZone: TimeZone?

  init(_ kind: FormDateKind, timeZone: TimeZone? = nil) {
    self.kind = kind
    self.timeZone = timeZone
  }

  /// The dates that a draft may contain, in seconds since 2001-01-01 UTC: from `Date.distantPast` to the end of the
  /// year 9999. Nobody can type a date outside this range, and calendars fail for some.
  private static let savedSeconds = Date.distantPast.timeIntervalSinceReferenceDate...252_423_993_599

  override var control: FormControl { .date(FormDateStyle(kind)) }
  override var emptied: Parsed { .failure(FormIssue(.notDate(kind))) }

  func with(timeZone: TimeZone) -> DateCodec { DateCodec(kind, timeZone: timeZone) }
  func with(kind: FormDateKind) -> DateCodec { DateCodec(kind, timeZone: timeZone) }

  override func pack(_ value: consuming Date) -> StoredValue { .number(value.timeIntervalSinceReferenceDate) }
  override func unpack(_ value: StoredValue) -> Date? {
    guard case .number(let seconds) = value else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
  override func parse(_ text: String, _ environment: FormEnvironment) -> Parsed {
    do {
      return .value(pack(try DateText.date(text, kind, placed(environment))))
    } catch {
      return .failure(error)
    }
  }
  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String {
    unpack(value).map { DateText.text($0, kind, placed(environment)) } ?? ""
  }
  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    switch saved {
    case .none: StoredValue.none
    case .number(let digits): Double(digits).flatMap { Self.savedSeconds.contains($0) ? .number($0) : nil }
    default: nil
    }
  }
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    unpack(value).map { .date(DateText.components($0, kind, placed(environment))) } ?? .none
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
    let environment = placed(environment)
    func second(_ date: Date) -> Int { DateText.secondOfDay(DateText.components(date, .time, environment)) }
    return DateText.isSecond(second(date), from: minimum.map(second), to: maximum.map(second))
  }

  /// Whether a date is before another one. Dates with the same text count as equal, because nobody can type the rest.
  private func isDate(_ date: Date, before other: Date, _ environment: FormEnvironment) -> Bool {
    guard date < other else { return false }
    // Dates more than three days apart can't be on the same day, not even a repeated one, so no calendar is needed.
    if other.timeIntervalSince(date) > 3 * 86_400 { return true }
    let environment = placed(environment)
    return DateText.text(date, kind, environment) != DateText.text(other, kind, environment)
  }
}
