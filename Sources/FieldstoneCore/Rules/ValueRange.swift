import Foundation

/// A declared range, with its bounds in the engine's representation.
///
/// Which values it contains and how its bounds are written is known only in a form: for dates, both depend on the time
/// zone and on the field's other traits, which may be declared before or after it.
final class ValueRange: Sendable {
  let minimum: StoredValue?
  let maximum: StoredValue?
  private let isNumber: Bool
  private let isDate: Bool
  /// Whether a value is in the range, compared by its type.
  private let holds: @Sendable (StoredValue) -> Bool

  init<Value: Comparable & FormValue>(
    _ minimum: Value?, _ maximum: Value?, _ codec: FieldCodec<Value>, _ holds: @escaping @Sendable (Value) -> Bool
  ) {
    self.minimum = minimum.map { codec.pack($0) }
    self.maximum = maximum.map { codec.pack($0) }
    // A duration is more or less, too, and not earlier or later.
    isNumber = Value.self is any Numeric.Type || Value.self is Duration.Type
    isDate = codec is DateCodec
    self.holds = { codec.unpack($0).map(holds) ?? true }
  }

  /// Whether a value is in the range.
  func contains(_ value: StoredValue, _ codec: AnyCodec, _ environment: () -> FormEnvironment) -> Bool {
    guard isDate, let dates = codec as? DateCodec else { return holds(value) }
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
      guard let dates = codec as? DateCodec, let date = dates.unpack(value),
        case .date(let parts) = codec.answer(value, environment)
      else { return nil }
      let day = dates.placed(environment).gregorian.dateComponents([.era, .year], from: date)
      return dates.kind == .time || day.era == 1 && (1...9999).contains(day.year ?? 0) ? parts : nil
    }
    return (minimum.flatMap(parts), maximum.flatMap(parts))
  }

  /// The bounds as arguments of a message.
  func ends(_ codec: AnyCodec, _ environment: FormEnvironment) -> (minimum: FormArgument?, maximum: FormArgument?) {
    let texts = texts(codec, environment)
    func argument(_ text: String) -> FormArgument { isNumber ? .number(text) : .text(text) }
    return (texts.minimum.map(argument), texts.maximum.map(argument))
  }
}
