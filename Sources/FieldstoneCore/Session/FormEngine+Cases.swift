/// Enums with a form: the row in which a case is chosen takes the place of the property's own row.
extension FormEngine {
  /// Whether a subform is shown without a row of its own.
  func isHeadless(_ slot: Int) -> Bool { element(at: slot).flags.contains(.headless) }

  /// The row in which a case is chosen, for the slot of its property; any other slot itself.
  func choice(of slot: Int) -> Int {
    guard !children.isEmpty, let child = children[slot], isHeadless(slot),
      let local = blocks[child].elements.firstIndex(where: \.isCaseChoice)
    else { return slot }
    return blocks[child].base + local
  }

  /// How deep a row is nested in its page: the fields of a case are below the choice.
  func depth(of element: FormElement, in block: Block) -> Int {
    block.depth + groupDepth(of: element, in: block) + (isBelowChoice(element, in: block) ? 1 : 0)
  }

  /// How deep the rows of an inline subform are nested.
  func depthBelow(_ element: FormElement, in block: Block) -> Int {
    depth(of: element, in: block) + (element.flags.contains(.headless) ? 0 : 1)
  }

  private func isBelowChoice(_ element: FormElement, in block: Block) -> Bool {
    block.layout.hasCases && !element.isCaseChoice
  }

  /// The answers in a subform, and below it, for cases that are not chosen, by block.
  func besidesModel(in index: Int) -> [Int: ValueBox] {
    var answers: [Int: ValueBox] = [:]
    for block in blocks(in: index) { answers[block] = model(of: blocks[block]).besidesModel }
    return answers
  }
}
