import FieldstoneCore
import Foundation

extension ExpressionEvaluator {
  mutating func call(_ function: ExpressionFunction, _ arguments: [ExpressionNode]) -> ExpressionValue {
    switch function {
    case .isAnswered, .isMissing:
      let isAnswered = isAnswered(arguments[0])
      return .flag(isAnswered == (function == .isAnswered))
    case .isVisible: return .flag(row(arguments[0]).map { $0.reader[isVisible: $0.path] } ?? false)
    case .isEnabled: return .flag(row(arguments[0]).map { $0.reader[isEnabled: $0.path] } ?? false)
    case .isValid: return .flag(row(arguments[0]).map { $0.reader[isValid: $0.path] } ?? true)
    case .default:
      let value = value(of: arguments[0])
      return value == .none ? self.value(of: arguments[1]) : value
    case .today: return dates.day(of: dates.now)
    case .now: return dates.now
    default: break
    }
    let values = arguments.map { value(of: $0) }
    if isStopped { return .none }
    switch function {
    case .date: return dates.day(of: values[0])
    case .year, .month, .day, .weekday: return dates.part(function, of: values[0])
    case .years, .days: return dates.difference(function, values[0], values[1])
    case .addDays, .addMonths, .addYears: return dates.adding(function, values[1], to: values[0])
    case .min, .max: return Self.extreme(values, isLeast: function == .min)
    case .round, .floor, .ceiling, .abs, .mod: return Self.number(function, values)
    case .text: return written(values[0])
    case .duration:
      let duration = values[0].number.flatMap { Duration(exactSeconds: $0) }
      return duration.map { .text(DurationValue.text($0)) } ?? .none
    case .join: return joined(values)
    default: return texts(function, values)
    }
  }

  /// The row of a field that an argument names, in a form that is filled in.
  private mutating func row(_ node: ExpressionNode) -> (reader: DocumentReader, path: FormValuePath)? {
    guard let (form, path) = field(node), let reader = form.reader else { return nil }
    return (reader, FormValuePath(path))
  }

  private mutating func isAnswered(_ node: ExpressionNode) -> Bool {
    if let (form, path) = field(node), let isAnswered = form.isAnsweredAsWhole(path) { return isAnswered }
    return value(of: node).isAnswered
  }

  // MARK: Numbers

  private static func number(_ function: ExpressionFunction, _ values: [ExpressionValue]) -> ExpressionValue {
    guard let number = values[0].number else { return .none }
    switch function {
    case .abs: return .number(number < 0 ? -number : number)
    case .floor: return .finite(number.rounded(.down))
    case .ceiling: return .finite(number.rounded(.up))
    case .round:
      guard values.count > 1 else { return .finite(number.rounded(.plain)) }
      guard let digits = values[1].number?.wholeNumber, (0...30).contains(digits) else { return .none }
      return .finite(number.rounded(.plain, digits))
    case .mod:
      guard let divisor = values[1].number, divisor != 0 else { return .none }
      let quotient = number / divisor
      return quotient.isFinite ? .finite(number - quotient.rounded(.down) * divisor) : .none
    default: return .none
    }
  }

  // MARK: Texts

  private mutating func written(_ value: ExpressionValue) -> ExpressionValue {
    switch value {
    case .none: .none
    case .text(let text): .text(text)
    case .number(let number): .text("\(number)")
    case .flag(let flag): .text(flag ? "true" : "false")
    case .date(let date, let kind): .text(DateValue.text(date, kind))
    case .list: .none
    }
  }

  private mutating func joined(_ values: [ExpressionValue]) -> ExpressionValue {
    guard let list = values[0].list, let separator = values.count > 1 ? values[1].text : ", " else { return .none }
    guard takes(list.count) else { return .none }
    var text = ""
    for (index, value) in list.enumerated() {
      guard let part = value.text else { return .none }
      if index > 0 { text += separator }
      text += part
      if text.utf8.count > Self.mostBytes { break }
    }
    return checked(text)
  }

  private mutating func texts(_ function: ExpressionFunction, _ values: [ExpressionValue]) -> ExpressionValue {
    guard let text = values[0].text, case .text = checked(text) else { return .none }
    switch function {
    case .length: return .number(Decimal(text.count))
    case .lower: return checked(text.lowercased())
    case .upper: return checked(text.uppercased())
    case .trim: return .text(text.trimmingCharacters(in: .whitespacesAndNewlines))
    case .number:
      guard let number = FormValues.Number(literal: text.trimmingCharacters(in: .whitespaces)) else { return .none }
      return number.decimal.map { .finite($0) } ?? .none
    case .seconds: return DurationValue.duration(text).map { .number(Decimal(seconds: $0)) } ?? .none
    default: break
    }
    guard values.count > 1, let part = values[1].text, case .text = checked(part) else { return .none }
    switch function {
    case .contains: return .flag(TextSearch(part).isIn(text))
    case .startsWith: return .flag(text.hasPrefix(part))
    case .endsWith: return .flag(text.hasSuffix(part))
    case .matches:
      guard let pattern = expression.patterns[part], takes(text.utf8.count * 8) else { return .none }
      return .flag(pattern.matchesWhole(text))
    default: return .none
    }
  }
}

extension Decimal {
  /// The seconds of a duration, which have up to 37 digits.
  init(seconds duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = Decimal(seconds) + Decimal(attoseconds) / Decimal(1_000_000_000_000_000_000 as Int64)
  }
}

extension Duration {
  /// A number of seconds, to the attosecond; nil if there are too many.
  fileprivate init?(exactSeconds seconds: Decimal) {
    var (exact, whole) = (seconds, Decimal())
    NSDecimalRound(&whole, &exact, 0, seconds < 0 ? .up : .down)
    var (fraction, units) = ((seconds - whole) * Decimal(1_000_000_000_000_000_000 as Int64), Decimal())
    NSDecimalRound(&units, &fraction, 0, .plain)
    guard let count = Int64(whole.description), let rest = Int64(units.description), count.magnitude < Int64.max else {
      return nil
    }
    self.init(secondsComponent: count, attosecondsComponent: rest)
  }
}

/// Looks for a text in others, in time linear in both (Knuth, Morris and Pratt 1977). Both are compared in Unicode
/// normalization form C, so that what looks alike is alike.
struct TextSearch {
  private let part: [UInt8]
  /// For each position, how many bytes before it begin the part, too.
  private let borders: [Int]

  init(_ part: String) {
    let bytes = Array(part.precomposedStringWithCanonicalMapping.utf8)
    var borders = Array(repeating: 0, count: bytes.count)
    var matched = 0
    for index in bytes.indices.dropFirst() {
      while matched > 0, bytes[index] != bytes[matched] { matched = borders[matched - 1] }
      if bytes[index] == bytes[matched] { matched += 1 }
      borders[index] = matched
    }
    (self.part, self.borders) = (bytes, borders)
  }

  func isIn(_ text: String) -> Bool {
    if part.isEmpty { return true }
    var matched = 0
    for byte in text.precomposedStringWithCanonicalMapping.utf8 {
      while matched > 0, byte != part[matched] { matched = borders[matched - 1] }
      if byte == part[matched] { matched += 1 }
      if matched == part.count { return true }
    }
    return false
  }
}

extension Decimal {
  func rounded(_ mode: NSDecimalNumber.RoundingMode, _ digits: Int = 0) -> Decimal {
    var (own, rounded) = (self, Decimal())
    NSDecimalRound(&rounded, &own, digits, mode)
    return rounded
  }
}
