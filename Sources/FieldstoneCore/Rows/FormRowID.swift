/// The name of a row: its path from the root of the form, like `email` or `invoice.vat`. Never a position.
///
/// Equal paths are equal ids, whichever session made them; the slot beside the path only saves a look-up.
public struct FormRowID: Sendable {
  /// The path: ids joined by full stops.
  public let path: String
  /// Where the row is in the session that made the id; -1 where nobody has looked.
  let slot: Int32

  /// The id of a path.
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

/// The name of a page: the path of the row that leads to it; the root page's is empty.
public struct FormPageID: Sendable, Hashable, Codable, CustomStringConvertible, ExpressibleByStringLiteral {
  public let path: String
  public init(_ path: String) { self.path = path }
  public init(stringLiteral value: String) { path = value }
  /// The page that a form opens with.
  public static let root = FormPageID("")
  public var description: String { path.isEmpty ? "(root)" : path }

  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(String.self)) }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}

/// A page that is open: what it is called, and how one came to it.
public struct FormPage: Sendable, Hashable {
  public let id: FormPageID
  /// What it is called; empty for the root page of a form without a title.
  public let title: String
  /// The titles of the pages above it, the root's first.
  public let trail: [String]

  public init(id: FormPageID, title: String, trail: [String] = []) {
    self.id = id
    self.title = title
    self.trail = trail
  }
}
