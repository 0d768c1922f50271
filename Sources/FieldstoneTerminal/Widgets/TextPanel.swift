/// Lines in a frame, centered over the content of a window. If there are more lines than fit, they scroll.
struct TextPanel {
  typealias Line = (text: String, style: CellStyle)

  let lines: [Line]
  /// Lines below the others that stay visible while those scroll.
  let last: [Line]
  /// Buttons below all lines.
  var buttons = PanelButtons()

  /// The columns inside the frame in a window of a width.
  static func room(_ width: Int) -> Int { width - 4 }

  /// - Parameter start: the index of the first visible line; corrected if it is too high.
  /// - Returns: the cells that press keys when clicked.
  func draw(in grid: inout CellGrid, start: inout Int) -> [KeySpot] {
    let below = buttons.lines(width: Self.room(grid.width))
    let inside = max(
      1, min(((lines + last).map { CellWidth.of($0.text) } + below.map(\.end)).max() ?? 0, grid.width - 4))
    let most = max(1, grid.height - 2 - last.count - below.count)
    start = min(start, max(0, lines.count - most))
    let window = lines.dropFirst(start).prefix(most)
    let x = max(0, (grid.width - inside - 4) / 2)
    let y = max(0, (grid.height - window.count - last.count - below.count - 2) / 2)
    func border(_ left: String, _ right: String, _ arrow: String?) -> String {
      let line = String(repeating: "─", count: inside + 1 - (arrow == nil ? 0 : 1))
      return left + line + (arrow ?? "") + "─" + right
    }
    /// Draws a line with a margin that keeps the content behind away from the frame.
    func put(_ line: String, _ y: Int) {
      if x > 0 { grid.put(" " + line + " ", x: x - 1, y: y) } else { grid.put(line, x: x, y: y) }
    }
    put(border("╭", "╮", start > 0 ? "↑" : nil), y)
    var spots: [KeySpot] = []
    for (offset, line) in (window + last).enumerated() {
      let y = y + 1 + offset
      put("│ " + String(repeating: " ", count: inside) + " │", y)
      grid.put(line.text, x: x + 2, y: y, line.style, end: x + 2 + inside)
      if line.style == .plain, let key = KeySpot.key(in: line.text) {
        spots.append(KeySpot(y: y, columns: x..<(x + inside + 4), keys: [key]))
      }
    }
    let end = y + 1 + window.count + last.count
    for (offset, line) in below.enumerated() {
      put("│ " + String(repeating: " ", count: inside) + " │", end + offset)
      for button in line {
        let columns = (x + 2 + button.x)..<(x + 2 + min(inside, button.x + CellWidth.of(button.text)))
        grid.put(button.text, x: columns.lowerBound, y: end + offset, button.style, end: columns.upperBound)
        spots.append(KeySpot(y: end + offset, columns: columns, keys: [button.key]))
      }
    }
    let isMore = start + window.count < lines.count
    put(border("╰", "╯", isMore ? "↓" : nil), end + below.count)
    return spots
  }
}
