/// The lines of a row, with the frame that begins, goes on or ends there.
struct BoxedLines {
  private(set) var lines: [ScreenLine]
  /// How many of them stand above the row's own.
  private(set) var above = 0
  /// How many of the row's own were left out.
  private(set) var dropped = 0

  /// - Parameters:
  ///   - x: the column that the row begins at.
  ///   - isFirst: whether nothing stands above that an empty line would keep away.
  init(_ row: ShownRow, x: Int, isFirst: Bool) {
    lines = row.lines
    if isFirst, lines.first == .blank {
      lines.removeFirst()
      dropped = 1
    }
    for line in lines.indices { lines[line].shift(x) }
  }

  mutating func add(_ frame: BoxFrame, title: String?, begins: Bool, ends: Bool) {
    for line in lines.indices { frame.addSides(to: &lines[line]) }
    if begins {
      lines.insert(frame.top(title), at: 0)
      above = 1
    }
    if ends { lines.append(frame.bottom) }
  }
}
