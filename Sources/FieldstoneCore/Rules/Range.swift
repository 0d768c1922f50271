import Foundation

extension Rules {
  static let range = FormRuleDescription(
    name: "range", help: "A number, a date or another ordered value between two bounds.",
    example: "@Field(.range(1...3)) var seats = 1", accepts: ["1", "3"], refuses: ["0", "4"])
}

extension FieldBuilder where Value: Comparable & FormValue {
  /// A value in a range that includes both bounds.
  @discardableResult public func range(_ range: ClosedRange<Value>) -> Self {
    bounded(range.lowerBound, range.upperBound)
  }
  /// A value that is at least the lower bound.
  @discardableResult public func range(_ range: PartialRangeFrom<Value>) -> Self {
    bounded(range.lowerBound, nil)
  }
  /// A value that is at most the upper bound.
  @discardableResult public func range(_ range: PartialRangeThrough<Value>) -> Self {
    bounded(nil, range.upperBound)
  }

  private func bounded(_ minimum: Value?, _ maximum: Value?) -> Self {
    guard let typed else { return self }
    let range = ValueRange(minimum, maximum, typed.typedCodec)
    detail { $0.range = range }
    typed.rules = (typed.rules ?? scope.noRules).adding(.range(range))
    return self
  }
}

extension FieldTrait {
  /// A value in a range that includes both bounds.
  public static func range<Value: Comparable>(_ range: ClosedRange<Value>) -> FieldTrait { FieldTrait() }
  /// A value that is at least the lower bound.
  public static func range<Value: Comparable>(_ range: PartialRangeFrom<Value>) -> FieldTrait { FieldTrait() }
  /// A value that is at most the upper bound.
  public static func range<Value: Comparable>(_ range: PartialRangeThrough<Value>) -> FieldTrait { FieldTrait() }
}
