import FieldstoneCore

/// A row whose errors show, on any page of the form.
struct WrongRow {
  let row: FormRow
  /// The title of the page that it is on; nil for a row of the page that is shown.
  let page: String?
  /// The title of the row, after those of the elements that it is in.
  let title: String

  /// The rows with errors, in display order, on a page below the first one beginning with its own.
  ///
  /// - Complexity: O(rows of the page + issues · log issues).
  static func all(in engine: FormEngine, _ context: PageContext) -> [WrongRow] {
    var seen: Set<FormRowID> = []
    let ids = engine.shownIssues.compactMap { $0.severity == .error ? $0.row : nil }.filter { seen.insert($0).inserted }
    let rows = ids.compactMap { id -> WrongRow? in
      guard let row = engine.row(id), let page = engine.page(of: id) else { return nil }
      return WrongRow(
        row: row, page: page == engine.page ? nil : context.title(of: page, in: engine),
        title: context.path(of: row, in: engine))
    }
    return engine.page == .root ? rows : rows.filter { $0.page == nil } + rows.filter { $0.page != nil }
  }

  /// Whether something on the shown page, or on a page below it, is wrong.
  static func areOnPage(_ engine: FormEngine) -> Bool {
    engine.rows.contains { $0.isInvalid || ($0.kind == .link || $0.kind == .element) && $0.issueCount > 0 }
  }

  /// What is wrong. The errors of the form as a whole need no title.
  func text(_ context: PageContext) -> String {
    let errors = row.issues.lazy.filter { $0.severity == .error }.map(\.text).joined(separator: " ")
    return row.kind == .notice ? errors : context.text(.common(.labelled, .text(title), .text(errors)))
  }
}
