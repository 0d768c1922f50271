/// A regular expression of a schema, compiled.
///
/// JSON Schema's patterns are those of ECMA-262 with the flag `u`, and match anywhere in a text unless they are anchored.
public protocol SchemaPattern: Sendable {
  /// Whether the pattern matches anywhere in a text. The time should be linear: the text is anybody's.
  func matches(utf8: UnsafeBufferPointer<UInt8>) -> Bool

  /// The same, as far as some work goes: a unit is about what one character takes, some nanoseconds.
  ///
  /// - Parameter work: How much may be done. What was done is subtracted.
  /// - Returns: Nil if that was not enough.
  func matches(utf8: UnsafeBufferPointer<UInt8>, work: inout Int) -> Bool?
}

extension SchemaPattern {
  /// Counts a unit for each byte.
  public func matches(utf8: UnsafeBufferPointer<UInt8>, work: inout Int) -> Bool? {
    guard work >= utf8.count else { return nil }
    work -= utf8.count
    return matches(utf8: utf8)
  }
}

/// What makes patterns from the texts of `pattern`, `patternProperties` and the format `regex`.
public struct SchemaPatternCompiler: Sendable {
  /// Compiles a pattern. The error it throws becomes part of the schema's own.
  public let compile: @Sendable (_ text: String) throws -> any SchemaPattern

  public init(_ compile: @escaping @Sendable (_ text: String) throws -> any SchemaPattern) { self.compile = compile }

  /// Makes patterns that match in linear time; those with backreferences are refused.
  public static let linear = SchemaPatternCompiler { text in try LinearPattern(text) }
}

extension LinearPattern: SchemaPattern {}
