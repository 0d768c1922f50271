import FieldstoneCore

/// The footer: help for the focused row, and the status line.
extension FormScreen {
  /// Draws the help for the focused row, and arrows if there are more rows above or below.
  func drawHint(in grid: inout CellGrid, y: Int, more: (above: Bool, below: Bool)) {
    var left = columns.lowerBound + 2
    var room = columns.upperBound - left - 1
    if more.above || more.below {
      let arrows = (more.above ? "↑" : "") + (more.below ? "↓" : "")
      let words = width < 60 ? arrows : arrows + " " + text(.screen(.moreRows))
      room -= CellWidth.of(words) + 2
      grid.put(words, x: max(0, columns.upperBound - CellWidth.of(words) - 1), y: y, .help)
    }
    guard let row = focusedRow else { return }
    let resolving = conflictKeys.isEmpty ? keyOfConflict : ""
    if !resolving.isEmpty, CellWidth.of(resolving) <= room {
      KeySpot.put(resolving, x: left, y: y, .help, in: &grid)
      hints += KeySpot.all(in: resolving, x: left, y: y)
      left += CellWidth.of(resolving) + 2
      room -= CellWidth.of(resolving) + 2
    }
    var parts =
      (helpOfEntry ?? row.help ?? helpOfList(of: row)).map { [VisibleText.short(oneLine($0), 2 * width)] } ?? []
    if let hint = row.hint { parts.append(hint) }
    if let keys = subformKeys(row) { parts.append(text(keys)) }
    // Several remarks are sentences; a single one is written as the form writes it.
    if parts.isEmpty {
      let keys = hintsInHelp(of: row, room: room)
      hasKeysInHelp = !keys.isEmpty
      KeySpot.put(keys, x: left, y: y, .help, in: &grid)
      hints += KeySpot.all(in: keys, x: left, y: y)
      return
    }
    if parts.count > 1 { parts = parts.map { $0.endsSentence ? $0 : text(.dialogue(.sentence, .text($0))) } }
    let words = parts.dropFirst().reduce(FormString(verbatim: parts[0])) { .sentences($0, FormString(verbatim: $1)) }
    grid.put(CellWidth.cut(text(words), room), x: left, y: y, .help)
  }

  /// The help of the collection that a row adds to: the heading of a collection never has the focus.
  func helpOfList(of row: FormRow) -> String? {
    guard row.kind == .add, row.id.path.hasSuffix("[+]") else { return nil }
    return engine.row(FormRowID(String(row.id.path.dropLast(3))))?.help
  }

