/// A bar that shows a number within its range.
struct ValueBar {
  let low: Double
  let high: Double
  /// nil if there is no number.
  let value: Double?
  /// The numbers that have a tick mark.
  var ticks: [Double] = []

  /// The index of the value's cell in a bar with a number of cells; nil without a value or a range.
  func place(of cells: Int) -> Int? { value.flatMap { place(of: $0, in: cells) } }

  private func place(of value: Double, in cells: Int) -> Int? {
    guard cells > 1, high > low else { return nil }
    let share = (value - low) / (high - low)
    return share.isFinite ? Int((min(max(share, 0), 1) * Double(cells - 1)).rounded()) : nil
  }

  /// The bar between its bounds; empty if there is no room. The entry of a clicked cell is in thousandths of the range.
  func lines(width: Int, ends: [String], isActive: Bool) -> ShownRow {
    let room = width - ends.reduce(2) { $0 + CellWidth.of($1) }
    guard room >= 4, ends.count == 2 else { return ShownRow() }
    let position = place(of: room)
    var line = ScreenLine(ends[0], .help)
    let start = line.end + 1
    line.add(String(repeating: "━", count: position ?? 0), x: start, .mark)
    if let position { line.add("●", x: start + position, isActive ? .mark : .title) }
    let rest = position.map { $0 + 1 } ?? 0
    line.add(String(repeating: "─", count: room - rest), x: start + rest, .border)
    for tick in ticks.compactMap({ place(of: $0, in: room) }) where tick >= rest {
      line.add("┴", x: start + tick, .border)
    }
    line.add(ends[1], x: start + room + 1, .help)
    let spots = (0..<room).map { Spot(line: 0, (start + $0)..<(start + $0 + 1), .entry($0 * 1000 / (room - 1))) }
    return ShownRow(lines: [line], spots: spots)
  }

  /// A short bar that shows a part of a whole.
  static func progress(_ part: Int, of whole: Int) -> String {
    let length = 10
    // The bar is full only if everything is done, and empty only if nothing is.
    let rounded = part * length / max(1, whole)
    let filled = part == 0 ? 0 : max(1, rounded)
    return String(repeating: "━", count: filled) + String(repeating: "┄", count: length - filled)
  }
}
