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
    let value = slots[slot].value
    let answer = field.codec.answer(value, environment)
    let stepped: FormAnswer?
    switch field.control(in: environment, isReadOnly: isReadOnly(slot)).standard {
    case .number(let style), .stepper(let style): stepped = style.stepped(answer, by: steps, step: style.ownStep ?? 1)
    case .slider(let style): stepped = style.stepped(answer, by: steps, step: style.sliderStep)
    case .date(let style):
      stepped = (field.codec as? DateCodec).flatMap { DateSteps($0, style, environment, value).answer(by: steps) }
    default: stepped = nil
    }
    guard let stepped, let parsed = field.codec.value(of: stepped, environment),
      case .value = field.codec.merged(parsed, over: value, environment)
    else { return nil }
    return stepped
  }

  /// The answer of a date's field on another day, at the same time: what a calendar sends with
  /// ``FormInput/set(_:_:)`` when a day is picked. A field without an answer gets noon; the first and the last day of a
  /// range bring the nearest time that is in it.
  ///
  /// - Parameters:
  ///   - row: a field that asks for a day, or for a day and a time.
  ///   - day: year, month and day of the Gregorian calendar, in the field's time zone.
  /// - Throws: what to say of a day that is out of the field's range, or that its time zone skips.
  public func answer(_ row: FormRowID, on day: DateComponents) throws(FormIssue) -> FormAnswer {
    guard let slot = slot(of: row), let field = field(at: slot), let codec = field.codec as? DateCodec,
      case .date(let style) = field.control(in: environment, isReadOnly: isReadOnly(slot)).standard
    else { throw FormIssue(.notDate(.date)) }
    return try DateSteps(codec, style, environment, slots[slot].value).answer(on: day)
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
