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
    grid.put(String(repeating: " ", count: width), x: 0, y: y, .status)
    var parts: [String] = []
    let facts = engine.facts
    if facts.shownErrors > 0 { parts.append("✗ " + text(.screen(.issues, .count(facts.shownErrors)))) }
    if facts.dirtyFields > 0 { parts.append(text(.screen(.changed, .count(facts.dirtyFields)))) }
    let words = CellWidth.cut(message ?? parts.joined(separator: " · "), columns.count - 2)
    let end = grid.put(words, x: columns.lowerBound + 1, y: y, .strongStatus)
    for keys in keys {
      let x = columns.upperBound - CellWidth.of(keys) - 1
      guard x > end + 1 else { continue }
      grid.put(keys, x: x, y: y, .status)
      hints += KeySpot.all(in: keys, x: x, y: y)
      return
    }
  }

  /// The keys that matter most here, the longest list of them first.
  private var keys: [String] {
    if let panel, panel.isJump { return [FormString.screen(.jumpKeys), FormString.screen(.fewJumpKeys)].map(text) }
    let here = rowHints
    if unfolded != nil, !isListInPage {
      return [here] + [FormString.screen(.selectOrClose), FormString.screen(.fewListKeys)].map(text)
    }
    let everywhere = [engine.openPages.count > 1 ? .screen(.pageKeys) : .screen(.keys), FormString.screen(.fewKeys)]
      .map(
        text)
    // Where something is wrong, the way there is what matters most.
    let issues = engine.facts.shownErrors > 0 ? everywhere.map { text(.screen(.issueKeys)) + "  " + $0 } : []
    return (here.isEmpty ? [] : (issues + everywhere).map { here + "  " + $0 }) + issues + everywhere
  }
}
