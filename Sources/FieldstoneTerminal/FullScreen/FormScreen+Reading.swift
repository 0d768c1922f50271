import FieldstoneCore

/// Rows that can't have the focus: arrow keys scroll through them if they take more than a window.
extension FormScreen {
  private var room: Int { height - headHeight(height) - footHeight(height) }

  /// Scrolls the window instead of moving the focus.
  ///
  /// - Returns: false if the focus can move to the next row without skipping lines that have not been visible.
  func read(by lines: Int) -> Bool {
    let count = rowCount
    guard room > 0, count > 0 else { return false }
    // Several keys may arrive between two frames, so the scroll position may be out of date.
    if !isElsewhere { scroll(room, count) }
    let next = focus.flatMap { lines < 0 ? engine.focusableRow(before: $0) : engine.focusableRow(after: $0) }
    // Moving away from the “Done” button, and moving to it.
    if isOnDone, lines < 0, engine.firstFocusableRow != nil { return false }
    if let focus, next == nil, lines > 0, rowCount > engine.rows.count, let index = engine.index(of: focus) {
      let isFar = !PagePlace(row: index + 1).fits(to: count - 1, room, count: lineCount)
      guard isFar, !place.fits(to: count - 1, room, count: lineCount) else { return false }
    }
    if let focus, let next, let index = engine.index(of: next) {
      let isInWindow = index >= place.row && place.fits(to: index, room, count: lineCount)
      guard isFar(from: focus, to: next), !isInWindow else { return false }
    }
    guard lines < 0 ? place != PagePlace() : !place.fits(to: count - 1, room, count: lineCount) else { return false }
    place.move(by: lines, rows: count, count: lineCount)
    followsFocus = false
    return true
  }

  /// Whether all rows from the first one in the window to the focused one fit in the window.
  var isFocusNear: Bool {
    guard let index = isOnDone ? engine.rows.count : focus.flatMap(engine.index) else { return false }
    return PagePlace(row: min(index, place.row)).fits(to: max(index, place.row), room, count: lineCount)
  }

  /// Whether there are more lines between two rows than the window has.
  func isFar(from row: FormRowID, to other: FormRowID) -> Bool {
    guard let here = engine.index(of: row), let there = engine.index(of: other) else { return false }
    return !PagePlace(row: min(here, there) + 1).fits(to: max(here, there) - 1, room, count: lineCount)
  }
}
