/// What a server, a database, or another system has found wrong with the answers: issues by row.
///
/// A submit handler throws it, and each issue appears at its row:
///
/// ```swift
/// form.onSubmit { attendee in
///   guard await register.accepts(attendee) else {
///     throw FormIssues(["invoice.vat": "The tax office doesn't know this number."])
///   }
/// }
/// ```
///
/// Such an issue goes away when its row is edited and with the next submit, which it never prevents. An issue whose row
/// the form doesn't have or doesn't show is shown as one of the form.
public struct FormIssues: Error, Sendable, ExpressibleByDictionaryLiteral {
  /// Where an issue belongs.
  enum Place: Sendable {
    case row(FormRowID)
    case property(AnyKeyPath & Sendable)
  }

  private(set) var entries: [(place: Place, issue: FormIssue)]

  /// Creates issues by the paths of their rows. A row may have several.
  public init(_ issues: KeyValuePairs<FormRowID, FormIssue> = [:]) {
    entries = issues.map { (.row($0.key), $0.value) }
  }
  public init(dictionaryLiteral elements: (FormRowID, FormIssue)...) {
    entries = elements.map { (.row($0.0), $0.1) }
  }

  /// Whether there are none.
  public var isEmpty: Bool { entries.isEmpty }

  /// Adds an issue of a row.
  public mutating func add(_ row: FormRowID, _ issue: FormIssue) { entries.append((.row(row), issue)) }
  /// Adds an issue of a property's row.
  public mutating func add<Model, Value>(_ property: KeyPath<Model, Value> & Sendable, _ issue: FormIssue) {
    entries.append((.property(property), issue))
  }

  /// The issues of the form as a whole, without a row.
  mutating func keep(_ issue: FormIssue) { entries.append((.row(""), issue)) }

  /// What they say, in the environment's language.
  func words(in environment: FormEnvironment) -> String {
    entries.map { $0.issue.text(in: environment) }.joined(separator: "\n")
  }
}
