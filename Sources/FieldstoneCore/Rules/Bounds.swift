import Foundation

/// Bounds that depend on other answers.
extension FieldBuilder where Value: Comparable & FormValue {
  /// A value that is at least what the closure returns; any value while it returns nil. The closure runs again only when
  /// something that it read has changed: `form[\.seats].minimum { $0.guests.count + 1 }`.
  ///
  /// The bound is where people see it before they answer: in the hint, in the calendar, in the ends of a slider. A value
  /// outside is an issue that says what is accepted. Together with a declared range, the narrower bound counts.
  @discardableResult public func minimum(_ bound: @escaping @Sendable (FormReader<Model>) -> Value?) -> Self {
    bounds { (bound($0), nil) }
  }
  /// A value that is at most what the closure returns; any value while it returns nil.
  @discardableResult public func maximum(_ bound: @escaping @Sendable (FormReader<Model>) -> Value?) -> Self {
    bounds { (nil, bound($0)) }
  }
  /// A value in the range that the closure returns, which includes both bounds.
  @discardableResult public func range(_ range: @escaping @Sendable (FormReader<Model>) -> ClosedRange<Value>) -> Self {
    bounds {
      let range = range($0)
      return (range.lowerBound, range.upperBound)
    }
  }
  /// A value that is at least the lower bound of what the closure returns.
  @discardableResult public func range(_ range: @escaping @Sendable (FormReader<Model>) -> PartialRangeFrom<Value>)
    -> Self
  { minimum { range($0).lowerBound } }
  /// A value that is at most the upper bound of what the closure returns.
  @discardableResult public func range(_ range: @escaping @Sendable (FormReader<Model>) -> PartialRangeThrough<Value>)
    -> Self
  { maximum { range($0).upperBound } }

  private func bounds(_ bounds: @escaping @Sendable (FormReader<Model>) -> (Value?, Value?)) -> Self {
    guard let typed else { return self }
    return track(.bounds) { scope in
      let (minimum, maximum) = bounds(FormReader(scope))
      if minimum == nil, maximum == nil { return .bounds(nil) }
      return .bounds(ValueRange(minimum, maximum, typed.typedCodec))
    }
  }
}

extension FormBuilder {
  /// Two dates that are the ends of a range: the second is not before the first, in its calendar, too.
  public func dateRange(_ from: KeyPath<Model, Date>, _ to: KeyPath<Model, Date>) {
    let start = SendablePath(from)
    self[to].minimum { $0[start.path] }
  }
  /// Two dates that are the ends of a range, either of which can be left empty.
  public func dateRange(_ from: KeyPath<Model, Date?>, _ to: KeyPath<Model, Date?>) {
    let start = SendablePath(from)
    self[to].minimum { $0[start.path] }
  }
  /// Two dates that are the ends of a range, the second of which can be left empty.
  public func dateRange(_ from: KeyPath<Model, Date>, _ to: KeyPath<Model, Date?>) {
    let start = SendablePath(from)
    self[to].minimum { $0[start.path] }
  }
}
