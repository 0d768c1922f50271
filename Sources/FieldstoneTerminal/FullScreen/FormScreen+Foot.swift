import FieldstoneCore

/// The lines at the foot: help for the row with the focus, and how the form stands.
extension FormScreen {
  /// Help for the row with the focus, always in the same place; and whether there are more rows.
  func drawHint(in grid: inout CellGrid, y: Int, more: (above: Bool, below: Bool)) {
    let left = columns.lowerBound + 2
    var room = columns.upperBound - left - 1
    if more.above || more.below {
      let arrows = (more.above ? "↑" : "") + (more.below ? "↓" : "")
      let words = width < 60 ? arrows : arrows + " " + text(.screen(.moreRows))
      room -= CellWidth.of(words) + 2
      grid.put(words, x: max(0, columns.upperBound - CellWidth.of(words) - 1), y: y, .help)
    }
    guard let row = focusedRow else { return }
    var parts = (helpOfEntry ?? row.help).map { [VisibleText.short(oneLine($0), 2 * width)] } ?? []
    if let hint = row.hint { parts.append(hint) }
    if let keys = subformKeys(row) { parts.append(text(keys)) }
    grid.put(CellWidth.cut(parts.joined(separator: " "), room), x: left, y: y, .help)
  }

  private func oneLine(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// What keys do to a subform that may be nil.
  private func subformKeys(_ row: FormRow) -> FormString? {
    guard row.isOptionalSubform else { return nil }
    if !row.isThere { return FormString.screen(.enterAdds) }
    return row.isInline ? .screen(.deleteRemovesIt) : .screen(.enterOpens)
  }

  /// How many issues there are and how much was changed, or what the last key had to say; and the keys for all else.
  func drawStatus(in grid: inout CellGrid, y: Int) {
    let line = StatusLine(
      columns: columns, height: footHeight(height), standings: standings, message: message, keys: keys,
      leastKeys: leastKeys)
    hints += line.draw(in: &grid, y: y)
  }

  /// How the form stands, the longest way to say it first.
  private var standings: [String] {
    let facts = engine.facts
    let issues = facts.shownErrors > 0 ? "✗ " + text(.screen(.issues, .count(facts.shownErrors))) : ""
    let changes = facts.dirtyFields > 0 ? text(.screen(.changed, .count(facts.dirtyFields))) : ""
    let all = [issues, changes].filter { !$0.isEmpty }.joined(separator: " · ")
    return [all, issues.isEmpty ? changes : issues, facts.shownErrors > 0 ? "✗ \(facts.shownErrors)" : ""]
  }

  /// The keys that are named in every window that has room for them: to submit, and to leave.
  private var leastKeys: String? {
    if hasDialog || panel?.isJump == true || unfolded != nil && !isListInPage { return keys.last }
    return text(engine.openPages.count > 1 ? .screen(.pageKeys) : .screen(.keys))
  }

  /// Whether a question with buttons lies over the form.
  private var hasDialog: Bool { panel.map { !buttons(of: $0).isEmpty } ?? false }

  /// The keys that matter most here, the longest list of them first.
  private var keys: [String] {
    if hasDialog { return [text(.screen(.dialogKeys)), text(.screen(.fewListKeys))] }
    if let panel, panel.isJump { return [FormString.screen(.jumpKeys), FormString.screen(.fewJumpKeys)].map(text) }
    let here = rowHints
    if unfolded != nil, !isListInPage {
      return [here] + [FormString.screen(.selectOrClose), FormString.screen(.fewListKeys)].map(text)
    }
    let least = text(engine.openPages.count > 1 ? .screen(.pageKeys) : .screen(.keys))
    let help = text(.screen(.fewKeys))
    // Where something is wrong, the way there is what matters most.
    let issues = engine.facts.shownErrors > 0 ? text(.screen(.issueKeys)) : ""
    func joined(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: "  ") }
    return [
      joined(here, issues, least, help), joined(here, least, help), joined(issues, least, help), joined(issues, least),
      joined(here, least), joined(least, help), least, help,
    ]
  }
}
