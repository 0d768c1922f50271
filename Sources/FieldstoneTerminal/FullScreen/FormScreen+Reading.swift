import FieldstoneCore

/// Rows that never have the focus: the arrows read through them where the way over them is longer than a window.
extension FormScreen {
  private var room: Int { height - headHeight(height) - footHeight(height) }

  /// Moves the window instead of the focus.
  ///
  /// - Returns: false where nothing would be left unread by going to the next row.
  func read(by lines: Int) -> Bool {
    let rows = engine.rows
    guard room > 0, !rows.isEmpty else { return false }
    // Several keys may come between two frames.
    if !isElsewhere { scroll(room, rows.count) }
    let next = focus.flatMap { lines < 0 ? engine.focusableRow(before: $0) : engine.focusableRow(after: $0) }
    if let focus, let next {
      guard isFar(from: focus, to: next), engine.index(of: next).map(isInWindow) == false else { return false }
    }
    guard lines < 0 ? place != PagePlace() : isFar(place.row, rows.count, skipping: place.skipped) else { return false }
    place.move(by: lines, rows: rows.count) { boxed($0).lines.count }
    followsFocus = false
    return true
  }

  /// Shows the beginning or the end of a page whose focus is there already, or nowhere.
  func showEdge(isEnd: Bool) {
    place = isEnd ? PagePlace(row: max(0, engine.rows.count - 1), skipped: 0) : PagePlace()
    followsFocus = false
  }

  /// Whether there are more lines between two rows than the window has.
  func isFar(from row: FormRowID, to other: FormRowID) -> Bool {
    guard let here = engine.index(of: row), let there = engine.index(of: other) else { return false }
    return isFar(min(here, there) + 1, max(here, there))
  }

  /// Whether rows have more lines than the window.
  private func isFar(_ first: Int, _ end: Int, skipping: Int = 0) -> Bool {
    var lines = -skipping
    var index = first
    while index < end, lines <= room {
      lines += boxed(index).lines.count
      index += 1
    }
    return lines > room
  }

  private func isInWindow(_ index: Int) -> Bool {
    index >= place.row && (index == place.row || !isFar(place.row, index + 1, skipping: place.skipped))
  }
}
