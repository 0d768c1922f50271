import FieldstoneCore

/// A rule of a field, by its name and arguments, as a file can state it; or a check of the program.
///
/// | rules | fields | arguments |
/// | --- | --- | --- |
/// | `minimumLength`, `maximumLength`, `length` | text | `value` |
/// | `pattern` | text | `value`: a regular expression for the whole text, as ``LinearPattern`` reads it |
/// | `email`, `web`, `luhn`, `iban` | text | |
/// | `minimum`, `maximum` | numbers, dates, durations | `value` |
/// | `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf` | numbers | `value` |
/// | `oneOf` | texts, numbers | `value`: a list |
/// | `mustBeTrue` | flags | |
/// | `minimumCount`, `maximumCount` | lists, several options | `value` |
/// | `unique` | lists | |
/// | `matches` | any value | `value`: the key of another field |
/// | `maximumSize` | files | `value`: bytes |
public struct DocumentRule: Sendable {
  public var name: String
  /// The argument `value`, which nearly all have, and no other.
  private(set) var value: FormValues.Value?
  /// What few rules have.
  private var rest: Rest?

  /// What the rule is about, by name.
  public var arguments: FormValues {
    get { rest?.arguments ?? value.map { ["value": $0] } ?? [:] }
    set {
      value = newValue["value"]
      let hasOthers = newValue.contains { $0.key != "value" }
      change { $0.arguments = hasOthers ? newValue : nil }
    }
  }
  /// What is said instead of the rule's own message, if the rule takes one: `pattern`, `mustBeTrue`, `unique`,
  /// `matches`, `multipleOf`, `exclusiveMinimum`, `exclusiveMaximum`.
  public var message: FormString? {
    get { rest?.message }
    set { change { $0.message = newValue } }
  }
  var check: (@Sendable (FormValues.Value, DocumentReader) -> FormIssue?)? { rest?.check }
  /// A check that reads nothing but the value.
  var ownCheck: (@Sendable (FormValues.Value) -> FormIssue?)? { rest?.ownCheck }
  /// The expression that a check is, which is checked when the document is.
  var expression: DocumentExpression? {
    get { rest?.expression }
    set { change { $0.expression = newValue } }
  }
  /// What is said while the expression is false.
  var checkMessage: FormString? { rest?.checkMessage }
  /// Where a loader found it, for problems.
  public var source: DocumentSource? {
    get { rest?.source }
    set { change { $0.source = newValue } }
  }
  /// Whether a loader couldn't read it.
  var isUnread = false

  /// Stands for a rule that a loader couldn't read.
  static let unread: DocumentRule = {
    var rule = DocumentRule("")
    rule.isUnread = true
    return rule
  }()

  /// It never changes, because copies of the rule share it.
  private final class Rest: Sendable {
    let message: FormString?
    let check: (@Sendable (FormValues.Value, DocumentReader) -> FormIssue?)?
    let ownCheck: (@Sendable (FormValues.Value) -> FormIssue?)?
    let expression: DocumentExpression?
    let checkMessage: FormString?
    let source: DocumentSource?
    /// All arguments, where there are others than `value`.
    let arguments: FormValues?

    init(_ parts: Parts) {
      (message, check, expression) = (parts.message, parts.check, parts.expression)
      (source, arguments, ownCheck) = (parts.source, parts.arguments, parts.ownCheck)
      checkMessage = parts.checkMessage
    }
  }

  private struct Parts {
    var message: FormString?
    var check: (@Sendable (FormValues.Value, DocumentReader) -> FormIssue?)?
    var ownCheck: (@Sendable (FormValues.Value) -> FormIssue?)?
    var expression: DocumentExpression?
    var checkMessage: FormString?
    var source: DocumentSource?
    var arguments: FormValues?
  }

  private mutating func change(_ body: (inout Parts) -> Void) {
    var parts = Parts()
    if let rest {
      (parts.message, parts.check, parts.expression) = (rest.message, rest.check, rest.expression)
      (parts.source, parts.arguments, parts.ownCheck) = (rest.source, rest.arguments, rest.ownCheck)
      parts.checkMessage = rest.checkMessage
    }
    body(&parts)
    let isEmpty =
      parts.message == nil && parts.check == nil && parts.expression == nil && parts.source == nil
      && parts.arguments == nil && parts.ownCheck == nil
    rest = isEmpty ? nil : Rest(parts)
  }

