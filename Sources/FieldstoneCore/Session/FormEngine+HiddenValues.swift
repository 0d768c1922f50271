/// What becomes of the values of fields that hide.
extension FormEngine {
  /// The policy in force for a field: the declared one; else a live object, and what the program itself has put there, are
  /// kept, and an answer is left out of what is submitted.
  func hiddenPolicy(_ field: FieldElement, in block: Block) -> FormHiddenPolicy {
    // A computed value is what its closure says as long as there is a form; only a copy can be without it.
    if field.flags.contains(.computed), block.access.isShared { return .keep }
    if let declared = field.details?.whenHidden {
      return declared == .dropAtOnce && field.flags.contains(.computed) ? .dropOnSubmit : declared
    }
    // A property with a setter is another view of properties that are kept or left out themselves.
    let isView = field.flags.contains(.viewer)
    return field.holdsProgramData || isView || block.access.isShared ? .keep : .dropOnSubmit
  }

  /// Whether a subform, or one that it stands in, is hidden and is kept meanwhile.
  func isKept(_ block: Block) -> Bool {
    var block = block
    while block.owner >= 0 {
      if !slots[block.owner].flags.contains(.open), element(at: block.owner).details?.whenHidden == .keep {
        return true
      }
      block = blocks[block.parent]
    }
    return false
  }

  /// A row is shown or hidden. Its value is dropped, where that is declared, once all conditions have run: one may hide
  /// the row before another one shows it.
  func noteHiding(_ slot: Int, wasShown: Bool) {
    guard element(at: slot).details?.whenHidden == .dropAtOnce, hiding[slot] == nil else { return }
    hiding[slot] = wasShown
  }

  /// What was shown and is hidden, now that all conditions have run, loses its value and the focus.
  func followHiding() {
    if mayLoseFocus {
      mayLoseFocus = false
      loseUnusableFocus()
    }
    guard !hiding.isEmpty else { return }
    let rows = hiding.sorted { $0.key < $1.key }
    hiding = [:]
    // What is nil has nothing to drop, and must not be made for it.
    for (slot, wasShown) in rows where wasShown && !keepsHidden {
      if slots[slot].flags.contains(.present), !slots[slot].flags.contains(.shown) { dropDeclared(slot) }
    }
  }

  private func loseUnusableFocus() {
    guard focused >= 0 else { return }
    let wasUsable = isFocusUsable
    isFocusUsable = canHaveFocus(focused)
    if !slots[focused].flags.contains(.shown) || (wasUsable && !isFocusUsable) { loseFocus() }
  }

  /// Before a live object is submitted, its hidden rows lose their values where that is declared: an edit like any other,
  /// because there is no copy that could be changed instead.
  ///
  /// - Complexity: O(rows of live objects).
  func dropHiddenOfLiveObjects() {
    for block in blocks where block.access.isShared && block.access.isPresent(root) && !isKept(block) {
      for slot in block.slots where !slots[slot].flags.contains(.open) {
        if element(at: slot).details?.whenHidden == .dropOnSubmit { dropDeclared(slot) }
      }
    }
  }

  private func dropDeclared(_ slot: Int) {
    if let child = children[slot] {
      if !setSubform(slot, false) { makeBlank(child) }
    } else {
      drop(slot)
    }
  }

  func drop(_ slot: Int) {
    guard let field = field(at: slot), field.isWritable || field.flags.contains(.extra),
      !field.flags.contains(.computed), !field.holdsProgramData || field.details?.whenHidden != nil,
      let value = dropValue(field, slot)
    else { return }
    let start = start(of: slot)
    assign(slot, value, draft: nil)
    guard field.flags.contains(.readOnly) else { return }
    // Of the program's own data only what is dropped differs from its start: reset brings it back.
    setStart(slot, start)
    refreshDirty(slot)
  }

  /// What a dropped value becomes: what was declared, else nil if it can be, else the value in a blank model.
  func dropValue(_ field: FieldElement, _ slot: Int) -> StoredValue? {
    if let declared = field.details?.hiddenValue { return declared }
    if field.flags.contains(.optional) { return StoredValue.none }
    // An own value of the session starts from what was declared, whatever the model is.
    if field.flags.contains(.extra) { return field.read(root, at: slot - blocks[block(of: slot)].base) }
    let block = blocks[block(of: slot)]
    return block.core.templateValue?(field, slot - block.base)
  }
}
