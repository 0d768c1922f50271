/// A check of one value: nothing when it is fine, else the issue to show.
///
/// Rules see values, never absence: whether an answer is needed is ``FieldBuilder/required()``'s business, and no other
/// rule runs on an empty field.
public struct FormRule<Value>: Sendable {
  let check: @Sendable (Value) -> FormIssue?

  /// A rule of one's own.
  public init(_ check: @escaping @Sendable (Value) -> FormIssue?) { self.check = check }
}

/// A built-in check of a text. Each stands in its rule's own file.
enum TextRule: Equatable {
  case email, web, luhn
  case minimumLength(Int)
  case maximumLength(Int)
  case length(Int)

  func check(_ text: String) -> FormIssue? {
    switch self {
    case .email: Rules.isEmail(text) ? nil : FormIssue(.notEmail)
    case .web: Rules.isWebAddress(text) ? nil : FormIssue(.notURL)
    case .luhn: Rules.isLuhn(text) ? nil : FormIssue(.luhn)
    case .minimumLength(let minimum): text.hasAtLeast(minimum) ? nil : FormIssue(.tooShort(minimum: minimum))
    case .maximumLength(let maximum):
      text.hasAtMost(maximum) ? nil : FormIssue(.tooLong(maximum: maximum, count: text.count))
    case .length(let length): text.count == length ? nil : FormIssue(.wrongLength(length))
    }
  }
}

/// A rule as a field keeps it: it sees the value as the engine keeps it, so that running it needs no types.
enum FieldRule {
  case text(TextRule)
  case range(ValueRange)
  case custom((StoredValue) -> FormIssue?)
}

/// The rules of a field, in order.
///
/// Fields that declare the same built-in rules share one chain; ``RuleChainCache`` finds it. Chains are immutable, because
/// the definition of a subform is shared by every form that has one, on whatever thread those are built.
final class RuleChain: @unchecked Sendable {
  let rules: [FieldRule]
  /// Whether any of them looks at the value as a text.
  let readsText: Bool

  init(_ rules: [FieldRule] = []) {
    self.rules = rules
    readsText = rules.contains { if case .text = $0 { true } else { false } }
  }

  /// Adds what the rules find in a value that is not empty.
  ///
  /// - Parameter environment: the form's; copied only if a rule reads it, which few do.
  /// - Returns: how many rules ran.
  func check(
    _ value: StoredValue, _ codec: AnyCodec, _ environment: @autoclosure () -> FormEnvironment,
    _ found: inout [FormIssue]
  ) -> Int {
    if case .text(let text) = value { return check(value, text, codec, environment, &found) }
    return check(value, readsText ? codec.formText(value) : "", codec, environment, &found)
  }

  private func check(
    _ value: StoredValue, _ text: String, _ codec: AnyCodec, _ environment: () -> FormEnvironment,
    _ found: inout [FormIssue]
  ) -> Int {
    for index in rules.indices {
      switch rules[index] {
      case .text(let rule): if let issue = rule.check(text) { found.append(issue) }
      case .range(let range):
        guard !range.contains(value, codec, environment) else { continue }
        let ends = range.ends(codec, environment())
        found.append(FormIssue(.outOfRange(minimum: ends.minimum, maximum: ends.maximum)))
      case .custom(let check): if let issue = check(value) { found.append(issue) }
      }
    }
    return rules.count
  }

  /// This chain and one more rule.
  func adding(_ rule: FieldRule) -> RuleChain { RuleChain(rules + [rule]) }
}

/// What a built-in rule says of itself: for documentation, and for the test that runs every example.
public struct FormRuleDescription: Sendable {
  /// The trait's name.
  public let name: String
  /// What it checks, in one sentence.
  public let help: String
  /// How it is written.
  public let example: String
  /// Texts that it accepts.
  public let accepts: [String]
  /// Texts that it refuses.
  public let refuses: [String]
}
