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

extension FormEngine {
  /// What the secure fields hold, where that differs from where they started.
  ///
  /// - Complexity: O(fields).
  public var secrets: FormSecrets {
    var secrets = FormSecrets()
    for slot in slots.indices where slots[slot].flags.contains(.dirty) {
      guard let field = field(at: slot), field.isSecure, !field.flags.contains(.readOnly) else { continue }
      secrets.fields[rowID(slot).path] = kept(slot, field)
    }
    return secrets
  }
}
