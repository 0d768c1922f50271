/// What people and programs set subforms to.
extension FormEngine {
  /// Runs the program's replacement of a subform, as one undo step that restores all of the previous one.
  func replaceSubform(_ slot: Int, _ replace: () -> Void) {
    makeLate(slot)
    guard let child = children[slot] else { return rereading(replace) }
    let before = presence(slot)
    replace()
    guard before != .flag(false) || model(of: blocks[child]).isPresent else { return }
    history.record(slot, before, nil)
    keepLost(slot, before)
    noteReplaced(slot)
    forgetOtherCases(below: slot)
    discardSubmit()
    forgetOutside(slot)
    submissionState.noteChange()
    if element(at: slot).flags.contains(.optional) {
      setExists(slot, model(of: blocks[child]).isPresent, writes: false)
    }
    rereadSubform(child)
    noteExistence(slot)
    blocks(in: child).flatMap(subformRows).forEach(noteExistence)
    if !model(of: blocks[child]).isPresent { forgetVisits(in: child) }
    mark(slot, .value)
    queueDependentsOfValue(slot, block(of: slot), blocks[block(of: slot)])
  }

  /// Creates an optional subform, or sets it to nil; undo restores all of it.
  ///
  /// - Returns: Whether the row is an optional subform.
  func setSubform(_ slot: Int, _ isPresent: Bool) -> Bool {
    guard let nested = element(at: slot) as? NestedElement, nested.flags.contains(.optional) else { return false }
    if isPresent { makeLate(slot) }
    // A late one is nil, unless it leads to an object that contains it.
    if children[slot] == nil, self.isPresent(below: slot, nested) { return false }
    guard let child = children[slot], model(of: blocks[child]).isPresent != isPresent else { return true }
    if isPresent {
      create(blocks[child])
    } else {
      let before = presence(slot)
      history.record(slot, before, nil)
      keepLost(slot, before)
      restoreExistence(slot, .flag(false))
    }
    discardSubmit()
    forgetOutside(slot)
    return true
  }

  func makeBlank(_ index: Int) {
    let block = blocks[index]
    for (local, element) in block.elements.enumerated() {
      if let collection = collections[block.base + local] {
        takeOutAll(of: collection)
        continue
      }
      guard element.kind == .link, let child = children[block.base + local] else {
        drop(block.base + local)
        continue
      }
      if !setSubform(block.base + local, false) { makeBlank(child) }
    }
  }

  /// Keeps a subform that existed at the baseline and is about to go, so `reset` can restore that instance, including
  /// properties that are not fields, rather than a blank one.
  func keepLost(_ slot: Int, _ whole: StoredValue) {
    guard whole != .flag(false), !element(at: slot).flags.contains(.optional) || start(of: slot) == .flag(true) else {
      return
    }
    lineage.keep(slot, whole)
  }

  /// Notes that the program, or the model itself, has replaced a subform.
  func noteReplaced(_ owner: Int) { lineage.renew(owners(from: owner), isBlank: false) }
}
