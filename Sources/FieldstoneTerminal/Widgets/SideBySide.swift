import FieldstoneCore

/// A few options side by side, on as many lines as they need.
enum SideBySide {
  /// - Parameter current: the index of the option that Space toggles; nil without the focus. Of options of which one is
  ///   chosen, that is the chosen one.
  static func lines(_ options: [RowOption], takesSeveral: Bool = false, width: Int, current: Int?) -> ShownRow {
    var shown = ShownRow(lines: [.blank])
    var x = 0
    for (index, option) in options.enumerated() {
      let title = option.mark(takesSeveral: takesSeveral) + VisibleText.short(option.labelWithRemark, max(1, width - 4))
      let text = CellWidth.cut(title, width)
      let columns = CellWidth.of(text)
      if x > 0, x + columns > width {
        shown.lines.append(.blank)
        x = 0
      }
      let line = shown.lines.count - 1
      let isCurrent = index == current && (takesSeveral || option.isChosen)
      shown.lines[line].add(text, x: x, option.style(isCurrent: isCurrent))
      shown.spots.append(Spot(line: line, x..<(x + columns), .entry(index)))
      if index == current { shown.cursor = (x + 1, line) }
      x += columns + 2
    }
    return shown
  }
}

extension SideBySide {
  /// The result of a key.
  enum Move: Equatable {
    /// A key of the options, but there is no option to go to.
    case stays
    case takes(Int)
    /// Not a key of the options.
    case nothing
  }

  /// Handles a key of options of which one is chosen: ← and → go to the previous and next option, and a first letter
  /// finds one. Space keeps the chosen option; if none is chosen, it chooses the first.
  static func press(_ key: Key, _ options: [RowOption]) -> Move {
    let chosen = options.firstIndex(where: \.isChosen)
    let before = options[..<(chosen ?? options.endIndex)].indices.reversed().filter { options[$0].isEnabled }
    let after = options[(chosen.map { $0 + 1 } ?? 0)...].indices.filter { options[$0].isEnabled }
    let next: Int?
    switch key.name {
    case .left where key.modifiers.isEmpty: next = before.first
    case .right where key.modifiers.isEmpty: next = after.first
    case .text(" ") where key.modifiers.isEmpty: next = chosen == nil ? after.first : nil
    case .text(let start) where key.modifiers.isSubset(of: .shift):
      let found = { (index: Int) in options[index].begins(with: start) }
      next =
        (after + before.reversed()).first(where: found) ?? options.indices.first { !options[$0].isEnabled && found($0) }
    default: return .nothing
    }
    return next.map(Move.takes) ?? .stays
  }
}

extension RowOption {
  /// Whether the title begins with a typed text, ignoring case and accents.
  func begins(with start: String) -> Bool {
    let wanted = SearchText.folded(start)
    return !wanted.isEmpty && SearchText.folded(title).hasPrefix(wanted)
  }
}
