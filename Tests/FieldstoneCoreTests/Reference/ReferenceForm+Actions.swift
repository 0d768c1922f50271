/// Actions of fields: where they fire, and when.
extension ReferenceForm {
  /// When the action of a field fires; nil without one.
  private func firesAtEnd(_ row: ReferenceRow) -> Bool? {
    for said in statements[row.path] ?? [] {
      if case .acts(let atEnd) = said.statement.kind { return atEnd }
    }
    return nil
  }

  /// Processes that a person has given an answer, in place of an old one.
  func noteAnswer(_ row: ReferenceRow, from old: PlanValue) {
    guard let atEnd = firesAtEnd(row) else { return }
    if atEnd {
      state.unleft[row.id] = state.unleft[row.id] ?? old
    } else if value(row.path) != old {
      fired.append(row.id)
    }
  }

  /// Processes that a field is left, also because the form is submitted or saved.
  func fireAtEnd(_ row: ReferenceRow) {
    guard let old = state.unleft.removeValue(forKey: row.id), value(row.path) != old else { return }
    fired.append(row.id)
  }
}
