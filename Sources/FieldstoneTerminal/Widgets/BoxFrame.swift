/// The frame around related rows.
struct BoxFrame {
  let columns: Range<Int>
  let style: CellStyle

  func addSides(to line: inout ScreenLine) {
    line.add("│", x: columns.lowerBound, style)
    line.add("│", x: columns.upperBound - 1, style)
  }

  /// The top line, which contains the title.
  func top(_ title: String?) -> ScreenLine {
    var room = columns.count - 2
    let title = title.map { CellWidth.cut(VisibleText.short($0, room), room - 4) } ?? ""
    guard !title.isEmpty else { return edge("╭", "╮") }
    var line = ScreenLine()
    line.add("╭─ ", x: columns.lowerBound, style)
    line.add(title, x: columns.lowerBound + 3, .heading)
    room -= CellWidth.of(title) + 3
    line.add(" " + String(repeating: "─", count: max(0, room)) + "╮", x: columns.upperBound - room - 2, style)
    return line
  }

  var bottom: ScreenLine { edge("╰", "╯") }

  private func edge(_ left: String, _ right: String) -> ScreenLine {
    var line = ScreenLine()
    line.add(left + String(repeating: "─", count: columns.count - 2) + right, x: columns.lowerBound, style)
    return line
  }
}
