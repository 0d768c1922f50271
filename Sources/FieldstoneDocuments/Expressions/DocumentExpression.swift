import FieldstoneCore

/// A condition, a value or a rule as a text: `seats > 3 and needsInvoice`.
///
/// The language is small, and every expression ends: there are no loops but those over the elements of a list, nothing
/// can be assigned, and nothing outside of the form is reached. What an expression reads is recorded, so it is worked
/// out again only when that has changed. `Documentation/Documents.md` describes the language.
///
/// ```swift
/// DocumentField("reason", .text(), visible: "seats > 3 and isAnswered(invoice.vat)")
/// DocumentField("total", .integer, computed: DocumentComputation("seats * 10"))
/// ```
///
/// Mistakes in an expression are problems of the document: what can't be read, fields that there aren't, a text that is
/// compared with a number.
public struct DocumentExpression: Sendable {
  /// What an expression may be at most, so that none can take long.
  public struct Limits: Sendable, Hashable {
    /// The most bytes of its text.
    public var length: Int
    /// The most parts inside of each other.
    public var depth: Int
    /// The most steps that working it out once may take. One part is one step, and so are an element of a list and 32
    /// bytes of a text. An expression that takes more has no value, and is a problem of the form.
    public var steps: Int

    public init(length: Int = 10_000, depth: Int = 40, steps: Int = 100_000) {
      (self.length, self.depth, self.steps) = (length, min(depth, 200), steps)
    }
  }

  /// As it is written.
  public let text: String
  public let limits: Limits
  /// Nil for a text that isn't an expression.
  let root: ExpressionNode?
  /// What keeps the text from being an expression.
  let mistakes: [ExpressionMistake]
  /// The patterns in it, compiled.
  let patterns: [String: LinearPattern]
  /// Where a loader found it.
  var source: ExpressionSource?

  /// Reads an expression. A text that isn't one has no value, and is a problem of the document.
  ///
  /// - Complexity: O(length).
  public init(_ text: String, limits: Limits = Limits()) {
    (self.text, self.limits) = (text, limits)
    var patterns = ExpressionPatterns()
    do throws(ExpressionMistake) {
      let root = try ExpressionParser.parse(text, limits: limits)
      patterns.visit(root)
      self.root = root
      mistakes = patterns.mistakes
    } catch {
      (root, mistakes) = (nil, [error])
    }
    self.patterns = patterns.compiled
  }

  /// The paths of the form's own fields that it reads.
  public var paths: [FormValuePath] {
    var found = ExpressionPaths()
    if let root { found.visit(root, inElement: false) }
    return found.paths
  }
}

extension DocumentExpression: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

/// Where the text of an expression is in a file.
struct ExpressionSource: Sendable {
  /// The place of the text.
  let start: DocumentSource
  /// The place of a Unicode scalar of the text.
  let place: @Sendable (_ offset: Int) -> DocumentSource
}

/// Collects the paths that an expression reads.
private struct ExpressionPaths {
  private(set) var paths: [FormValuePath] = []
  private var seen: Set<FormValuePath> = []

  mutating func visit(_ node: ExpressionNode, inElement: Bool) {
    switch node.kind {
    case .path(let path):
      guard path.root == .field, path.parents == (inElement ? 1 : 0) else { return }
      let found = FormValuePath(path.components)
      if seen.insert(found).inserted { paths.append(found) }
    case .each(_, let list, let body):
      visit(list, inElement: inElement)
      // A body in a body isn't followed: its paths begin at other forms.
      if let body, !inElement { visit(body, inElement: true) }
    default: for part in node.parts { visit(part, inElement: inElement) }
    }
  }
}

/// Compiles the patterns in an expression.
private struct ExpressionPatterns {
  private(set) var compiled: [String: LinearPattern] = [:]
  private(set) var mistakes: [ExpressionMistake] = []

  mutating func visit(_ node: ExpressionNode) {
    if case .call(.matches, let arguments) = node.kind, let last = arguments.last {
      if case .literal(.text(let pattern)) = last.kind {
        do throws(LinearPattern.Problem) {
          compiled[pattern] = try LinearPattern(
            pattern, limits: .init(sourceLength: 1_000, steps: 500, cacheBytes: 65_536))
        } catch {
          mistakes.append(
            ExpressionMistake(last.range.lowerBound, "The pattern isn't valid. \(error.description)"))
        }
      } else {
        mistakes.append(ExpressionMistake(last.range.lowerBound, "The pattern has to be a text in quotes."))
      }
    }
    for part in node.parts { visit(part) }
  }
}

extension ExpressionNode {
  /// The parts that it consists of.
  var parts: [ExpressionNode] {
    switch kind {
    case .literal, .path: []
    case .list(let parts), .and(let parts), .or(let parts), .call(_, let parts): parts
    case .not(let part), .negative(let part): [part]
    case .compare(_, let left, let right), .isIn(let left, let right, _): [left, right]
    case .sum(let parts): parts.map(\.1)
    case .product(let parts): parts.map(\.1)
    case .choose(let cases, let otherwise): cases.flatMap { [$0.condition, $0.value] } + [otherwise]
    case .each(_, let list, let body): [list] + (body.map { [$0] } ?? [])
    }
  }
}
