import Foundation

/// A JSON text (RFC 8259), read once and kept as it was written.
///
/// Keys keep their order, numbers keep their digits, and every value knows where it stands:
///
/// ```text
/// let document = try JSONDocument(text: #"{"seats": 1e2}"#)
/// let seats = document.root["seats"]
/// // seats?.number?.integer == 100, seats?.number?.text == "1e2", seats?.pointer == "/seats", seats?.column == 11
/// ```
///
/// Only the grammar of the RFC is read: no comments, no trailing commas, no `NaN`. A byte order mark is ignored.
///
/// - Complexity: O(number of bytes), for the time and the memory. A value takes eight bytes, a member sixteen.
public struct JSONDocument: Sendable {
  /// What a document may be at most, so that bytes from anywhere can't exhaust the memory.
  public struct Limits: Hashable, Sendable {
    /// The most bytes. More than 1 GiB is never read.
    public var bytes: Int
    /// The most arrays and objects within one another.
    public var depth: Int

    public init(bytes: Int = 64 << 20, depth: Int = 512) {
      self.bytes = bytes
      self.depth = depth
    }
  }

  let storage: JSONStorage

  /// Reads UTF-8.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, limits: Limits = Limits()) throws(JSONError) {
    storage = try JSONStorage(bytes, limits: limits)
  }

  /// Reads UTF-8.
  public init(_ bytes: [UInt8], limits: Limits = Limits()) throws(JSONError) {
    storage = try bytes.withUnsafeBufferPointer { (source) throws(JSONError) in
      try JSONStorage(source, limits: limits)
    }
  }

  /// Reads UTF-8.
  public init(_ data: Data, limits: Limits = Limits()) throws(JSONError) {
    // `Data` passes no typed errors on.
    let result = data.withUnsafeBytes { raw in
      Result { () throws(JSONError) in try JSONStorage(raw.bindMemory(to: UInt8.self), limits: limits) }
    }
    storage = try result.get()
  }

  /// Reads a text.
  public init(text: String, limits: Limits = Limits()) throws(JSONError) {
    try self.init(Array(text.utf8), limits: limits)
  }

  /// The value that the text is.
  public var root: JSONNode { JSONNode(storage: storage, index: 0) }

  /// How many arrays and objects are within one another at most.
  public var depth: Int { storage.depth }

  /// The value at a JSON pointer (RFC 6901), or nil if there is none.
  public subscript(pointer: String) -> JSONNode? {
    guard let tokens = JSONPointer.tokens(pointer) else { return nil }
    var node = root
    for token in tokens {
      switch node.kind {
      case .object:
        guard let member = node[token] else { return nil }
        node = member
      case .array:
        guard let index = JSONPointer.index(token), let element = node[index] else { return nil }
        node = element
      default: return nil
      }
    }
    return node
  }
}
