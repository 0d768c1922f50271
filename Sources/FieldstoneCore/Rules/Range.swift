import Foundation

extension Rules {
  static let range = FormRuleDescription(
    name: "range", help: "A number, a date or another ordered value between two ends.",
    example: "@Field(.range(1...3)) var seats = 1", accepts: ["1", "3"], refuses: ["0", "4"])
}

extension FieldBuilder where Value: Comparable & FormValue {
  /// A value between two ends, both included.
  @discardableResult public func range(_ range: ClosedRange<Value>) -> Self {
    bounded(range.lowerBound, range.upperBound) { range.contains($0) }
  }
  /// A value from one end on.
  @discardableResult public func range(_ range: PartialRangeFrom<Value>) -> Self {
    bounded(range.lowerBound, nil) { range.contains($0) }
  }
  /// A value up to an end, which is included.
  @discardableResult public func range(_ range: PartialRangeThrough<Value>) -> Self {
    bounded(nil, range.upperBound) { range.contains($0) }
  }

  private func bounded(_ minimum: Value?, _ maximum: Value?, _ holds: @escaping (Value) -> Bool) -> Self {
    let bounds = Bounds(minimum: minimum, maximum: maximum, codec: typed?.typedCodec)
    detail {
      $0.bounds = bounds.texts
      $0.outsideBounds = bounds.kind
    }
    return rule(
      FormRule { value in
        if let minimum = bounds.minimum, value < minimum { return FormIssue(bounds.kind) }
        if let maximum = bounds.maximum, value > maximum { return FormIssue(bounds.kind) }
        // Neither below nor above, and yet not inside: not a number.
        return value == value ? nil : FormIssue(bounds.kind)
      })
  }
}

/// The two ends of a range and how they read.
private struct Bounds<Value: Comparable & FormValue>: @unchecked Sendable {
  let minimum: Value?
  let maximum: Value?
  let kind: FormIssue.Kind
  let texts: (minimum: String?, maximum: String?)

  init(minimum: Value?, maximum: Value?, codec: FieldCodec<Value>?) {
    self.minimum = minimum
    self.maximum = maximum
    func text(_ value: Value?) -> String? {
      value.map { value in codec.map { $0.text($0.pack(value), .standard) } ?? value.formText(in: .standard) }
    }
    texts = (text(minimum), text(maximum))
    let isNumber = Value.self is any Numeric.Type
    func argument(_ text: String?) -> FormArgument? { text.map { isNumber ? .number($0) : .text($0) } }
    kind = .outOfRange(minimum: argument(texts.minimum), maximum: argument(texts.maximum))
  }
}

extension FieldTrait {
  /// A value between two ends, both included.
  public static func range<Value: Comparable>(_ range: ClosedRange<Value>) -> FieldTrait { FieldTrait() }
  /// A value from one end on.
  public static func range<Value: Comparable>(_ range: PartialRangeFrom<Value>) -> FieldTrait { FieldTrait() }
  /// A value up to an end, which is included.
  public static func range<Value: Comparable>(_ range: PartialRangeThrough<Value>) -> FieldTrait { FieldTrait() }
}
