import Foundation

extension Rules {
  static let pattern = FormRuleDescription(
    name: "pattern", help: "The whole text matches a regular expression (ICU syntax).",
    example: "@Field(.pattern(\"[A-Z]{2}[0-9]{3}\", \"Enter a code like AB123.\")) var code = \"\"",
    accepts: ["AB123"], refuses: ["ab123", "AB1234", "xAB123"])

  /// A compiled expression; `NSRegularExpression` may be used from several threads at once.
  struct Expression: @unchecked Sendable {
    let expression: NSRegularExpression

    /// Whether the expression matches the whole text, not only a part of it.
    func matches(_ text: String) -> Bool {
      let whole = NSRange(text.startIndex..., in: text)
      return expression.firstMatch(in: text, options: .anchored, range: whole)?.range == whole
    }
  }
}

extension FieldBuilder where Value: FormText {
  /// The whole text matches a regular expression.
  ///
  /// - Parameters:
  ///   - pattern: a regular expression in ICU's syntax; one that can't be compiled is reported in the definition's
  ///     problems and accepts everything.
  ///   - message: what is accepted, in one sentence.
  @discardableResult public func pattern(_ pattern: String, _ message: FormString? = nil) -> Self {
    guard let compiled = try? NSRegularExpression(pattern: "(?:\(pattern))\\z") else {
      scope.report(.badPattern(pattern), element.name)
      return self
    }
    let expression = Rules.Expression(expression: compiled)
    detail { details in
      details.patterns.append(pattern)
      if let message { details.format = message }
    }
    let kind = message.map { FormIssue.Kind.withMessage(.patternMismatch, $0) } ?? .patternMismatch
    return rule(FormRule { expression.matches($0.formText) ? nil : FormIssue(kind) })
  }
}

extension FieldTrait {
  /// The whole text matches a regular expression in ICU's syntax.
  public static func pattern(_ pattern: String, _ message: FormString? = nil) -> FieldTrait { FieldTrait() }
}
