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

extension FieldTrait {
  /// At least `minimum` characters, as people count them.
  public static func minimumLength(_ minimum: Int) -> FieldTrait { FieldTrait() }
  /// At most `maximum` characters, as people count them.
  public static func maximumLength(_ maximum: Int) -> FieldTrait { FieldTrait() }
  /// Exactly `length` characters, as people count them.
  public static func length(_ length: Int) -> FieldTrait { FieldTrait() }
}
