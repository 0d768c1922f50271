import Foundation

/// Reads an expression: precedence climbing, with a bound on how deep parts may be inside of each other.
///
/// ```text
/// expression = "if" expression "then" expression "else" expression | or
/// or         = and { "or" and }
/// and        = not { "and" not }
/// not        = "not" not | comparison
/// comparison = sum [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" | [ "not" ] "in" ) sum ]
/// sum        = product { ( "+" | "-" ) product }
/// product    = unary { ( "*" | "/" ) unary }
/// unary      = "-" unary | primary
/// primary    = number | text | "true" | "false" | "null" | list | "(" expression ")" | call | path
/// list       = "[" [ expression { "," expression } ] "]"
/// call       = name "(" [ expression { "," expression } ] ")"
/// path       = name { "." ( name | index ) }
/// ```
struct ExpressionParser {
  private let tokens: [ExpressionToken]
  private var position = 0
  private var depth = 0
  private let limits: DocumentExpression.Limits

  static func parse(_ text: String, limits: DocumentExpression.Limits) throws(ExpressionMistake) -> ExpressionNode {
    guard text.utf8.count <= limits.length else {
      throw ExpressionMistake(0, "An expression can have up to \(limits.length) bytes.")
    }
    var parser = ExpressionParser(tokens: try ExpressionLexer.tokens(text), limits: limits)
    if parser.token.kind == .end { throw ExpressionMistake(0, "The expression is empty.") }
    let node = try parser.expression()
    guard parser.token.kind == .end else { throw parser.unexpected() }
    return node
  }

  private init(tokens: [ExpressionToken], limits: DocumentExpression.Limits) {
    (self.tokens, self.limits) = (tokens, limits)
  }

  // MARK: Tokens

  private var token: ExpressionToken { tokens[position] }

  private mutating func advance() { if position + 1 < tokens.count { position += 1 } }

  private mutating func takes(symbol: String) -> Bool {
    guard token.symbol == symbol else { return false }
    advance()
    return true
  }

  private mutating func takes(word: String) -> Bool {
    guard token.word == word else { return false }
    advance()
    return true
  }

  private mutating func expect(symbol: String) throws(ExpressionMistake) {
    guard takes(symbol: symbol) else { throw unexpected("'\(symbol)'") }
  }

  private mutating func expect(word: String) throws(ExpressionMistake) {
    guard takes(word: word) else { throw unexpected("'\(word)'") }
  }

  private func unexpected(_ expected: String = "an operator, such as 'and' or '==', or the end") -> ExpressionMistake {
    var hint = ""
    if case .name(let name, false) = token.kind, !Self.words.contains(name), position > 0,
      let start = tokens[position - 1].word, !Self.words.contains(start)
    {
      hint = " A key with a space is written between backquotes: `\(start) \(name)`."
    }
    return ExpressionMistake(token.range.lowerBound, "Expected \(expected), not \(token.kind.words).\(hint)")
  }

  private func node(_ kind: ExpressionNode.Kind, from start: Int, _ parts: [ExpressionNode])
    throws(ExpressionMistake) -> ExpressionNode
  {
    let depth = (parts.map(\.depth).max() ?? 0) + 1
    if depth > limits.depth { throw tooDeep(start) }
    let end = position > 0 ? tokens[position - 1].range.upperBound : start
    return ExpressionNode(kind: kind, range: start..<max(start, end), depth: depth)
  }

  private func tooDeep(_ offset: Int) -> ExpressionMistake {
    ExpressionMistake(offset, "The parts of an expression can be nested up to \(limits.depth) levels deep.")
  }

  // MARK: Operators

