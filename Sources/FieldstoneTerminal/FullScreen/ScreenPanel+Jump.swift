import FieldstoneCore

/// A list of rows over the form: what a search has found, or what is wrong.
struct JumpPanel: Equatable {
  enum Kind: Equatable { case search, issues }

  let kind: Kind
  var list: JumpList
  var hits: [FormSearchHit] = []
  var issues: [FormIssue] = []
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
    case .takes(let place):
      self.panel = nil
      switch panel.kind {
      case .search: return send(.focus(panel.hits[place].row))
      case .issues: return go(to: panel.issues[place])
      }
    }
    return .goesOn
  }

  func openSearch() -> Outcome {
    show(.jump(JumpPanel(kind: .search, list: JumpList(count: 0, isSearched: true))))
    return .goesOn
  }

  func openIssues() -> Outcome {
    let issues = shownIssues
    guard !issues.isEmpty else {
      message = text(ScreenWords.noIssues)
      return .goesOn
    }
    var panel = JumpPanel(kind: .issues, list: JumpList(count: issues.count), issues: issues)
    if let focus, let place = issues.firstIndex(where: { $0.row == focus }) { panel.list.move(to: place) }
    show(.jump(panel))
    return .goesOn
  }

  // MARK: Drawing

  func draw(_ panel: JumpPanel, in grid: inout CellGrid) {
    var panel = panel
    let isSearch = panel.kind == .search
    let head = !isSearch ? 0 : height < 8 ? 1 : 2
    let each = isSearch || height < 8 ? 1 : 2
    let most = min(isSearch ? 16 : panel.issues.count * each, height - 4)
    let wanted = isSearch ? max(4, head + panel.hits.count) : most
    let box = PanelBox(width: min(76, width - 2), height: min(wanted, most), most: most, in: grid)
    box.draw(in: &grid, title: text(isSearch ? ScreenWords.search : ScreenWords.issues(panel.issues.count)))
    let window = panel.list.window(max(1, (box.inside.height - head) / each))
    grid.cursor = nil
    jumpHits.removeAll(keepingCapacity: true)
    if isSearch { drawQuery(panel, box, in: &grid) }
    let inside = box.inside
    for (line, place) in window.enumerated() {
      let y = inside.y + head + line * each
      let lines = min(each, inside.height - head - line * each)
      guard lines > 0 else { break }
      entry(place, of: panel).draw(
        in: &grid, x: inside.x, y: y, width: inside.width, lines: lines, isCurrent: place == panel.list.place)
      jumpHits.append((y..<(y + lines), inside.x..<(inside.x + inside.width), place))
    }
    box.drawMore(above: window.lowerBound > 0, below: window.upperBound < panel.list.count, in: &grid)
    self.panel = .jump(panel)
  }

  private func drawQuery(_ panel: JumpPanel, _ box: PanelBox, in grid: inout CellGrid) {
    guard var editor = panel.list.editor, box.inside.height > 0 else { return }
    let room = max(2, box.inside.width - 2)
    editor.show(in: TextArea(width: room))
    let part = FieldText.line(editor)
    let isEmpty = editor.text.isEmpty
    let words = isEmpty ? text(ScreenWords.searchHint) : part.line.text
    let line = words + String(repeating: " ", count: max(0, room - CellWidth.of(words)))
    let (x, y, end) = (box.inside.x + 1, box.inside.y, box.inside.x + box.inside.width)
    grid.put(line, x: x, y: y, isEmpty ? .activePlaceholder : .activeField, end: end)
    grid.put(part.line.selected, x: x + part.line.selectedX, y: y, .selection, end: end)
    grid.cursor = (min(x + part.cursor, width - 1), y)
    guard !isEmpty, panel.hits.isEmpty, box.inside.height > 1 else { return }
    let below = y + min(2, box.inside.height - 1)
    grid.put(text(ScreenWords.nothingFound), x: x + 1, y: below, .help, end: end)
  }

  private func entry(_ place: Int, of panel: JumpPanel) -> JumpEntry {
    switch panel.kind {
    case .search: entry(panel.hits[place])
    case .issues: entry(panel.issues[place])
    }
  }
}
