/// Lays out the time: each part is between the marks that increase and decrease it.
extension ClockFace {
  /// - Parameter isMirrored: whether the window will be mirrored. Hours come before minutes in every language.
  func lines(isMirrored: Bool) -> ShownRow {
    var shown = ShownRow(lines: [.blank, .blank, .blank])
    var x = 0
    func add(_ text: String, _ of: Part) {
      let text = " " + text + " "
      let columns = CellWidth.of(text)
      let isHere = part == of
      shown.lines[0].add("▴", x: x + columns / 2, isHere ? .key : .help)
      shown.lines[1].add(text, x: x, isHere ? .current : .plain)
      shown.lines[2].add("▾", x: x + columns / 2, isHere ? .key : .help)
      let toHalf = isMirrored ? [Key(.home), Key(.left)] : [Key(.end), Key(.right)]
      let way = of == .half ? toHalf : [Key(of == .hour ? .home : .end)]
      for (line, keys) in [[Key(.up)], [], [Key(.down)]].enumerated() {
        shown.spots.append(Spot(line: line, x..<(x + columns), .keys(way + keys)))
      }
      if isHere { shown.cursor = (x + 1, 1) }
      x += columns
    }
    add(isMirrored ? minute : hour, isMirrored ? .minute : .hour)
    shown.lines[1].add(":", x: x)
    x += 1
    add(isMirrored ? hour : minute, isMirrored ? .hour : .minute)
    if let half { add(half, .half) }
    return shown
  }
}
