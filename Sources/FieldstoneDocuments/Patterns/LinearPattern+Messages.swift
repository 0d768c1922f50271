/// Every message about a pattern.
extension LinearPattern.Problem {
  // MARK: Groups

  static func unclosedGroup(_ offset: Int) -> Self {
    syntax(offset, "The group that starts here isn't closed.", "Add ')', or write '\\(' for the character itself.")
  }

  static func unopenedGroup(_ offset: Int) -> Self {
    syntax(offset, "There is no group to close.", "Remove the ')', or write '\\)' for the character itself.")
  }

  static func unknownGroup(_ offset: Int) -> Self {
    syntax(
      offset, "'(?' doesn't start a group here.",
      "Use (?:…), (?<name>…), (?=…), (?!…), (?<=…) or (?<!…).")
  }

  static func flags(_ offset: Int) -> Self {
    unsupported(
      offset, "Flags can't be changed inside a pattern.",
      "Write out both cases, for example [Aa], and use [^] for any character.")
  }

  static func groupName(_ offset: Int) -> Self {
    syntax(
      offset, "This isn't a group name.", "Use letters, digits, '$' and '_', not starting with a digit, then '>'.")
  }

  static func duplicateGroupName(_ offset: Int, _ name: String) -> Self {
    syntax(
      offset, "Another group is also named '\(name)'.",
      "Choose a different name; groups share one only in different alternatives.")
  }

  // MARK: Repetitions

  static func nothingToRepeat(_ offset: Int, _ character: String) -> Self {
    syntax(
      offset, "There is nothing before '\(character)' to repeat.",
      "Put it after a character, a class or a group, or write '\\\(character)' for the character itself.")
  }

  static func repeatedAssertion(_ offset: Int) -> Self {
    syntax(offset, "An assertion can't be repeated.", "Repeat a character, a class or a group.")
  }

  static func incompleteQuantifier(_ offset: Int) -> Self {
    syntax(
      offset, "This isn't a complete quantifier.", "Use {n}, {n,} or {n,m}, or write '\\{' for the character itself.")
  }

  static func quantifierOrder(_ offset: Int) -> Self {
    syntax(offset, "The minimum number of repetitions is greater than the maximum.", "Use {n,m} with n up to m.")
  }

  // MARK: Characters

  static func strayBracket(_ offset: Int, _ character: String) -> Self {
    syntax(
      offset, "Nothing is open that '\(character)' could close.", "Write '\\\(character)' for the character itself.")
  }

  static func trailingBackslash(_ offset: Int) -> Self {
    syntax(offset, "The pattern ends with a backslash.", "Write '\\\\' for the character itself.")
  }

  static func unknownEscape(_ offset: Int, _ character: String, inClass: Bool) -> Self {
    syntax(
      offset, "'\\\(character)' isn't an escape sequence\(inClass ? " in a class" : "").",
      "Only these characters can follow a backslash to stand for themselves: ^ $ \\ . * + ? ( ) [ ] { } | /"
        + (inClass ? " -" : ""))
  }

  static func zeroAndDigit(_ offset: Int) -> Self {
    syntax(offset, "A digit can't follow '\\0'.", "Use '\\x' and two hexadecimal digits for a character's number.")
  }

  static func hexadecimal(_ offset: Int) -> Self {
    syntax(offset, "'\\x' needs two hexadecimal digits.", "Use, for example, '\\xE9'.")
  }

  static func unicodeEscape(_ offset: Int) -> Self {
    syntax(
      offset, "'\\u' needs four hexadecimal digits, or one or more in braces.",
      "Use, for example, '\\u00E9' or '\\u{1F600}'.")
  }

  static func scalarTooLarge(_ offset: Int) -> Self {
    syntax(offset, "There is no Unicode character with this number.", "Use a number up to '\\u{10FFFF}'.")
  }

  static func control(_ offset: Int) -> Self {
    syntax(offset, "'\\c' needs a letter.", "Use a letter from A to Z, for example '\\cJ'.")
  }

  static func backreference(_ offset: Int) -> Self {
    unsupported(
      offset, "Backreferences can't be matched in linear time.",
      "Describe the text without a reference to what a group has matched.")
  }

  // MARK: Classes

  static func unclosedClass(_ offset: Int) -> Self {
    syntax(
      offset, "The character class that starts here isn't closed.", "Add ']', or write '\\[' for the character itself.")
  }

  static func rangeOrder(_ offset: Int) -> Self {
    syntax(
      offset, "The range ends before it starts.",
      "Put the character with the lower number first, or write '\\-' for a hyphen.")
  }

  static func rangeOfClasses(_ offset: Int) -> Self {
    syntax(
      offset, "A range can't start or end with a class.",
      "Use single characters on both sides, or write '\\-' for a hyphen.")
  }

  // MARK: Properties

  static func propertySyntax(_ offset: Int) -> Self {
    syntax(
      offset, "'\\p' and '\\P' need a property in braces.",
      "Use, for example, '\\p{Letter}', '\\p{Script=Greek}' or '\\p{Emoji}'.")
  }

  static func unknownProperty(_ offset: Int, _ text: String) -> Self {
    syntax(
      offset, "'\(text)' isn't a property that patterns know.",
      "Use a general category, Script=…, Script_Extensions=… or a binary property, in Unicode's spelling and case.")
  }

  // MARK: Limits

  static func sourceTooLong(_ limit: Int) -> Self {
    tooLarge(limit, "The pattern is too long.", "It can have up to \(limit) characters.")
  }

  static func tooManySteps(_ offset: Int, _ limit: Int) -> Self {
    tooLarge(
      offset, "The pattern is too large with this part.",
      "It can have up to \(limit) steps once its repetitions are written out.")
  }

  static func tooDeep(_ offset: Int, _ limit: Int) -> Self {
    tooLarge(offset, "The groups are nested too deeply.", "Up to \(limit) groups can be inside of each other.")
  }

  static func tooManyLookarounds(_ offset: Int, _ limit: Int) -> Self {
    tooLarge(offset, "There are too many lookarounds.", "A pattern can have up to \(limit) of them.")
  }

  static func tooManyClasses(_ offset: Int) -> Self {
    tooLarge(
      offset, "The character classes of the pattern are too many.", "Use fewer classes, or classes with fewer ranges.")
  }

  // MARK: Kinds

  private static func syntax(_ offset: Int, _ reason: String, _ accepted: String) -> Self {
    Self(kind: .syntax, offset: offset, reason: reason, accepted: accepted)
  }

  private static func unsupported(_ offset: Int, _ reason: String, _ accepted: String) -> Self {
    Self(kind: .unsupported, offset: offset, reason: reason, accepted: accepted)
  }

  private static func tooLarge(_ offset: Int, _ reason: String, _ accepted: String) -> Self {
    Self(kind: .tooLarge, offset: offset, reason: reason, accepted: accepted)
  }
}
