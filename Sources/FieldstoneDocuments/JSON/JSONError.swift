/// Why bytes aren't a JSON document, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// Something else than what the grammar of RFC 8259 has here. The text says what was expected.
    case syntax(String)
    /// There is nothing but white space.
    case empty
    /// The text begins with what no JSON value begins with.
    case notJSON
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

  var message: String { message(of: "text") }

  /// - Parameters:
  ///   - what: What is read: a text, or a file.
  ///   - wanted: What was expected, if nothing of that is there.
  func message(of what: String, expected wanted: String? = nil) -> String {
    let hint = wanted.map { " Expected \($0)." } ?? ""
    return switch reason {
    case .syntax(let expected): expected
    case .empty: "The \(what) is empty.\(hint)"
    case .notJSON: "The \(what) isn't JSON.\(hint)"
    case .notUTF8: "The text must be UTF-8."
    case .loneSurrogate: "A \\u escape from D800 to DFFF needs its other half."
    case .tooManyBytes(let limit): "The \(what) is too large: the limit is \(Self.size(limit))."
    case .tooDeep(let limit): "Arrays and objects can be nested up to \(limit) levels deep."
    case .outOfMemory: "There isn't enough memory for this document."
    }
  }
}

extension JSONError {
  /// A number of bytes, as people write it.
  static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }
}

/// A failure before its line, column and pointer are worked out.
struct JSONFailure: Error {
  let reason: JSONError.Reason
  let offset: Int
}
