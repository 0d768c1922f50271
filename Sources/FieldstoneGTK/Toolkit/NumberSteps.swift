import FieldstoneCore
import Foundation

/// What a number's steps are within.
struct NumberSteps {
  let least, most: Decimal?
  let step: Decimal

  init(_ style: FormNumberStyle) {
    func number(_ digits: String?) -> Decimal? {
      digits.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
    }
    (least, most) = (number(style.minimum), number(style.maximum))
    step = number(style.step).flatMap { $0 > 0 ? $0 : nil } ?? 1
  }
}

/// The numbers between two ends that a slider stops at.
struct SliderScale {
  let least, most, step: Decimal

  /// Nil where a slider can't be drawn: an end is missing, or there is nothing between the ends.
  init?(_ style: FormNumberStyle) {
    let steps = NumberSteps(style)
    guard let least = steps.least, let most = steps.most, least < most else { return nil }
    (self.least, self.most) = (least, most)
    step = style.step == nil && !style.isInteger ? Self.fineStep(most - least) : steps.step
    guard Self.double(least).isFinite, Self.double(least) < Self.double(most) else { return nil }
  }

  /// A hundred steps or more, by a power of ten.
  private static func fineStep(_ width: Decimal) -> Decimal {
    Decimal(sign: .plus, exponent: Int(log10(double(width)).rounded(.down)) - 2, significand: 1)
  }

  static func double(_ number: Decimal) -> Double { NSDecimalNumber(decimal: number).doubleValue }

  /// The stop that is nearest to a place on the scale.
  func stop(at place: Double) -> Decimal {
    guard place < Self.double(most) else { return most }
    var count = Decimal((place - Self.double(least)) / Self.double(step))
    var whole = Decimal()
    NSDecimalRound(&whole, &count, 0, .plain)
    return min(max(least + whole * step, least), most)
  }
}
