/// Copies of elements: their half-typed texts, and for instances of a class, which become new instances, all answers.
extension FormEngine {
  /// Gives a new element the answers of another one, and of all that is in it. It starts with them, like an element
  /// that is made with its values.
  func copyAnswers(from old: Int, to new: Int) {
    copy(from: old, to: new)
    // Setters and observers may change what was copied before.
    followChanges()
    for index in blocks(in: new) { for slot in blocks[index].slots { startFromPresentValue(slot) } }
  }

  private func copy(from old: Int, to new: Int) {
    for (from, to) in zip(blocks[old].slots, blocks[new].slots) {
      if let original = children[from] {
        if model(of: original).isPresent { makeLate(to) }
        guard let copy = children[to] else { continue }
        let isPresent = model(of: original).isPresent
        if isPresent != model(of: copy).isPresent { setExistence(to, isPresent) }
        if isPresent { self.copy(from: original, to: copy) }
      } else if let copy = children[to] {
        // The original is late, so it is nil.
        if model(of: copy).isPresent { setExistence(to, false) }
      } else if let original = collections[from], let copy = collections[to] {
        copyElements(from: original, to: copy)
      } else if slots[to].flags.contains(.isField) {
        let value = modelValue(from)
        // An object always gets its start value, even one that the rules refuse.
        setStart(to, value)
        assign(to, value, draft: nil, isUndoable: false)
      }
    }
  }

  /// What is below a subform that starts out nil starts out blank.
  private func setExistence(_ owner: Int, _ isPresent: Bool) {
    setStart(owner, .flag(isPresent))
    restoreExistence(owner, .flag(isPresent))
  }

  /// Makes a row's present value its start value, so that it isn't dirty.
  private func startFromPresentValue(_ slot: Int) {
    forgetStart(slot)
    forgetChange(slot)
    refreshDirty(slot)
  }

  /// Copies what an element's model doesn't have, texts that can't be read and answers that an object doesn't get, to an
  /// element with the same model, with whether that shows.
  func copyUnreadTexts(from old: Int, to new: Int) {
    for (from, to) in zip(blocks[old].slots, blocks[new].slots) {
      if let original = children[from] {
        if let copy = children[to], model(of: original).isPresent { copyUnreadTexts(from: original, to: copy) }
      } else if let original = collections[from], let copy = collections[to] {
        for (node, other) in zip(original.order.all, copy.order.all) {
          copyUnreadTexts(from: original.block(of: node), to: copy.block(of: other))
        }
      } else if slots[from].flags.contains(.unparsed) || heldBack[from] != nil {
        assign(to, storedValue(from), draft: drafts[from], isUndoable: false)
        let visits = slots[from].flags.intersection(.visits)
        if visits.contains(.touched) { touch(to) }
        noteVisit(to, visits)
        refreshVisited(to)
      }
    }
  }

  /// A new element like another one: its value, or, if it is or contains an instance of a class, a blank one, which gets
  /// the answers once it has rows; nil if no blank one can be made.
  func copy(of node: Int32, in collection: CollectionState) -> (whole: ValueBox, isBlank: Bool)? {
    if blocks(in: collection.block(of: node)).contains(where: { blocks[$0].layout.access.isInstance }) {
      return collection.element.blank().map { ($0, true) }
    }
    let position = collection.order.index(of: node)
    return collection.element.whole(at: position, model(of: collection.parent)).map { ($0, false) }
  }

  /// A new element starts with these elements. One that can't be made is left out.
  private func copyElements(from original: CollectionState, to copy: CollectionState) {
    for node in copy.order.all.reversed() { takeOut(node, of: copy) }
    for node in original.order.all {
      guard let (whole, isBlank) = self.copy(of: node, in: original) else { continue }
      let new = copy.make(unusedElementID(in: copy))
      place(new, before: -1, of: copy, whole)
      if isBlank { self.copy(from: original.block(of: node), to: copy.block(of: new)) }
    }
    copy.moveStart()
    copy.moveOrigin()
    slots[copy.slot].value = .integer(0)
    startFromPresentValue(copy.slot)
  }
}
