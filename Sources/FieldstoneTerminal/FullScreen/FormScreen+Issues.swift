import FieldstoneCore

/// Moving between issues across all pages.
extension FormScreen {
  func stepToIssue(back: Bool) -> Outcome {
    guard let next = engine.shownIssue(from: focus, isBack: back) else {
      message = text(.screen(.noIssues))
      return .goesOn
    }
    let outcome = go(to: next.issue)
    message = message ?? text(.screen(.issue, .count(next.number), .count(next.count)))
    return outcome
  }

  /// Opens the page of an issue, and focuses its row, or a neighbor if the row can't have the focus.
  func go(to issue: FormIssue) -> Outcome { issue.row.map { jump(to: $0) } ?? .goesOn }

  /// Opens the page of a row, and focuses the row, or a neighbor if it can't have the focus.
  @discardableResult func jump(to row: FormRowID) -> Outcome {
    guard engine.isShown(row), let page = engine.page(of: row) else { return .goesOn }
    if page != engine.page {
      if page == .root {
        while engine.openPages.count > 1, engine.send(.back).isAccepted {}
      } else {
        send(.open(FormRowID(page.path)))
      }
    }
    guard let index = engine.index(of: row) else { return .goesOn }
    let rows = engine.rows
    if rows.isFocusable(at: index) { return send(.focus(row)) }
    guard let near = engine.focusableRow(after: row) ?? engine.focusableRow(before: row) else { return .goesOn }
    return send(.focus(near))
  }
}