  private mutating func expression() throws(ExpressionMistake) -> ExpressionNode {
    depth += 1
    defer { depth -= 1 }
    if depth > limits.depth { throw tooDeep(token.range.lowerBound) }
    guard token.word == "if" else { return try or() }
    let start = token.range.lowerBound
    var cases: [(condition: ExpressionNode, value: ExpressionNode)] = []
    // A chain of "else if" is one choice, however long it is.
    while takes(word: "if") {
      let condition = try expression()
      try expect(word: "then")
      cases.append((condition, try expression()))
      try expect(word: "else")
    }
    let otherwise = try expression()
    return try node(
      .choose(cases, otherwise: otherwise), from: start, cases.flatMap { [$0.condition, $0.value] } + [otherwise])
  }

  private mutating func or() throws(ExpressionMistake) -> ExpressionNode {
    let start = token.range.lowerBound
    var parts = [try and()]
    while takes(word: "or") { parts.append(try and()) }
    return parts.count == 1 ? parts[0] : try node(.or(parts), from: start, parts)
  }

  private mutating func and() throws(ExpressionMistake) -> ExpressionNode {
    let start = token.range.lowerBound
    var parts = [try not()]
    while takes(word: "and") { parts.append(try not()) }
    return parts.count == 1 ? parts[0] : try node(.and(parts), from: start, parts)
  }

  private mutating func not() throws(ExpressionMistake) -> ExpressionNode {
    let start = token.range.lowerBound
    var count = 0
    while takes(word: "not") { count += 1 }
    let inner = try comparison()
    if count == 0 { return inner }
    // Two of them are the truth itself, which is what a condition is about.
    let once = try node(.not(inner), from: start, [inner])
    return count % 2 == 1 ? once : try node(.not(once), from: start, [once])
  }

  private mutating func comparison() throws(ExpressionMistake) -> ExpressionNode {
    let start = token.range.lowerBound
    let left = try sum()
    if let comparison = token.symbol.flatMap(ExpressionNode.Comparison.init) {
      advance()
      let right = try sum()
      if token.symbol.flatMap(ExpressionNode.Comparison.init) != nil || token.word == "in" {
        throw ExpressionMistake(token.range.lowerBound, "Join two comparisons with 'and'.")
      }
      return try node(.compare(comparison, left, right), from: start, [left, right])
    }
    let isNegated = token.word == "not" && tokens[min(position + 1, tokens.count - 1)].word == "in"
    if isNegated { advance() }
    guard takes(word: "in") else { return left }
    let right = try sum()
    return try node(.isIn(left, right, isNegated: isNegated), from: start, [left, right])
  }

  private mutating func sum() throws(ExpressionMistake) -> ExpressionNode {
    let start = token.range.lowerBound
    var parts: [(isNegative: Bool, ExpressionNode)] = [(false, try product())]
    while let symbol = token.symbol, symbol == "+" || symbol == "-" {
      advance()
      parts.append((symbol == "-", try product()))
    }
    return parts.count == 1 ? parts[0].1 : try node(.sum(parts), from: start, parts.map(\.1))
  }

  private mutating func product() throws(ExpressionMistake) -> ExpressionNode {
    let start = token.range.lowerBound
    var parts: [(isDivisor: Bool, ExpressionNode)] = [(false, try unary())]
    while let symbol = token.symbol, symbol == "*" || symbol == "/" {
      advance()
      parts.append((symbol == "/", try unary()))
    }
    return parts.count == 1 ? parts[0].1 : try node(.product(parts), from: start, parts.map(\.1))
  }

  private mutating func unary() throws(ExpressionMistake) -> ExpressionNode {
    let start = token.range.lowerBound
    var count = 0
    while takes(symbol: "-") { count += 1 }
    let inner = try primary()
    if count == 0 { return inner }
    if case .literal(.number(let number)) = inner.kind {
      return try node(.literal(.number(count % 2 == 1 ? -number : number)), from: start, [])
    }
    let once = try node(.negative(inner), from: start, [inner])
    return count % 2 == 1 ? once : try node(.negative(once), from: start, [once])
  }

  // MARK: Primaries

