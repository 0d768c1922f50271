/// A few options beside each other, in as many lines as they need.
enum SideBySide {
  typealias Option = (title: String, isChosen: Bool, isEnabled: Bool)

  static func lines(_ options: [Option], width: Int, isActive: Bool) -> ShownRow {
    var shown = ShownRow(lines: [.blank])
    var x = 0
    for (place, option) in options.enumerated() {
      // A dash where a mark can't be, for those who don't see that it is paler.
      let mark = option.isChosen ? "(•) " : option.isEnabled ? "( ) " : "(-) "
      let title = mark + VisibleText.short(option.title, max(1, width - 4))
      let text = CellWidth.cut(title, width)
      let columns = CellWidth.of(text)
      if x > 0, x + columns > width {
        shown.lines.append(.blank)
        x = 0
      }
      let line = shown.lines.count - 1
      shown.lines[line].add(
        text, x: x, option.isChosen ? isActive ? .current : .title : option.isEnabled ? .plain : .disabled)
      shown.spots.append(Spot(line: line, x..<(x + columns), .entry(place)))
      if isActive, option.isChosen || shown.cursor == nil { shown.cursor = (x + 1, line) }
      x += columns + 2
    }
    return shown
  }
}
