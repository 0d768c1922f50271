import FieldstoneCore

/// Hints for the keys of the focused row, or of the list, calendar or clock expanded below it.
extension FormScreen {
  /// The hints as the footer shows them, separated by two spaces; empty if the row has no keys of its own.
  var rowHints: String {
    let menu = focusedRow.map { $0.contextActions.isEmpty ? "" : text(.screen(.menuKey)) } ?? ""
    return [returnHint, menu, ownRowHints].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// What Enter does in a field in which it doesn't go on.
  private var returnHint: String {
    guard let row = focusedRow, row.kind == .field, row.isEnabled, !row.isReadOnly, row.isTyped, unfolded == nil,
      suggestions?.place == nil, replacement(of: row) == nil, let title = engine.returnTitle(in: row.id)
    else { return "" }
    switch row.control.known {
    // There, Enter is for a line, or for a path.
    case .longText, .file: return ""
    default: break
    }
    // In the last field there is nothing to say.
    if case .done = engine.returnStep(in: row), row.typing?.returnKey != .done { return "" }
    return text(.screen(.enterDoes, .text(title)))
  }

  private var ownRowHints: String {
    guard let row = focusedRow, row.isEnabled, !row.isReadOnly else { return "" }
    if row.kind == .element || row.kind == .add { return hints(ofElement: row).map(text).joined(separator: "  ") }
    // An inline subform shows a button instead.
    if row.isOptionalSubform, row.isThere, !row.isInline { return text(.screen(.deleteRemoves)) }
    if row.kind == .content { return text(openRows.contains(row.id) ? .screen(.spaceCloses) : .screen(.spaceOpens)) }
    if isAtWork(row) { return text(.screen(.escStops)) }
    guard row.kind == .field else { return "" }
    if let control = replacement(of: row) {
      let opens = row.control.custom?.hasOwnScreen == true && !isOnOwnScreen
      return opens ? text(.screen(.spaceOpens)) : control.keys.map(text) ?? ""
    }
    if let suggestions {
      return text(suggestions.place == nil ? .screen(.suggestionKeys) : .screen(.listKeys))
    }
    var hints = isListInPage ? [hintInPage(row)] : unfolded.map { [hint(of: $0, row)] } ?? hints(of: row)
    if row.offersNone || row.takesSeveral && row.allowsNone, row.choiceLayout != .chips,
      unfolded == nil || isListInPage, !row.isTyped, row.answer != .none,
      !row.takesSeveral || row.options.chosenCount > 0
    {
      hints.append(.screen(.deleteClears))
    }
    if case .date? = unfolded, row.offersNone, row.answer != .none { hints.append(.screen(.deleteClears)) }
    return (hints + hintsInside(row)).map(text).joined(separator: "  ")
  }

  /// The help of the current option in an expanded list.
  var helpOfEntry: String? {
    if case .list(let list)? = unfolded { return list.current?.help }
    guard let row = focusedRow, row.choiceLayout?.showsOptions ?? false, let index = row.currentOption(currentOption)
    else { return nil }
    return row.options[index].help
  }

  private func hintInPage(_ row: FormRow) -> FormString {
    row.takesSeveral ? .screen(.severalInPageKeys) : .screen(.listInPageKeys)
  }

  private func hint(of unfolded: Unfolded, _ row: FormRow) -> FormString {
    switch unfolded {
    case .list(let list) where list.takesSeveral: .screen(row.offersAll ? .severalKeysWithAll : .severalKeys)
    case .list: .screen(.listKeys)
    case .date(let picker): picker.isAtTime ? .screen(.clockKeys) : .screen(.calendarKeys)
    }
  }

  private func hint(of layout: ChoiceLayout, _ row: FormRow) -> FormString {
    switch layout {
    case .segments: row.takesSeveral ? .screen(.severalSideBySideKeys) : .screen(.arrowsChoose)
    case .tiles: row.takesSeveral ? .screen(.severalTileKeys) : .screen(.tileKeys)
    case .chips: row.currentOption(currentOption) == row.tagCount ? .screen(.addTagKeys) : .screen(.tagKeys)
    case .stepper, .slider: .screen(.arrowsStep)
    case .list: hintInPage(row)
    case .expanding, .page: .screen(.spaceOpens)
    }
  }

  private func hints(of row: FormRow) -> [FormString] {
    switch row.control.known {
    case .file: [FormString.screen(.pathKeys)] + (row.file == nil ? [] : [.screen(.deleteRemoves)])
    case .longText where canHandOver: [FormString.screen(.textKeys)]
    case .toggle, .checkbox: [FormString.screen(.spaceToggles)]
    case .choice, .choices: row.choiceLayout.map { [hint(of: $0, row)] } ?? []
    case .date(let style) where !style.kind.hasDay && style.kind != .time: [FormString.screen(.controlArrowsStep)]
    case .date(let style): [style.kind == .time ? .screen(.opensClock) : .screen(.opensCalendar)]
    case .stepper: [FormString.screen(.signsStep)]
    case .slider: [FormString.screen(.arrowsStep)]
    case .number: [FormString.screen(.altArrowsStep)]
    case .secure: [isRevealing ? .screen(.hidesSecret) : .screen(.showsSecret)]
    default: []
    }
  }
}
