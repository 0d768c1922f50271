import Foundation

extension FormValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  public static var formControl: FormControl { .number(FormNumberStyle(isInteger: false)) }

  /// A finite number. More digits than the type keeps are rounded; a number too large for it is refused.
  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Self {
    guard let plain = NumberText.plain(text, environment.separators), let value = Self(plain) else {
      throw FormIssue(.notNumber)
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

  override func pack(_ value: consuming Value) -> StoredValue { .number(Double(value)) }
  override func unpack(_ value: StoredValue) -> Value? {
    guard case .number(let number) = value else { return nil }
    return Value(number)
  }
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    let digits = value == .none ? "" : text(value, .standard)
    return Decimal(string: digits).map { .number($0) } ?? .none
  }
  override func value(of answer: FormAnswer, _ environment: FormEnvironment) -> Parsed? {
    if case .number(let number) = answer { return parse("\(number)", .standard) }
    return super.value(of: answer, environment)
  }
}

extension Decimal: FormValue {
  public static var formControl: FormControl { .number(FormNumberStyle(isInteger: false)) }

  /// A number of at most 38 significant digits, kept exactly.
  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Decimal {
    guard let plain = NumberText.plain(text, environment.separators) else { throw FormIssue(.notNumber) }
    let significant = plain.filter { $0 != "-" && $0 != "." }.drop { $0 == "0" }.count
    guard significant <= 38, let value = Decimal(string: plain), value.isFinite else {
      throw FormIssue(
        .outsideWidth(minimum: "-" + String(repeating: "9", count: 38), maximum: String(repeating: "9", count: 38)))
    }
    return value
  }

  public func formText(in environment: FormEnvironment) -> String { NumberText.localized(description, in: environment) }
}

/// Decimal numbers, exact.
final class DecimalCodec: ValueCodec<Decimal>, @unchecked Sendable {
  override var emptied: Parsed { .failure(FormIssue(.notNumber)) }

  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    unpack(value).map { .number($0) } ?? .none
  }
  override func value(of answer: FormAnswer, _ environment: FormEnvironment) -> Parsed? {
    if case .number(let number) = answer { return .value(pack(number)) }
    return super.value(of: answer, environment)
  }
}
