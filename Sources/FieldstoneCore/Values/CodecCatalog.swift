import Foundation

/// The codecs of one definition: one object per type, made when the type is first used.
final class CodecCatalog {
  /// A type can be used as a value, as a choice and as a label; each has its own codec.
  private enum Kind: Hashable { case value, choice, label }
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let kind: Kind
  }

  private var codecs: [Key: AnyCodec] = [:]
  private var latest: (key: Key, codec: AnyCodec)?

  /// The codec of a type that parses itself.
  func codec<Value: FormValue>(for type: Value.Type) -> FieldCodec<Value> {
    cached(type, .value) {
      Self.ownCodec(of: type) ?? ValueCodec<Value>()
    }
  }

  /// The codec of a type with a list of cases.
  func choice<Value: CaseIterable & Hashable & Sendable>(for type: Value.Type) -> FieldCodec<Value> {
    cached(type, .choice) { ChoiceCodec(cases: Array(Value.allCases)) }
  }

  /// The codec of a collection of values from a type with a list of cases.
  func selection<Value: FormSelection & Sendable>(for type: Value.Type) -> FieldCodec<Value>
  where Value.Element: CaseIterable & Sendable {
    cached(type, .choice) { SelectionCodec(.elements, of: ChoiceCodec(cases: Array(Value.Element.allCases))) }
  }

  /// The codec of a type that is only displayed.
  func label<Value>(for type: Value.Type) -> FieldCodec<Value> {
    cached(type, .label) { LabelCodec<Value>() }
  }

  private func cached<Value>(_ type: Value.Type, _ kind: Kind, make: () -> FieldCodec<Value>) -> FieldCodec<Value> {
    let key = Key(type: ObjectIdentifier(type), kind: kind)
    // Consecutive fields often have the same type.
    if let latest, latest.key == key { return unsafeDowncast(latest.codec, to: FieldCodec<Value>.self) }
    let codec = codecs[key] as? FieldCodec<Value> ?? make()
    codecs[key] = codec
    latest = (key, codec)
    return codec
  }

  /// The codec of a standard type, if it is one.
  static func ownCodec<Value>(of type: Value.Type) -> FieldCodec<Value>? {
    if let codec = standard[ObjectIdentifier(type)] as? FieldCodec<Value> { return codec }
    func integer<Number: FormValue & FixedWidthInteger>(_: Number.Type) -> AnyCodec { IntegerCodec<Number>() }
    return (type as? any (FormValue & FixedWidthInteger).Type).map { integer($0) } as? FieldCodec<Value>
  }

  static let string = StringCodec()
  static let date = DateCodec(.date)

  private static let standard: [ObjectIdentifier: AnyCodec] = [
    ObjectIdentifier(String.self): string,
    ObjectIdentifier(Bool.self): BoolCodec(),
    ObjectIdentifier(Float.self): FloatingCodec<Float>(),
    ObjectIdentifier(Double.self): FloatingCodec<Double>(),
    ObjectIdentifier(Decimal.self): DecimalCodec(),
    ObjectIdentifier(URL.self): URLCodec(),
    ObjectIdentifier(UUID.self): UUIDCodec(),
    ObjectIdentifier(Date.self): date,
  ]
}
