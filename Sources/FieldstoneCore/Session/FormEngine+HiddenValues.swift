/// What happens to the values of hidden fields.
extension FormEngine {
  /// The effective policy for a field: the declared one, if any. Otherwise, values in live objects and values set by
  /// the program are kept, and the user's answers are left out of the submission.
  func hiddenPolicy(_ field: FieldElement, in block: Block) -> FormHiddenPolicy {
    // In a live object, a computed value is always kept: it follows its closure, and there is no copy to leave it out
    // of.
    if field.flags.contains(.computed), block.isShared { return .keep }
    if let declared = field.details?.whenHidden {
      return declared == .dropAtOnce && field.flags.contains(.computed) ? .dropOnSubmit : declared
    }
    // A computed property with a setter is a view of other properties, which are kept or left out themselves.
    let isView = field.flags.contains(.viewer)
    return field.holdsProgramData || isView || block.isShared ? .keep : .dropOnSubmit
  }

  /// Whether a subform, or one that contains it, is hidden with the policy `keep`.
  func isKept(_ block: Block) -> Bool {
    var block = block
    while block.owner >= 0 {
      if !slots[block.owner].flags.contains(.unhidden), element(at: block.owner).details?.whenHidden == .keep {
        return true
      }
      block = blocks[block.parent]
    }
    return false
  }

  /// Notes that a row was shown or hidden. With `dropAtOnce`, its value is dropped only after all conditions have run,
  /// because one may hide the row before another shows it.
  func noteHiding(_ slot: Int, wasShown: Bool) {
    guard element(at: slot).details?.whenHidden == .dropAtOnce else { return }
    hiddenDrops.note(slot, wasShown: wasShown)
  }

  /// After all conditions have run, takes the focus and the value from rows that were shown before and are hidden now.
  func followHiding() {
    if focus.takeDoubt() { loseUnusableFocus() }
    for owner in hiddenDrops.takeUndecided() where isLive(block(of: owner)) { decideExistence(owner) }
    // A nil subform has nothing to drop, and dropping must not create it.
    let changed = hiddenDrops.take()
    guard !hiddenDrops.isSuspended else { return }
    for slot in changed.hidden + changed.shown where element(at: slot).flags.contains(.existsWhileVisible) {
      if slots[slot].flags.contains(.exists) { _ = setSubform(slot, slots[slot].flags.contains(.shown)) }
    }
    for slot in changed.shown {
      if slots[slot].flags.contains(.exists), !slots[slot].flags.contains(.shown) { dropDeclared(slot) }
    }
  }

  /// Notes a row whose subform the program may have created or set to nil. If it exists while it is visible, that is
  /// restored after all conditions have run, even if the row was visible before.
  func noteExistence(_ owner: Int) {
    guard element(at: owner).flags.contains(.existsWhileVisible) else { return }
    noteHiding(owner, wasShown: slots[owner].flags.contains(.shown))
  }

  /// Creates a subform of a new element, or sets it to nil, as it is visible or not. The element starts like this.
  private func decideExistence(_ owner: Int) {
    guard slots[owner].flags.contains(.exists) else { return }
    let isVisible = slots[owner].flags.contains(.unhidden)
    if isVisible { makeLate(owner) }
    guard let child = children[owner], isVisible != model(of: child).isPresent else { return }
    setStart(owner, .flag(isVisible))
    restoreExistence(owner, .flag(isVisible))
  }

  private func loseUnusableFocus() {
    let isLost = focus.becomes(usable: canHaveFocus(focus.slot))
    if isLost || !slots[focus.slot].flags.contains(.shown) { loseFocus() }
  }

  /// Before a live object is submitted, drops the values of its hidden rows that are declared to be dropped. This is an
  /// edit like any other, because there is no copy to change instead.
  ///
  /// - Complexity: O(rows of live objects).
  func dropHiddenOfLiveObjects() {
    for block in liveBlocks where block.isShared && model(of: block).isPresent && !isKept(block) {
      for slot in block.slots where !slots[slot].flags.contains(.unhidden) {
        if element(at: slot).details?.whenHidden == .dropOnSubmit { dropDeclared(slot) }
      }
    }
  }

  private func dropDeclared(_ slot: Int) {
    if let collection = collections[slot] {
      takeOutAll(of: collection)
    } else if let child = children[slot] {
      if !setSubform(slot, false) { makeBlank(child) }
    } else {
      drop(slot)
    }
  }

  func drop(_ slot: Int) {
    guard let field = field(at: slot), field.isWritable || field.flags.contains(.standalone),
      !field.flags.contains(.computed), !field.holdsProgramData || field.details?.whenHidden != nil,
      let value = dropValue(field, slot)
    else { return }
    let start = start(of: slot)
    assign(slot, value, draft: nil)
    // What is hidden has no rules.
    passOn(slot)
    guard field.flags.contains(.readOnly) else { return }
    // Dropping is the one change that makes a read-only field dirty, so reset restores its value.
    setStart(slot, start)
    refreshDirty(slot)
  }

  /// The value that replaces a dropped one: the declared one, else nil if the property allows it, else the value in a
  /// blank model.
  func dropValue(_ field: FieldElement, _ slot: Int) -> StoredValue? {
    if let declared = field.details?.hiddenValue { return declared(field.codec) }
    // Where a default value takes the place of nil, that.
    if !field.flags.isDisjoint(with: [.optional, .defaulted]) { return field.valueForNil }
    // A standalone field returns to its declared initial value; no model holds it.
    if field.flags.contains(.standalone) { return field.read(root) }
    let block = blocks[block(of: slot)]
    return block.core.templateValue?(field)
  }
}
