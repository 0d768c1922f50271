/// Every built-in rule, for documentation and tests.
public enum FormRuleCatalog {
  /// The descriptions, in the order of the documentation.
  public static let all: [FormRuleDescription] = [
    Rules.required, Rules.email, Rules.web, Rules.pattern, Rules.characters, Rules.minimumLength, Rules.maximumLength,
    Rules.length, Rules.minimumCount, Rules.maximumCount, Rules.range, Rules.luhn, Rules.iban, Rules.oneOf,
    Rules.matches,
    Rules.accepts, Rules.maximumSize, Rules.minimumDimensions, Rules.maximumDimensions,
    Rules.mustBeTrue, Rules.custom, Rules.crossField,
  ]
}

/// The descriptions of the rules; each is declared in its rule's own file.
enum Rules {}
