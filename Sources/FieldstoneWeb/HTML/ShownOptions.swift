import FieldstoneCore

/// The options of a field that a page shows: all of them or, where there are many, the chosen ones and some that match
/// a search.
struct ShownOptions: Sendable {
  /// The largest number of matches that are shown.
  static let mostMatches = 20

  private(set) var chosen: [FormRow.Option] = []
  /// For a search: matches that are not chosen.
  private(set) var matches: [FormRow.Option] = []
  /// The options in the order of the page.
  var all: [FormRow.Option] { isSearch ? chosen + matches : offered }
  private var offered: [FormRow.Option] = []
  /// How many options match the search, shown or not.
  private(set) var matchCount = 0
  /// What is in the search box; nil if all options are shown.
  private(set) var query: String?
  /// What keeps the options from being shown.
  private(set) var obstacle: Obstacle?

  enum Obstacle {
    /// There are many, and nothing was searched for.
    case notSearched
    /// The text is too long to search for.
    case tooLong
  }

  /// What was searched for, if it can be added to the options.
  private(set) var own: String?

  private var isSearch: Bool { query != nil }
  var hasMore = false

  /// - Complexity: O(shown options), plus a search if there is one.
  ///
  /// - Parameter query: What was searched for; nil if nothing was.
  init(_ row: borrowing FormRow, _ kind: FieldKind, query: String?) {
    guard let look = kind.look, look.style != .page else { return }
    guard look.isSearch else {
      offered = Array(row.options)
      return
    }
    self.query = query ?? ""
    chosen = row.options.chosen
    obstacle = Self.obstacle(row.options, query)
    guard obstacle == nil else { return }
    let query = query ?? ""
    // What the program has found is not searched again.
    let found = row.options.matching(row.options.finding == nil ? query : "")
    matchCount = found.count
    matches = Array(found.lazy.filter { !$0.isChosen }.prefix(Self.mostMatches + 1))
    hasMore = matches.count > Self.mostMatches
    if hasMore { matches.removeLast() }
    if row.options.canAdd(query) { own = query.withoutOuterSpaces }
  }

  private static func obstacle(_ options: FormRow.Options, _ query: String?) -> Obstacle? {
    guard let query else { return options.finding == nil && options.offeredCount > mostMatches ? .notSearched : nil }
    return query.count > WebFormVisit.longestQuery ? .tooLong : nil
  }

  /// The ids that can be sent.
  var sendable: [String] { all.filter { !$0.isDisabled }.map(\.id) + [own].compactMap(\.self) }
}

extension FormRow.Option {
  /// Whether browsers must not allow it. A chosen option is sent even if it can't be chosen anymore: the form then
  /// reports the issue.
  var isDisabled: Bool { !isEnabled && !isChosen }
}
