import FieldstoneCore
import Foundation

/// A value while an expression is worked out.
enum ExpressionValue: Sendable, Equatable {
  /// Missing, or not known: a comparison with a missing number is neither true nor false.
  case none
  case flag(Bool)
  case number(Decimal)
  case text(String)
  case date(Date, FormDateKind)
  case list([ExpressionValue])

  /// - Parameter type: What it should be: a text may be a date.
  init(_ value: FormValues.Value?, _ type: ExpressionType) {
    switch value {
    case nil, .null?, .object?: self = .none
    case .flag(let flag)?: self = .flag(flag)
    case .integer(let integer)?: self = .number(Decimal(integer))
    case .number(let number)?: self = number.expressionNumber.map(ExpressionValue.number) ?? .none
    case .text(let text)?:
      switch type {
      case .date(let kind): self = DateValue.date(text, kind).map { .date($0, kind) } ?? .none
      // As a field writes it, so that equal values are equal texts.
      case .written(let notation): self = .text(notation.written(text) ?? text)
      default: self = .text(text)
      }
    case .list(let list)?:
      var element = ExpressionType.any
      if case .list(let inner) = type { element = inner }
      self = .list(list.map { ExpressionValue($0, element) })
    }
  }

  /// The same as a value of a form; nil if it is missing.
  var formValue: FormValues.Value? {
    switch self {
    case .none: nil
    case .flag(let flag): .flag(flag)
    case .number(let number): FormValues.Number(number).map { FormValues.Value($0) }
    case .text(let text): .text(text)
    case .date(let date, let kind): .text(DateValue.text(date, kind))
    case .list(let list): .list(list.map { $0.formValue ?? .null })
    }
  }

  var type: ExpressionType {
    switch self {
    case .none: .none
    case .flag: .flag
    case .number: .number
    case .text: .text
    case .date(_, let kind): .date(kind)
    case .list: .list(.any)
    }
  }

  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var number: Decimal? { if case .number(let number) = self { number } else { nil } }
  var list: [ExpressionValue]? { if case .list(let list) = self { list } else { nil } }

  /// A text; an empty one for what is missing, and nil for what is something else.
  var text: String? {
    switch self {
    case .text(let text): text
    case .none: ""
    default: nil
    }
  }

  /// A text that isn't missing.
  var shownText: String? { if case .text(let text) = self { text } else { nil } }

  /// Whether it is an answer.
  var isAnswered: Bool {
    switch self {
    case .none, .text(""), .list([]): false
    default: true
    }
  }

  /// A number that was worked out; missing if it has more than 38 digits before the point.
  static func finite(_ number: Decimal) -> ExpressionValue {
    guard number.isFinite, number.magnitude < mostDigits else { return .none }
    return .number(number)
  }

  /// The least number with 39 digits before the point.
  private static let mostDigits = Decimal(sign: .plus, exponent: 38, significand: 1)

  /// Whether both are the same. A text is the same as the date that it is a text of.
  func isSame(as other: ExpressionValue) -> Bool {
    switch (self, other) {
    case (.date(let date, let kind), .text(let text)), (.text(let text), .date(let date, let kind)):
      DateValue.date(text, kind) == date
    default: self == other
    }
  }

  /// -1, 0 or 1; nil for what has no order, or is missing.
  func order(to other: ExpressionValue) -> Int? {
    switch (self, other) {
    case (.number(let left), .number(let right)): left < right ? -1 : left == right ? 0 : 1
    case (.date(let left, let kind), .date(let right, let other)):
      kind != other ? nil : left < right ? -1 : left == right ? 0 : 1
    case (.date(_, let kind), .text(let text)):
      DateValue.date(text, kind).flatMap { order(to: .date($0, kind)) }
    case (.text(let text), .date(_, let kind)):
      DateValue.date(text, kind).flatMap { ExpressionValue.date($0, kind).order(to: other) }
    default: nil
    }
  }
}

extension FormValues.Number {
  /// The number with up to 38 digits: rounded, if it has more; nil if it is too large for that.
  fileprivate var expressionNumber: Decimal? {
    if let decimal { return decimal.isFinite ? decimal : nil }
    let double = double
    guard double.isFinite, abs(double) < 1e120 else { return nil }
    if abs(double) < 1e-100 { return 0 }
    return FormValues.Number(double)?.decimal
  }
}

extension Decimal {
  /// The whole number, if it is one that fits.
  var wholeNumber: Int? { FormValues.Number(self)?.integer }
}
