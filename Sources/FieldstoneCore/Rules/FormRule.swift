/// A check of one value: nothing when it is fine, else the issue to show.
///
/// Rules see values, never absence: whether an answer is needed is ``FieldBuilder/required()``'s business, and no other
/// rule runs on an empty field.
public struct FormRule<Value>: Sendable {
  let key: RuleKey?
  let check: @Sendable (Value) -> FormIssue?

  /// A rule of one's own.
  public init(_ check: @escaping @Sendable (Value) -> FormIssue?) {
    key = nil
    self.check = check
  }

  init(_ key: RuleKey, _ check: @escaping @Sendable (Value) -> FormIssue?) {
    self.key = key
    self.check = check
  }
}

/// What makes two built-in rules the same rule, so that fields with the same rules share them.
enum RuleKey: Equatable {
  case email, url, luhn
  case minimumLength(Int)
  case maximumLength(Int)
  case length(Int)
  case mustBeTrue
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

  /// This chain and one more rule, which is made only when it is not the one that came last.
  func adding(_ key: RuleKey, _ make: () -> FormRule<Value>) -> RuleChain {
    if let latest, latest.rules.last?.key == key { return latest }
    let longer = RuleChain(rules + [make()])
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
