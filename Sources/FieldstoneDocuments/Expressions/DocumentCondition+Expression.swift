import FieldstoneCore

extension DocumentCondition {
  /// A condition in the language of expressions: ``DocumentExpression``. What is missing in it is not true.
  public init(_ expression: DocumentExpression) {
    self.init(paths: expression.paths) { $0.value(of: expression).flag == true }
    expressions = [expression]
  }
}

extension DocumentCondition: ExpressibleByStringLiteral {
  /// A condition in the language of expressions: `"seats > 3"`.
  public init(stringLiteral value: String) { self.init(DocumentExpression(value)) }
}

extension DocumentComputation {
  /// A value in the language of expressions: ``DocumentExpression``.
  public init(_ expression: DocumentExpression) {
    self.init(paths: expression.paths) { $0.value(of: expression).formValue }
    self.expression = expression
  }
}

extension DocumentFormRule {
  /// A rule in the language of expressions: ``DocumentExpression``. What is missing in it breaks no rule.
  ///
  /// - Parameters:
  ///   - key: The field at which its issue shows; nil for an issue of the form as a whole.
  ///   - expression: True as long as there is no issue.
  ///   - issue: What is said while the expression is false.
  public init(on key: String? = nil, _ expression: DocumentExpression, _ issue: FormIssue) {
    self.init(on: key, paths: expression.paths) { $0.value(of: expression).flag == false ? issue : nil }
    (self.expression, message) = (expression, issue.ownMessage)
  }
}

extension DocumentRule {
  /// A check in the language of expressions, in which `value` is the field's own value: ``DocumentExpression``.
  ///
  /// - Parameters:
  ///   - expression: True as long as there is no issue.
  ///   - issue: What is said while the expression is false.
  public static func check(_ expression: DocumentExpression, _ issue: FormIssue) -> DocumentRule {
    DocumentRule(expression, issue)
  }
}
