/// What the row of a collection says under the calm policy before it has to say everything: what is wrong with the
/// elements, but not that there are too few or too many.
struct EarlyIssues: OptionSet {
  let rawValue: Int

  /// Two elements are equal.
  static let repetition = EarlyIssues(rawValue: 1)
  /// A rule about the elements is broken.
  static let rules = EarlyIssues(rawValue: 2)

  func contains(_ kind: FormIssue.Kind) -> Bool {
    switch kind {
    case .required, .tooFewEntries, .tooManyEntries: false
    case .withMessage(let kind, _): contains(kind)
    case .repeatedEntry: contains(.repetition)
    default: contains(.rules)
    }
  }
}

extension FormEngine {
  /// The issues of a collection that are due because the user has answered and left something in an element. That two are
  /// equal waits while the user is in one of them for the first time.
  ///
  /// - Complexity: O(rows in the elements), if something is wrong with them.
  func earlyIssues(_ slot: Int) -> EarlyIssues {
    guard policy == .calm, !slots[slot].flags.contains(.isField), let collection = collections[slot],
      let list = issueLists[slots[slot].issues]
    else { return [] }
    var early = EarlyIssues()
    for issue in list.shown {
      if EarlyIssues.rules.contains(issue.kind) { early.insert(.rules) }
      if EarlyIssues.repetition.contains(issue.kind), !isNew(collection.repeated) { early.insert(.repetition) }
    }
    return early.isEmpty || !wasAnswered(collection) ? [] : early

    func isNew(_ pair: EqualElements.Pair?) -> Bool {
      guard let pair else { return false }
      return [pair.node, pair.earlier].contains {
        contains($0, focus.slot, of: collection) && !hasRow(in: $0, of: collection, with: .touched)
      }
    }
  }

  /// Whether something in an element was answered and left.
  private func wasAnswered(_ collection: CollectionState) -> Bool {
    func wasAnswered(_ node: Int32) -> Bool {
      hasRow(in: node, of: collection, with: [.answered, .mayShowIssues])
    }
    if wasAnswered(collection.answered) { return true }
    guard let node = collection.order.all.first(where: wasAnswered) else { return false }
    collection.answered = node
    return true
  }

  private func hasRow(in node: Int32, of collection: CollectionState, with flags: SlotFlags) -> Bool {
    guard node >= 0, collection.order.contains(node) else { return false }
    return blocks(in: collection.block(of: node)).contains { index in
      blocks[index].slots.contains { slots[$0].flags.isSuperset(of: flags) }
    }
  }

  /// Whether an element contains a row.
  private func contains(_ node: Int32, _ slot: Int, of collection: CollectionState) -> Bool {
    slot >= 0 && isInside(block(of: slot), collection.block(of: node))
  }

  /// Updates whether collections show what is wrong with their elements, after a row in one was left, or got the focus.
  func refreshCollections(around slot: Int) {
    guard !collections.isEmpty, slot >= 0, policy == .calm else { return }
    var block = blocks[self.block(of: slot)]
    while block.owner >= 0 {
      if block.node >= 0, slots[block.owner].issues >= 0 { refreshShowing(block.owner) }
      block = blocks[block.parent]
    }
  }
}
