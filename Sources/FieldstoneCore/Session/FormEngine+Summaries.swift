/// Summaries: what a row says of what it leads to, and which changes of that it repeats.
extension FormEngine {
  /// The most characters of a declared summary, and of each answer in another one.
  private static let (longestSummary, longestAnswer) = (200, 60)

  /// What the program says of a subform, else the first answers in it.
  func summary(of index: Int, _ details: ElementDetails?) -> String {
    if let summary = details?.summary {
      return summary(model(of: index)).text(in: environment).shortened(to: Self.longestSummary)
    }
    let answers = answers(in: blocks[index], most: 4)
    return (answers.prefix(3) + (answers.count > 3 ? ["…"] : [])).listed(in: environment)
  }

  /// How many elements the lists of a step have, for one that has no other answers. Empty lists aren't mentioned.
  func summaryOfLists(in index: Int) -> String {
    blocks[index].slots.filter { collections[$0]?.order.count ?? 0 > 0 && slots[$0].flags.contains(.shown) }
      .map { display($0, element(at: $0)) }.filter { !$0.isEmpty }.listed(in: environment)
  }

  /// Names the row that leads to the step of a list.
  func markStep(ofList slot: Int) {
    let owner = blocks[block(of: slot)].owner
    if owner >= 0, element(at: owner) is StepElement { mark(owner, .value) }
  }

  /// The first accepted answers in a subform: what is wrong or half typed isn't repeated elsewhere.
  func answers(in block: Block, most: Int) -> [String] {
    var answers: [String] = []
    for slot in block.slots where answers.count < most {
      guard slots[slot].flags.contains(.shown), let field = answer(at: slot) else { continue }
      let text = display(slot, field)
      if !text.isEmpty { answers.append(text.shortened(to: Self.longestAnswer)) }
    }
    return answers
  }

  /// A field that may be repeated in a summary while it is shown.
  private func answer(at slot: Int) -> FieldElement? {
    guard slots[slot].flags.contains(.isField), !slots[slot].flags.contains(.hasOwnError) else { return nil }
    if case .flag = storedValue(slot) { return nil }
    return field(at: slot)
  }

  /// Whether the row that leads to a field may repeat its answer.
  func isRepeated(_ slot: Int) -> Bool {
    guard blocks[block(of: slot)].owner >= 0, slots[slot].flags.contains(.shown),
      !slots[slot].flags.contains(.hasOwnError)
    else { return false }
    // An option, or a way of its own to display it, may have words for no answer.
    guard storedValue(slot).isEmpty, let field = field(at: slot) else { return true }
    return field.details?.display != nil || codec(of: field, slot).isChoice
  }

  /// Names the rows that say something that has changed with a row's value: the one that leads to its block, and those
  /// further up about which the program says something of its own.
  ///
  /// - Complexity: O(depth of nesting).
  func markSummaries(of slot: Int, in index: Int) {
    // What is wrong isn't repeated; once it is right, the row is named for that.
    if slot != assigned, slots[slot].flags.contains(.shown), !slots[slot].flags.contains(.hasOwnError) {
      markFirstAnswers(slot, in: index)
    }
    var index = index
    while blocks[index].owner >= 0 {
      let owner = blocks[index].owner
      let isDeclared =
        blocks[index].node < 0
        ? element(at: owner).details?.summary != nil : collections[owner]?.settings.summary != nil
      if isDeclared { markSummary(of: owner) }
      markElementTitle(of: index)
      index = blocks[index].parent
    }
  }

  /// Names the row of an element if the program says what its title is, which may depend on anything in it.
  func markElementTitle(of index: Int) {
    guard blocks[index].node >= 0, element(at: blocks[index].owner).details?.elementTitle != nil else { return }
    mark(blocks[index].base, .texts)
    indexedRows = nil
  }

  /// Names the row that leads to a block if it repeats the first answers there, of which this may be one.
  func markFirstAnswers(_ slot: Int, in index: Int) {
    let block = blocks[index]
    // The row of a collection only says how many elements there are.
    guard block.owner >= 0, block.node < 0, let field = field(at: slot), !(field.codec is BoolCodec),
      element(at: block.owner).details?.summary == nil, !hasMoreBefore(slot, in: block)
    else { return }
    markSummary(of: block.owner)
  }

  /// Names a row whose summary may have changed. If it is an element that is in its list twice, the list's message calls it
  /// by that.
  func markSummary(of owner: Int) {
    mark(owner, .value)
    if collections[owner] != nil { markStep(ofList: owner) }
    let block = blocks[block(of: owner)]
    if block.node >= 0, block.base == owner, collections[block.owner]?.repeated?.node == block.node {
      mark(block.owner, .issues)
    }
  }

  /// Whether a summary is full with the answers before a row. Only the first rows are looked at, so that an edit far
  /// down a long page costs no more than any other.
  private func hasMoreBefore(_ slot: Int, in block: Block) -> Bool {
    var count = 0
    for earlier in block.base..<min(slot, block.base + 16) where slots[earlier].flags.contains(.shown) {
      // What is displayed in a way of its own may read like nothing.
      guard let field = answer(at: earlier), field.details?.display == nil, readsLikeSomething(storedValue(earlier)),
        case let codec = codec(of: field, earlier), !codec.isChoice, !codec.isFormatted
      else { continue }
      count += 1
      if count > 3 { return true }
    }
    return false
  }

  /// Whether a value is a text or a number, and not an empty one. A value of a type of the program's own may be written as
  /// nothing.
  private func readsLikeSomething(_ value: StoredValue) -> Bool {
    switch value {
    case .none, .flag, .boxed: false
    default: !value.isEmpty
    }
  }
}
