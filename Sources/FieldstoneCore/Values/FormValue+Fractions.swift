import Foundation

extension FormValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  public static var formControl: FormControl { .number(FormNumberStyle(isInteger: false)) }

  /// A finite number. More digits than the type keeps are rounded; a number too large for it is refused.
  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Self {
    guard let plain = NumberText.plain(text, environment.separators), let value = Self(plain) else {
      throw .unreadable(text, .notNumber)
    }
    guard value.isFinite else {
      let most = "\(Self.greatestFiniteMagnitude)"
      throw FormIssue(.outsideWidth(minimum: "-" + most, maximum: most))
    }
    return value
  }

  public func formText(in environment: FormEnvironment) -> String {
    // The type's own shortest digits: a Float of 0.1 must not read 0.10000000149011612.
    let digits = NumberText.plain(description: description)
    return NumberText.localized(digits, in: environment)
  }
}

extension Float: FormValue {}
extension Double: FormValue {}

/// Floating-point numbers.
final class FloatingCodec<Value: FormValue & BinaryFloatingPoint>: ValueCodec<Value>, @unchecked Sendable {
  override var emptied: Parsed { .failure(FormIssue(.notNumber)) }
  override var isTextFixed: Bool { true }

  override func pack(_ value: consuming Value) -> StoredValue { .number(Double(value)) }
  override func unpack(_ value: StoredValue) -> Value? {
    guard case .number(let number) = value else { return nil }
    return Value(number)
  }
  /// Accepts infinities and NaN, which a program can set though nobody can type them. A finite number that the type can
  /// only hold as infinity is refused.
  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    switch saved {
    case .none: return StoredValue.none
    case .number(let digits):
      guard let number = Double(digits) else { return nil }
      let value = Value(number)
      return value.isFinite == number.isFinite ? pack(value) : nil
    default: return nil
    }
  }
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    guard case .number(let number) = value else { return .none }
    // A whole number needs no digits.
    if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 { return .number(Decimal(whole)) }
    return NumberText.decimal(text(value, .standard)).map { .number($0) } ?? .none
  }
  override func value(of answer: FormAnswer, over old: StoredValue, _ environment: FormEnvironment) -> Parsed? {
    if case .number(let number) = answer { return parse("\(number)", .standard) }
    return super.value(of: answer, over: old, environment)
  }
}

extension Decimal: FormValue {
  public static var formControl: FormControl { .number(FormNumberStyle(isInteger: false)) }

  /// The number of significant digits up to which `Decimal` holds every number.
  private static var mostDigits: Int { 38 }

  /// A number of at most 38 significant digits, kept exactly.
  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Decimal {
    guard let plain = NumberText.plain(text, environment.separators) else { throw .unreadable(text, .notNumber) }
    let digits = NumberText.significantDigits(plain)
    guard digits.whole <= mostDigits else {
      let most = String(repeating: "9", count: mostDigits)
      throw FormIssue(.outsideWidth(minimum: "-" + most, maximum: most))
    }
    // Even a single digit can be too far to the right of the decimal point.
    guard digits.all <= mostDigits, let value = Decimal(string: plain), value.isFinite else {
      throw FormIssue(.tooManyDigits(mostDigits))
    }
    return value
  }

  public func formText(in environment: FormEnvironment) -> String { NumberText.localized(description, in: environment) }
}

/// Decimal numbers, exact.
final class DecimalCodec: ValueCodec<Decimal>, @unchecked Sendable {
  override var emptied: Parsed { .failure(FormIssue(.notNumber)) }

  /// Accepts more digits than can be typed, but not NaN.
  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    guard case .written(let text) = saved else { return super.value(saved: saved) }
    // `Decimal(string:)` alone would accept any text that begins with a number.
    guard let plain = NumberText.plain(text, FormEnvironment.standard.separators),
      let value = Decimal(string: plain), value.isFinite
    else { return nil }
    return pack(value)
  }
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    guard let number = unpack(value), number.isFinite else { return .none }
    return .number(number)
  }
  override func value(of answer: FormAnswer, over old: StoredValue, _ environment: FormEnvironment) -> Parsed? {
    if case .number(let number) = answer {
      return number.isFinite ? .value(pack(number)) : .failure(FormIssue(.notNumber))
    }
    return super.value(of: answer, over: old, environment)
  }
}
