import Foundation

/// A declared range, with its bounds in the engine's representation.
///
/// Which values it contains and how its bounds are written is known only in a form: for dates, both depend on the time
/// zone and on the field's other traits, which may be declared before or after it.
final class ValueRange: Sendable {
  let minimum: StoredValue?
  let maximum: StoredValue?
  /// For times of day, the ranges that a value must be in, all of them: those that it was narrowed from. Each may cross
  /// midnight, so what they have in common may be no single range.
  private let parts: [ValueRange]
  private let isNumber: Bool
  private let isDate: Bool
  /// Whether one value is less than another, compared by their type.
  private let isLess: @Sendable (StoredValue, StoredValue) -> Bool
  /// Whether a value can be compared at all: not if it is no number.
  private let isOrdered: @Sendable (StoredValue) -> Bool

  init<Value: Comparable & FormValue>(_ minimum: Value?, _ maximum: Value?, _ codec: FieldCodec<Value>) {
    self.minimum = minimum.map { codec.pack($0) }
    self.maximum = maximum.map { codec.pack($0) }
    parts = []
    // A duration is more or less, too, and not earlier or later.
    isNumber = Value.self is any Numeric.Type || Value.self is Duration.Type
    isDate = codec is DateCodec
    isLess = { left, right in
      guard let left = codec.unpack(left), let right = codec.unpack(right) else { return false }
      return left < right
    }
    isOrdered = { value in codec.unpack(value).map { $0 == $0 } ?? true }
  }

  private init(_ other: ValueRange, _ minimum: StoredValue?, _ maximum: StoredValue?, parts: [ValueRange]) {
    (self.minimum, self.maximum, self.parts) = (minimum, maximum, parts)
    (isNumber, isDate, isLess, isOrdered) = (other.isNumber, other.isDate, other.isLess, other.isOrdered)
  }

  /// The values that are in both ranges. If there are none, the bounds contradict each other.
  func narrowed(by other: ValueRange, _ codec: AnyCodec, _ environment: FormEnvironment) -> ValueRange {
    let times = (codec.unformatted as? DateCodec).flatMap { $0.kind == .time ? $0 : nil }
    func isLess(_ left: StoredValue, _ right: StoredValue) -> Bool {
      guard let times else { return self.isLess(left, right) }
      return times.secondOfDay(left, environment) < times.secondOfDay(right, environment)
    }
    func bound(_ own: StoredValue?, _ other: StoredValue?, isOtherNarrower: (StoredValue, StoredValue) -> Bool)
      -> StoredValue?
    {
      guard let own, let other else { return own ?? other }
      return isOtherNarrower(own, other) ? other : own
    }
    return ValueRange(
      self, bound(minimum, other.minimum) { isLess($0, $1) }, bound(maximum, other.maximum) { isLess($1, $0) },
      parts: times == nil ? [] : (parts.isEmpty ? [self] : parts) + [other])
  }

  /// Whether no value is in the range, because its bounds contradict each other.
  func isImpossible(_ codec: AnyCodec, _ environment: () -> FormEnvironment) -> Bool {
    guard let minimum, let maximum, isLess(maximum, minimum) else { return false }
    guard isDate, let dates = codec.unformatted as? DateCodec else { return true }
    return !dates.isDate(maximum, from: minimum, to: nil, in: environment()) && dates.kind != .time
  }

  func hasSameBounds(as other: ValueRange?) -> Bool {
    other.map { minimum == $0.minimum && maximum == $0.maximum } ?? false
  }

  /// Whether a value is in the range.
  func contains(_ value: StoredValue, _ codec: AnyCodec, _ environment: () -> FormEnvironment) -> Bool {
    guard isDate, let dates = codec.unformatted as? DateCodec else {
      return isOrdered(value) && !(minimum.map { isLess(value, $0) } ?? false)
        && !(maximum.map { isLess($0, value) } ?? false)
    }
    guard parts.isEmpty else { return parts.allSatisfy { $0.contains(value, codec, environment) } }
    return dates.isDate(value, from: minimum, to: maximum, in: environment())
  }

  /// The bounds as they would be typed; numbers in plain digits.
  func texts(_ codec: AnyCodec, _ environment: FormEnvironment) -> (minimum: String?, maximum: String?) {
    let environment = isNumber ? .standard : environment
    return (minimum.map { codec.text($0, environment) }, maximum.map { codec.text($0, environment) })
  }

  /// The bounds of numbers, where `Decimal` can hold them: the widest floating-point numbers have none.
  func numbers(_ codec: AnyCodec) -> (minimum: Decimal?, maximum: Decimal?) {
    func number(_ value: StoredValue) -> Decimal? {
      guard case .number(let number) = codec.answer(value, .standard), number.isFinite else { return nil }
      return number
    }
    return (minimum.flatMap(number), maximum.flatMap(number))
  }

  /// The bounds of dates, as they are in the field's time zone; none beyond the years that can be typed.
  func dates(_ codec: AnyCodec, _ environment: FormEnvironment) -> (minimum: DateComponents?, maximum: DateComponents?)
  {
    func parts(_ value: StoredValue) -> DateComponents? {
      guard let dates = codec.unformatted as? DateCodec, let date = dates.unpack(value),
        case .date(let parts) = codec.answer(value, environment)
      else { return nil }
      let day = dates.placed(environment).gregorian.dateComponents([.era, .year], from: date)
      return dates.kind == .time || day.era == 1 && (1...9999).contains(day.year ?? 0) ? parts : nil
    }
    return (minimum.flatMap(parts), maximum.flatMap(parts))
  }

  /// The bounds as arguments of a message.
  func ends(_ codec: AnyCodec, _ environment: FormEnvironment) -> (minimum: FormArgument?, maximum: FormArgument?) {
    if let dates = codec.unformatted as? DateCodec {
      func argument(_ value: StoredValue) -> FormArgument? {
        guard case .date(let parts) = dates.answer(value, environment) else { return nil }
        return .date(parts, dates.kind)
      }
      return (minimum.flatMap(argument), maximum.flatMap(argument))
    }
    let texts = texts(codec, environment)
    func argument(_ text: String) -> FormArgument { isNumber ? .number(text) : .text(text) }
    return (texts.minimum.map(argument), texts.maximum.map(argument))
  }
}
