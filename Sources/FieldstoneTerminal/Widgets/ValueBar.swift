/// A bar that shows where a number is between two ends.
struct ValueBar {
  let low: Double
  let high: Double
  /// nil where there is none.
  let value: Double?

  /// The cell of the value, of so many.
  func place(of cells: Int) -> Int? {
    guard let value, cells > 1, high > low else { return nil }
    let share = (value - low) / (high - low)
    return share.isFinite ? Int((min(max(share, 0), 1) * Double(cells - 1)).rounded()) : nil
  }

  /// The bar between the words for its ends; nothing where there is no room. A click counts in thousandths of it.
  func lines(width: Int, ends: [String], isActive: Bool) -> ShownRow {
    let room = width - ends.reduce(2) { $0 + CellWidth.of($1) }
    guard room >= 4, ends.count == 2 else { return ShownRow() }
    let place = place(of: room)
    var line = ScreenLine(ends[0], .help)
    let start = line.end + 1
    line.add(String(repeating: "━", count: place ?? 0), x: start, .mark)
    if let place { line.add("●", x: start + place, isActive ? .mark : .title) }
    let rest = place.map { $0 + 1 } ?? 0
    line.add(String(repeating: "─", count: room - rest), x: start + rest, .border)
    line.add(ends[1], x: start + room + 1, .help)
    let spots = (0..<room).map { Spot(line: 0, (start + $0)..<(start + $0 + 1), .entry($0 * 1000 / (room - 1))) }
    return ShownRow(lines: [line], spots: spots)
  }

  /// A short bar for a part of a whole.
  static func progress(_ part: Int, of whole: Int) -> String {
    let length = 10
    // Neither full nor empty before it is.
    let rounded = part * length / max(1, whole)
    let filled = part == 0 ? 0 : max(1, rounded)
    return String(repeating: "━", count: filled) + String(repeating: "┄", count: length - filled)
  }
}
