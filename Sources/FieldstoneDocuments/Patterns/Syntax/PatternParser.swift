/// Parses the regular expressions of ECMA-262 (§22.2.1, Patterns) as with the flag `u`.
///
/// Open groups are on a stack of the parser's own, so a deeply nested source can't overflow the thread's stack.
struct PatternParser {
  typealias Problem = LinearPattern.Problem

  let source: [UInt32]
  private(set) var limits: LinearPattern.Limits
  var offset = 0

  var sets = SetPool()
  var lookarounds: [Lookaround] = []
  /// The instructions of all lookarounds that are closed.
  var lookaroundSize = 0
  var usesWords = false
  /// The groups that aren't closed; the first is the whole pattern.
  var groups = [OpenGroup(kind: .plain, offset: 0)]

  static func parse(_ source: String, _ limits: LinearPattern.Limits) throws(Problem) -> PatternTree {
    let scalars = source.unicodeScalars
    guard scalars.count <= limits.sourceLength else { throw .sourceTooLong(limits.sourceLength) }
    var parser = PatternParser(source: scalars.map(\.value), limits: limits)
    return try parser.parseAll()
  }

  private init(source: [UInt32], limits: LinearPattern.Limits) {
    self.source = source
    self.limits = limits
    // Instructions are numbered with 32 bits.
    self.limits.steps = min(limits.steps, 1 << 24)
  }

  private mutating func parseAll() throws(Problem) -> PatternTree {
    while let character = peek() {
      let start = offset
      switch character {
      case "(": try openGroup()
      case ")": try closeGroup()
      case "|":
        offset += 1
        groups[groups.count - 1].finishAlternative()
      case "^":
        offset += 1
        try add(.start)
      case "$":
        offset += 1
        try add(.end)
      case "*", "+", "?": throw .nothingToRepeat(start, String(character))
      case "{": throw isQuantifier() ? .nothingToRepeat(start, "{") : .incompleteQuantifier(start)
      case "}", "]": throw .strayBracket(start, String(character))
      case "\\": try parseEscape()
      case ".":
        offset += 1
        try add(ScalarSet.lineTerminators.inverted, start)
      case "[": try add(parseClass(), start)
      default:
        offset += 1
        try add(ScalarSet(character.value), start)
      }
    }
    guard groups.count == 1 else { throw .unclosedGroup(groups[groups.count - 1].offset) }
    let root = groups[0].finish()
    try checkSize(root, 0)
    return PatternTree(root: root, lookarounds: lookarounds, sets: sets.sets, usesWords: usesWords)
  }

  /// The next character; nil at the end, and for nothing else, because a source has no lone surrogates.
  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    offset + distance < source.count ? Unicode.Scalar(source[offset + distance]) : nil
  }

  mutating func take(_ text: String) -> Bool {
    for (distance, character) in text.unicodeScalars.enumerated() where peek(distance) != character { return false }
    offset += text.unicodeScalars.count
    return true
  }
}

// MARK: Parts

extension PatternParser {
  /// Adds a character or a class, with the quantifier that follows it.
  mutating func add(_ set: ScalarSet, _ start: Int) throws(Problem) {
    guard let index = sets.index(of: set) else { throw .tooManyClasses(start) }
    try add(.set(index), start)
  }

  /// Adds what can be repeated, with the quantifier that follows it.
  mutating func add(_ node: PatternNode, _ start: Int) throws(Problem) {
    let node = try quantified(node)
    try checkSize(node, start)
    groups[groups.count - 1].sequence.append(node)
  }

  mutating func add(_ assertion: PatternAssertion) throws(Problem) { try add(assertion: .assertion(assertion)) }

  /// Adds what can't be repeated.
  mutating func add(assertion: PatternNode) throws(Problem) {
    switch peek() {
    case "*"?, "+"?, "?"?: throw .repeatedAssertion(offset)
    case "{"? where isQuantifier(): throw .repeatedAssertion(offset)
    default: groups[groups.count - 1].sequence.append(assertion)
    }
  }

  /// Checks that the pattern isn't too large with one of its parts.
  func checkSize(_ node: PatternNode, _ start: Int) throws(Problem) {
    // One more: the instruction that reports the match.
    guard node.size < limits.steps - lookaroundSize else { throw .tooManySteps(start, limits.steps) }
  }
}
