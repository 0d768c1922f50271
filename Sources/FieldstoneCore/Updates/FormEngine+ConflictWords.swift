/// The two answers of a conflict in words.
extension FormEngine {
  func words(for value: StoredValue, at slot: Int) -> String {
    guard let field = field(at: slot) else {
      return value == .flag(false) ? "" : display(slot, element(at: slot))
    }
    if field.isPrivate || value == .none { return "" }
    return shown(value, of: field, at: slot).text(in: environment)
  }

  /// A value as the row would show it, with its unit.
  func shown(_ value: StoredValue, of field: FieldElement, at slot: Int) -> FormString {
    let codec = codec(of: field, slot)
    return field.details?.display?(codec, value)
      ?? FormString(value, shownBy: codec, in: field.details?.control ?? field.control)
  }
}
