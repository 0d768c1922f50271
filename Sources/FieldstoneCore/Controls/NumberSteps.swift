import Foundation

/// The range and the step of a number.
package struct NumberSteps {
  package let least, most: Decimal?
  package let step: Decimal

  package init(_ style: FormNumberStyle) {
    (least, most) = (style.minimum, style.maximum)
    step = style.step.flatMap { $0 > 0 ? $0 : nil } ?? 1
  }
}

/// The range of a slider, and its stops.
package struct SliderScale: Sendable, Equatable, Codable {
  package let least, most, step: Decimal

  /// Nil if no slider is possible: a bound is missing, the range is empty or too narrow for `Double`, or it has more
  /// stops than `Decimal` can count.
  package init?(_ style: FormNumberStyle) {
    let steps = NumberSteps(style)
    guard let least = steps.least, let most = steps.most, least < most else { return nil }
    guard least.approximate.isFinite, least.approximate < most.approximate, (most - least).isFinite else { return nil }
    (self.least, self.most) = (least, most)
    step = style.step == nil && !style.isInteger ? Self.fineStep(most - least) : steps.step
    guard stepCount <= 1e38 else { return nil }
  }

  /// A power of ten that divides a width into 100 to 1,000 steps.
  private static func fineStep(_ width: Decimal) -> Decimal {
    Decimal(sign: .plus, exponent: Int(log10(width.approximate).rounded(.down)) - 2, significand: 1)
  }

  /// The stops, if there are few enough to have a mark each; else only the ends.
  package var ticks: [Decimal] {
    guard stepCount.rounded() <= 30 else { return [least, most] }
    return Array(sequence(first: least) { $0 + step <= most ? $0 + step : nil })
  }

  private var stepCount: Double { (most - least).approximate / step.approximate }

  /// The stop nearest to a position on the slider. Its end is a stop, even if it is less than a step away.
  package func stop(at position: Double) -> Decimal {
    guard position < most.approximate else { return most }
    return min(max(whole((position - least.approximate) / step.approximate), least), most)
  }

  /// The stop nearest to a number where all stops are whole steps apart, as in browsers.
  package func wholeStep(at number: Decimal) -> Decimal {
    let stop = whole((min(max(number, least), most) - least).approximate / step.approximate)
    return stop > most ? stop - step : stop
  }

  private func whole(_ steps: Double) -> Decimal {
    var count = Decimal(steps)
    var whole = Decimal()
    NSDecimalRound(&whole, &count, 0, .plain)
    return least + whole * step
  }
}