  private func oneLine(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// The hint for the keys that add, open or remove an optional subform.
  private func subformKeys(_ row: FormRow) -> FormString? {
    guard row.isOptionalSubform else { return nil }
    if !row.isThere { return FormString.screen(.enterAdds) }
    return row.isInline ? .screen(.deleteRemovesIt) : .screen(.enterOpens)
  }

  /// Draws the numbers of issues and changes, or the message about the last key, and the key hints.
  func drawStatus(in grid: inout CellGrid, y: Int) {
    var line = StatusLine(
      columns: columns, height: footHeight(height), standings: standings, message: message, keys: keys,
      leastKeys: leastKeys)
    line.keepsHint = conflictKeys.isEmpty && !keyOfConflict.isEmpty
    hints += line.draw(in: &grid, y: y)
  }

  /// Whether there is room for key hints in the status line, beside what else it says.
  func fitsInStatus(_ keys: String) -> Bool {
    let words = CellWidth.of(message ?? standings[0])
    return CellWidth.of(keys) + (words > 0 ? words + 1 : 0) <= columns.count - 2
  }

  /// The numbers of issues and changes; the longest text comes first.
  private var standings: [String] {
    let facts = engine.facts
    let issues = facts.shownErrors > 0 ? "✗ " + text(.common(.toFix, .count(facts.shownErrors))) : ""
    let changes: String
    if let toolbar = engine.toolbar {
      changes = toolbar.status.map(text) ?? ""
    } else {
      let status = shortDraftStatus.map { VisibleText.line(text($0)) }
      changes = status ?? (facts.dirtyFields > 0 ? text(.screen(.changed, .count(facts.dirtyFields))) : "")
    }
    let all = [issues, changes].filter { !$0.isEmpty }.joined(separator: " · ")
    // Where there is little room, a mark has to do.
    let marks = [
      facts.shownErrors > 0 ? "✗ \(facts.shownErrors)" : "", engine.toolbar != nil && facts.isDirty ? "●" : "",
    ]
    return [all, issues.isEmpty ? changes : issues, marks.filter { !$0.isEmpty }.joined(separator: " ")]
  }

  /// Where there is one line, why a draft couldn't be stored has no place; the dialog that asks whether to leave says it.
  private var shortDraftStatus: FormString? {
    if case .failed = engine.draftState { return .common(.draftNotSaved) }
    return engine.draftStatus
  }

  /// The key hints that every window with room for them shows, such as Submit and Leave.
  private var leastKeys: String? {
    if isDeaf { return nil }
    if hasDialog { return keys.first }
    if panel?.isJump == true || isInList { return keys.last }
    return [conflictKeys, endKeys].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// The key that opens the menu of the current row, while that resolves its conflict; empty without one.
  var keyOfConflict: String {
    guard let row = focusedRow, row.states.contains(.conflicting), !row.contextActions.isEmpty else { return "" }
    return text(.screen(.menuKey))
  }

  /// That key, if the status line has room for it beside those that submit and leave.
  private var conflictKeys: String {
    let key = keyOfConflict
    return CellWidth.of(key) + 2 + CellWidth.of(endKeys) <= columns.count - 2 ? key : ""
  }

  /// The keys that submit, or edit and save, and leave the form or the page.
  var endKeys: String {
    let isBelow = engine.openPages.count > 1
    guard let toolbar = engine.toolbar else { return text(isBelow ? .screen(.pageKeys) : .screen(.keys)) }
    return (hints(of: toolbar) + [text(.screen(isBelow ? .backKey : .leaveKey))]).joined(separator: "  ")
  }

  /// Whether no key does anything but the one that the message names: a submit is in progress, or the form is being left.
  private var isDeaf: Bool { engine.facts.isCancelled || engine.facts.isSubmitting && engine.toolbar == nil }

  /// Whether keys go to a list, calendar or clock below the row, or can go to the suggestions there.
  private var isInList: Bool { suggestions != nil || unfolded != nil && !isListInPage }

  /// Whether a dialog with buttons is over the form.
  private var hasDialog: Bool { panel.map { !buttons(of: $0).isEmpty } ?? false }

  /// Whether the dialog's buttons are below each other, because there is no room for them side by side.
  private var hasStackedButtons: Bool {
    guard let panel else { return false }
    return PanelButtons(buttons: buttons(of: panel)).lines(width: TextPanel.room(width)).count > 1
  }

  /// The most relevant key hints; the longest list comes first.
  private var keys: [String] {
    if isDeaf { return [""] }
    if hasDialog {
      let words: ScreenText = hasStackedButtons ? .stackedDialogKeys : .dialogKeys
      return [text(.screen(words)), text(.screen(.fewListKeys))]
    }
    if let panel, panel.isJump { return [FormString.screen(.jumpKeys), FormString.screen(.fewJumpKeys)].map(text) }
    let here = hasKeysInHelp ? "" : rowHints
    if let suggestions, suggestions.place == nil { return [here] }
    if isInList {
      let takesSeveral = focusedRow?.takesSeveral ?? false
      let few: [FormString] =
        takesSeveral
        ? [.screen(.toggleOrClose), .screen(.enterCloses)] : [.screen(.selectOrClose), .screen(.fewListKeys)]
      return [here] + few.map(text)
    }
    let (least, help, issues) = (endKeys, text(.screen(.fewKeys)), issueKeys)
    func joined(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: "  ") }
    let element = focusedRow.flatMap { $0.kind == .element && !hasKeysInHelp ? $0 : nil }
    let few = element.map { fewHints(ofElement: $0).map(text).joined(separator: "  ") } ?? ""
    let shorter = few.isEmpty ? [] : [joined(few, least, help), joined(few, least)]
    // The row's own keys are named nowhere else on the screen.
    let own = here.isEmpty ? [] : [joined(here, least, help), joined(here, least)]
    let conflict = conflictKeys
    let resolving = conflict.isEmpty ? [] : [joined(conflict, issues, least), joined(conflict, least)]
    return [joined(here, issues, least, help)] + own + resolving + shorter + [
      joined(issues, least, help), joined(issues, least), joined(least, help), least, help,
    ]
  }

  /// While errors show, the keys that lead to them.
  var issueKeys: String { engine.facts.shownErrors > 0 ? text(.screen(.issueKeys)) : "" }
}
