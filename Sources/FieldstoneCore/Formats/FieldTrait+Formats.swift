import Foundation

/// How values are written.
extension FieldTrait {
  /// A percentage.
  public static var percent: FieldTrait { FieldTrait() }
  /// An amount of money in a currency, by its code in ISO 4217.
  public static func currency(_ code: String) -> FieldTrait { FieldTrait() }
  /// A size in bytes, written as "1.5 MB".
  public static var byteCount: FieldTrait { FieldTrait() }
  /// The unit, and how many of it each of the other units is with which a number may be typed.
  public static func unit(_ unit: String, or others: KeyValuePairs<String, Decimal>) -> FieldTrait { FieldTrait() }
  /// How a value is written, and read if the style can parse.
  public static func format<Style: FormatStyle & Sendable>(_ style: Style) -> FieldTrait { FieldTrait() }
  /// How a value is written and read.
  public static func format<Value>(
    _ write: @escaping @Sendable (Value) -> String, parse: @escaping @Sendable (String) throws -> Value
  ) -> FieldTrait { FieldTrait() }
}
