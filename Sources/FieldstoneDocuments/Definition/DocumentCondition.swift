import FieldstoneCore

/// When something shows, can be edited, or is required: a closure that reads the form, and runs again only when
/// something that it has read has changed.
///
/// ```swift
/// DocumentField("vat", .text(), visible: .isTrue("needsInvoice"))
/// DocumentField("reason", .text(), visible: .reading("seats") { ($0["seats", as: Int.self] ?? 0) > 3 })
/// ```
public struct DocumentCondition: Sendable {
  /// The paths that it reads, as far as they are known: each is checked when the document is. A path that isn't known
  /// is found once the condition runs.
  public let paths: [FormValuePath]
  /// The expressions that it is made of, which are checked when the document is.
  var expressions: [DocumentExpression] = []
  let holds: @Sendable (DocumentReader) -> Bool

  /// Any condition.
  public init(_ holds: @escaping @Sendable (DocumentReader) -> Bool) { self.init(paths: [], holds) }

  /// A condition that reads these paths.
  public static func reading(
    _ paths: FormValuePath..., holds: @escaping @Sendable (DocumentReader) -> Bool
  ) -> DocumentCondition { DocumentCondition(paths: paths, holds) }

  public init(paths: [FormValuePath], _ holds: @escaping @Sendable (DocumentReader) -> Bool) {
    (self.paths, self.holds) = (paths, holds)
  }

  private init(
    _ paths: [FormValuePath], _ expressions: [DocumentExpression],
    _ holds: @escaping @Sendable (DocumentReader) -> Bool
  ) {
    (self.paths, self.expressions, self.holds) = (paths, expressions, holds)
  }

  /// The flag at a path is on.
  public static func isTrue(_ path: FormValuePath) -> DocumentCondition { equals(path, true) }
  /// The value at a path is this one.
  public static func equals(_ path: FormValuePath, _ value: FormValues.Value) -> DocumentCondition {
    DocumentCondition(paths: [path]) { $0[path] == value }
  }
  /// There is an answer at a path.
  public static func isAnswered(_ path: FormValuePath) -> DocumentCondition {
    DocumentCondition(paths: [path]) {
      switch $0[path] {
      case nil, .null, .text(""): false
      case .list(let list): !list.isEmpty
      default: true
      }
    }
  }

  public static prefix func ! (condition: DocumentCondition) -> DocumentCondition {
    DocumentCondition(condition.paths, condition.expressions) { !condition.holds($0) }
  }
  public static func && (left: DocumentCondition, right: DocumentCondition) -> DocumentCondition {
    DocumentCondition(left.paths + right.paths, left.expressions + right.expressions) {
      left.holds($0) && right.holds($0)
    }
  }
  public static func || (left: DocumentCondition, right: DocumentCondition) -> DocumentCondition {
    DocumentCondition(left.paths + right.paths, left.expressions + right.expressions) {
      left.holds($0) || right.holds($0)
    }
  }
}

/// Makes the value of a field from others.
public struct DocumentComputation: Sendable {
  /// The paths that it reads, as far as they are known.
  public let paths: [FormValuePath]
  /// The expression that it is, which is checked when the document is.
  var expression: DocumentExpression?
  let value: @Sendable (DocumentReader) -> FormValues.Value?

  /// The value as a text for people, of which the texts of an expression are translated; empty for what is no text.
  var text: @Sendable (DocumentReader) -> FormString {
    let (value, expression) = (value, expression)
    return { reader in
      expression.map { reader.text(of: $0) } ?? FormString(verbatim: value(reader)?.text ?? "")
    }
  }

  /// - Parameter value: Returns a value of the field's kind; nil for none.
  public init(paths: [FormValuePath] = [], _ value: @escaping @Sendable (DocumentReader) -> FormValues.Value?) {
    (self.paths, self.value) = (paths, value)
  }
}

/// A rule about several fields of a form.
public struct DocumentFormRule: Sendable {
  /// The field at which its issue shows; nil for an issue of the form as a whole.
  public let key: String?
  /// The paths that it reads, as far as they are known.
  public let paths: [FormValuePath]
  /// The expression that it is, which is checked when the document is.
  var expression: DocumentExpression?
  /// What is said while the expression is false.
  var message: FormString?
  /// Where a loader found it, for problems.
  public var source: DocumentSource?
  let check: @Sendable (DocumentReader) -> FormIssue?

  public init(
    on key: String? = nil, paths: [FormValuePath] = [], _ check: @escaping @Sendable (DocumentReader) -> FormIssue?
  ) {
    (self.key, self.paths, self.check) = (key, paths, check)
  }
}
