import FieldstoneCore

/// A list over the form, of search hits or of issues.
struct JumpPanel: Equatable {
  enum Kind: Equatable { case search, issues }

  let kind: Kind
  var list: JumpList
  var hits: [FormSearchHit] = []
  var issues: [FormIssue] = []
  /// The panel's box in the window; nil before it was drawn.
  var cells: PanelBox?

  func covers(_ x: Int, _ y: Int) -> Bool { cells?.contains(x, y) ?? true }
}

extension ScreenPanel {
  var isJump: Bool {
    if case .jump = self { return true }
    return false
  }
}

extension FormScreen {
  func press(_ key: Key, in panel: JumpPanel) -> Outcome {
    var panel = panel
    switch panel.list.press(key) {
    case .moves: self.panel = .jump(panel)
    case .searches(let words):
      panel.hits = engine.search(words)
      panel.list.count = panel.hits.count
      panel.list.move(to: 0)
      self.panel = .jump(panel)
    case .closes: self.panel = nil
    case .takes(let index):
      self.panel = nil
      switch panel.kind {
      case .search: return send(.focus(panel.hits[index].row))
      case .issues: return go(to: panel.issues[index])
      }
    }
    return .goesOn
  }

  func openSearch() -> Outcome {
    show(.jump(JumpPanel(kind: .search, list: JumpList(count: 0, isSearched: true))))
    return .goesOn
  }

  func openIssues() -> Outcome {
    let issues = engine.shownIssues
    guard !issues.isEmpty else {
      message = text(.screen(.noIssues))
      return .goesOn
    }
    var panel = JumpPanel(kind: .issues, list: JumpList(count: issues.count), issues: issues)
    if let focus, let index = issues.firstIndex(where: { $0.row == focus }) { panel.list.move(to: index) }
    show(.jump(panel))
    return .goesOn
  }

  // MARK: Drawing

  func draw(_ panel: JumpPanel, in grid: inout CellGrid) {
    let shown = panel
    var panel = panel
    let errors = panel.issues.count { $0.severity == .error }
    let found = errors > 0 ? FormString.common(.toFix, .count(errors)) : .screen(.issues, .count(panel.issues.count))
    let title = text(panel.kind == .search ? .screen(.search) : found)
    let drawn = panel.list.drawPanel(
      in: &grid, title: title, hint: text(.screen(.searchHint)), nothing: text(.common(.nothingFound))
    ) { entry($0, of: shown) }
    (panel.cells, jumpHits) = (drawn.box, drawn.hits)
    self.panel = .jump(panel)
  }

  private func entry(_ index: Int, of panel: JumpPanel) -> JumpEntry {
    switch panel.kind {
    case .search: entry(panel.hits[index])
    case .issues: entry(panel.issues[index])
    }
  }
}
