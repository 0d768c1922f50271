/// Lays out a month, with one line for each week.
extension MonthGrid {
  func lines(width: Int) -> ShownRow {
    let isWide = width >= 28
    let cell = isWide ? 4 : 3
    let whole = 7 * cell
    func x(_ weekday: Int) -> Int { weekday * cell }
    var shown = ShownRow()
    let name = CellWidth.cut(title, max(1, whole - 6))
    var head = ScreenLine("‹", x: 1, .key)
    head.add(name, x: max(3, (whole - CellWidth.of(name)) / 2), .heading)
    head.add("›", x: whole - 2, .key)
    shown.lines.append(head)
    shown.spots = [
      Spot(line: 0, 0..<3, .keys([Key(.pageUp)])),
      Spot(line: 0, (whole - 3)..<whole, .keys([Key(.pageDown)])),
    ]
    var names = ScreenLine()
    for (column, name) in weekdays.enumerated() {
      let name = CellWidth.cut(name, cell - 1)
      names.add(name, x: x(column) + 3 - min(3, CellWidth.of(name)), .help)
    }
    shown.lines.append(names)
    for week in weeks {
      var line = ScreenLine()
      for (column, day) in week.enumerated() {
        guard let day else { continue }
        if day.isCurrent { shown.cursor = (x(column) + 1, shown.lines.count) }
        shown.spots.append(Spot(line: shown.lines.count, x(column)..<(x(column) + 3), .entry(day.place)))
        line.add(Self.text(day), x: x(column), Self.style(day))
      }
      shown.lines.append(line)
    }
    // Every month has the height of six weeks, so that the rows below don't move.
    while shown.lines.count < 8 { shown.lines.append(.blank) }
    return shown
  }

  /// Three columns: a mark, and the day's number.
  private static func text(_ day: Day) -> String {
    let blanks = String(repeating: " ", count: max(0, 2 - CellWidth.of(day.number)))
    return (day.isChosen ? "•" : " ") + blanks + day.number
  }

  private static func style(_ day: Day) -> CellStyle {
    day.isCurrent ? .current : !day.isTakeable ? .disabled : day.isToday ? .today : day.isChosen ? .title : .plain
  }
}
