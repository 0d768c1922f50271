/// What the secure fields of a form hold, kept apart from its ``FormSnapshot``: in memory between two requests, or in a
/// place that is made for secrets.
///
/// On purpose neither `Codable` nor printable.
public struct FormSecrets: Sendable, Equatable, CustomStringConvertible, CustomReflectable {
  /// By path.
  var fields: [String: FormSnapshot.Field] = [:]

  /// No secrets.
  public init() {}

  public var isEmpty: Bool { fields.isEmpty }
  /// Whether a field has a secret.
  public func contains(_ row: FormRowID) -> Bool { fields[row.path] != nil }

  public var description: String { "\(fields.count) secrets" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
