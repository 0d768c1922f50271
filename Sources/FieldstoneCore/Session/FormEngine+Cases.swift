/// Enums with a form: the row in which a case is chosen takes the place of the property's own row.
extension FormEngine {
  /// Whether a subform is shown without a row of its own.
  func isHeadless(_ slot: Int) -> Bool { element(at: slot).flags.contains(.headless) }

  /// The row in which a case is chosen, for the slot of its property; any other slot itself.
  func choice(of slot: Int) -> Int {
    guard !slots[slot].flags.contains(.isField), !children.isEmpty, let child = children[slot], isHeadless(slot),
      let local = blocks[child].elements.firstIndex(where: \.isCaseChoice)
    else { return slot }
    return blocks[child].base + local
  }

  /// The row at which the issues of a slot show: those of the form of a case at the choice of the case.
  func issueRow(of slot: Int) -> Int {
    guard isHeadless(slot) else { return slot }
    let block = blocks[block(of: slot)]
    return block.elements.firstIndex(where: \.isCaseChoice).map { block.base + $0 } ?? slot
  }

  /// The issues that show at a row.
  func issuesShown(at slot: Int, _ element: FormElement, in block: Block) -> [FormIssue] {
    guard block.layout.hasCases, element.isCaseChoice else { return shownIssues(slot) }
    return shownIssues(slot) + block.slots.filter(isHeadless).flatMap(shownIssues)
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

  /// Forgets what was typed for other cases of the enums in a subform that the program replaces. If it replaces an enum
  /// itself, that stays.
  func forgetOtherCases(below owner: Int) {
    guard let child = children[owner], !(element(at: owner) is AnyCasesElement) else { return }
    for index in blocks(in: child) { model(of: blocks[index]).setBesidesModel(nil) }
  }

  /// The answers in a subform, and below it, for cases that are not chosen, by block.
  func besidesModel(in index: Int) -> [Int: ValueBox] {
    var answers: [Int: ValueBox] = [:]
    for block in blocks(in: index) { answers[block] = model(of: blocks[block]).besidesModel }
    return answers
  }
}
