/// Something a person should know about an answer: a code with parameters that becomes text only when it is shown.
///
/// In a rule, a string literal is an error; ``warning(_:)`` and ``info(_:)`` are less severe:
///
/// ```swift
/// form.rule(on: \.password) { $0.password == $0.name ? "Choose a password that isn't your name." : nil }
/// ```
public struct FormIssue: Error, Sendable, Hashable {
  /// How much an issue matters. Only errors keep a form from being submitted.
  public enum Severity: UInt8, Sendable, Comparable, Codable {
    case info, warning, error
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// What is wrong.
  public var kind: Kind
  /// How much it matters.
  public var severity: Severity
  /// The row that it concerns; `nil` for an issue of the form as a whole, and inside a rule.
  public var row: FormRowID?

  /// Creates an issue of a kind.
  public init(_ kind: Kind, severity: Severity = .error, row: FormRowID? = nil) {
    self.kind = kind
    self.severity = severity
    self.row = row
  }

  /// An error with a message of your own.
  public static func error(_ message: FormString) -> FormIssue { FormIssue(.custom(message)) }
  /// A warning with a message of your own: it is shown, but the form can be submitted.
  public static func warning(_ message: FormString) -> FormIssue { FormIssue(.custom(message), severity: .warning) }
  /// A remark with a message of your own.
  public static func info(_ message: FormString) -> FormIssue { FormIssue(.custom(message), severity: .info) }

  /// The message in the environment's language.
  public func text(in environment: FormEnvironment) -> String { kind.message.text(in: environment) }

  func with(row: FormRowID) -> FormIssue {
    var issue = self
    issue.row = row
    return issue
  }
}

extension FormIssue: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(.custom(FormString(value))) }
  public init(stringInterpolation: FormString.StringInterpolation) {
    self.init(.custom(FormString(stringInterpolation: stringInterpolation)))
  }
}
