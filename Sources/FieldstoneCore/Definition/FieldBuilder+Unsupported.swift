/// Things that one might try but that are not supported, or not yet. Each message says what to use instead.
extension FieldBuilder {
  @available(
    *, unavailable,
    message: "'.range' needs a value that can be ordered, and a range of its type that includes its bounds"
  )
  @_disfavoredOverload @discardableResult
  public func range<Bounds: RangeExpression>(_ range: @escaping @Sendable (FormReader<Model>) -> Bounds) -> Self {
    self
  }
}

extension FieldBuilder where Value: Comparable & FormValue {
  @available(*, unavailable, message: "a range includes both bounds: write '1...5' for '1..<6'")
  @discardableResult public func range(_ range: Range<Value>) -> Self { self }
  @available(*, unavailable, message: "a range includes both bounds: write '...5' for '..<6'")
  @discardableResult public func range(_ range: PartialRangeUpTo<Value>) -> Self { self }
}

extension FieldBuilder where Value: FormValue & Numeric & Comparable {
  @available(*, unavailable, message: "a range includes both bounds: write '1...5' for '1..<6'")
  @discardableResult public func stepper(_ range: Range<Value>, by step: Value = 1) -> Self { self }
  @available(*, unavailable, message: "a range includes both bounds: write '1...5' for '1..<6'")
  @discardableResult public func slider(_ range: Range<Value>) -> Self { self }
}

extension FieldTrait {
  // These are accepted here so that `@Form` emits the call, whose error message explains the problem.
  public static func range<Value: Comparable>(_ range: Range<Value>) -> FieldTrait { FieldTrait() }
  public static func range<Value: Comparable>(_ range: PartialRangeUpTo<Value>) -> FieldTrait { FieldTrait() }
  public static func stepper<Value: Comparable>(_ range: Range<Value>) -> FieldTrait { FieldTrait() }
  public static func slider<Value: Comparable>(_ range: Range<Value>) -> FieldTrait { FieldTrait() }
}
