import FieldstoneCore
import Foundation

/// Calculates with dates: days in the Gregorian calendar, moments in the time zone of the form.
struct ExpressionDates {
  let environment: FormEnvironment

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// The year, month and so on of a date; a moment has those of the form's time zone.
  private func local(_ date: Date, _ kind: FormDateKind) -> Date {
    guard kind == .dateAndTime else { return date }
    return date.addingTimeInterval(Double(environment.timeZone.secondsFromGMT(for: date)))
  }

  private static func day(_ date: Date) -> Date {
    let seconds = (date.timeIntervalSinceReferenceDate / 86_400).rounded(.down) * 86_400
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  private func checked(_ date: Date?, _ kind: FormDateKind) -> ExpressionValue {
    // Years that a text of a date can have.
    guard let date, (-62_135_596_800..<253_402_300_800).contains(date.timeIntervalSince1970) else { return .none }
    return .date(date, kind)
  }

  var now: ExpressionValue { checked(environment.now(), .dateAndTime) }

  func day(of value: ExpressionValue) -> ExpressionValue {
    guard let (date, kind) = value.dated, kind == .date || kind == .dateAndTime else { return .none }
    return checked(Self.day(local(date, kind)), .date)
  }

  func part(_ function: ExpressionFunction, of value: ExpressionValue) -> ExpressionValue {
    guard let (date, kind) = value.dated, kind != .time else { return .none }
    let parts = Self.calendar.dateComponents([.year, .month, .day, .weekday], from: local(date, kind))
    let part: Int? =
      switch function {
      case .year: parts.year
      case .month: parts.month
      case .day: parts.day
      // From Monday, as in ISO 8601.
      case .weekday: parts.weekday.map { ($0 + 5) % 7 + 1 }
      default: nil
      }
    return part.map { .number(Decimal($0)) } ?? .none
  }

  /// Full years or days from one date to another.
  func difference(_ function: ExpressionFunction, _ from: ExpressionValue, _ to: ExpressionValue) -> ExpressionValue {
    guard let (from, kind) = from.dated, let (to, other) = to.dated, kind == other, kind != .time else { return .none }
    let (first, last) = (local(from, kind), local(to, kind))
    if function == .days {
      return .number(Decimal(((last.timeIntervalSince(first)) / 86_400).rounded(.towardZero)))
    }
    return Self.calendar.dateComponents([.year], from: first, to: last).year.map { .number(Decimal($0)) } ?? .none
  }

  func adding(_ function: ExpressionFunction, _ count: ExpressionValue, to value: ExpressionValue) -> ExpressionValue {
    guard let (date, kind) = value.dated, kind != .time, let count = count.number?.wholeNumber,
      (-4_000_000...4_000_000).contains(count)
    else { return .none }
    let unit: Calendar.Component = function == .addDays ? .day : function == .addMonths ? .month : .year
    if unit != .day, !(-200_000...200_000).contains(count) { return .none }
    var calendar = Self.calendar
    if kind == .dateAndTime { calendar.timeZone = environment.timeZone }
    return checked(calendar.date(byAdding: unit, value: count, to: date), kind)
  }
}

extension ExpressionValue {
  /// A date; a text in the form of a day is one, too.
  fileprivate var dated: (Date, FormDateKind)? {
    switch self {
    case .date(let date, let kind): (date, kind)
    case .text(let text): DateValue.date(text, .date).map { ($0, .date) }
    default: nil
    }
  }
}
