import FieldstoneCore

/// Fields that list options: in the page, below the row, or in the whole window.
extension FieldPresenter {
  /// What is chosen, with the list of all options below while it is expanded.
  var menu: ShownRow {
    let words = row.takesSeveral ? chosenTitles : row.display.isEmpty ? row.text : row.display
    let isOpen = presenter.unfolded != nil
    let empty = row.placeholder ?? "–"
    let shownWords = VisibleText.short(words.isEmpty ? empty : words, max(1, width))
    let mark = isOpen ? "▴" : row.choiceLayout == .page ? "▸" : "▾"
    let title = CellWidth.cut(shownWords, width - 2) + " " + mark
    let style: CellStyle = words.isEmpty && row.placeholder != nil ? .placeholder : .plain
    let line = ScreenLine(title, presenter.isFocused && !isOpen ? .current : style)
    var shown = ShownRow(line, pressing: Key(.down, .alt))
    if case .list(let list)? = presenter.unfolded {
      shown.add(list.lines(look(list)))
    } else if presenter.isFocused {
      shown.cursor = (max(0, CellWidth.of(title) - 1), 0)
    }
    return shown
  }

  /// The titles of the chosen options, and a count of those that there is no room for.
  private var chosenTitles: String {
    // Typed text that names no option is shown as it is.
    guard row.display != "" || row.text.isEmpty else { return row.text }
    return ChosenTitles.line(row.options.chosenPositions.lazy.map { row.options[$0].title }, width: width - 2) {
      presenter.text(.screen(.moreAnswers, .count($0)))
    }
  }

  /// The options in the page, as many as there is room for. While focused, one of them is the current one.
  var listInPage: ShownRow {
    guard case .list(let list)? = presenter.unfolded else {
      let list = FilteredList(row, presenter.environment)
      return list.lines(look(list, isActive: false))
    }
    return list.lines(look(list))
  }

  /// The options in the whole window.
  var optionsPage: ShownRow {
    guard case .list(let list)? = presenter.unfolded else { return ShownRow() }
    return list.lines(look(list))
  }

  /// The state of a search that the program answers.
  private var remarks: [(String, CellStyle)] {
    switch row.options.finding {
    case .searching: [(presenter.text(.common(.searching)), .help)]
    case .found where row.options.offeredCount == 0: [(presenter.text(.common(.nothingFound)), .help)]
    case .failed(_, let message):
      TextWrap.lines(VisibleText.bounded(message, 400), width: width - 2).prefix(4).enumerated().map {
        (($0 == 0 ? "✗ " : "  ") + $1, .errorText)
      } + [(presenter.text(.screen(.enterTriesAgain)), .key)]
    case .found, .notStarted, nil: []
    }
  }

  func look(_ list: FilteredList, isActive: Bool = true) -> FilteredList.Look {
    FilteredList.Look(
      width: width, room: presenter.most, isInPage: row.isListInPage, isActive: isActive,
      isChosen: row.isChosen, remarks: remarks, canTryAgain: row.options.finding?.isFailed ?? false,
      hint: presenter.text(.screen(.typeToFind)),
      nothing: row.options.finding == .notStarted
        ? presenter.text(.screen(.typeToFind))
        : list.typed.isEmpty
          ? presenter.text(.common(.noOptions))
          : presenter.text(.common(.nothingFound)),
      inBrackets: { [environment = presenter.environment] in $0.inBrackets(in: environment) },
      colon: FormString.afterLabel(in: presenter.environment)
    ) { presenter.text(.screen(.position, .count($0.lowerBound + 1), .count($0.upperBound), .count($1))) }
  }
}
