extension LinearPattern {
  /// Why a source isn't a pattern.
  public struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
    public enum Kind: Sendable, Equatable {
      /// The source isn't a regular expression of ECMA-262 with the flag `u`.
      case syntax
      /// The source is a regular expression, but has something that a linear pattern can't have.
      case unsupported
      /// The source exceeds one of the limits.
      case tooLarge
    }

    public let kind: Kind

    /// Where the problem is: the number of Unicode scalars before it in the source.
    public let offset: Int

    /// What is wrong, in one sentence.
    public let reason: String

    /// What is accepted, in one sentence.
    public let accepted: String

    public var description: String { "At character \(offset + 1): \(reason) \(accepted)" }
  }
}
