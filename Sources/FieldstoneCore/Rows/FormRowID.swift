/// The identifier of a row: its path from the root of the form, like `email` or `invoice.vat`, never an index.
///
/// Ids with equal paths are equal, whichever session made them; the slot stored with the path only saves a lookup.
public struct FormRowID: Sendable {
  /// The path: ids joined by dots.
  public let path: String
  /// The row's slot index in the session that made the id; -1 if it was not looked up.
  let slot: Int32

  /// Creates the id of a path.
  public init(_ path: String) {
    self.path = path
    slot = -1
  }

  init(path: String, slot: Int32) {
    self.path = path
    self.slot = slot
  }
}

extension FormRowID: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.path == right.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension FormRowID: CustomStringConvertible, ExpressibleByStringLiteral {
  public var description: String { path }
  public init(stringLiteral value: String) { self.init(value) }
}

extension FormRowID: Codable {
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(String.self)) }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}
