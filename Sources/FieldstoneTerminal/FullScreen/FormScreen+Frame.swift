import FieldstoneCore

/// Drawing the window: the header, the visible rows, the footer and a panel.
extension FormScreen {
  /// Draws the current state of the window.
  func frame() -> CellGrid {
    followTheme()
    var grid = CellGrid(width: width, height: height)
    hits.removeAll(keepingCapacity: true)
    hints.removeAll(keepingCapacity: true)
    let (head, foot) = (headHeight(height), footHeight(height))
    let more = drawRows(in: &grid, from: head, height: height - head - foot)
    if head > 0 { drawHead(in: &grid) }
    hasKeysInHelp = false
    if foot >= 2 { drawHint(in: &grid, y: height - 2, more: more) }
    if foot > 0 { drawStatus(in: &grid, y: height - 1) }
    if let panel {
      // Under a panel, hints can't be clicked, except for those of a list.
      if !panel.isJump { hints.removeAll() }
      draw(panel, in: &grid)
    }
    orders = grid.turnAround(isMirrored: isMirrored)
    return grid
  }

  /// The rows that the last frame has shown.
  var rowsInView: [FormRowID] {
    var rows: [FormRowID] = []
    for hit in hits where hit.row != Self.done && rows.last != hit.row && !rows.contains(hit.row) {
      rows.append(hit.row)
    }
    return rows
  }

  /// Tells the program which rows those are.
  func noteRowsInView() {
    if engine.areRowsObserved { engine.noteRows(inView: rowsInView) }
  }

  /// The number of lines above the rows in a window of a given height.
  func headHeight(_ height: Int) -> Int {
    guard only == nil, height >= 6, hasBoxes || !trail.isEmpty else { return 0 }
    return height >= 16 && !hasBoxes ? 2 : 1
  }

  /// The number of lines below the rows: status, help and, if there is room, an empty line above them.
  func footHeight(_ height: Int) -> Int { only != nil ? 0 : height >= 16 ? 3 : height >= 8 ? 2 : height >= 3 ? 1 : 0 }

  func lineCount(_ index: Int) -> Int { boxed(index).lines.count }

  /// - Returns: whether there are more lines above and below the window.
  private func drawRows(in grid: inout CellGrid, from start: Int, height: Int) -> (above: Bool, below: Bool) {
    let count = rowCount
    guard height > 0, count > 0 else { return (false, false) }
    if let only {
      if let index = engine.index(of: only) { drawOnly(index, only, in: &grid, from: start, height: height) }
      return (false, false)
    }
    if isOnOptionsPage || isOnOwnScreen, let focus, let index = engine.index(of: focus) {
      drawOptionsPage(index, focus, in: &grid, from: start, height: height)
      return (false, false)
    }
    place.row = min(place.row, count - 1)
    // The first row may have become shorter.
    place.skipped = min(place.skipped, max(0, lineCount(place.row) - 1))
    if followsFocus { scroll(height, count) } else { place.fill(height, rows: count, count: lineCount) }
    var y = start
    var index = place.row
    var skipped = place.skipped
    while y < start + height, index < count {
      let row = boxed(index)
      for (line, content) in row.lines.enumerated().dropFirst(skipped) {
        guard y < start + height else { return (place != PagePlace(), true) }
        content.draw(in: &grid, y: y)
        note(index, line: line - row.above + row.dropped, y: y, in: &grid)
        y += 1
      }
      skipped = 0
      index += 1
    }
    return (place != PagePlace(), index < count)
  }

  /// Notes what is on a line of the window, and puts the cursor there.
  private func note(_ index: Int, line: Int, y: Int, in grid: inout CellGrid) {
    let shared = sharedLine(at: index)
    for index in shared?.rows ?? index..<(index + 1) {
      let id = rowID(at: index)
      let start = rowStart + (shared?.columns(of: index).lowerBound ?? 0)
      let left = index == shared?.rows.lowerBound ?? index ? 0 : start
      let right = shared.map { index + 1 < $0.rows.upperBound ? rowStart + $0.columns(of: index).upperBound : width }
      hits.append(Hit(y: y, row: id, line: line, columns: left..<(right ?? width), start: start))
      let shown = shownRow(at: index)
      guard focus == id, shown.isTyped, let cursor = shown.cursor, cursor.line == line else { continue }
      grid.cursor = (min(cursor.x + start, width - 1), y)
    }
  }

  /// The column where rows begin.
  var rowStart: Int { columns.lowerBound + (hasBoxes ? 2 : 0) }

  /// Scrolls the focused row into view, with the rows that belong to it.
  func scroll(_ height: Int, _ count: Int) {
    guard let focused = isOnDone ? engine.rows.count : focus.flatMap(engine.index) else { return }
    let line = sharedLine(at: focused)
    let index = line?.rows.lowerBound ?? focused
    let rows = engine.rows
    // The headings above it and the notes below it belong to it, as far as there is room.
    var first = index
    while first > 0, index - first < 2, !rows.isFocusable(at: first - 1), lineCount(first - 1) < height / 2 {
      first -= 1
    }
    let end = line.map { $0.rows.upperBound - 1 } ?? index
    var last = end
    while last + 1 < rows.count, last - end < 2, [.footer, .note, .notice].contains(rows.kind(at: last + 1)) {
      last += 1
    }
    // The other rows of a line have no lines of their own.
    if last == end { last = index }
    place.reveal((first, 0), (last, max(0, lineCount(last) - 1)), height: height, count: lineCount)
    let row = boxed(index)
    let bottom = row.lines.count - 1
    let cursor = (shownRow(at: focused).cursor?.line ?? 0) - row.dropped + row.above
    if bottom < height {
      place.reveal((index, 0), (index, max(0, bottom)), height: height, count: lineCount)
    } else {
      place.reveal((index, max(0, cursor)), (index, max(0, cursor)), height: height, count: lineCount)
    }
    place.fill(height, rows: count, count: lineCount)
  }
}
