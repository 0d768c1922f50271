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

  /// The hints on a row in an element, or on one that is an element itself.
  func hintsInside(_ row: FormRow) -> [FormString] {
    guard let element = engine.element(containing: row.id).flatMap(engine.row) else { return [] }
    var hints: [FormString] = []
    if element.actions.contains(.remove) { hints.append(.screen(.removesFromInside)) }
    if !element.actions.isDisjoint(with: [.moveUp, .moveDown]) { hints.append(.screen(.movesFromInside)) }
    return hints
  }
}
