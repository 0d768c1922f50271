import FieldstoneCore

/// The keys that do something just here: in the row with the focus, or in what is unfolded under it.
extension FormScreen {
  /// Named as in the foot, two spaces between them; empty where only the keys that work everywhere do.
  var rowHints: String {
    guard let row = focusedRow, row.isEnabled, !row.isReadOnly else { return "" }
    // Within the page, a button says so.
    if row.isOptionalSubform, row.isThere, !row.isInline { return text(ScreenWords.deleteTakesAway) }
    guard row.kind == .field else { return "" }
    var hints = isListInPage ? [ScreenWords.listInPageKeys] : unfolded.map { [hint(of: $0)] } ?? hints(of: row)
    if row.allowsNone, unfolded == nil || isListInPage, !row.isTyped, row.answer != .none {
      hints.append(ScreenWords.deleteEmpties)
    }
    return hints.map(text).joined(separator: "  ")
  }

  /// What explains the option that the next key takes.
  var helpOfEntry: String? {
    if case .list(let list)? = unfolded { return list.current?.help }
    return nil
  }

  private func hint(of unfolded: Unfolded) -> FormString {
    switch unfolded {
    case .list: ScreenWords.listKeys
    case .date(let picker): picker.isAtTime ? ScreenWords.clockKeys : ScreenWords.calendarKeys
    }
  }

  private func hints(of row: FormRow) -> [FormString] {
    switch row.control.known {
    case .longText where canHandOver: [ScreenWords.textKeys]
    case .toggle, .checkbox: [ScreenWords.spaceSwitches]
    case .choice: [row.isSideBySide ? ScreenWords.arrowsChoose : ScreenWords.spaceUnfolds]
    case .date(let style): [style.kind == .time ? ScreenWords.unfoldsClock : ScreenWords.unfoldsCalendar]
    case .stepper: [ScreenWords.signsStep]
    case .slider: [ScreenWords.arrowsStep]
    case .number: [ScreenWords.altArrowsStep]
    case .secure: [isRevealing ? ScreenWords.hidesSecret : ScreenWords.showsSecret]
    default: []
    }
  }
}
