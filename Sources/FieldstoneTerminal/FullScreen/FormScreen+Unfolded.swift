import FieldstoneCore

/// Lists, calendars and clocks that expand below the focused row.
extension FormScreen {
  /// The maximum number of list entries, or of lines of a long text, that show at once.
  var listRoom: Int { isOnOptionsPage || isOnOwnScreen ? roomOfOptionsPage : max(1, min(8, mostHeight - 6)) }

  /// Expands the list, calendar or clock of a row.
  ///
  /// - Returns: false for rows that have none.
  @discardableResult func unfold(_ row: FormRow) -> Bool {
    guard row.kind == .field, row.isEnabled, !row.isReadOnly else { return false }
    switch row.control.known {
    case .choice where row.options.finding != nil, .choices where row.options.finding != nil:
      engine.send(.search(row.id, ""))
      unfolded = .list(FilteredList(focusedRow ?? row, environment))
    case .choice where row.choiceLayout?.opensList ?? false, .choices where row.choiceLayout?.opensList ?? false,
      .choice where row.isListInPage, .choices where row.isListInPage:
      // Makes the index now, so that the first letter doesn't have to wait for it.
      _ = row.options.matching("")
      unfolded = .list(FilteredList(row, environment))
    // A month and a year are typed and stepped.
    case .date(let style) where style.kind == .month || style.kind == .year: return false
    case .date(let style): unfolded = .date(DatePicker(row, style, engine))
    default: return false
    }
    return true
  }

  /// Whether a key expands and collapses: Alt-↓ as in desktop forms, Ctrl-Space and F4 for terminals without it.
  static func unfolds(_ key: Key) -> Bool {
    [Key(.down, .alt), .control(" "), Key(.function(4))].contains(key)
  }

  /// - Returns: nil for keys that keep their usual meaning.
  func pressInUnfolded(_ key: Key) -> Outcome? {
    // Help opens over what is expanded.
    if key == Key(.function(1)) { return nil }
    if Self.unfolds(key), !isListInPage {
      unfolded = nil
      return .goesOn
    }
    switch unfolded {
    case .list(let list): return press(key, in: list)
    case .date(let picker): return press(key, in: picker)
    case nil: return nil
    }
  }

  // MARK: Lists

  /// Whether the focused row's options are always visible in the page.
  var isListInPage: Bool { focusedRow?.isListInPage ?? false }

  private func press(_ key: Key, in list: FilteredList) -> Outcome? {
    var list = list
    let position = list.place
    if isListInPage, key == Key(.escape), list.typed.isEmpty { return nil }
    if list.isSearched, let outcome = pressInSearched(key, list) { return outcome }
    let typed = list.typed
    switch list.press(key, room: listRoom) {
    // ↑ and ↓ leave a list in the page at its ends.
    case .stays where isListInPage && list.place == position && (key == Key(.up) || key == Key(.down)): return nil
    case .stays where list.isSearched && list.typed != typed:
      unfolded = .list(list)
      return find(list.typed)
    case .stays:
      unfolded = .list(list)
      if list.isTaking(key), let entry = list.current { refuse(entry.title, entry.refusal) }
    case .takes(let entry) where list.takesSeveral:
      // What was added is among the entries that are chosen.
      if entry.isOwn { list.find("") }
      unfolded = .list(list)
      guard let id = entry.id else { return .goesOn }
      return focusedRow.map { toggle(id, in: $0) }
    case .takesAll(let isChosen):
      unfolded = .list(list)
      return focusedRow.map { choose(isChosen, list, in: $0) }
    case .takes(let entry):
      if isListInPage, key == Key(.enter), focusedRow?.isChosen(entry) == true { return nil }
      // The search has found what it was for, and the other options come back.
      list.find("")
      unfolded = isListInPage ? .list(list) : nil
      return focus.map { send(.set($0, entry.id.map { .choices([$0]) } ?? .none)) }
    // Enter goes on to the next row.
    case .closes where isListInPage && list.takesSeveral: return nil
    case .closes: unfolded = nil
    case .nothing:
      guard !isListInPage else { return nil }
      unfolded = nil
      // Whoever types the beginning of an option and goes on with Tab has chosen it.
      if key.name == .tab, !list.takesSeveral, !list.typed.isEmpty, !isSearching, let focus,
        let entry = list.current, entry.refusal == nil
      {
        send(.set(focus, entry.id.map { .choices([$0]) } ?? .none))
      }
      return nil
    }
    return .goesOn
  }

  /// Shows why an option isn't available; does nothing without a reason.
  func refuse(_ title: String, _ reason: String?) {
    if let reason { message = VisibleText.short(title, 60).remarked(reason, in: environment) }
  }

  // MARK: Dates

  private func press(_ key: Key, in picker: DatePicker) -> Outcome? {
    if key == Key(.delete), let row = focusedRow, row.offersNone, row.answer != .none {
      unfolded = nil
      return send(.set(row.id, .none))
    }
    var picker = picker
    switch picker.press(key) {
    case .stays: unfolded = .date(picker)
    case .takes(let parts):
      unfolded = nil
      if let focus { return send(.set(focus, .date(parts))) }
    case .closes: unfolded = nil
    case .nothing:
      // Typed text goes into the field, and the calendar follows.
      guard typeInField(key) else {
        unfolded = nil
        return nil
      }
      if let parts = focusedRow?.dateParts, case .date(var picker)? = unfolded {
        picker.grid?.chosen = MonthGrid.day(of: parts)
        if let day = picker.grid?.chosen { picker.grid?.go(to: day) }
        unfolded = .date(picker)
      }
    }
    return .goesOn
  }
}
