/// The work that a session has done, for tests that an edit costs what it affects, regardless of the size of the form.
public struct FormOperations: Sendable, Equatable, AdditiveArithmetic {
  /// Values read from the model.
  public internal(set) var reads = 0
  /// Values written to the model.
  public internal(set) var writes = 0
  /// Texts and answers parsed.
  public internal(set) var parses = 0
  /// Rules run.
  public internal(set) var rules = 0
  /// Conditions, cross-field rules, and computed fields run.
  public internal(set) var closures = 0
  /// Rows marked as changed, shown, or hidden.
  public internal(set) var rows = 0
  /// Rows looked at in a search for one that can have the focus, or to restore the baseline.
  public internal(set) var lookups = 0

  public static let zero = FormOperations()
  /// The sum of all counters.
  public var total: Int { reads + writes + parses + rules + closures + rows + lookups }

  public static func + (left: Self, right: Self) -> Self { left.combined(right, +) }
  public static func - (left: Self, right: Self) -> Self { left.combined(right, -) }

  private func combined(_ other: Self, _ apply: (Int, Int) -> Int) -> Self {
    FormOperations(
      reads: apply(reads, other.reads), writes: apply(writes, other.writes), parses: apply(parses, other.parses),
      rules: apply(rules, other.rules), closures: apply(closures, other.closures), rows: apply(rows, other.rows),
      lookups: apply(lookups, other.lookups))
  }
}
