extension LinearPattern {
  /// How large a pattern may be.
  ///
  /// A match takes time proportional to the length of the text times the size of the pattern, so these limits are also
  /// limits of time.
  public struct Limits: Sendable, Equatable {
    /// The largest length of the source, in Unicode scalars.
    public var sourceLength: Int

    /// The largest number of steps that a pattern may consist of, after repetitions such as `a{3,7}` were written out.
    ///
    /// A character, a character class, an assertion, a choice and the end of a loop are one step each. `[a-z]{2,64}` has
    /// 126 steps.
    public var steps: Int

    /// The largest number of groups inside of each other. Compiling a pattern needs stack in proportion to it.
    public var nesting: Int

    /// The largest number of lookahead and lookbehind assertions; at most 64.
    public var lookarounds: Int

    /// How many bytes a search may use to remember what it has found out about the pattern, which makes later searches
    /// faster.
    ///
    /// Each of the pattern's lookarounds may use as many, and so may each thread of up to four that search with the
    /// pattern at the same time.
    public var cacheBytes: Int

    public init(
      sourceLength: Int = 65_536, steps: Int = 10_000, nesting: Int = 100, lookarounds: Int = 32,
      cacheBytes: Int = 262_144
    ) {
      self.sourceLength = sourceLength
      self.steps = steps
      self.nesting = nesting
      self.lookarounds = min(lookarounds, 64)
      self.cacheBytes = cacheBytes
    }
  }
}
