/// A check of one value: returns the issue to show, or `nil` if the value is valid.
///
/// Rules see values, never their absence: only ``FieldBuilder/required()`` requires an answer, and no other rule runs
/// on an empty field.
public struct FormRule<Value>: Sendable {
  let check: @Sendable (Value) -> FormIssue?

  /// Creates a custom rule.
  public init(_ check: @escaping @Sendable (Value) -> FormIssue?) { self.check = check }
}

/// A built-in check of a text. Each is implemented in its rule's own file.
enum TextRule: Equatable {
  case email, web, luhn, iban
  case minimumLength(Int)
  case maximumLength(Int)
  case length(Int)

  func check(_ text: String) -> FormIssue? {
    switch self {
    case .email: Rules.isEmail(text) ? nil : FormIssue(.notEmail)
    case .web: Rules.isWebAddress(text) ? nil : FormIssue(.notURL)
    case .luhn: Rules.isLuhn(text) ? nil : FormIssue(.luhn)
    case .iban: Rules.isIBAN(text) ? nil : FormIssue(.iban)
    case .minimumLength(let minimum): text.hasAtLeast(minimum) ? nil : FormIssue(.tooShort(minimum: minimum))
    case .maximumLength(let maximum):
      text.hasAtMost(maximum) ? nil : FormIssue(.tooLong(maximum: maximum, count: text.count))
    case .length(let length): text.count == length ? nil : FormIssue(.wrongLength(length))
    }
  }
}

/// A rule as a field stores it. It reads the engine's representation of the value, so running it needs no generics.
enum FieldRule {
  case text(TextRule)
  case range(ValueRange)
  /// How many options may be chosen.
  case count(minimum: Int, maximum: Int)
  /// A rule of the program. It gets the field's codec, which declarations after the rule may replace.
  case custom((StoredValue, AnyCodec) -> FormIssue?)
}

/// The rules of a field, in order.
///
/// Fields that declare the same built-in rules share one chain; ``RuleChainCache`` finds it. Chains are immutable,
/// because a subform's definition is shared by all forms that contain it, and those may be built on different threads.
final class RuleChain: @unchecked Sendable {
  let rules: [FieldRule]
  /// Whether any of the rules reads the value as text.
  let readsText: Bool
  /// The lengths that all of the rules accept.
  let lengths: AcceptedLengths
  /// The most characters that a text may have; nil if there is no such rule.
  let mostCharacters: Int?

  init(_ rules: [FieldRule] = []) {
    self.rules = rules
    lengths = AcceptedLengths(rules)
    mostCharacters = rules.compactMap { if case .text(.maximumLength(let maximum)) = $0 { maximum } else { nil } }.min()
    readsText = rules.contains { if case .text = $0 { true } else { false } }
  }

  /// Appends the issues that the rules find in a value that is not empty.
  ///
  /// - Parameters:
  ///   - codec: the field's; retained only if a rule reads it, which few do.
  ///   - environment: the form's; copied only if a rule reads it.
  /// - Returns: how many rules ran.
  func check(
    _ value: StoredValue, _ codec: @autoclosure () -> AnyCodec, _ environment: @autoclosure () -> FormEnvironment,
    _ found: inout [FormIssue]
  ) -> Int {
    if case .text(let text) = value { return check(value, text, codec, environment, &found) }
    return check(value, readsText ? codec().formText(value) : "", codec, environment, &found)
  }

  private func check(
    _ value: StoredValue, _ text: String, _ codec: () -> AnyCodec, _ environment: () -> FormEnvironment,
    _ found: inout [FormIssue]
  ) -> Int {
    for index in rules.indices {
      switch rules[index] {
      case .text(let rule): if let issue = rule.check(text) { found.append(issue) }
      case .range(let range):
        guard !range.contains(value, codec(), environment) else { continue }
        let ends = range.ends(codec(), environment())
        found.append(FormIssue(.outOfRange(minimum: ends.minimum, maximum: ends.maximum)))
      case .count(let minimum, let maximum):
        let count = codec().chosen(value).count
        if count < minimum { found.append(FormIssue(.tooFewChosen(minimum: minimum))) }
        if count > maximum { found.append(FormIssue(.tooManyChosen(maximum: maximum, count: count))) }
      case .custom(let check): if let issue = check(value, codec()) { found.append(issue) }
      }
    }
    return rules.count
  }

  /// A chain with the rules of this one and one more.
  func adding(_ rule: FieldRule) -> RuleChain { RuleChain(rules + [rule]) }
}

/// The description of a built-in rule, for documentation and for the test that runs every example.
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
