/// A check of one value: nothing when it is fine, else the issue to show.
///
/// Rules see values, never absence: whether an answer is needed is ``FieldBuilder/required()``'s business, and no other
/// rule runs on an empty field.
public struct FormRule<Value>: Sendable {
  enum Body {
    /// A built-in check of a text: compared, shared and run without knowing the value's type.
    case text(TextRule)
    case custom(@Sendable (Value) -> FormIssue?)
  }

  let body: Body

  /// A rule of one's own.
  public init(_ check: @escaping @Sendable (Value) -> FormIssue?) { body = .custom(check) }

  init(_ rule: TextRule) { body = .text(rule) }
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

/// The rules of a field, in order.
///
/// Fields that declare the same built-in rules share one chain: a chain remembers the chain that came last of it, so the
/// ten-thousandth field with the rules of the one before costs a comparison and no memory.
final class RuleChain<Value>: @unchecked Sendable {
  let rules: [FormRule<Value>]
  /// Used only while a definition is built, by its builder alone.
  private var latest: RuleChain<Value>?

  init(_ rules: [FormRule<Value>] = []) { self.rules = rules }

  /// This chain and one more built-in rule: the chain that came last of this one, if that was its rule.
  func adding(_ rule: TextRule) -> RuleChain {
    if let latest, case .text(let last)? = latest.rules.last?.body, last == rule { return latest }
    let longer = RuleChain(rules + [FormRule(rule)])
    latest = longer
    return longer
  }

  func adding(_ rule: FormRule<Value>) -> RuleChain { RuleChain(rules + [rule]) }
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
