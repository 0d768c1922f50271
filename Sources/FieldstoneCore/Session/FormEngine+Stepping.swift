import Foundation

/// Numbers and dates that go up and down.
extension FormEngine {
  /// The answer that is some steps above or below a field's value, within its range: a number's own step (1, where it
  /// declares none), a day, a minute. A slider without a step has a hundred of them.
  ///
  /// Send it with ``FormInput/set(_:_:)``. Where nothing is answered yet, a number begins at its least value, or at 0,
  /// and a date at now.
  ///
  /// - Parameters:
  ///   - row: a field that is a number or a date.
  ///   - steps: how many; negative ones go down.
  /// - Returns: nil for a row that has no steps, or whose type can't hold the result.
  public func answer(_ row: FormRowID, steppedBy steps: Int) -> FormAnswer? {
    guard let slot = slot(of: row), let field = field(at: slot) else { return nil }
    let answer = field.codec.answer(slots[slot].value, environment)
    let stepped: FormAnswer?
    switch field.control.standard {
    case .number(let style), .stepper(let style): stepped = style.stepped(answer, by: steps, step: style.ownStep ?? 1)
    case .slider(let style): stepped = style.stepped(answer, by: steps, step: style.sliderStep)
    case .date(let style): stepped = style.stepped(answer, by: steps, environment)
    default: stepped = nil
    }
    guard let stepped, case .value = field.codec.value(of: stepped, environment) else { return nil }
    return stepped
  }
}

extension FormNumberStyle {
  fileprivate var ownStep: Decimal? { step.flatMap { Decimal(string: $0) }.flatMap { $0 > 0 ? $0 : nil } }

  /// A hundredth of the range, as a power of ten.
  fileprivate var sliderStep: Decimal {
    if let ownStep { return ownStep }
    guard !isInteger, let ends, ends.low < ends.high else { return 1 }
    var step: Decimal = 1
    let span = ends.high - ends.low
    while step * 100 > span, step.exponent > -18 { step /= 10 }
    while step * 1000 <= span { step *= 10 }
    return step
  }

  private var ends: (low: Decimal, high: Decimal)? {
    guard let low = minimum.flatMap({ Decimal(string: $0) }), let high = maximum.flatMap({ Decimal(string: $0) }) else {
      return nil
    }
    return (low, high)
  }

  fileprivate func stepped(_ answer: FormAnswer, by steps: Int, step: Decimal) -> FormAnswer? {
    let low = minimum.flatMap { Decimal(string: $0) }
    let high = maximum.flatMap { Decimal(string: $0) }
    var number = low ?? min(0, high ?? 0)
    if case .number(let now) = answer { number = now + step * Decimal(steps) }
    if let high, number > high { number = high }
    if let low, number < low { number = low }
    return number.isFinite ? .number(number) : nil
  }
}

extension FormDateStyle {
  fileprivate func stepped(_ answer: FormAnswer, by steps: Int, _ environment: FormEnvironment) -> FormAnswer? {
    let calendar = environment.gregorian
    var date = environment.now()
    if case .date(let parts) = answer, let now = try? DateText.date(parts, kind, environment) {
      // Far away is as far as one can say.
      let most = 4_000_000
      let unit: Calendar.Component = kind == .time ? .minute : .day
      guard let next = calendar.date(byAdding: unit, value: min(max(steps, -most), most), to: now) else { return nil }
      // A clock stops at midnight, a calendar at its last year.
      let isKept = kind == .time ? calendar.isDate(next, inSameDayAs: now) : true
      date = isKept ? next : now
    }
    func end(_ text: String?) -> Date? { text.flatMap { try? DateText.date($0, kind, environment) } }
    if let high = end(maximum), date > high { date = high }
    if let low = end(minimum), date < low { date = low }
    guard (1...9999).contains(calendar.component(.year, from: date)), calendar.component(.era, from: date) == 1 else {
      return nil
    }
    return .date(DateText.components(date, kind, environment))
  }
}
