/// A declared range, with its ends as the engine keeps values.
///
/// What lies in it and how its ends read is known only in a form: a date's depends on the field's other traits, declared
/// before or after, and on the time zone.
final class ValueRange: Sendable {
  let minimum: StoredValue?
  let maximum: StoredValue?
  private let isNumber: Bool
  private let isDate: Bool
  /// Whether a value is in it, by the order of its type.
  private let holds: @Sendable (StoredValue) -> Bool

  init<Value: Comparable & FormValue>(
    _ minimum: Value?, _ maximum: Value?, _ codec: FieldCodec<Value>, _ holds: @escaping @Sendable (Value) -> Bool
  ) {
    self.minimum = minimum.map { codec.pack($0) }
    self.maximum = maximum.map { codec.pack($0) }
    isNumber = Value.self is any Numeric.Type
    isDate = codec is DateCodec
    self.holds = { codec.unpack($0).map(holds) ?? true }
  }

  /// Whether a value is in it.
  func contains(_ value: StoredValue, _ codec: AnyCodec, _ environment: () -> FormEnvironment) -> Bool {
    guard isDate, let dates = codec as? DateCodec else { return holds(value) }
    return dates.isDate(value, from: minimum, to: maximum, in: environment())
  }

  /// Its ends as they are typed; numbers in plain digits.
  func texts(_ codec: AnyCodec, _ environment: FormEnvironment) -> (minimum: String?, maximum: String?) {
    let environment = isNumber ? .standard : environment
    return (minimum.map { codec.text($0, environment) }, maximum.map { codec.text($0, environment) })
  }

  /// Its ends as they are said in a sentence.
  func ends(_ codec: AnyCodec, _ environment: FormEnvironment) -> (minimum: FormArgument?, maximum: FormArgument?) {
    let texts = texts(codec, environment)
    func argument(_ text: String) -> FormArgument { isNumber ? .number(text) : .text(text) }
    return (texts.minimum.map(argument), texts.maximum.map(argument))
  }
}
