import FieldstoneCore

/// A row whose errors show, on any page of the form.
struct WrongRow {
  let row: FormRow
  /// The title of the page that it is on; nil for a row of the page that is shown.
  let page: String?

  /// The rows with errors, in display order, on a page below the first one beginning with its own; none if nothing on this page, or on a page below it, is wrong.
  ///
  /// - Complexity: O(rows of the page + issues · log issues).
  static func all(in engine: FormEngine, _ context: PageContext) -> [WrongRow] {
    guard isNeeded(engine) else { return [] }
    var seen: Set<FormRowID> = []
    let ids = engine.shownIssues.compactMap { $0.severity == .error ? $0.row : nil }.filter { seen.insert($0).inserted }
    let rows = ids.compactMap { id -> WrongRow? in
      guard let row = engine.row(id), let page = engine.page(of: id) else { return nil }
      return WrongRow(row: row, page: page == engine.page ? nil : title(of: page, engine, context))
    }
    return engine.page == .root ? rows : rows.filter { $0.page == nil } + rows.filter { $0.page != nil }
  }

  /// Whoever is on the way to other pages needn't be reminded on each page that is in order.
  private static func isNeeded(_ engine: FormEngine) -> Bool {
    engine.rows.contains { $0.isInvalid || $0.kind == .link && $0.issueCount > 0 }
  }

  private static func title(of page: FormPageID, _ engine: FormEngine, _ context: PageContext) -> String {
    page == .root ? context.title : engine.row(FormRowID(page.path))?.label ?? context.title
  }

  /// What is wrong. The errors of the form as a whole need no title.
  func text(_ context: PageContext) -> String {
    let errors = row.issues.lazy.filter { $0.severity == .error }.map(\.text).joined(separator: " ")
    return row.kind == .notice ? errors : context.text(.common(.labelled, .text(row.label), .text(errors)))
  }
}
