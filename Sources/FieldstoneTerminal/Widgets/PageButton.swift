/// A button of a page, with an empty line above it.
struct PageButton {
  let title: String
  var isEnabled = true
  var isActive = false

  func lines(x: Int, width: Int) -> ShownRow {
    var line = ScreenLine()
    if isActive { line.add("›", x: max(0, x - 2), .mark) }
    let style: CellStyle = !isEnabled ? .disabled : isActive ? .activeButton : .button
    let title = CellWidth.cut(VisibleText.short(title, width), max(1, width - x - 5))
    line.add("[ \(title) ]", x: x, style)
    let spot = Spot(line: 1, x..<(x + CellWidth.of(title) + 4), .keys([Key(.enter)]))
    return ShownRow(lines: [.blank, line], spots: [spot], cursor: isActive ? (x + 2, 1) : nil)
  }
}
