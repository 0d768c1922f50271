extension Rules {
  static let minimumLength = FormRuleDescription(
    name: "minimumLength", help: "At least this many characters, as people count them.",
    example: "@Field(.minimumLength(2)) var name = \"\"", accepts: ["ab", "é!", "👩‍🚀👨‍🚀"], refuses: ["a", "é", "👩‍🚀"])
  static let maximumLength = FormRuleDescription(
    name: "maximumLength", help: "At most this many characters, as people count them; more can be typed and is shown.",
    example: "@Field(.maximumLength(3)) var initials = \"\"", accepts: ["abc", "👩‍🚀👩‍🚀👩‍🚀"], refuses: ["abcd"])
  static let length = FormRuleDescription(
    name: "length", help: "Exactly this many characters, as people count them.",
    example: "@Field(.length(4)) var code = \"\"",
    accepts: ["1234"], refuses: ["123", "12345"])
}

extension String {
  /// Whether the text has at least `minimum` graphemes, without counting the rest.
  ///
  /// - Complexity: O(minimum) for ASCII.
  func hasAtLeast(_ minimum: Int) -> Bool {
    guard utf8.count >= minimum else { return false }
    // While these bytes and the next one are ASCII, a byte is a character; only CR LF is one character of two bytes.
    var seen = 0
    for byte in utf8 {
      guard byte < 0x80, byte != 0x0D else { break }
      if seen == minimum { return true }
      seen += 1
    }
    if seen == utf8.count { return seen >= minimum }
    return index(startIndex, offsetBy: minimum, limitedBy: endIndex) != nil
  }

  /// Whether the text has at most `maximum` graphemes.
  ///
  /// - Complexity: O(1) if the text has at most `maximum` bytes.
  func hasAtMost(_ maximum: Int) -> Bool {
    if utf8.count <= maximum { return true }
    guard let limit = index(startIndex, offsetBy: maximum, limitedBy: endIndex) else { return true }
    return limit == endIndex
  }
}

/// The lengths of texts that a field's rules accept.
struct AcceptedLengths {
  var minimum: Int?
  var maximum: Int?

  /// Whether no text has such a length. A text has at least one character, because rules don't run on an empty field.
  var areImpossible: Bool { maximum.map { $0 < leastOfText } ?? false }
  var leastOfText: Int { max(minimum ?? 1, 1) }
}

extension AcceptedLengths {
  /// The lengths that all of the rules accept.
  init(_ rules: some Sequence<FieldRule>) {
    for case .text(let rule) in rules {
      switch rule {
      case .minimumLength(let length), .length(let length):
        if length > 0 { minimum = max(minimum ?? length, length) }
      case .maximumLength, .email, .web, .luhn, .iban: break
      }
      switch rule {
      case .maximumLength(let length), .length(let length): maximum = min(maximum ?? length, length)
      case .minimumLength, .email, .web, .luhn, .iban: break
      }
    }
  }
}

extension FieldBuilder where Value: FormText {
  /// At least `minimum` characters, as people count them (extended grapheme clusters).
  @discardableResult public func minimumLength(_ minimum: Int) -> Self {
    rule(.minimumLength(minimum))
  }

  /// At most `maximum` characters, as people count them. Typed text is never truncated.
  @discardableResult public func maximumLength(_ maximum: Int) -> Self {
    rule(.maximumLength(maximum))
  }

  /// Exactly `length` characters, as people count them.
  @discardableResult public func length(_ length: Int) -> Self {
    rule(.length(length))
  }
}

extension FieldBuilder {
  /// Reports lengths that leave no text, at the rule that excludes the last one.
  func reportImpossibleLengths() {
    guard let rules = typed?.rules?.rules, case let lengths = AcceptedLengths(rules), lengths.areImpossible,
      !AcceptedLengths(rules.dropLast()).areImpossible
    else { return }
    let problem = FormProblem.Kind.impossibleLength(minimum: lengths.leastOfText, maximum: lengths.maximum ?? 0)
    scope.report(problem, (owners + [element]).map(\.name).joined(separator: "."))
  }
}

extension FieldTrait {
  /// At least `minimum` characters, as people count them.
  public static func minimumLength(_ minimum: Int) -> FieldTrait { FieldTrait() }
  /// At most `maximum` characters, as people count them.
  public static func maximumLength(_ maximum: Int) -> FieldTrait { FieldTrait() }
  /// Exactly `length` characters, as people count them.
  public static func length(_ length: Int) -> FieldTrait { FieldTrait() }
}
