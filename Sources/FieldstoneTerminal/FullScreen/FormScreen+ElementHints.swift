import FieldstoneCore

/// Hints for the keys of elements of collections, as far as they do something now.
extension FormScreen {
  /// The hints on an element's own row, or on the row that adds one.
  func hints(ofElement row: FormRow) -> [FormString] {
    if row.kind == .add { return row.actions.contains(.insert) ? [.screen(.enterAddsElement)] : [] }
    var hints: [FormString] = row.isInline ? [] : [.screen(.enterOpensElement)]
    if row.actions.contains(.remove) { hints.append(.screen(.deleteRemoves)) }
    if row.actions.contains(.moveUp) { hints.append(.screen(.movesUp)) }
    if row.actions.contains(.moveDown) { hints.append(.screen(.movesDown)) }
    if row.actions.contains(.duplicate) { hints += [.screen(.duplicates), .screen(.insertsBefore)] }
    return hints
  }

  /// The most important ones of these, for narrow windows.
  func fewHints(ofElement row: FormRow) -> [FormString] {
    hints(ofElement: row).filter { ![.screen(.duplicates), .screen(.insertsBefore)].contains($0) }
  }

  /// The hints of an element, or of a row in one, where the status line has no room for them: they are in the line of
  /// the help, if there is none. The most useful ones that fit.
  func hintsInHelp(of row: FormRow, room: Int) -> String {
    guard engine.element(containing: row.id) != nil, row.isEnabled, !row.isReadOnly, unfolded == nil,
      suggestions == nil,
      !fitsInStatus([rowHints, issueKeys, endKeys].filter { !$0.isEmpty }.joined(separator: "  "))
    else { return "" }
    var line = ""
    let resolving = keyOfConflict
    for hint in row.kind == .element ? byUse(row).map(text) : rowHints.split(separator: "  ").map(String.init)
    where hint != resolving {
      let longer = line.isEmpty ? hint : line + "  " + hint
      if CellWidth.of(longer) <= room { line = longer }
    }
    return line
  }

  private func byUse(_ row: FormRow) -> [FormString] {
    let all = hints(ofElement: row)
    let moves = all.filter { [.screen(.movesUp), .screen(.movesDown)].contains($0) }
    let order: [FormString] = [.screen(.enterOpensElement), .screen(.deleteRemoves), .screen(.duplicates)]
    return order.filter(all.contains) + (moves.count > 1 ? [.screen(.moves)] : moves)
      + [.screen(.insertsBefore)].filter(all.contains)
  }

  /// The hints on a row in an element, or on one that is an element itself.
  func hintsInside(_ row: FormRow) -> [FormString] {
    guard let element = engine.element(containing: row.id).flatMap(engine.row) else { return [] }
    var hints: [FormString] = []
    if element.actions.contains(.remove) { hints.append(.screen(.removesFromInside)) }
    if !element.actions.isDisjoint(with: [.moveUp, .moveDown]) { hints.append(.screen(.movesFromInside)) }
    return hints
  }
}
