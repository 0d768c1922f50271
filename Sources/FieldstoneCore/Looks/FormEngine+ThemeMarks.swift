extension FormEngine {
  /// The mark of a row in a theme. What the form, or a field of it, does without (`unmarked()`) is marked in none.
  ///
  /// - Complexity: O(1).
  public func mark(of row: FormRow, _ marks: FormTheme.Marks) -> FormRow.Mark? {
    if marks == .automatic { return row.mark }
    guard marks != .none, row.isEnabled, row.kind == .field ? row.control.takesFocus : row.allowsNone,
      let slot = slot(of: row.id)
    else { return nil }
    let field = element(at: slot) as? FieldElement
    return mark(field, row.isRequired, marksOptional: marks == .onlyOptional)
  }
}
