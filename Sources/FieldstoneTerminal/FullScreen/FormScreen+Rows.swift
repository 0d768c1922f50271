import FieldstoneCore

/// Rows as they stand on the screen.
extension FormScreen {
  /// The row with the focus, made only where a batch has named it: its options may be ten thousand.
  var focusedRow: FormRow? {
    if content == nil { content = focus.flatMap(engine.row) }
    return content
  }

  /// The row at a place, made only where it was not shown already.
  func shownRow(at index: Int) -> ShownRow {
    let rows = engine.rows
    let id = rowID(at: index)
    if let row = shown[id] { return row }
    if shown.count > 4 * height + 64 { shown.removeAll() }
    madeRows += 1
    var presenter = RowPresenter(width: rowWidth, isInBox: hasBoxes, environment: environment)
    presenter.most = listRoom
    if id == focus {
      presenter.isFocused = true
      (presenter.editor, presenter.unfolded, presenter.isRevealing) = (editor, unfolded, isRevealing)
    }
    if id == Self.done {
      presenter.isFocused = isOnDone
      return presenter.presentDone()
    }
    var row = presenter.present(id == focus ? focusedRow ?? rows[index] : rows[index])
    // It is not kept twice, so that a key need not copy it.
    if editor != nil, let shown = row.editor.take() { editor = shown }
    shown[id] = row
    return row
  }

  /// The row with the focus looks different now: the cursor moved, a list opened.
  func focusLooksDifferent() {
    if let focus { shown[focus] = nil }
  }

  /// Everything is to be made anew: for tests, that compare.
  func forget() { shown.removeAll() }
}
