extension CellGrid {
  /// The line that holds the cursor after a terminal has rewrapped all lines to `width` columns, as nearly all do.
  func brokenLine(_ width: Int) -> Int {
    guard let cursor, width > 0 else { return 0 }
    let above = (0..<min(cursor.y, height)).reduce(0) { sum, y in
      let used = line(y).lastIndex { $0 != .blank }.map { $0 - y * self.width + 1 } ?? 0
      return sum + max(1, (used + width - 1) / width)
    }
    return above + cursor.x / width
  }
}
