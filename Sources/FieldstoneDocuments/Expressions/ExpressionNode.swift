import Foundation

/// A part of an expression.
struct ExpressionNode: Sendable {
  indirect enum Kind: Sendable {
    case literal(ExpressionValue)
    case path(ExpressionPath)
    case list([ExpressionNode])
    case not(ExpressionNode)
    case negative(ExpressionNode)
    case and([ExpressionNode])
    case or([ExpressionNode])
    case compare(Comparison, ExpressionNode, ExpressionNode)
    case isIn(ExpressionNode, ExpressionNode, isNegated: Bool)
    /// Terms, each of which is added or taken away.
    case sum([(isNegative: Bool, ExpressionNode)])
    /// Factors, each of which multiplies or divides.
    case product([(isDivisor: Bool, ExpressionNode)])
    case choose([(condition: ExpressionNode, value: ExpressionNode)], otherwise: ExpressionNode)
    case call(ExpressionFunction, [ExpressionNode])
    /// Something about the elements of a list, for each of which the body is worked out.
    case each(ExpressionFold, ExpressionNode, body: ExpressionNode?)
  }

  enum Comparison: String, Sendable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="

    var isOrder: Bool { self != .equal && self != .unequal }
  }

  let kind: Kind
  /// The Unicode scalars of the text that it takes.
  let range: Range<Int>
  /// How many parts are inside of each other.
  let depth: Int
}

/// The name of a value.
struct ExpressionPath: Sendable, Hashable {
  enum Root: Sendable, Hashable {
    case field
    /// The element that is looked at, in `any(tags, it == 'x')`.
    case element
    /// The field's own value, in a check of the field.
    case value
  }

  var root = Root.field
  /// How many forms further out it begins.
  var parents = 0
  var components: [String] = []

  /// As it is written.
  var description: String {
    switch root {
    case .element: "it"
    case .value: "value"
    case .field: (Array(repeating: "parent", count: parents) + components).joined(separator: ".")
    }
  }
}

/// What is asked about the elements of a list.
enum ExpressionFold: String, Sendable, CaseIterable {
  case any, all, count, sum, least, greatest
}
