import FieldstoneCore

extension DocumentChecker {
  /// Adds the mistakes in an expression.
  func check(
    _ expression: DocumentExpression, _ expected: ExpressionType, _ level: DocumentLevel?, value: ExpressionType? = nil,
    isPlain: Bool = false, _ path: [String], _ part: String, _ source: @autoclosure () -> DocumentSource?,
    _ found: inout Found
  ) {
    let mistakes = ExpressionChecker.mistakes(
      in: expression, expected: expected, level, levels, value: value, isPlain: isPlain, part: part)
    for mistake in mistakes {
      if let own = expression.source {
        found.add(mistake.kind, path, part, mistake.text, own.place(mistake.offset))
      } else {
        let place = mistake.offset == 0 ? "" : "At character \(mistake.offset + 1) of '\(expression.text.prefix(60))': "
        found.add(mistake.kind, path, part, place + mistake.text, source())
      }
    }
  }
}
