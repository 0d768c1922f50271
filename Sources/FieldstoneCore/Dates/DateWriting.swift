import Foundation
import Synchronization

/// How a language writes dates in digits: the order of day, month and year, the digits, and the names of months.
///
/// Made once for each language and calendar, and then shared by all forms. The English ones are written down here,
/// because a look-up would load the whole of ICU's data.
final class DateWriting: Sendable {
  /// A piece of a pattern. Numbers are padded to a width.
  enum Piece: Sendable, Equatable {
    case year
    case month(width: Int)
    case day(width: Int)
    case literal(String)
  }

  /// How a day is written; nil for the order of ISO 8601, where a language names no order.
  let day: [Piece]?
  /// How a month of a year is written; nil for the order of ISO 8601.
  let month: [Piece]?
  /// The first of the language's ten digits.
  let zero: UInt32
  /// The names of the months in lowercase, without periods, the longest first.
  let months: [(name: String, number: Int)]
  /// The words that may stand between the parts of a date: `de`, `of`, `年`.
  let fillers: Set<String>
  /// The words for the two halves of the day, in lowercase.
  let halves: [[String]]
  /// The calendar in which days are typed, if it isn't the Gregorian one.
  let calendar: OtherCalendar?
  /// The words for days near today, with their distance to it.
  let nearDays: [String: Int]
  /// The names of the weekdays, with their numbers: Sunday is 1.
  let weekdays: [String: Int]

  init(
    day: [Piece]?, month: [Piece]?, zero: UInt32 = 0x30, months: [(name: String, number: Int)], fillers: Set<String>,
    halves: [[String]], calendar: Calendar.Identifier? = nil, nearDays: [String: Int], weekdays: [String: Int]
  ) {
    (self.day, self.month, self.zero, self.calendar) = (day, month, zero, calendar.map(OtherCalendar.init))
    self.months = months.sorted { ($1.name.count, $0.name) < ($0.name.count, $1.name) }
    (self.fillers, self.halves, self.nearDays, self.weekdays) = (fillers, halves, nearDays, weekdays)
  }

  // MARK: Writing

  /// Parts of the Gregorian calendar as they would be typed, whether or not such a date exists.
  func text(_ parts: DateComponents, _ kind: FormDateKind) -> String {
    switch kind {
    case .date: dayText(parts)
    case .time: localized(DateText.iso(parts, .time))
    case .dateAndTime: dayText(parts) + " " + localized(DateText.iso(parts, .time))
    case .month: month.map { filled($0, parts) } ?? DateText.iso(parts, .month)
    // The Gregorian year, in every calendar.
    case .year: localized(DateText.iso(parts, .year))
    }
  }

  private func dayText(_ parts: DateComponents) -> String {
    guard let day else { return DateText.iso(parts, .date) }
    guard let calendar else { return filled(day, parts) }
    return calendar.parts(ofGregorian: parts).map { filled(day, $0) } ?? DateText.iso(parts, .date)
  }

  private func filled(_ pattern: [Piece], _ parts: DateComponents) -> String {
    pattern.reduce(into: "") { text, piece in
      switch piece {
      case .year: text += localized(DateText.padded(parts.year, 4))
      case .month(let width): text += localized(DateText.padded(parts.month, width))
      case .day(let width): text += localized(DateText.padded(parts.day, width))
      case .literal(let literal): text += literal
      }
    }
  }

  /// The same text in the language's digits.
  private func localized(_ text: String) -> String {
    guard zero != 0x30 else { return text }
    var localized = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = (0x30...0x39).contains(scalar.value)
      localized.append(isDigit ? UnicodeScalar(scalar.value - 0x30 + zero) ?? scalar : scalar)
    }
    return String(localized)
  }
}

/// The writing of an environment, found when it is first needed: most forms have no dates.
final class LazyDateWriting: Sendable {
  private let found = Locked<DateWriting?>(nil)
  private static let known = Locked<[String: DateWriting]>([:])

  func writing(_ environment: FormEnvironment) -> DateWriting {
    if let known = found.withLock({ $0 }) { return known }
    let key = "\(environment.locale.identifier) \(environment.calendar.identifier)"
    let writing =
      Self.known.withLock { $0[key] } ?? DateWriting.make(environment.locale, environment.calendar.identifier)
    Self.known.withLock { $0[key] = writing }
    found.withLock { $0 = writing }
    return writing
  }
}

extension FormEnvironment {
  /// How its language writes dates.
  var dateWriting: DateWriting { lazyDateWriting.writing(self) }
}
