/// A part of a pattern's syntax tree.
struct PatternNode: Sendable {
  indirect enum Kind: Sendable {
    /// Matches the empty text.
    case empty
    /// One character of a set; the number is an index into the pattern's sets.
    case set(Int)
    case sequence([PatternNode])
    case either([PatternNode])
    /// No maximum means any number of times.
    case repeated(PatternNode, minimum: Int, maximum: Int?)
    case assertion(PatternAssertion)
    /// A lookahead or lookbehind; the number is an index into the pattern's lookarounds.
    case lookaround(Int, isNegated: Bool)
  }

  let kind: Kind

  /// How many instructions the node becomes. Stays at `Int.max` where it would overflow.
  let size: Int

  /// Whether the node can match more than the empty text.
  let consumes: Bool

  static let empty = PatternNode(kind: .empty, size: 0, consumes: false)

  static func set(_ index: Int) -> PatternNode { PatternNode(kind: .set(index), size: 1, consumes: true) }

  static func assertion(_ assertion: PatternAssertion) -> PatternNode {
    PatternNode(kind: .assertion(assertion), size: 1, consumes: false)
  }

  static func lookaround(_ index: Int, isNegated: Bool) -> PatternNode {
    PatternNode(kind: .lookaround(index, isNegated: isNegated), size: 1, consumes: false)
  }

  static func sequence(_ parts: [PatternNode]) -> PatternNode {
    switch parts.count {
    case 0: empty
    case 1: parts[0]
    default:
      PatternNode(
        kind: .sequence(parts), size: parts.reduce(0) { $0.saturatingPlus($1.size) },
        consumes: parts.contains { $0.consumes })
    }
  }

  static func either(_ alternatives: [PatternNode]) -> PatternNode {
    guard alternatives.count != 1 else { return alternatives[0] }
    return PatternNode(
      kind: .either(alternatives), size: alternatives.reduce(alternatives.count - 1) { $0.saturatingPlus($1.size) },
      consumes: alternatives.contains { $0.consumes })
  }

  static func repeated(_ body: PatternNode, minimum: Int, maximum: Int?) -> PatternNode {
    // What matches the empty text only, such as `(?:^)`, is true once or any number of times.
    guard body.consumes else { return minimum == 0 ? empty : body }
    guard maximum != 0 else { return empty }
    guard minimum != 1 || maximum != 1 else { return body }
    let optional = maximum.map { body.size.saturatingPlus(1).saturatingTimes($0 - minimum) } ?? 1
    let copies = maximum == nil ? max(minimum, 1) : minimum
    return PatternNode(
      kind: .repeated(body, minimum: minimum, maximum: maximum),
      size: body.size.saturatingTimes(copies).saturatingPlus(optional), consumes: true)
  }
}

enum PatternAssertion: Sendable {
  case start, end, wordBoundary, noWordBoundary
}

/// A lookahead or lookbehind, without its negation.
struct Lookaround: Sendable {
  let body: PatternNode
  let isAhead: Bool
}

/// A parsed pattern.
struct PatternTree: Sendable {
  let root: PatternNode
  /// Each after those that are inside of it.
  let lookarounds: [Lookaround]
  let sets: [ScalarSet]
  /// Whether `\b` or `\B` is used.
  let usesWords: Bool
}

extension Int {
  fileprivate func saturatingPlus(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }

  fileprivate func saturatingTimes(_ other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? .max : product
  }
}
