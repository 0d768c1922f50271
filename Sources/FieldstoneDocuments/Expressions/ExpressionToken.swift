import Foundation

/// A word of an expression, and where it is.
struct ExpressionToken {
  enum Kind: Equatable {
    case number(Decimal)
    case text(String)
    /// A name; one in backquotes is never a word of the language.
    case name(String, isQuoted: Bool)
    case symbol(String)
    case end

    /// What it is called in a mistake.
    var words: String {
      switch self {
      case .number(let number): "the number \(number)"
      case .text: "a text"
      case .name(let name, _): "'\(name.prefix(40))'"
      case .symbol(let symbol): "'\(symbol)'"
      case .end: "the end of the expression"
      }
    }
  }

  let kind: Kind
  /// The Unicode scalars of the text that it takes.
  let range: Range<Int>

  var symbol: String? { if case .symbol(let symbol) = kind { symbol } else { nil } }

  /// A name that isn't in backquotes.
  var word: String? { if case .name(let name, false) = kind { name } else { nil } }
}

/// What is wrong with an expression, and where.
struct ExpressionMistake: Error, Sendable, Hashable {
  var kind = DocumentProblem.Kind.badExpression
  /// The number of Unicode scalars before it.
  let offset: Int
  let text: String

  init(_ offset: Int, _ text: String, kind: DocumentProblem.Kind = .badExpression) {
    (self.offset, self.text, self.kind) = (offset, text, kind)
  }
}
