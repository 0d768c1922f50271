/// How the rows of a section are set off from others.
public enum FormGroupStyle: String, Sendable, Codable, CaseIterable {
  /// In a box of their own.
  case grouped
  /// Only by their heading: the rows stand on the page itself.
  case plain
}

extension FormEngine {
  /// The style of the section with this heading; ``FormGroupStyle/grouped`` for every other row.
  ///
  /// - Complexity: O(1).
  public func groupStyle(of heading: FormRowID) -> FormGroupStyle {
    slot(of: heading).flatMap { element(at: $0).details?.groupStyle } ?? .grouped
  }

  /// The style of the outermost section that a row is in.
  ///
  /// - Complexity: O(depth of nesting).
  public func groupStyle(around row: FormRowID) -> FormGroupStyle {
    slot(of: row).flatMap(outermostHeading).flatMap { element(at: $0).details?.groupStyle } ?? .grouped
  }
}
