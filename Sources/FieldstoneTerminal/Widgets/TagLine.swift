/// What is chosen, as tags that can be removed one by one, and a way to add more.
struct TagLine {
  let titles: [String]
  /// How many more are chosen, in words; nil if there are no more.
  let rest: String?
  let add: String
  let isOpen: Bool
  let width: Int

  /// - Parameter current: the index of the tag that Delete removes, or the number of tags for the way to add more; nil
  ///   without the focus.
  func lines(current: Int?) -> ShownRow {
    var shown = ShownRow(lines: [.blank])
    var x = 0
    func put(_ text: String, _ style: CellStyle, isCurrent: Bool) -> Range<Int> {
      let text = CellWidth.cut(text, max(1, width))
      let columns = CellWidth.of(text)
      if x > 0, x + columns > width {
        shown.lines.append(.blank)
        x = 0
      }
      shown.lines[shown.lines.count - 1].add(text, x: x, isCurrent ? .current : style)
      if isCurrent { shown.cursor = (x + 1, shown.lines.count - 1) }
      defer { x += columns + 1 }
      return x..<(x + columns)
    }
    func spot(_ columns: Range<Int>, _ entry: Int) {
      shown.spots.append(Spot(line: shown.lines.count - 1, columns, .entry(entry)))
    }
    for (index, title) in titles.enumerated() {
      let title = CellWidth.cut(VisibleText.short(title, width), max(1, width - 4))
      let columns = put("[\(title) ×]", .plain, isCurrent: index == current)
      // Only the cross removes the tag.
      spot(max(columns.lowerBound, columns.upperBound - 2)..<columns.upperBound, index)
    }
    if let rest { _ = put(rest, .help, isCurrent: false) }
    spot(put("+ \(add) " + (isOpen ? "▴" : "▾"), .button, isCurrent: current == titles.count && !isOpen), titles.count)
    return shown
  }
}
