/// What becomes of the values of fields that hide.
extension FormEngine {
  /// A field that was just hidden loses its value where that is declared.
  func dropHidden(_ slot: Int) {
    guard element(at: slot).details?.whenHidden == .dropAtOnce else { return }
    if let child = children[slot] {
      if !setSubform(slot, false) { makeBlank(child) }
    } else {
      drop(slot)
    }
  }

  func drop(_ slot: Int) {
    guard let field = field(at: slot), !field.flags.contains(.readOnly), let value = dropValue(field, slot) else {
      return
    }
    assign(slot, value, draft: nil)
  }

  /// What a dropped value becomes: what was declared, else nil if it can be, else the value in a blank model.
  func dropValue(_ field: FieldElement, _ slot: Int) -> StoredValue? {
    if let declared = field.details?.hiddenValue { return declared }
    if field.flags.contains(.optional) { return StoredValue.none }
    let block = blocks[block(of: slot)]
    return block.core.templateValue?(field, slot - block.base)
  }
}
