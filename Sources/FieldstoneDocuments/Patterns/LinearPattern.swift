/// A regular expression that is matched in time linear in the text, whatever the expression is.
///
/// The syntax is that of ECMA-262 (16th edition, §22.2) with the flag `u`, which JSON Schema recommends for `pattern` and
/// `patternProperties`. A match never goes back in the text, so a pattern that comes from outside can't hang a form:
///
/// ```swift
/// let pattern = try LinearPattern("^(a+)+$")
/// pattern.matches(String(repeating: "a", count: 100_000) + "!")  // false, at once
/// ```
///
/// All of the syntax is supported, lookahead and lookbehind included, except what isn't regular: backreferences are
/// refused with a ``Problem``, and so are the flags of ECMA-262's 16th edition inside of a pattern, `(?i:…)`. Groups can
/// have names, but what a group has matched isn't reported. Classes such as `\p{Letter}` follow the version of Unicode
/// that the platform has.
public struct LinearPattern: Sendable {
  /// The source that the pattern was made from.
  public let source: String

  private let engine: PatternEngine

  /// Compiles a pattern.
  ///
  /// - Throws: a ``Problem`` for what isn't a pattern, or exceeds the limits.
  /// - Complexity: O(n log n) in the length of the source and the sizes of the classes, plus O(m) in the number of steps.
  ///   A property such as `\p{Script=Greek}` takes some milliseconds when it is first used in a process.
  public init(_ source: String, limits: Limits = Limits()) throws(Problem) {
    let tree = try PatternParser.parse(source, limits)
    guard let compiled = CompiledPattern(tree) else { throw .tooManyClasses(0) }
    self.source = source
    engine = PatternEngine(compiled, cacheBytes: limits.cacheBytes)
  }

  /// Whether the pattern matches somewhere in a text.
  ///
  /// - Complexity: O(n · m), where n is the length of the text and m the number of the pattern's steps; mostly O(n).
  public func matches(_ text: String) -> Bool { measure(text).matches }

  /// Whether the pattern matches somewhere in a text that is encoded in UTF-8.
  ///
  /// What isn't valid UTF-8 is read as U+FFFD, as `String(decoding:as:)` reads it.
  ///
  /// - Complexity: as for ``matches(_:)``.
  public func matches(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Bool { engine.matches(bytes, whole: false).matches }

  /// Whether the pattern matches somewhere in a text that is encoded in UTF-8, if that can be found out with as much work
  /// as is left: the size of a pattern and of a text bound the time together, and a large pattern can take seconds for a
  /// text of a megabyte.
  ///
  /// - Parameter work: How many instructions and characters may be looked at; 100 million take about half a second. What
  ///   was done is subtracted.
  /// - Returns: Nil if that was not enough.
  public func matches(utf8 bytes: UnsafeBufferPointer<UInt8>, work: inout Int) -> Bool? {
    let result = engine.matches(bytes, whole: false, allowance: work)
    work = max(0, work - result.work)
    return result.isEnded ? nil : result.matches
  }

  /// Whether the pattern matches a text from its start to its end.
  ///
  /// - Complexity: as for ``matches(_:)``.
  public func matchesWhole(_ text: String) -> Bool { measure(text, whole: true).matches }

  /// Whether the pattern matches a text from its start to its end, where the text is encoded in UTF-8.
  ///
  /// - Complexity: as for ``matches(_:)``.
  public func matchesWhole(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    engine.matches(bytes, whole: true).matches
  }

  /// Matches, and counts the instructions and characters that were looked at.
  func measure(_ text: String, whole: Bool = false) -> (matches: Bool, work: Int) {
    var text = text
    return text.withUTF8 { bytes in
      let result = engine.matches(bytes, whole: whole)
      return (result.matches, result.work)
    }
  }
}
