import Foundation

extension FormValue where Self: FixedWidthInteger {
  public static var formControl: FormControl { .number(FormNumberStyle(isInteger: true)) }

  /// A whole number that the type can hold.
  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Self {
    guard let plain = NumberText.plain(text, environment.separators) else { throw .unreadable(text, .notWholeNumber) }
    if let value = Self(plain) { return value }
    // A number with only zeros in its fraction, like `5.00`, is a whole number.
    let parts = plain.split(separator: ".", maxSplits: 1)
    guard parts.count < 2 || parts[1].allSatisfy({ $0 == "0" }) else { throw FormIssue(.notWholeNumber) }
    guard let value = Self(parts[0]) ?? (parts[0] == "-0" ? 0 : nil) else {
      throw FormIssue(.outsideWidth(minimum: "\(Self.min)", maximum: "\(Self.max)"))
    }
    return value
  }

  public func formText(in environment: FormEnvironment) -> String { description }
}

extension Int: FormValue {}
extension Int8: FormValue {}
extension Int16: FormValue {}
extension Int32: FormValue {}
extension Int64: FormValue {}
extension UInt: FormValue {}
extension UInt8: FormValue {}
extension UInt16: FormValue {}
extension UInt32: FormValue {}
extension UInt64: FormValue {}
@available(macOS 15, *) extension Int128: FormValue {}
@available(macOS 15, *) extension UInt128: FormValue {}

private func isStandardInteger(_ type: Any.Type) -> Bool {
  switch type {
  case is Int.Type, is Int8.Type, is Int16.Type, is Int32.Type, is Int64.Type: true
  case is UInt.Type, is UInt8.Type, is UInt16.Type, is UInt32.Type, is UInt64.Type: true
  default: false
  }
}

/// Whole numbers of any width.
final class IntegerCodec<Value: FormValue & FixedWidthInteger>: ValueCodec<Value>, @unchecked Sendable {
  /// The bounds of what both the type and `Int64` can hold.
  private let least = Int64(clamping: Value.min)
  private let most = Int64(clamping: Value.max)

  override var emptied: Parsed { .failure(FormIssue(.notWholeNumber)) }
  // A type of the program's may say something of its own.
  override var isTextFixed: Bool { isStandard }
  private let isStandard = isStandardInteger(Value.self)

  override func pack(_ value: Value) -> StoredValue {
    if let small = Int64(exactly: value) { return .integer(small) }
    if let large = UInt64(exactly: value) { return .unsigned(large) }
    return super.pack(value)
  }
  override func unpack(_ value: StoredValue) -> Value? {
    switch value {
    case .integer(let number): Value(exactly: number)
    case .unsigned(let number): Value(exactly: number)
    default: super.unpack(value)
    }
  }
  override func use(_ value: StoredValue, _ body: (Value) -> Void) {
    // Two comparisons cost less than the optional that `exactly` makes.
    if case .integer(let number) = value, number >= least, number <= most {
      body(Value(truncatingIfNeeded: number))
    } else if let value = unpack(value) {
      body(value)
    }
  }
  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    switch saved {
    case .none: return StoredValue.none
    case .integer(let number): return Value(exactly: number).map(pack)
    case .unsigned(let number): return Value(exactly: number).map(pack)
    case .written:
      // Only numbers that don't fit in 64 bits are saved as text.
      guard case .boxed(let box)? = super.value(saved: saved) else { return nil }
      return .boxed(box)
    case .text, .flag, .number, .list, .several: return nil
    }
  }
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    switch value {
    case .integer(let number): .number(Decimal(number))
    case .unsigned(let number): .number(Decimal(number))
    default: unpack(value).flatMap { Decimal(string: $0.description) }.map { .number($0) } ?? .none
    }
  }
  override func value(of answer: FormAnswer, over old: StoredValue, _ environment: FormEnvironment) -> Parsed? {
    if case .number(let number) = answer { return parse("\(number)", .standard) }
    return super.value(of: answer, over: old, environment)
  }
}
