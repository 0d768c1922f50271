/// How a time looks while it is set: each part between the marks for more and less.
extension ClockFace {
  func lines() -> ShownRow {
    var shown = ShownRow(lines: [.blank, .blank, .blank])
    var x = 0
    func add(_ text: String, _ of: Part) {
      let text = " " + text + " "
      let columns = CellWidth.of(text)
      let isHere = part == of
      shown.lines[0].add("▴", x: x + columns / 2, isHere ? .bold : .dim)
      shown.lines[1].add(text, x: x, isHere ? CellStyle(isBold: true, isInverse: true) : .plain)
      shown.lines[2].add("▾", x: x + columns / 2, isHere ? .bold : .dim)
      if isHere { shown.cursor = (x + 1, 1) }
      x += columns
    }
    add(hour, .hour)
    shown.lines[1].add(":", x: x)
    x += 1
    add(minute, .minute)
    if let half { add(half, .half) }
    return shown
  }
}
