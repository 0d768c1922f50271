import Foundation

/// The codecs of one definition: one object per type, made when the type is first used.
///
/// This is where a property's type becomes a kind of field. It is decided when a definition is built, once for each
/// type, and not by overloads, of which there would be one for each pair of a kind and a way to access a property.
final class CodecCatalog {
  /// The codecs of types that can be edited; nil for types that can't.
  private var codecs: [ObjectIdentifier: AnyCodec?] = [:]
  private var labels: [ObjectIdentifier: AnyCodec] = [:]
  private var latest: (type: ObjectIdentifier, codec: AnyCodec)?

  /// The codec of a type; one that only displays its values if they can't be edited.
  func codec<Value: Sendable>(for type: Value.Type) -> FieldCodec<Value> {
    editingCodec(for: type) ?? label(for: type)
  }

  /// The codec of a type whose values can be edited; nil for a type that can only be displayed, and for forms.
  func editingCodec<Value: Sendable>(for type: Value.Type) -> FieldCodec<Value>? {
    let id = ObjectIdentifier(type)
    // Consecutive fields often have the same type.
    if let latest, latest.type == id { return unsafeDowncast(latest.codec, to: FieldCodec<Value>.self) }
    let codec = codecs[id] ?? Self.make(type)
    codecs[id] = .some(codec)
    guard let codec else { return nil }
    latest = (id, codec)
    return unsafeDowncast(codec, to: FieldCodec<Value>.self)
  }

  /// The codec of a type that is only displayed.
  func label<Value>(for type: Value.Type) -> FieldCodec<Value> {
    let id = ObjectIdentifier(type)
    if let codec = labels[id] { return unsafeDowncast(codec, to: FieldCodec<Value>.self) }
    let codec = LabelCodec<Value>()
    labels[id] = codec
    return codec
  }

  // MARK: Types

  private typealias Choice = CaseIterable & Hashable & Sendable
  private typealias Selection = FormSelection & Sendable

  /// A type that lists its cases is a choice, even if it parses itself; a collection of such a type holds several.
  static func make<Value>(_ type: Value.Type) -> AnyCodec? {
    if let type = choiceType(type) { return choice(type) }
    if let codec = ownCodec(of: type) { return codec }
    if let type = type as? any CompoundValue.Type { return type.makeCodec() }
    if let type = type as? any FormValue.Type { return value(type) }
    let collection = unsafeBitCast(type as? any FormSelection.Type, to: Optional<any Selection.Type>.self)
    return collection.flatMap { selection($0) }
  }

  /// The type as a choice, if it lists its cases. Its caller knows that it is `Sendable`, which leaves no trace at run
  /// time that could be looked for: both kinds of reference to the type look the same in memory.
  private static func choiceType(_ type: Any.Type) -> (any Choice.Type)? {
    unsafeBitCast(type as? any (CaseIterable & Hashable).Type, to: Optional<any Choice.Type>.self)
  }

  private static func choice<Value: Choice>(_ type: Value.Type) -> AnyCodec {
    ChoiceCodec(cases: Array(type.allCases))
  }

  private static func value<Value: FormValue>(_ type: Value.Type) -> AnyCodec { ValueCodec<Value>() }

  private static func selection<Value: Selection>(_ type: Value.Type) -> AnyCodec? {
    func codec<Element: Choice>(_ type: Element.Type) -> AnyCodec {
      SelectionCodec<Value, Element>(.elementsOfSameType, of: ChoiceCodec(cases: Array(type.allCases)))
    }
    // A collection can be Sendable only if its elements are.
    return choiceType(Value.Element.self).map { codec($0) }
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
    ObjectIdentifier(Duration.self): DurationCodec(),
    ObjectIdentifier(URL.self): URLCodec(),
    ObjectIdentifier(UUID.self): UUIDCodec(),
    ObjectIdentifier(Date.self): date,
    ObjectIdentifier(FormFile.self): FileCodec(),
  ]
}
