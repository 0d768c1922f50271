import FieldstoneCore

/// Fields with options to choose from.
extension FieldPresenter {
  var choice: ShownRow {
    if row.isSideBySide {
      return SideBySide.lines(row.sideBySide, width: width, isActive: presenter.isFocused)
    }
    return row.control.known == .choice(.list) ? listInPage : menu
  }

  /// The chosen option, with the list of all options below while it is expanded.
  private var menu: ShownRow {
    let words = VisibleText.short(row.display.isEmpty ? row.text : row.display, max(1, width))
    let isOpen = presenter.unfolded != nil
    let title = CellWidth.cut(words.isEmpty ? "–" : words, width - 2) + (isOpen ? " ▴" : " ▾")
    let line = ScreenLine(title, presenter.isFocused && !isOpen ? .current : .plain)
    var shown = ShownRow(line, pressing: Key(.down, .alt))
    if case .list(let list)? = presenter.unfolded {
      shown.add(list.lines(look(list)))
    } else if presenter.isFocused {
      shown.cursor = (max(0, CellWidth.of(title) - 1), 0)
    }
    return shown
  }

  /// The options in the page, as many as there is room for. While focused, one of them is the current one.
  private var listInPage: ShownRow {
    guard case .list(let list)? = presenter.unfolded else {
      let list = FilteredList(row, presenter.text)
      return list.lines(look(list, isActive: false))
    }
    return list.lines(look(list))
  }

  private func look(_ list: FilteredList, isActive: Bool = true) -> FilteredList.Look {
    FilteredList.Look(
      width: width, room: presenter.most, isInPage: row.control.known == .choice(.list), isActive: isActive,
      isChosen: row.isChosen,
      hint: presenter.text(.screen(.typeToFind)),
      nothing: presenter.text(.screen(.noMatchingOption, .text(VisibleText.short(list.typed, 30))))
    ) { presenter.text(.screen(.position, .count($0.lowerBound + 1), .count($0.upperBound), .count($1))) }
  }
}
