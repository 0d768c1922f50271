import FieldstoneCore

/// Fields that share a line: they are beside each other where there is room for all of them, each with its title above
/// its value.
extension FormScreen {
  /// The rows of a line, and the columns of each, counted from where rows begin.
  struct SharedLine {
    let rows: Range<Int>
    let columns: [Range<Int>]

    func columns(of index: Int) -> Range<Int> { columns[index - rows.lowerBound] }
  }

  /// The least width of a row in a line.
  private static let leastColumns = 22

  /// The line that the row at an index shares with others now; nil if it has a line of its own.
  func sharedLine(at index: Int) -> SharedLine? {
    let rows = engine.rows
    guard only == nil, rows.indices.contains(index), let line = rows.line(at: index)?.first else { return nil }
    func isInLine(_ index: Int) -> Bool { rows.indices.contains(index) && rows.line(at: index)?.first == line }
    var (first, end) = (index, index + 1)
    while isInLine(first - 1) { first -= 1 }
    while isInLine(end) { end += 1 }
    guard end - first > 1 else { return nil }
    if needsWholeWidth, let focus = focus.flatMap(engine.index), (first..<end).contains(focus) { return nil }
    let weights = (first..<end).map { rows.line(at: $0)?.weight ?? 1 }
    let sum = weights.reduce(0, +)
    var columns: [Range<Int>] = []
    var before = 0
    for weight in weights {
      let start = columns.last?.upperBound ?? 0
      before += weight
      columns.append(start..<(rowWidth * before / sum))
    }
    return columns.allSatisfy { $0.count >= Self.leastColumns } ? SharedLine(rows: first..<end, columns: columns) : nil
  }

  /// The rows of a line beside each other.
  func composed(_ line: SharedLine) -> ShownRow {
    var all = ShownRow()
    for index in line.rows {
      let x = line.columns(of: index).lowerBound
      for (number, shown) in shownRow(at: index).lines.enumerated() {
        while all.lines.count <= number { all.lines.append(.blank) }
        for span in shown.spans { all.lines[number].add(span.text, x: x + span.x, span.style) }
      }
    }
    return all
  }

  /// Whether what has opened for the focused row has no room in a part of a line: a calendar, or what fills the window.
  private var needsWholeWidth: Bool {
    if case .date? = unfolded { return true }
    return isOnOptionsPage || isOnOwnScreen
  }
}
