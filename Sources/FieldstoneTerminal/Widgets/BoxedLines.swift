/// The lines of a row, with the part of the frame that is around them.
struct BoxedLines {
  private(set) var lines: [ScreenLine]
  /// The number of lines above the row's own.
  private(set) var above = 0
  /// The number of the row's own lines that were left out at the top.
  private(set) var dropped = 0

  /// - Parameters:
  ///   - x: the column where the row begins.
  ///   - isFirst: whether nothing is above the row, so that it needs no empty line as a gap.
  init(_ row: ShownRow, x: Int, isFirst: Bool) {
    lines = row.lines
    if isFirst, lines.first == .blank {
      lines.removeFirst()
      dropped = 1
    }
    for line in lines.indices { lines[line].shift(x) }
  }

  /// Adds lines that belong to the page rather than to the row.
  mutating func add(above more: [ScreenLine]) {
    lines = more + lines
    above += more.count
  }

  mutating func add(below more: [ScreenLine]) { lines += more }

  mutating func add(_ frame: BoxFrame, title: String?, begins: Bool, ends: Bool) {
    for line in lines.indices { frame.addSides(to: &lines[line]) }
    if begins {
      lines.insert(frame.top(title), at: 0)
      above = 1
    }
    if ends { lines.append(frame.bottom) }
  }
}
