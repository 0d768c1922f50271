import FieldstoneCore

/// What expressions read.
extension DocumentReader {
  /// The language, the calendar and the clock of the form.
  var environment: FormEnvironment { named.environment }

  /// The value at a path, with texts of dates as dates.
  func expressionValue(_ path: [String]) -> ExpressionValue {
    let target = level.target(of: path, in: levels)
    switch target {
    // The options, which may be many, say nothing about what is chosen.
    case .value(.choice), .value(.choices), .chosen: return ExpressionValue(self[FormValuePath(path)], .any)
    default: break
    }
    let type = target.type(in: levels)
    switch type {
    // What is in a form is read by its fields.
    case .form, .forms, .file: return .none
    default: return ExpressionValue(self[FormValuePath(path)], type)
    }
  }

  func isListOfForms(_ path: [String]) -> Bool { level.listOfForms(path, in: levels) != nil }

  /// Works an expression out, and reports one that takes too long.
  ///
  /// - Parameter value: The value of the field whose check it is.
  func value(of expression: DocumentExpression, value: ExpressionValue? = nil) -> ExpressionValue {
    evaluate(expression, value) { $0.value(of: $1) } ?? .none
  }

  /// The text that an expression makes for people; an empty one for what is no text.
  func text(of expression: DocumentExpression) -> FormString {
    (evaluate(expression) { $0.text(of: $1) } ?? nil) ?? ""
  }

  private func evaluate<Result>(
    _ expression: DocumentExpression, _ value: ExpressionValue? = nil,
    _ body: (inout ExpressionEvaluator, ExpressionNode) -> Result
  ) -> Result? {
    guard expression.mistakes.isEmpty, let root = expression.root else { return nil }
    var evaluator = ExpressionEvaluator(expression, .reader(self), environment: environment, value: value)
    let result = body(&evaluator, root)
    guard evaluator.isStopped else { return result }
    named.report(
      "The expression '\(expression.text.prefix(60))' takes more than \(expression.limits.steps) steps, or makes a text of more than \(ExpressionEvaluator.mostBytes) bytes, so it has no value."
    )
    return nil
  }
}
