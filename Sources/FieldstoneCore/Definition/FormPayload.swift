import Foundation

/// A value of a case in the code that `@Form` generates for an enum. It begins blank.
///
/// Blank are nil, an empty text or collection, zero, false, the first case of a `CaseIterable` enum, the template of a
/// form, today's date and a new UUID. Other types have no blank value, so their case needs a default for it.
@propertyWrapper
public struct FormPayload<Value> {
  /// The value; nil if its type has no blank value and none has been set.
  public private(set) var projectedValue: Value?

  public init() { projectedValue = BlankValue.make(Value.self) }
  public init(wrappedValue: Value) { projectedValue = wrappedValue }

  public var wrappedValue: Value {
    get {
      // The fields of a case without a blank value are not part of a definition, so nothing reads them.
      guard let projectedValue else { preconditionFailure("'\(Value.self)' has no blank value.") }
      return projectedValue
    }
    set { projectedValue = newValue }
  }
}

/// Makes the values that the fields of a case begin with.
enum BlankValue {
  static func make<Value>(_ type: Value.Type) -> Value? {
    if let type = type as? any ExpressibleByNilLiteral.Type { return none(type) }
    return made(type) as? Value
  }

  private static func made(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any FormModel.Type: type.formTemplate
    case is Bool.Type: false
    case is Date.Type: Date()
    case is UUID.Type: UUID()
    case let type as any CaseIterable.Type: first(type)
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any AdditiveArithmetic.Type: zero(type)
    default: nil
    }
  }

  private static func first<Value: CaseIterable>(_ type: Value.Type) -> Any? { type.allCases.first }
  private static func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Any { type.zero }

  /// The nil of an optional type, which a cast would take for a missing value.
  private static func none<Value, Optional: ExpressibleByNilLiteral>(_ type: Optional.Type) -> Value? {
    let none = Optional(nilLiteral: ())
    return withUnsafePointer(to: none) { UnsafeRawPointer($0).assumingMemoryBound(to: Value.self).pointee }
  }
}
