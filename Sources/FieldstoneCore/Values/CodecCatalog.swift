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
      CodecCatalog.standard[ObjectIdentifier(type)] as? FieldCodec<Value> ?? Self.integer(type) ?? ValueCodec<Value>()
    }
  }

  /// The codec of a type with a list of cases.
  func choice<Value: CaseIterable & Hashable & Sendable>(for type: Value.Type) -> FieldCodec<Value> {
    cached(type, .choice) { ChoiceCodec(Array(Value.allCases)) }
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

  private static func integer<Value: FormValue>(_ type: Value.Type) -> FieldCodec<Value>? {
    func make<Number: FormValue & FixedWidthInteger>(_: Number.Type) -> AnyCodec { IntegerCodec<Number>() }
    guard let number = type as? any (FormValue & FixedWidthInteger).Type else { return nil }
    return make(number) as? FieldCodec<Value>
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
