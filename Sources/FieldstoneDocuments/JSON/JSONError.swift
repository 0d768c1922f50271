/// Why bytes aren't a JSON document, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// Something else than what the grammar of RFC 8259 has here. The text says what was expected.
    case syntax(String)
    /// The bytes aren't UTF-8 (RFC 3629).
    case notUTF8
    /// A `\u` escape that is half of a character, without the other half. No text has such a character.
    case loneSurrogate
    /// The document has more bytes than the limit.
    case tooManyBytes(limit: Int)
    /// Arrays and objects are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// The system has no memory for the document.
    case outOfMemory
  }

  public let reason: Reason
  /// The line, from 1. A line ends with LF, CR or CR LF.
  public let line: Int
  /// The character of the line, from 1, counted in Unicode scalars.
  public let column: Int
  /// The offset of the byte, from 0.
  public let offset: Int
  /// The JSON pointer (RFC 6901) of the value that was being read. The whole document is the empty text.
  public let pointer: String

  public var description: String {
    let place = pointer.isEmpty ? "" : ", at \(pointer)"
    return "Line \(line), column \(column)\(place): \(message)"
  }

  var message: String {
    switch reason {
    case .syntax(let expected): expected
    case .notUTF8: "The text has to be UTF-8."
    case .loneSurrogate: "A \\u escape from D800 to DFFF needs its other half."
    case .tooManyBytes(let limit): "A document can have up to \(limit) bytes."
    case .tooDeep(let limit): "Arrays and objects can be nested up to \(limit) levels deep."
    case .outOfMemory: "There isn't enough memory for this document."
    }
  }
}

/// A failure before its line, column and pointer are worked out.
struct JSONFailure: Error {
  let reason: JSONError.Reason
  let offset: Int
}
