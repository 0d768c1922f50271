import FieldstoneCore
import Foundation

/// A range, of whichever values.
protocol DescribedRange {
  /// What its ends are in a document; nil if a document has no such ranges.
  static var bound: DocumentRangeBound? { get }
}

extension ClosedRange: DescribedRange {
  static var bound: DocumentRangeBound? {
    switch Bound.self {
    case is Double.Type, is Float.Type: .number
    case is Decimal.Type: .decimal
    case is Date.Type: .date
    case is any FixedWidthInteger.Type: .integer
    default: nil
    }
  }
}

/// The value of a text that the engine has written.
struct TypedValue: LeafVisitor {
  let text: String

  func visit<Value>(_ leaf: Leaf<Value>) -> FormValues.Value? {
    func value<Typed: FormValue>(_ type: Typed.Type) -> Value? {
      try? type.formValue(from: text, in: .standard) as? Value
    }
    return (Value.self as? any FormValue.Type).flatMap { value($0) }.map(leaf.write)
  }
}
