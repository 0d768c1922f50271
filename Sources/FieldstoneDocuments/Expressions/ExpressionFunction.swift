/// A function of expressions: a name with a fixed number of arguments and a result, without any effect.
enum ExpressionFunction: String, Sendable, CaseIterable {
  // Whether there is an answer.
  case isAnswered, isMissing, `default`
  // What the form says of a field.
  case isVisible, isEnabled, isValid
  // Texts.
  case length, lower, upper, trim, contains, startsWith, endsWith, matches, text, number, seconds, duration, join
  // Numbers.
  case round, floor, ceiling, abs, min, max, mod
  // Dates.
  case today, now, date, year, month, day, weekday, years, days, addDays, addMonths, addYears

  /// What it takes: the least and the greatest number of arguments.
  var arity: ClosedRange<Int> {
    switch self {
    case .today, .now: 0...0
    case .isAnswered, .isMissing, .isVisible, .isEnabled, .isValid, .length, .lower, .upper, .trim, .text, .number,
      .seconds, .duration, .floor, .ceiling, .abs, .year, .month, .day, .weekday, .date:
      1...1
    case .round: 1...2
    case .default, .contains, .startsWith, .endsWith, .matches, .mod, .years, .days, .addDays, .addMonths, .addYears:
      2...2
    case .join: 1...2
    case .min, .max: 2...8
    }
  }

  /// How it is written, for mistakes and documents.
  var signature: String {
    switch self {
    case .today, .now: "\(rawValue)()"
    case .isAnswered, .isMissing, .isVisible, .isEnabled, .isValid: "\(rawValue)(field)"
    case .length, .lower, .upper, .trim, .number: "\(rawValue)(text)"
    case .text: "text(number)"
    case .seconds: "seconds(duration)"
    case .duration: "duration(seconds)"
    case .default: "default(value, other)"
    case .contains, .startsWith, .endsWith: "\(rawValue)(text, part)"
    case .matches: "matches(text, 'pattern')"
    case .join: "join(list, 'separator')"
    case .round: "round(number, digits)"
    case .floor, .ceiling, .abs: "\(rawValue)(number)"
    case .min, .max: "\(rawValue)(a, b, …)"
    case .mod: "mod(number, divisor)"
    case .date, .year, .month, .day, .weekday: "\(rawValue)(date)"
    case .years, .days: "\(rawValue)(from, to)"
    case .addDays, .addMonths, .addYears: "\(rawValue)(date, count)"
    }
  }
}

extension ExpressionFold {
  var signature: String {
    switch self {
    case .any, .all: "\(rawValue)(list, condition)"
    case .count: "count(list)"
    case .sum, .least, .greatest: "\(rawValue)(list, number)"
    }
  }
}
