import Foundation

/// Stepping numbers and dates up and down.
extension FormEngine {
  /// The answer that is a number of steps above or below a field's value, within its range. A step is the number's
  /// declared one (1 by default), a day, a minute, a month, or a year. A slider of fractional numbers without a declared step uses about
  /// a hundredth of its range.
  ///
  /// Send it with ``FormInput/set(_:_:)``. In an empty field, a number starts at its minimum, or else at 0 or its
  /// maximum, whichever is lower, and a date starts at the current time, or at the date that was declared for this.
  ///
  /// - Parameters:
  ///   - row: A number or date field.
  ///   - steps: The number of steps; negative to step down.
  /// - Returns: The answer; nil for a row that can't be stepped, for one that is mixed, or if its type can't hold the result.
  public func answer(_ row: FormRowID, steppedBy steps: Int) -> FormAnswer? {
    // From values that differ, there is no next one.
    guard let slot = slot(of: row), let field = field(at: slot), !isMixed(slot) else { return nil }
    return answer(slot, field, storedValue(slot), steppedBy: steps)
  }

  /// The same from a text that somebody sees in the field; nil, too, if it is no value of the field's type.
  package func answer(_ row: FormRowID, steppedBy steps: Int, from text: String) -> FormAnswer? {
    guard let slot = slot(of: row), let field = field(at: slot) else { return nil }
    if text.isEmpty { return answer(slot, field, .none, steppedBy: steps) }
    guard case .value(let value) = codec(of: field, slot).parse(text, environment) else { return nil }
    return answer(slot, field, value, steppedBy: steps)
  }

  private func answer(_ slot: Int, _ field: FieldElement, _ value: StoredValue, steppedBy steps: Int) -> FormAnswer? {
    let codec = codec(of: field, slot)
    let answer = codec.answer(value, environment)
    let stepped: FormAnswer?
    switch field.control(in: environment, range(of: field, slot), isReadOnly: isReadOnly(slot)).standard {
    case .number(let style), .stepper(let style): stepped = style.stepped(answer, by: steps, step: style.ownStep ?? 1)
    case .slider(let style): stepped = style.stepped(answer, by: steps, step: style.sliderStep)
    case .date(let style):
      stepped = (field.codec.unformatted as? DateCodec).flatMap {
        DateSteps($0, style, environment, value, opensAt: field.details?.opensAt).answer(by: steps)
      }
    default: stepped = nil
    }
    guard let stepped, let parsed = codec.value(of: stepped, over: value, environment),
      case .value = codec.merged(parsed, over: value, environment)
    else { return nil }
    return stepped
  }

  /// The answer that moves a date field to another day and keeps the time of day: what a calendar sends with
  /// ``FormInput/set(_:_:)`` when a day is picked. An empty field gets noon. On the first and last day of a range, the
  /// time moves to the nearest one within it.
  ///
  /// - Parameters:
  ///   - row: A field for a date, or for a date and time.
  ///   - day: A year, month, and day of the Gregorian calendar, in the field's time zone.
  /// - Throws: An issue if the day is outside the field's range or is skipped by its time zone.
  public func answer(_ row: FormRowID, on day: DateComponents) throws(FormIssue) -> FormAnswer {
    guard let slot = slot(of: row), let field = field(at: slot), let codec = field.codec.unformatted as? DateCodec,
      case .date(let style) = field.control(in: environment, range(of: field, slot), isReadOnly: isReadOnly(slot))
        .standard
    else { throw FormIssue(.notDate(.date)) }
    return try DateSteps(codec, style, environment, singleValue(slot)).answer(on: day)
  }

  /// The time zone of a date field's answers: its own, or the environment's. A calendar needs it to mark today.
  public func timeZone(of row: FormRowID) -> TimeZone {
    guard let codec = slot(of: row).flatMap(field(at:))?.codec.unformatted as? DateCodec else {
      return environment.timeZone
    }
    return codec.placed(environment).timeZone
  }
}

extension FormNumberStyle {
  fileprivate var ownStep: Decimal? { step.flatMap { $0 > 0 ? $0 : nil } }

  /// The declared step, else 1 for whole numbers, else about a hundredth of the range as a power of ten.
  fileprivate var sliderStep: Decimal {
    if let ownStep { return ownStep }
    guard !isInteger, let ends, ends.low < ends.high else { return 1 }
    var step: Decimal = 1
    let span = ends.high - ends.low
    while step * 100 > span, step.exponent > -18 { step /= 10 }
    // A product that is too large for `Decimal` is no number, and compares as less than any.
    while (step * 1000).isFinite, step * 1000 <= span { step *= 10 }
    return step
  }

  private var ends: (low: Decimal, high: Decimal)? {
    guard let minimum, let maximum else { return nil }
    return (minimum, maximum)
  }

  fileprivate func stepped(_ answer: FormAnswer, by steps: Int, step: Decimal) -> FormAnswer? {
    var number = minimum ?? min(0, maximum ?? 0)
    if case .number(let now) = answer { number = now + step * Decimal(steps) }
    if let maximum, number > maximum { number = maximum }
    if let minimum, number < minimum { number = minimum }
    return number.isFinite ? .number(number) : nil
  }
}
