import FieldstoneCore

/// Choosing where the options, or what is chosen of them, are laid out in the row itself.
extension FormScreen {
  /// - Returns: nil for keys that keep their usual meaning, and for rows that open a list.
  func press(_ key: Key, inOptionsOf row: FormRow) -> Outcome? {
    guard row.isEnabled, !row.isReadOnly else { return nil }
    // There is no list to open.
    if Self.unfolds(key), row.choiceLayout?.showsOptions ?? false { return .goesOn }
    return switch row.choiceLayout {
    case .segments where !row.takesSeveral: step(key, inOptionsOf: row)
    case .stepper, .slider: stepOrStop(key, inOptionsOf: row)
    case .segments, .tiles: move(key, inOptionsOf: row)
    case .chips: press(key, inTagsOf: row)
    case .list, .expanding, .page, nil: nil
    }
  }

  // MARK: One after the other

  private func step(_ key: Key, inOptionsOf row: FormRow) -> Outcome? {
    switch SideBySide.press(key, row.optionsInRow(environment)) {
    case .takes(let index): take(row.options[index], in: row)
    case .stays: .goesOn
    case .nothing: nil
    }
  }

  /// Arrows and first letters as side by side; Home and End go to the ends.
  private func stepOrStop(_ key: Key, inOptionsOf row: FormRow) -> Outcome? {
    let options = row.options
    let end: FormRow.Option?? =
      switch key {
      case Key(.home): .some(options.first { $0.isEnabled && $0.isOffered })
      case Key(.end): .some(options.last { $0.isEnabled && $0.isOffered })
      default: nil
      }
    let before = row.answer
    var outcome: Outcome?
    if let end { outcome = end.map { take($0, in: row) } ?? .goesOn } else { outcome = step(key, inOptionsOf: row) }
    let isStep = end != nil || key == Key(.left) || key == Key(.right)
    if isStep, message == nil, focusedRow?.answer == before { message = text(.screen(.noFurther)) }
    return outcome
  }

  // MARK: Tiles, and several options side by side

  private func move(_ key: Key, inOptionsOf row: FormRow) -> Outcome? {
    guard let current = row.currentOption(currentOption) else { return nil }
    // Enter takes the option that the person went to, and goes on from the chosen one.
    if key == Key(.enter), !row.takesSeveral, currentOption != nil, !row.options[current].isChosen {
      return take(at: current, in: row)
    }
    let grid = OptionGrid(options: row.optionsInRow(environment), columns: optionColumns, current: current)
    switch grid.press(key) {
    case .moves(let index): currentOption = index
    case .stays: break
    case .takes: return take(at: current, in: row)
    case .nothing: return nil
    }
    return .goesOn
  }

  /// How many options are on the first line of the row.
  private var optionColumns: Int {
    guard let index = focus.flatMap(engine.index) else { return 1 }
    let spots = shownRow(at: index).spots.filter {
      if case .entry = $0.action { true } else { false }
    }
    return max(1, spots.count { $0.line == spots.first?.line })
  }

  /// Chooses an option, or gives one of several up.
  private func take(at index: Int, in row: FormRow) -> Outcome {
    let option = row.options[index]
    guard row.takesSeveral, option.isChosen || option.remark == nil else { return take(option, in: row) }
    return toggle(option.id, in: row)
  }

  // MARK: Tags

  private func press(_ key: Key, inTagsOf row: FormRow) -> Outcome? {
    let (count, current) = (row.tagCount, row.currentOption(currentOption) ?? 0)
    switch key {
    case Key(.left): currentOption = max(0, current - 1)
    case Key(.right): currentOption = min(count, current + 1)
    case Key(.home): currentOption = 0
    case Key(.end): currentOption = count
    case Key(.delete) where current < count, Key(.text(" ")) where current < count: return removeTag(current, of: row)
    case Key(.delete): break
    // On the way to add more, Backspace removes what is before it, as in a text.
    case Key(.backspace): return current < count || count > 0 ? removeTag(min(current, count - 1), of: row) : .goesOn
    default: return nil
    }
    return .goesOn
  }

  private func removeTag(_ index: Int, of row: FormRow) -> Outcome {
    guard let position = row.options.chosenPositions.dropFirst(index).first else { return .goesOn }
    // The focus of keys stays where it was: on the next tag, or on the way to add more.
    if currentOption == nil || currentOption == row.tagCount { currentOption = nil } else { currentOption = index }
    return toggle(row.options[position].id, in: row)
  }

  // MARK: The pointer

  /// Handles a click on an option in the row.
  func takeInRow(_ position: Int, of row: FormRow) -> Outcome? {
    switch row.choiceLayout {
    case .chips where position == row.tagCount: return unfold(row) ? .goesOn : nil
    case .chips: return removeTag(position, of: row)
    case .segments, .tiles, .stepper, .slider:
      guard row.options.indices.contains(position) else { return nil }
      currentOption = position
      let isIdle = !row.takesSeveral && row.options[position].isChosen
      return isIdle ? .goesOn : take(at: position, in: row)
    case .list, .expanding, .page, nil: return nil
    }
  }
}
