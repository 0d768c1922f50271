/// A regular expression of a schema, compiled.
///
/// JSON Schema's patterns are those of ECMA-262 with the flag `u`, and match anywhere in a text unless they are anchored.
public protocol SchemaPattern: Sendable {
  /// Whether the pattern matches anywhere in a text. The time should be linear: the text is anybody's.
  func matches(utf8: UnsafeBufferPointer<UInt8>) -> Bool
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
