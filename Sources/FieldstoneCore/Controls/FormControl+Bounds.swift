import Foundation

/// Bounds as arguments of a text.
extension FormNumberStyle {
  package var minimumText: FormArgument? { minimum.map { .number("\($0)") } }
  package var maximumText: FormArgument? { maximum.map { .number("\($0)") } }
}

/// Bounds as arguments of a text.
extension FormDateStyle {
  package var minimumText: FormArgument? { minimum.map { .date($0, kind) } }
  package var maximumText: FormArgument? { maximum.map { .date($0, kind) } }
}

extension Decimal {
  /// The nearest number that a position along a slider can be computed from.
  package var approximate: Double { NSDecimalNumber(decimal: self).doubleValue }
}
