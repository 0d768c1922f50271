import FieldstoneCore
import Foundation

/// Dates as values: texts as RFC 3339 writes them.
///
/// A day, a month, a year and a time of day belong to no time zone. Fields of these kinds read and show them in
/// Greenwich Mean Time, so they mean the same in every form: `2025-03-31`, `2025-03`, `2025`, `14:30`. A day with a
/// time is a moment, written in that zone, `2025-03-31T14:30:00Z`, and shown in the form's.
enum DateValue {
  static let zone = TimeZone.gmt
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }()

  /// The date of a text; nil for a text of another form, and for a date that doesn't exist.
  static func date(_ text: String, _ kind: FormDateKind) -> Date? {
    var reader = Digits(text)
    var (year, month, day) = (2001, 1, 1)
    if kind != .time {
      guard let number = reader.number(4), number > 0 else { return nil }
      year = number
    }
    if kind.hasDay || kind == .month {
      guard reader.takes("-"), let number = reader.number(2), (1...12).contains(number) else { return nil }
      month = number
    }
    if kind.hasDay {
      guard reader.takes("-"), let number = reader.number(2), (1...31).contains(number) else { return nil }
      day = number
    }
    var seconds = 0.0
    if kind.hasTime {
      if kind == .dateAndTime, !reader.takes("T"), !reader.takes("t"), !reader.takes(" ") { return nil }
      guard let time = reader.time(needsZone: kind == .dateAndTime) else { return nil }
      seconds = time
    }
    guard reader.isAtEnd, let midnight = midnight(year, month, day) else { return nil }
    return Date(timeIntervalSinceReferenceDate: midnight + seconds)
  }

  /// The text of a date.
  static func text(_ date: Date, _ kind: FormDateKind) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    guard kind == .dateAndTime else { return DateText.iso(parts, kind) }
    var text = DateText.iso(parts, .date) + "T" + DateText.iso(parts, .time)
    if parts.second == 0 { text += ":00" }
    let milliseconds = Int((Double(parts.nanosecond ?? 0) / 1_000_000).rounded(.down))
    if milliseconds > 0 { text += "." + String(String(1_000 + milliseconds).dropFirst()) }
    return text + "Z"
  }

  /// The seconds from the reference date to the beginning of a day; nil if there is no such day.
  private static func midnight(_ year: Int, _ month: Int, _ day: Int) -> Double? {
    // The calendar changes in 1582, which only Foundation knows.
    guard year > 1582 else {
      let parts = DateComponents(year: year, month: month, day: day)
      guard parts.isValidDate(in: calendar) else { return nil }
      return calendar.date(from: parts)?.timeIntervalSinceReferenceDate
    }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month - 1] else { return nil }
    let before = year - 1
    let days = before * 365 + before / 4 - before / 100 + before / 400 + lengths[..<(month - 1)].reduce(0, +) + day - 1
    // Days from the first day of the year 1 to 2001-01-01.
    return Double(days - 730_485) * 86_400
  }
}

/// Reads numbers with a fixed number of digits.
private struct Digits {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest.removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The seconds since midnight in Greenwich. A time of day may have no zone; seconds may be left out there.
  mutating func time(needsZone: Bool) -> Double? {
    guard let hour = number(2), hour < 24, takes(":"), let minute = number(2), minute < 60 else { return nil }
    var seconds = 0.0
    if takes(":") {
      guard let second = number(2), second < 60 else { return nil }
      seconds = Double(second)
      if takes(".") {
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        guard !digits.isEmpty, let fraction = Double("0." + String(decoding: digits, as: UTF8.self)) else { return nil }
        rest.removeFirst(digits.count)
        seconds += fraction
      }
    } else if needsZone {
      return nil
    }
    seconds += Double(hour * 3_600 + minute * 60)
    if takes("Z") || takes("z") { return seconds }
    let isEast = takes("+")
    guard isEast || takes("-") else { return needsZone ? nil : seconds }
    guard needsZone, let hours = number(2), hours < 24, takes(":"), let minutes = number(2), minutes < 60 else {
      return nil
    }
    let offset = Double(hours * 3_600 + minutes * 60)
    return seconds + (isEast ? -offset : offset)
  }
}
