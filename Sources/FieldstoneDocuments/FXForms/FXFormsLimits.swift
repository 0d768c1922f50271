/// What a file of fields may be at most, so that a file from anywhere can exhaust neither memory nor time.
public struct FXFormsLimits: Hashable, Sendable {
  /// The most bytes. More than 1 GiB is never read.
  public var bytes: Int
  /// The most arrays and dictionaries within one another.
  public var depth: Int
  /// The most rows, those of subforms and templates included.
  public var fields: Int
  /// The most options of all fields together.
  public var options: Int

  /// Subforms and templates within one another. Their definitions are built by recursion.
  static let nesting = 32
  /// The most problems that are reported of a file, and the most warnings.
  static let problems = 1_000
  /// The most bytes of a key, and of a name that is looked up.
  static let name = 1_000

  public init(bytes: Int = 64 << 20, depth: Int = 256, fields: Int = 100_000, options: Int = 1_000_000) {
    (self.bytes, self.depth, self.fields, self.options) = (bytes, depth, fields, options)
  }
}
