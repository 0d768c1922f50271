import Foundation

extension Rules {
  static let minimumCount = FormRuleDescription(
    name: "minimumCount", help: "At least this many options are chosen.",
    example: "@Field(.options([\"a\", \"b\", \"c\"]), .minimumCount(2)) var letters: [String] = []",
    accepts: ["a, b"], refuses: ["a"])
  static let maximumCount = FormRuleDescription(
    name: "maximumCount", help: "At most this many options are chosen.",
    example: "@Field(.options([\"a\", \"b\", \"c\"]), .maximumCount(2)) var letters: [String] = []",
    accepts: ["a, b"], refuses: ["a, b, c"])
}

extension FieldBuilder where Value: FormSelection {
  /// At least `minimum` options must be chosen, if any is. Use ``required()`` where at least one must be.
  @discardableResult public func minimumCount(_ minimum: Int) -> Self { count(minimum: minimum) }
  /// At most `maximum` options may be chosen.
  @discardableResult public func maximumCount(_ maximum: Int) -> Self { count(maximum: maximum) }
}

extension FieldBuilder where Value: FormCollection {
  /// There must be at least `minimum` elements. An empty collection has too few, so it is required, too.
  @discardableResult public func minimumCount(_ minimum: Int) -> Self { count(minimum: minimum) }
  /// There may be at most `maximum` elements.
  @discardableResult public func maximumCount(_ maximum: Int) -> Self { count(maximum: maximum) }
}

extension FieldBuilder where Value: FormCollection & FormSelection {
  /// There must be at least `minimum` elements. Of options, at least as many must be chosen, if any is.
  @discardableResult public func minimumCount(_ minimum: Int) -> Self { count(minimum: minimum) }
  /// At most `maximum` elements, or options, may be there.
  @discardableResult public func maximumCount(_ maximum: Int) -> Self { count(maximum: maximum) }
}

extension FieldBuilder where Value: OptionSet {
  /// At least `minimum` options must be chosen, if any is.
  @discardableResult public func minimumCount(_ minimum: Int) -> Self { count(minimum: minimum) }
  /// At most `maximum` options may be chosen.
  @discardableResult public func maximumCount(_ maximum: Int) -> Self { count(maximum: maximum) }
}

extension FieldBuilder where Value == IndexSet {
  /// At least `minimum` options must be chosen, if any is.
  @discardableResult public func minimumCount(_ minimum: Int) -> Self { count(minimum: minimum) }
  /// At most `maximum` options may be chosen.
  @discardableResult public func maximumCount(_ maximum: Int) -> Self { count(maximum: maximum) }
}

extension FieldBuilder {
  private func count(minimum: Int = 0, maximum: Int = .max) -> Self {
    // Whether it has options, or elements, is known at the end.
    if Value.self is any FormCollection.Type {
      detail {
        var settings = $0.collection ?? CollectionSettings()
        (settings.minimum, settings.maximum) = (max(settings.minimum, minimum), min(settings.maximum, maximum))
        $0.collection = settings
      }
    }
    guard let typed else { return self }
    if element.details?.collection?.make == nil { scope.note(choice: typed) }
    typed.rules = (typed.rules ?? scope.noRules).adding(.count(minimum: minimum, maximum: maximum))
    return self
  }
}

extension RuleChain {
  /// How many options may be chosen.
  var count: (minimum: Int, maximum: Int) {
    var (minimum, maximum) = (0, Int.max)
    for case .count(let least, let most) in rules { (minimum, maximum) = (max(minimum, least), min(maximum, most)) }
    return (minimum, maximum)
  }
  /// The counts if they exclude each other.
  var impossibleCount: (minimum: Int, maximum: Int)? { count.minimum > count.maximum ? count : nil }
}

extension FieldTrait {
  /// At least this many options must be chosen, if any is; a collection must have at least this many elements.
  public static func minimumCount(_ minimum: Int) -> FieldTrait { FieldTrait() }
  /// At most this many options may be chosen; a collection may have at most this many elements.
  public static func maximumCount(_ maximum: Int) -> FieldTrait { FieldTrait() }
}
