/// A row that a search has found.
public struct FormSearchHit: Sendable, Hashable, Identifiable {
  /// Where the text was found.
  public enum Match: Sendable, Hashable {
    case title
    case help
    /// In the title of an option.
    case option(String)
  }

  /// The row; `send(.focus(hit.row))` goes there, opening its page.
  public let row: FormRowID
  public let title: String
  /// The titles of the pages, subforms and sections that contain it, outermost first.
  public let trail: [String]
  public let match: Match

  public var id: FormRowID { row }
}