  static let words: Set = ["and", "or", "not", "in", "if", "then", "else", "true", "false", "null"]

  private mutating func primary() throws(ExpressionMistake) -> ExpressionNode {
    let start = token.range.lowerBound
    switch token.kind {
    case .number(let number):
      advance()
      return try node(.literal(.number(number)), from: start, [])
    case .text(let text):
      advance()
      return try node(.literal(.text(text)), from: start, [])
    case .symbol("("):
      advance()
      let inner = try expression()
      try expect(symbol: ")")
      return inner
    case .symbol("["):
      advance()
      let elements = try arguments(until: "]")
      return try node(.list(elements), from: start, elements)
    case .name(let name, let isQuoted):
      if !isQuoted, Self.words.contains(name) { return try word(name, start) }
      if !isQuoted, tokens[min(position + 1, tokens.count - 1)].symbol == "(" { return try call(name, start) }
      return try path(start)
    default: throw unexpected("a value")
    }
  }

  private mutating func word(_ word: String, _ start: Int) throws(ExpressionMistake) -> ExpressionNode {
    switch word {
    case "true", "false", "null":
      advance()
      return try node(.literal(word == "null" ? .none : .flag(word == "true")), from: start, [])
    case "if": throw ExpressionMistake(start, "Put 'if … then … else …' into parentheses here.")
    default: throw unexpected("a value")
    }
  }

  private mutating func arguments(until end: String) throws(ExpressionMistake) -> [ExpressionNode] {
    var arguments: [ExpressionNode] = []
    if takes(symbol: end) { return arguments }
    repeat { arguments.append(try expression()) } while takes(symbol: ",")
    guard takes(symbol: end) else { throw unexpected("',' or '\(end)'") }
    return arguments
  }

  private mutating func call(_ name: String, _ start: Int) throws(ExpressionMistake) -> ExpressionNode {
    advance()
    advance()
    let arguments = try arguments(until: ")")
    if let fold = ExpressionFold(rawValue: name) {
      let counts = fold == .any || fold == .all ? 2...2 : 1...2
      guard counts.contains(arguments.count) else { throw wrongCount(start, fold.signature) }
      return try node(.each(fold, arguments[0], body: arguments.count > 1 ? arguments[1] : nil), from: start, arguments)
    }
    guard let function = ExpressionFunction(rawValue: name) else {
      let known = ExpressionFunction.allCases.map(\.rawValue) + ExpressionFold.allCases.map(\.rawValue)
      throw ExpressionMistake(
        start, "There is no function '\(name.prefix(60))'." + suggestion(for: name, among: known))
    }
    guard function.arity.contains(arguments.count) else { throw wrongCount(start, function.signature) }
    return try node(.call(function, arguments), from: start, arguments)
  }

  private func wrongCount(_ start: Int, _ signature: String) -> ExpressionMistake {
    ExpressionMistake(start, "The number of arguments is wrong. Write '\(signature)'.")
  }

  private mutating func path(_ start: Int) throws(ExpressionMistake) -> ExpressionNode {
    var path = ExpressionPath()
    var isFirst = true
    repeat {
      guard case .name(let name, let isQuoted) = token.kind else { throw unexpected("the key of a field") }
      advance()
      if !isQuoted, name == "parent", path.components.isEmpty {
        path.parents += 1
      } else if !isQuoted, isFirst, name == "it" || name == "value", token.symbol != "." {
        path.root = name == "it" ? .element : .value
      } else {
        path.components.append(name)
      }
      isFirst = false
    } while takes(symbol: ".")
    if path.root == .field, path.components.isEmpty {
      throw ExpressionMistake(start, "'parent' is followed by a period and the key of a field in the form around.")
    }
    guard path.components.count + path.parents <= 100 else {
      throw ExpressionMistake(start, "A path can have up to 100 parts.")
    }
    return try node(.path(path), from: start, [])
  }
}
