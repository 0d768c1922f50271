import FieldstoneCore

/// From issue to issue, over all pages.
extension FormScreen {
  func stepToIssue(back: Bool) -> Outcome {
    let issues = engine.shownIssues
    guard !issues.isEmpty else {
      message = text(ScreenWords.noIssues)
      return .goesOn
    }
    let place = place(in: issues, back: back) ?? (back ? issues.count - 1 : 0)
    let outcome = go(to: issues[place])
    message = message ?? text(ScreenWords.issue(place + 1, of: issues.count))
    return outcome
  }

  /// Opens the page of an issue, and goes to its row, or to a neighbour of one that can't have the focus.
  func go(to issue: FormIssue) -> Outcome {
    guard let row = issue.row, let page = engine.page(of: row) else { return .goesOn }
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

  /// The next issue from the focus on, on its page and then on those that lead to it; nil at the end.
  private func place(in issues: [FormIssue], back: Bool) -> Int? {
    guard var anchor = focus else { return nil }
    var isAbove = false
    while let page = engine.page(of: anchor), let here = engine.index(of: anchor) {
      func fits(_ issue: FormIssue) -> Bool {
        guard let row = issue.row, let there = index(of: row, on: page) else { return false }
        if there != here { return back ? there < here : there > here }
        // An issue of a page comes after the row that leads to it.
        return back ? isAbove && row == anchor : !isAbove && row != anchor
      }
      if let found = back ? issues.lastIndex(where: fits) : issues.firstIndex(where: fits) { return found }
      guard page != .root else { return nil }
      (anchor, isAbove) = (FormRowID(page.path), true)
    }
    return nil
  }

  /// Where a page has a row, or the row that leads to it.
  private func index(of row: FormRowID, on page: FormPageID) -> Int? {
    var row = row
    while let own = engine.page(of: row), own != page {
      guard own != .root else { return nil }
      row = FormRowID(own.path)
    }
    return engine.index(of: row)
  }
}
