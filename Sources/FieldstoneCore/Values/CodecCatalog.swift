import Foundation

/// The codecs of one definition: one object a type, made when the type is first met.
final class CodecCatalog {
  private var codecs: [ObjectIdentifier: AnyCodec] = CodecCatalog.standard
  private var latest: (type: ObjectIdentifier, codec: AnyCodec)?

  /// The codec of a type that parses itself.
  func codec<Value: FormValue>(for type: Value.Type) -> FieldCodec<Value> {
    cached(type) { Self.integer(type) ?? ValueCodec<Value>() }
  }

  /// The codec of a type with a list of cases.
  func choice<Value: CaseIterable & Hashable & Sendable>(for type: Value.Type) -> FieldCodec<Value> {
    cached(type) { ChoiceCodec(Array(Value.allCases)) }
  }

  /// The codec of a type that is only read out.
  func label<Value>(for type: Value.Type) -> FieldCodec<Value> {
    cached(type) { LabelCodec<Value>() }
  }

  private func cached<Value>(_ type: Value.Type, make: () -> FieldCodec<Value>) -> FieldCodec<Value> {
    let id = ObjectIdentifier(type)
    // Fields of one type often stand together.
    if let latest, latest.type == id { return unsafeDowncast(latest.codec, to: FieldCodec<Value>.self) }
    if let known = codecs[id] as? FieldCodec<Value> {
      latest = (id, known)
      return known
    }
    let codec = make()
    codecs[id] = codec
    latest = (id, codec)
    return codec
  }

  private static func integer<Value: FormValue>(_ type: Value.Type) -> FieldCodec<Value>? {
    func make<Number: FormValue & FixedWidthInteger>(_: Number.Type) -> AnyCodec { IntegerCodec<Number>() }
    guard let number = type as? any (FormValue & FixedWidthInteger).Type else { return nil }
    return make(number) as? FieldCodec<Value>
  }

  static let string = StringCodec()
  static let longString = StringCodec(isLong: true)
  static let trimmedString = StringCodec(isTrimmed: true)
  static let date = DateCodec(.date)

  private static let standard: [ObjectIdentifier: AnyCodec] = [
    ObjectIdentifier(String.self): string,
    ObjectIdentifier(Bool.self): BoolCodec(),
    ObjectIdentifier(Float.self): FloatingCodec<Float>(),
    ObjectIdentifier(Double.self): FloatingCodec<Double>(),
    ObjectIdentifier(Decimal.self): DecimalCodec(),
    ObjectIdentifier(Date.self): date,
  ]
}
