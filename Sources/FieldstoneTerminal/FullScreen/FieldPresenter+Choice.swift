import FieldstoneCore

extension FieldPresenter {
  /// What is chosen, and the options under it while they are unfolded.
  var choice: ShownRow {
    let words = VisibleText.short(row.display.isEmpty ? row.text : row.display, max(1, width))
    let mark = presenter.list == nil ? " ▾" : " ▴"
    let title = CellWidth.cut(words.isEmpty ? "–" : words, width - 2) + mark
    var shown = ShownRow(lines: [ScreenLine(title)])
    shown.spots = [whole(shown.lines[0], .keys([Key(presenter.list == nil ? .enter : .escape)]))]
    guard let list = presenter.list else {
      if presenter.isFocused { shown.cursor = (max(0, CellWidth.of(title) - 1), 0) }
      return shown
    }
    let window = list.window(presenter.most)
    if window.lowerBound > 0 { shown.lines.append(more("↑ ", window.lowerBound)) }
    for place in window {
      if place == list.place { shown.cursor = (0, shown.lines.count) }
      shown.lines.append(line(list.entries[place], isAtIt: place == list.place))
      shown.spots.append(Spot(line: shown.lines.count - 1, 0..<width, .entry(place)))
    }
    let rest = list.entries.count - window.upperBound
    if rest > 0 { shown.lines.append(more("↓ ", rest)) }
    return shown
  }

  private func line(_ entry: ChoiceList.Entry, isAtIt: Bool) -> ScreenLine {
    let mark = entry.isChosen ? "(•) " : "( ) "
    let title = VisibleText.short(entry.title, max(1, width))
    return ScreenLine(CellWidth.cut((isAtIt ? "› " : "  ") + mark + title, width), isAtIt ? .current : .plain)
  }

  private func more(_ arrow: String, _ count: Int) -> ScreenLine {
    ScreenLine(arrow + presenter.text(ScreenWords.more(count)), .help)
  }
}
