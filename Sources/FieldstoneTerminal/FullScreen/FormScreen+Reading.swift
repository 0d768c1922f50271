import FieldstoneCore

/// Rows that never have the focus: the arrows read through them where the way over them is longer than a window.
extension FormScreen {
  private var room: Int { height - headHeight(height) - footHeight(height) }

  /// Moves the window instead of the focus.
  ///
  /// - Returns: false where nothing would be left unread by going to the next row.
  func read(by lines: Int) -> Bool {
    let count = rowCount
    guard room > 0, count > 0 else { return false }
    // Several keys may come between two frames.
    if !isElsewhere { scroll(room, count) }
    let next = focus.flatMap { lines < 0 ? engine.focusableRow(before: $0) : engine.focusableRow(after: $0) }
    // Towards the button at the end, and away from it.
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

  /// Whether a window has room for all rows from where it begins to the one with the focus.
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
