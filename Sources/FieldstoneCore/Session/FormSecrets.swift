/// The values of a form's secure fields, kept apart from its ``FormSnapshot``: in memory between two requests, or in a
/// store made for secrets.
///
/// Deliberately neither `Codable` nor printable.
public struct FormSecrets: Sendable, Equatable, CustomStringConvertible, CustomReflectable {
  /// The entries by path.
  var fields: [String: FormSnapshot.Field] = [:]

  /// Creates an instance without secrets.
  public init() {}

  public var isEmpty: Bool { fields.isEmpty }
  /// Whether there is a secret for a field.
  public func contains(_ row: FormRowID) -> Bool { fields[row.path] != nil }

  public var description: String { "\(fields.count) secrets" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
