import Foundation

extension UUID: FormText {
  public var formText: String { uuidString }

  /// The canonical form of RFC 9562 section 4: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.
  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> UUID {
    guard let uuid = UUID(uuidString: text.trimmed) else {
      throw FormIssue(.notUUID)
    }
    return uuid
  }
}

/// UUIDs.
final class UUIDCodec: ValueCodec<UUID>, @unchecked Sendable {
  override var example: FormString? { .hint(.uuid) }
}
