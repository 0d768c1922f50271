extension PatternParser {
  /// The node with the quantifier that follows it, if one does.
  mutating func quantified(_ node: PatternNode) throws(Problem) -> PatternNode {
    let start = offset
    guard let (minimum, maximum) = try parseQuantifier() else { return node }
    // Whether a quantifier is lazy decides what is matched, but not whether something is.
    _ = take("?")
    let repeated = PatternNode.repeated(node, minimum: minimum, maximum: maximum)
    try checkSize(repeated, start)
    return repeated
  }

  private mutating func parseQuantifier() throws(Problem) -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard peek() == "{" else { return nil }
    let start = offset
    guard let bounds = parseBounds() else {
      offset = start
      throw .incompleteQuantifier(start)
    }
    if let maximum = bounds.maximum, maximum < bounds.minimum { throw .quantifierOrder(start) }
    return bounds
  }

  /// Whether a complete quantifier in braces is next.
  func isQuantifier() -> Bool {
    var copy = self
    return copy.parseBounds() != nil
  }

  /// Parses `{n}`, `{n,}` or `{n,m}`.
  private mutating func parseBounds() -> (minimum: Int, maximum: Int?)? {
    guard take("{"), let minimum = parseNumber() else { return nil }
    if take("}") { return (minimum, minimum) }
    guard take(",") else { return nil }
    if take("}") { return (minimum, nil) }
    guard let maximum = parseNumber(), take("}") else { return nil }
    return (minimum, maximum)
  }

  /// Parses decimal digits; what doesn't fit is far beyond every limit, and stays at the largest number.
  private mutating func parseNumber() -> Int? {
    var number: Int?
    while let digit = peek(), ("0"..."9").contains(digit) {
      offset += 1
      let (product, overflows) = (number ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = product.addingReportingOverflow(Int(digit.value - 0x30))
      number = overflows || overflowsToo ? .max : sum
    }
    return number
  }
}
