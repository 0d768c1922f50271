/// A scroll position: the first row in the window, and how many of its lines are scrolled out of view.
struct PagePlace: Equatable {
  var row = 0
  var skipped = 0

  /// Adjusts the position after rows were removed and inserted at an offset.
  mutating func apply(at offset: Int, removed: Int, inserted: Int) {
    guard offset < row else { return }
    row = max(offset, row - removed) + (offset < row ? inserted : 0)
  }

  /// Adjusts the position after rows were moved from an offset to another one.
  mutating func apply(from offset: Int, moved count: Int, to destination: Int) {
    apply(at: offset, removed: count, inserted: 0)
    apply(at: destination, removed: 0, inserted: count)
  }

  /// Scrolls as little as needed to show a range of lines.
  ///
  /// - Parameters:
  ///   - first: the row and line where the range begins.
  ///   - last: the row and line where the range ends. It is visible even if the beginning doesn't fit.
  ///   - count: the number of lines of a row.
  /// - Complexity: O(rows that fit in the window), however far away they are.
  mutating func reveal(_ first: (row: Int, line: Int), _ last: (row: Int, line: Int), height: Int, count: (Int) -> Int)
  {
    if (first.row, first.line) < (row, skipped) { (row, skipped) = (first.row, first.line) }
    var lines = -skipped
    var index = row
    while index < last.row, lines <= height {
      lines += count(index)
      index += 1
    }
    if index == last.row, lines + last.line + 1 <= height { return }
    showEnd(last, height: height, count: count)
  }

  /// Whether all lines from this position to the end of a row fit in the window.
  ///
  /// - Complexity: O(rows that fit in the window)
  func fits(to last: Int, _ height: Int, count: (Int) -> Int) -> Bool {
    var lines = -skipped
    var index = row
    while index <= last, lines <= height {
      lines += count(index)
      index += 1
    }
    return lines <= height
  }

  /// Scrolls by lines, as far as there are rows.
  mutating func move(by lines: Int, rows: Int, count: (Int) -> Int) {
    guard rows > 0 else { return }
    skipped += lines
    while skipped < 0, row > 0 {
      row -= 1
      skipped += count(row)
    }
    while row + 1 < rows, skipped >= count(row) {
      skipped -= count(row)
      row += 1
    }
    skipped = max(0, min(skipped, count(row) - 1))
  }

  /// Scrolls so that a line is the last one in the window.
  mutating func showEnd(_ last: (row: Int, line: Int), height: Int, count: (Int) -> Int) {
    var rest = height - last.line - 1
    (row, skipped) = (last.row, max(0, -rest))
    while rest > 0, row > 0 {
      row -= 1
      let lines = count(row)
      skipped = max(0, lines - rest)
      rest -= lines
    }
  }

  /// Scrolls back if there are empty lines below the last row while rows are hidden above.
  mutating func fill(_ height: Int, rows: Int, count: (Int) -> Int) {
    guard self != PagePlace(), fits(to: rows - 1, height - 1, count: count) else { return }
    showEnd((rows - 1, max(0, count(rows - 1) - 1)), height: height, count: count)
  }
}
