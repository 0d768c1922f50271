import Foundation

/// The engine's representation of any field's value: common types inline, other types in a box.
///
/// 17 bytes, so that a field's whole state fits a cache line whatever the model's types are.
enum StoredValue: @unchecked Sendable {
  /// No value: an optional that is nil.
  case none
  case text(String)
  case flag(Bool)
  /// A whole number that fits in `Int64`, or the index of an option.
  case integer(Int64)
  case unsigned(UInt64)
  /// A floating-point number, or a date as seconds from its reference date.
  case number(Double)
  /// Any other type. Sendable, because only `FormValue`s and choices go into a box, and they are sendable.
  case boxed(ValueBox)

  /// Whether it has no value, an empty text, or a collection in which nothing is chosen.
  var isEmpty: Bool {
    switch self {
    case .none: true
    case .text(let text): text.isEmpty
    case .boxed(let box): box.isEmpty
    default: false
    }
  }

  /// The bytes of its text or of the values of several objects; zero for any other value.
  ///
  /// - Complexity: O(1).
  var textBytes: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .boxed(let box): box.bytes
    default: 0
    }
  }
}

extension StoredValue: Equatable {
  static func == (left: StoredValue, right: StoredValue) -> Bool {
    switch (left, right) {
    case (.none, .none): true
    case (.text(let left), .text(let right)): left.hasSameBytes(as: right)
    case (.flag(let left), .flag(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.unsigned(let left), .unsigned(let right)): left == right
    // By bits, so that NaN equals itself; otherwise a field that holds NaN would always count as changed.
    case (.number(let left), .number(let right)): left.bitPattern == right.bitPattern
    case (.boxed(let left), .boxed(let right)): left.isEqual(to: right)
    default: false
    }
  }
}

extension String {
  /// Whether both have the same bytes: `==` also holds for canonically equivalent texts.
  ///
  /// - Complexity: O(length); much faster than comparing the views. Texts that differ usually differ in length.
  func hasSameBytes(as other: String) -> Bool {
    let count = utf8.count
    guard count == other.utf8.count else { return false }
    let areSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { otherBytes in
        count == 0 || memcmp(bytes.baseAddress!, otherBytes.baseAddress!, count) == 0
      }
    }
    return (areSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

/// A value of a type that ``StoredValue`` has no case for.
class ValueBox {
  /// Whether it is a collection in which nothing is chosen.
  var isEmpty: Bool { false }
  /// The bytes that it takes, if they are worth counting.
  var bytes: Int { 0 }
  func isEqual(to other: ValueBox) -> Bool { self === other }
}

/// The box of one type.
final class BoxOf<Value>: ValueBox {
  let value: Value
  private let equals: (Value, Value) -> Bool

  init(_ value: Value, equals: @escaping (Value, Value) -> Bool) {
    self.value = value
    self.equals = equals
  }

  override func isEqual(to other: ValueBox) -> Bool {
    guard let other = other as? BoxOf<Value> else { return false }
    return equals(value, other.value)
  }
}
