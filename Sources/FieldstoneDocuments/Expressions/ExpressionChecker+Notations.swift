/// Looks at durations, addresses and identifiers in quotes.
extension ExpressionChecker {
  /// Checks texts in quotes that stand for durations, addresses or identifiers, also if one of them is chosen.
  ///
  /// - Parameter isCompared: Whether a value is the same only if it is written the same.
  mutating func checkNotation(_ node: ExpressionNode, _ notation: DocumentNotation, isCompared: Bool = false) {
    switch node.kind {
    case .literal(.text(let text)):
      guard let written = notation.written(text) else {
        return add(node, "'\(text.prefix(40))' isn't \(notation.words). Write it like '\(notation.example)'.")
      }
      if isCompared, written != text {
        add(node, "This never matches, because the value is written differently. Use '\(written)'.")
      }
    case .choose, .call(.default, _), .list:
      for part in node.results { checkNotation(part, notation, isCompared: isCompared) }
    default: break
    }
  }
}
