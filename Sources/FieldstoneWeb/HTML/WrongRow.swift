import FieldstoneCore

/// A row whose errors show, on any page of the form.
struct WrongRow {
  let row: FormRow
  /// Whether it is on the page that is shown.
  let isOnPage: Bool
  /// The title of the row, after those of the elements that it is in and, on another page, those of the pages and
  /// elements that lead to it.
  let title: String

  /// The rows with errors that have kept something from being done: after a refused submit all of them, else those of a
  /// step that could not be finished. They are in display order, on a page below the first one beginning with its own.
  ///
  /// - Complexity: O(rows of the page + issues · log issues).
  static func all(in engine: FormEngine, _ context: PageContext) -> [WrongRow] {
    let isSubmit = engine.facts.failedSubmits > 0
    guard isSubmit || context.refusedStep != nil else { return [] }
    var seen: Set<FormRowID> = []
    let ids = engine.shownIssues.compactMap { $0.severity == .error ? $0.row : nil }.filter { seen.insert($0).inserted }
    let rows = ids.compactMap { id -> WrongRow? in
      guard let row = engine.row(id), let page = engine.page(of: id) else { return nil }
      guard isSubmit || isBelow(context.refusedStep, page, in: engine) else { return nil }
      let isOnPage = page == engine.page
      return WrongRow(
        row: row, isOnPage: isOnPage,
        title: isOnPage ? context.path(of: row, in: engine) : context.fullPath(of: row, in: engine))
    }
    return engine.page == .root ? rows : rows.filter(\.isOnPage) + rows.filter { !$0.isOnPage }
  }

  /// Whether a page is a step, or is opened from it.
  private static func isBelow(_ step: FormPageID?, _ page: FormPageID, in engine: FormEngine) -> Bool {
    var page = page
    while page != step {
      guard page != .root, let outer = engine.page(of: FormRowID(page.path)) else { return false }
      page = outer
    }
    return true
  }

  /// Whether something on the shown page, or on a page below it, is wrong.
  static func areOnPage(_ engine: FormEngine) -> Bool {
    engine.rows.contains { $0.isInvalid || ($0.kind == .link || $0.kind == .element) && $0.issueCount > 0 }
  }

  /// What is wrong. The errors of the form as a whole need no title.
  func text(_ context: PageContext) -> String {
    let errors = row.issues.lazy.filter { $0.severity == .error }.map(\.text)
      .joined(separator: context.sentenceGap)
    if row.kind == .notice { return errors }
    return context.text(.common(title.endsInMark ? .sentences : .labelled, .text(title), .text(errors)))
  }
}
