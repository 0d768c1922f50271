import FieldstoneCore

/// Fields whose options, or what is chosen of them, are laid out in the row itself.
extension FieldPresenter {
  var choice: ShownRow {
    switch row.choiceLayout {
    case .segments:
      return SideBySide.lines(options, takesSeveral: row.takesSeveral, width: width, current: current)
    case .tiles: return TileGrid(options: options, takesSeveral: row.takesSeveral, width: width).lines(current: current)
    case .stepper: return bar.stepper()
    case .slider: return bar.slider()
    case .chips: return tags
    case .list: return listInPage
    case .expanding, .page, nil: return menu
    }
  }

  private var options: [RowOption] { row.optionsInRow(presenter.environment) }

  private var bar: OptionBar {
    OptionBar(options: options, empty: row.placeholder ?? "–", width: width, isActive: presenter.isFocused)
  }

  /// The index of the option that keys apply to; nil without the focus.
  private var current: Int? { presenter.isFocused ? row.currentOption(presenter.currentOption) : nil }

  /// What is chosen as tags, with the list of all options below while it is expanded.
  private var tags: ShownRow {
    let chosen = row.options.chosenPositions
    let titles = chosen.prefix(ChoiceLayout.mostTags).map { row.options[$0].title }
    let rest = chosen.count - titles.count
    let tags = TagLine(
      titles: titles, rest: rest > 0 ? presenter.text(.screen(.moreAnswers, .count(rest))) : nil,
      add: presenter.text(.common(.add)), isOpen: presenter.unfolded != nil, width: width)
    var shown = tags.lines(current: current)
    if case .list(let list)? = presenter.unfolded { shown.add(list.lines(look(list))) }
    return shown
  }
}

extension FormRow {
  /// The number of tags that show.
  var tagCount: Int { min(options.chosenCount, ChoiceLayout.mostTags) }

  /// The index of the option or tag that keys apply to.
  ///
  /// - Parameter wish: where the person has moved to. Until then, it is the chosen option or, with tags, the way to add
  ///   more.
  func currentOption(_ wish: Int?) -> Int? {
    if choiceLayout == .chips { return min(wish ?? tagCount, tagCount) }
    guard !options.isEmpty else { return nil }
    if let wish, choiceLayout == .tiles || takesSeveral { return min(wish, options.count - 1) }
    return options.chosenPositions.first ?? options.firstIndex { $0.isEnabled } ?? 0
  }
}
