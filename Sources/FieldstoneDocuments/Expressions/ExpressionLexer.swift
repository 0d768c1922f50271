import Foundation

/// Cuts an expression into words.
struct ExpressionLexer {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var last: ExpressionToken.Kind?

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// All words, with the end as the last one.
  ///
  /// - Complexity: O(length).
  static func tokens(_ text: String) throws(ExpressionMistake) -> [ExpressionToken] {
    var lexer = ExpressionLexer(text)
    var tokens: [ExpressionToken] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private subscript(index: Int) -> Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func next() throws(ExpressionMistake) -> ExpressionToken {
    while let scalar = self[position], scalar.properties.isWhitespace { position += 1 }
    let start = position
    let kind = try self.kind(from: start)
    last = kind
    return ExpressionToken(kind: kind, range: start..<position)
  }

  private mutating func kind(from start: Int) throws(ExpressionMistake) -> ExpressionToken.Kind {
    guard let scalar = self[position] else { return .end }
    if scalar.isNameStart {
      while let next = self[position], next.isNamePart { position += 1 }
      return .name(text(start..<position), isQuoted: false)
    }
    switch scalar {
    case "0"..."9": return last == .symbol(".") ? index() : try number()
    case "'", "\"", "`": return try quoted(scalar)
    default: return try symbol(scalar)
    }
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  // MARK: Numbers

  private mutating func takeDigits() -> Bool {
    let start = position
    while let scalar = self[position], ("0"..."9").contains(scalar) { position += 1 }
    return position > start
  }

  /// The position of an element in a path.
  private mutating func index() -> ExpressionToken.Kind {
    let start = position
    _ = takeDigits()
    return .name(text(start..<position), isQuoted: true)
  }

  private mutating func number() throws(ExpressionMistake) -> ExpressionToken.Kind {
    let start = position
    _ = takeDigits()
    if self[position] == ".", let next = self[position + 1], ("0"..."9").contains(next) {
      position += 1
      _ = takeDigits()
    }
    if self[position] == "e" || self[position] == "E" {
      position += 1
      if self[position] == "+" || self[position] == "-" { position += 1 }
      guard takeDigits() else { throw ExpressionMistake(start, "Expected digits in the exponent.") }
    }
    if let next = self[position], next.isNamePart {
      throw ExpressionMistake(position, "Expected a space or an operator between a number and a name.")
    }
    guard let number = FormValues.Number(literal: text(start..<position)) else {
      throw ExpressionMistake(start, "A number can't start with 0, except before a decimal point: 12 or 0.5.")
    }
    guard let decimal = number.decimal else {
      throw ExpressionMistake(start, "A number can have up to 38 digits.")
    }
    return .number(decimal)
  }

  // MARK: Texts and symbols

  private mutating func quoted(_ quote: Unicode.Scalar) throws(ExpressionMistake) -> ExpressionToken.Kind {
    let start = position
    var content = String.UnicodeScalarView()
    position += 1
    while let scalar = self[position] {
      position += 1
      if scalar == quote {
        // Two quotes in a row are one in the text.
        guard self[position] == quote else {
          guard quote == "`" else { return .text(String(content)) }
          return .name(String(content), isQuoted: true)
        }
        position += 1
      }
      content.append(scalar)
    }
    throw ExpressionMistake(
      start,
      quote == "`"
        ? "The backquote at the end of the name is missing." : "The quote at the end of the text is missing: \(quote)")
  }

  private static let symbols = ["==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "(", ")", "[", "]", ",", "."]
  /// What other languages write, and what is written here.
  private static let foreign = [
    "&&": "and", "||": "or", "===": "==", "!==": "!=", "<>": "!=", "!": "not", "=": "==", "≠": "!=", "≤": "<=",
    "≥": ">=", "&": "+ or 'and", "?": "if … then … else", "%": "mod(a, b)", "×": "*", "÷": "/", "−": "-",
  ]

  private mutating func symbol(_ scalar: Unicode.Scalar) throws(ExpressionMistake) -> ExpressionToken.Kind {
    for length in [3, 2, 1] where position + length <= scalars.count {
      let symbol = text(position..<(position + length))
      if Self.symbols.contains(symbol), length < 3 {
        position += length
        return .symbol(symbol)
      }
      if let own = Self.foreign[symbol] { throw ExpressionMistake(position, "Write '\(own)' instead of '\(symbol)'.") }
    }
    let shown =
      scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.value == 0x7F
      ? "a control character" : "'\(scalar)'"
    throw ExpressionMistake(position, "An expression can't contain \(shown) outside of a text.")
  }
}

extension Unicode.Scalar {
  fileprivate var isNameStart: Bool { self == "_" || properties.isAlphabetic }
  fileprivate var isNamePart: Bool {
    isNameStart || properties.numericType == .decimal || properties.canonicalCombiningClass != .notReordered
  }
}
