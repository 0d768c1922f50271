/// The chosen option between two arrows, or on a bar with a mark for each option.
struct OptionBar {
  let options: [RowOption]
  /// The text that shows if no option is chosen.
  let empty: String
  let width: Int
  let isActive: Bool

  /// A longer bar is no easier to use.
  private static let widest = 40
  /// A longer title is cut, because it would leave the bar no room.
  private static let longestTitle = 20

  private var chosen: Int? { options.firstIndex(where: \.isChosen) }
  private var title: String { chosen.map { options[$0].labelWithRemark } ?? empty }

  /// The title between arrows. It is as wide as the longest title, so that the arrows stay where they are.
  func stepper() -> ShownRow {
    let room = max(1, width - 4)
    let longest = options.map { CellWidth.of(VisibleText.short($0.label, room)) }.max() ?? 0
    let title = CellWidth.cut(VisibleText.short(title, room), room)
    let end = 2 + max(CellWidth.of(title), min(longest, room))
    let (before, after) = (neighbor(-1), neighbor(1))
    var line = ScreenLine("◂", before == nil ? .disabled : .key)
    line.add(title, x: 2, isActive ? .current : .plain)
    line.add("▸", x: end + 1, after == nil ? .disabled : .key)
    var shown = ShownRow(lines: [line], cursor: isActive ? (2, 0) : nil)
    if let before { shown.spots.append(Spot(line: 0, 0..<2, .entry(before))) }
    if let after { shown.spots.append(Spot(line: 0, (end + 1)..<(end + 3), .entry(after))) }
    return shown
  }

  /// A bar before the title; the title between arrows where there is no room for a line between the marks.
  func slider() -> ShownRow {
    let longest = (options.map(\.label) + [empty]).map { CellWidth.of(VisibleText.short($0, Self.longestTitle)) }.max()
    let room = min(longest ?? 0, Self.longestTitle)
    let cells = min(Self.widest, width - room - 2)
    guard options.count > 1, cells >= 2 * options.count - 1 else { return stepper() }
    let places = options.indices.map { $0 * (cells - 1) / (options.count - 1) }
    var shown = ShownRow()
    var line = ScreenLine()
    for x in 0..<cells {
      let isPast = chosen.map { x < places[$0] } ?? false
      let mark = places.firstIndex(of: x).map { self.mark($0, isPast) }
      let isKnob = chosen.map { places[$0] == x } ?? false
      let text = mark ?? (isPast ? "━" : "─")
      line.add(text, x: x, isKnob ? (isActive ? .mark : .title) : isPast ? .mark : .border)
      // A click goes to the nearest mark.
      let nearest = places.indices.min { abs(places[$0] - x) < abs(places[$1] - x) } ?? 0
      shown.spots.append(Spot(line: 0, x..<(x + 1), .entry(nearest)))
    }
    line.add(CellWidth.cut(VisibleText.short(title, room), room), x: cells + 2, isActive ? .current : .plain)
    shown.lines.append(line)
    if isActive { shown.cursor = (cells + 2, 0) }
    return shown
  }

  /// The mark of an option: a cross if it isn't available, so that its color isn't the only sign.
  private func mark(_ index: Int, _ isPast: Bool) -> String {
    if index == chosen { return "●" }
    if !options[index].isEnabled { return "×" }
    switch index {
    case 0: return isPast ? "┝" : "├"
    case options.count - 1: return "┤"
    default: return isPast ? "┿" : "┼"
    }
  }

  /// The next available option in a direction.
  private func neighbor(_ step: Int) -> Int? {
    let move = SideBySide.press(Key(step < 0 ? .left : .right), options)
    if case .takes(let index) = move { return index }
    return nil
  }
}
