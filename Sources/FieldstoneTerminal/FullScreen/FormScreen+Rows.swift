import FieldstoneCore

/// Rows as they are shown.
extension FormScreen {
  /// The focused row, cached until a batch names it, because it may have ten thousand options.
  var focusedRow: FormRow? {
    if content == nil { content = focus.flatMap(engine.row) }
    return content
  }

  /// The shown row at an index, created only if it isn't cached.
  func shownRow(at index: Int) -> ShownRow {
    let rows = engine.rows
    let id = rowID(at: index)
    let line = sharedLine(at: index)
    let width = line?.columns(of: index).count ?? rowWidth
    if let row = shown[id], row.width == width { return row }
    if shown.count > 4 * height + 64 { shown.removeAll() }
    madeRows += 1
    var presenter = RowPresenter(width: width, isInBox: hasBoxes && !isInPlainGroup(index), environment: environment)
    presenter.isAmongBoxes = hasBoxes
    presenter.theme = formTheme
    presenter.most = listRoom
    presenter.isInLine = line != nil
    presenter.position = engine.position(of: id)
    presenter.isMoving = id == moved
    presenter.isOpen = openRows.contains(id)
    if id == focus {
      presenter.isFocused = true
      (presenter.editor, presenter.unfolded, presenter.isRevealing) = (editor, unfolded, isRevealing)
      (presenter.suggestions, presenter.currentOption) = (suggestions, currentOption)
      presenter.isOnOptionsPage = isOnOptionsPage
    }
    if id == Self.done {
      presenter.isFocused = isOnDone
      return presenter.presentDone(engine.doneTitle(of: engine.page))
    }
    let row = id == focus ? focusedRow ?? rows[index] : rows[index]
    presenter.own = ownControl(row)
    presenter.isOnOwnScreen = id == focus && isOnOwnScreen
    if !ownParts.looks.isEmpty { presenter.look = look(of: row) }
    presenter.isEmpty = row.kind == .collection && engine.elementCount(of: id) == 0
    presenter.fullness = engine.fullness(of: row)
    presenter.requirement = engine.mark(of: row, formTheme.marks)
    if !ownParts.issues.isEmpty { presenter.ownIssues = issueLines }
    var shownRow = presenter.spaced(presenter.present(row), row)
    shownRow.width = width
    // The editor is stored only once, so that a key edits it without copying the text.
    if editor != nil, let shown = shownRow.editor.take() { editor = shown }
    shown[id] = shownRow
    return shownRow
  }

  /// Drops the cached focused row after a change to how it looks: the cursor moved, or a list opened.
  func focusLooksDifferent() {
    if let focus { shown[focus] = nil }
  }

  /// Drops all cached rows, for tests that compare them with newly created ones.
  func forget() { shown.removeAll() }
}
