import Foundation

extension FieldBuilder where Value == Date {
  /// A month of a year, in the Gregorian calendar. The date is the moment at which the month starts in the field's time
  /// zone.
  @discardableResult public func month() -> Self { kind(.month) }
  /// A year of the Gregorian calendar. The date is the moment at which it starts in the field's time zone.
  @discardableResult public func year() -> Self { kind(.year) }

  /// Also accepts the last two digits of a year: those of the 100 years that end 20 years from now.
  ///
  /// Without it, a year has four digits, because two could as well be those of another century.
  @discardableResult public func twoDigitYears() -> Self { date { $0.with(.twoDigitYears) } }
  /// Also accepts the language's words for yesterday, today and tomorrow, and the names of weekdays, which stand for
  /// today or the first such day after it. The answer is a date like any other, and doesn't change when time passes.
  @discardableResult public func relativeDates() -> Self { date { $0.with(.nearDays) } }

  /// The date at which a picker opens, and from which an empty field is stepped. It is shown there and nowhere else,
  /// and isn't the answer before somebody picks it.
  @discardableResult public func startsAt(_ date: Date) -> Self {
    detail { $0.opensAt = date }
    return self
  }
}
