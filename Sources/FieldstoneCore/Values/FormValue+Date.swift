import Foundation

/// Which part of a `Date` a field asks for.
public enum FormDateKind: String, Sendable, Hashable, Codable {
  /// A day of the calendar; the time of day stays as it was, or is midnight.
  case date
  /// A time of day; the day stays as it was, or is 2001-01-01.
  case time
  /// Both, to the minute.
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
  /// Another time zone than the form's.
  private let timeZone: TimeZone?

  init(_ kind: FormDateKind, timeZone: TimeZone? = nil) {
    self.kind = kind
    self.timeZone = timeZone
  }

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
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    unpack(value).map { .date(DateText.components($0, kind, placed(environment))) } ?? .none
  }
  override func value(of answer: FormAnswer, _ environment: FormEnvironment) -> Parsed? {
    guard case .date(let components) = answer else { return super.value(of: answer, environment) }
    do {
      return .value(pack(try DateText.date(components, kind, placed(environment))))
    } catch {
      return .failure(error)
    }
  }

  override func merged(_ new: StoredValue, over old: StoredValue, _ environment: FormEnvironment) -> StoredValue {
    guard let new = unpack(new) else { return new }
    return pack(unpack(old).map { DateText.merged(new, kind, over: $0, placed(environment)) } ?? new)
  }

  private func placed(_ environment: FormEnvironment) -> FormEnvironment {
    guard let timeZone else { return environment }
    var environment = environment
    environment.timeZone = timeZone
    return environment
  }
}