  public init(_ name: String, _ arguments: FormValues = [:], message: FormString? = nil) {
    self.name = name
    if !arguments.isEmpty { self.arguments = arguments }
    if message != nil { self.message = message }
  }

  init(_ expression: DocumentExpression, _ issue: FormIssue) {
    self.init { value, reader in
      // A text of a date is one here, too: the field knows which.
      let own = ExpressionValue(value, reader.ownType ?? .any)
      return reader.value(of: expression, value: own).flag == false ? issue : nil
    }
    change { ($0.expression, $0.checkMessage) = (expression, issue.ownMessage) }
  }

  private init(_ check: @escaping @Sendable (FormValues.Value, DocumentReader) -> FormIssue?) {
    name = "check"
    change { $0.check = check }
  }

  private init(own check: @escaping @Sendable (FormValues.Value) -> FormIssue?) {
    name = "check"
    change { $0.ownCheck = check }
  }

  private init(_ name: String, value: FormValues.Value, _ message: FormString?) {
    (self.name, self.value) = (name, value)
    if message != nil { self.message = message }
  }

  private static func rule(_ name: String, _ value: FormValues.Value, _ message: FormString? = nil) -> DocumentRule {
    DocumentRule(name, value: value, message)
  }

  public static func minimumLength(_ length: Int) -> DocumentRule { rule("minimumLength", .integer(length)) }
  public static func maximumLength(_ length: Int) -> DocumentRule { rule("maximumLength", .integer(length)) }
  public static func length(_ length: Int) -> DocumentRule { rule("length", .integer(length)) }
  public static func pattern(_ pattern: String, _ message: FormString? = nil) -> DocumentRule {
    rule("pattern", .text(pattern), message)
  }
  public static let email = DocumentRule("email")
  public static let web = DocumentRule("web")
  public static let luhn = DocumentRule("luhn")
  public static let iban = DocumentRule("iban")
  /// At least this number; for a date, its text.
  public static func minimum(_ value: FormValues.Value) -> DocumentRule { rule("minimum", value) }
  /// At most this number; for a date, its text.
  public static func maximum(_ value: FormValues.Value) -> DocumentRule { rule("maximum", value) }
  public static func exclusiveMinimum(_ value: FormValues.Value) -> DocumentRule { rule("exclusiveMinimum", value) }
  public static func exclusiveMaximum(_ value: FormValues.Value) -> DocumentRule { rule("exclusiveMaximum", value) }
  public static func multipleOf(_ value: FormValues.Value) -> DocumentRule { rule("multipleOf", value) }
  public static func oneOf(_ values: [FormValues.Value]) -> DocumentRule { rule("oneOf", .list(values)) }
  public static func mustBeTrue(_ message: FormString? = nil) -> DocumentRule {
    DocumentRule("mustBeTrue", message: message)
  }
  public static func minimumCount(_ count: Int) -> DocumentRule { rule("minimumCount", .integer(count)) }
  public static func maximumCount(_ count: Int) -> DocumentRule { rule("maximumCount", .integer(count)) }
  public static func unique(_ message: FormString? = nil) -> DocumentRule { DocumentRule("unique", message: message) }
  public static func matches(_ key: String, _ message: FormString? = nil) -> DocumentRule {
    rule("matches", .text(key), message)
  }
  public static func maximumSize(_ bytes: Int) -> DocumentRule { rule("maximumSize", .integer(bytes)) }
  /// A check of the program: returns the issue of a value, or nil. It runs again when what it has read changes.
  public static func check(_ check: @escaping @Sendable (FormValues.Value, DocumentReader) -> FormIssue?)
    -> DocumentRule
  { DocumentRule(check) }
  /// A check of the value alone: returns its issue, or nil. A value with an error is wrong whatever the form's other
  /// answers are, so fields that are computed from it are empty meanwhile.
  public static func check(_ check: @escaping @Sendable (FormValues.Value) -> FormIssue?) -> DocumentRule {
    DocumentRule(own: check)
  }
}
