import Foundation

/// A Swift type in which a value can be read and set: `values["seats", as: Int.self]`.
public protocol FormValueConvertible: Sendable {
  /// Nil for a value of another type.
  init?(_ value: FormValues.Value)
  /// The same as a value of JSON.
  var formValue: FormValues.Value { get }
}

extension FormValues {
  /// The value at a path, in a Swift type; nil if it is missing, null, or of another type. Setting it makes the objects
  /// on the way; setting nil removes the key.
  public subscript<Value: FormValueConvertible>(path: FormValuePath, as type: Value.Type) -> Value? {
    get { self[path: path].flatMap { Value($0) } }
    set { self[path: path] = newValue?.formValue }
  }
}

extension FormValues.Value: FormValueConvertible {
  public init?(_ value: FormValues.Value) { self = value }
  public var formValue: FormValues.Value { self }
}
extension FormValues: FormValueConvertible {
  public init?(_ value: FormValues.Value) {
    guard let object = value.object else { return nil }
    self = object
  }
  public var formValue: FormValues.Value { .object(self) }
}
extension String: FormValueConvertible {
  public init?(_ value: FormValues.Value) {
    guard let text = value.text else { return nil }
    self = text
  }
  public var formValue: FormValues.Value { .text(self) }
}
extension Bool: FormValueConvertible {
  public init?(_ value: FormValues.Value) {
    guard let flag = value.flag else { return nil }
    self = flag
  }
  public var formValue: FormValues.Value { .flag(self) }
}
extension Int: FormValueConvertible {
  public init?(_ value: FormValues.Value) {
    guard let integer = value.integer else { return nil }
    self = integer
  }
  public var formValue: FormValues.Value { .integer(self) }
}
extension Double: FormValueConvertible {
  public init?(_ value: FormValues.Value) {
    guard let double = value.double, double.isFinite else { return nil }
    self = double
  }
  public var formValue: FormValues.Value { FormValues.Value(self) }
}
extension Decimal: FormValueConvertible {
  public init?(_ value: FormValues.Value) {
    switch value {
    case .integer(let integer): self = Decimal(integer)
    case .number(let number):
      guard let decimal = number.decimal else { return nil }
      self = decimal
    default: return nil
    }
  }
  public var formValue: FormValues.Value { FormValues.Number(self).map { FormValues.Value($0) } ?? .null }
}
extension Array: FormValueConvertible where Element: FormValueConvertible {
  /// Nil if any element is of another type.
  public init?(_ value: FormValues.Value) {
    guard let list = value.list else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(list.count)
    for value in list {
      guard let element = Element(value) else { return nil }
      elements.append(element)
    }
    self = elements
  }
  public var formValue: FormValues.Value { .list(map(\.formValue)) }
}
