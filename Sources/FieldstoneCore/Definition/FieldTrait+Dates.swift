import Foundation

extension FieldTrait {
  /// A month of a year.
  public static var month: FieldTrait { FieldTrait() }
  /// A year.
  public static var year: FieldTrait { FieldTrait() }
  /// Also accepts years of two digits.
  public static var twoDigitYears: FieldTrait { FieldTrait() }
  /// Also accepts words for days near today.
  public static var relativeDates: FieldTrait { FieldTrait() }
  /// The date at which a picker opens, without storing it.
  public static func startsAt(_ date: Date) -> FieldTrait { FieldTrait() }
}
