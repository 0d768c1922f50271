/// Copies of elements that are instances of a class: new instances, which get the same answers.
extension FormEngine {
  /// Gives a new form the answers of another one, and of all that is in it.
  func copyAnswers(from old: Int, to new: Int) {
    for (from, to) in zip(blocks[old].slots, blocks[new].slots) {
      if let original = children[from], let copy = children[to] {
        let isPresent = model(of: original).isPresent
        if isPresent != model(of: copy).isPresent { restoreExistence(to, .flag(isPresent)) }
        if isPresent { copyAnswers(from: original, to: copy) }
      } else if let original = collections[from], let copy = collections[to] {
        copyElements(from: original, to: copy)
      } else if slots[to].flags.contains(.isField) {
        assign(to, slots[from].value, draft: nil, isUndoable: false)
      }
    }
  }

  /// A new element starts with these elements. One that can't be made is left out.
  private func copyElements(from original: CollectionState, to copy: CollectionState) {
    for node in copy.order.all.reversed() { takeOut(node, of: copy) }
    for (index, node) in original.order.all.enumerated() {
      guard let whole = original.element.copy(at: index, model(of: original.parent)) else { continue }
      let new = copy.make(unusedElementID(in: copy))
      place(new, before: -1, of: copy, whole)
      if original.element.hasInstances { copyAnswers(from: original.block(of: node), to: copy.block(of: new)) }
    }
    copy.moveStart()
    copy.moveOrigin()
    slots[copy.slot].value = .integer(0)
    forgetStart(copy.slot)
    forgetChange(copy.slot)
    refreshDirty(copy.slot)
  }
}
