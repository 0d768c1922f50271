/// A newer model takes the place of the one that the form began with, and the changes of the form are made to it.
extension FormEngine {
  /// The changes of a form, to be made to another model.
  struct OwnChanges {
    /// A field that differs from its start value, or whose text is half typed.
    struct Answer {
      let slot: Int
      let start, value: StoredValue
      let draft: Draft?
    }
    /// A subform that was created or set to nil, or that holds changes.
    struct Subform {
      let slot: Int
      let start, whole: StoredValue
      let isChangedBelow: Bool
    }
    /// A collection whose elements differ, or that holds changes.
    struct Elements {
      let slot: Int
      let start, nodes: [Int32]
      /// Those with changes in them.
      let changed: Set<Int32>
    }
    var answers: [Answer] = []
    var subforms: [Subform] = []
    var lists: [Elements] = []
  }

  /// - Complexity: O(rows that differ from the baseline); O(elements) of the collections among them.
  func ownChanges() -> OwnChanges {
    var changes = OwnChanges()
    var owners: Set<Int> = []
    for slot in differing where slots[slot].flags.contains(.dirty) && isLive(block(of: slot)) {
      var owner = blocks[block(of: slot)].owner
      while owner >= 0, owners.insert(owner).inserted { owner = blocks[block(of: owner)].owner }
      guard let field = field(at: slot) else {
        owners.insert(slot)
        continue
      }
      guard slots[slot].flags.contains(.exists), field.flags.isDisjoint(with: [.computed, .readOnly]) else { continue }
      changes.answers.append(
        OwnChanges.Answer(slot: slot, start: start(of: slot), value: storedValue(slot), draft: drafts[slot]))
    }
    for list in collections.values where list.isChanged { owners.insert(list.slot) }
    for slot in owners.sorted() where isLive(block(of: slot)) && slots[slot].flags.contains(.exists) {
      if let list = collections[slot] {
        let changed = list.order.all.filter { blocks[list.block(of: $0)].dirtyFields > 0 }
        changes.lists.append(
          OwnChanges.Elements(
            slot: slot, start: list.order.startOrder, nodes: list.order.all, changed: Set(changed)))
      } else if element(at: slot).flags.contains(.optional), let child = children[slot] {
        changes.subforms.append(
          OwnChanges.Subform(
            slot: slot, start: start(of: slot), whole: presence(slot), isChangedBelow: blocks[child].dirtyFields > 0))
      }
    }
    return changes
  }

  /// Keeps what elements are, because the newer model may lack them.
  func keepWholes(of changes: OwnChanges) {
    for list in changes.lists {
      guard let collection = collections[list.slot] else { continue }
      let parent = model(of: collection.parent)
      collection.lost = Dictionary(
        zip(list.nodes, collection.element.wholes(parent)), uniquingKeysWith: { first, _ in first })
      collection.candidates = list.start
      let start = Set(list.start)
      collection.addedCandidates = list.nodes.filter { !start.contains($0) }
      if let identities = collection.element.identities(parent), identities.count == list.nodes.count {
        collection.identities.merge(zip(list.nodes, identities), uniquingKeysWith: { _, now in now })
      }
    }
  }

  /// What the newer model has changed of what a step of the history changes: the values before and now, by slot.
  ///
  /// - Parameter recorded: The slots that steps were about before the newer model was read.
  func changesOfOthers(
    of recorded: SlotSet, besides changes: OwnChanges
  ) -> SlotTable<(before: StoredValue, now: StoredValue)> {
    // Both are in the order of the slots.
    var own = changes.answers[...]
    var found = SlotTable<(before: StoredValue, now: StoredValue)>()
    for slot in recorded
    where slots[slot].flags.contains(.isField) && differing.contains(slot) && isLive(block(of: slot)) {
      own = own.drop { $0.slot < slot }
      let (before, now) = (own.first?.slot == slot ? own[own.startIndex].start : start(of: slot), storedValue(slot))
      if before != now { found[slot] = (before, now) }
    }
    return found
  }

  func forgetWholes(of changes: OwnChanges) {
    for collection in changes.lists.compactMap({ collections[$0.slot] }) {
      collection.lost = [:]
      (collection.candidates, collection.addedCandidates) = (nil, [])
    }
  }

  /// Makes the changes of the form again, and notes where others have changed the same.
  func makeAgain(_ changes: OwnChanges, by author: String?) {
    for subform in changes.subforms { makeAgain(subform, by: author) }
    for list in changes.lists { makeAgain(list, by: author) }
    for answer in changes.answers { makeAgain(answer, by: author) }
  }

  private func makeAgain(_ answer: OwnChanges.Answer, by author: String?) {
    let slot = answer.slot
    // No model has it.
    if element(at: slot).flags.contains(.standalone) {
      setStart(slot, answer.start)
      noteChanged(slot)
      return refreshDirty(slot)
    }
    guard isLive(block(of: slot)), slots[slot].flags.contains(.exists) else { return setConflict(slot, nil) }
    let theirs = storedValue(slot)
    assign(slot, answer.value, draft: answer.draft, isUndoable: false)
    followOutdated()
    guard slots[slot].flags.contains(.dirty), isInNewer(slot) else { return setConflict(slot, nil) }
    if theirs != answer.start {
      setConflict(slot, Conflicts.Entry(author: author))
    } else if conflictState[slot] != nil {
      showConflict(slot)
    }
  }

  /// Whether the newer model has what contains a row: all its elements, and all its optional subforms.
  private func isInNewer(_ slot: Int) -> Bool {
    var index = block(of: slot)
    while blocks[index].owner >= 0 {
      let (owner, node) = (blocks[index].owner, blocks[index].node)
      if node >= 0, collections[owner]?.order.wasThere(node) == false { return false }
      if node < 0, start(of: owner) == .flag(false) { return false }
      index = blocks[index].parent
    }
    return true
  }

  private func makeAgain(_ subform: OwnChanges.Subform, by author: String?) {
    let slot = subform.slot
    guard isLive(block(of: slot)), slots[slot].flags.contains(.exists) else { return setConflict(slot, nil) }
    let (mine, theirs) = (subform.whole != .flag(false), storedValue(slot) != .flag(false))
    guard mine != theirs else { return setConflict(slot, nil) }
    let wasThere = subform.start != .flag(false)
    if mine != wasThere {
      // Only the form has changed whether it is there. Undo and reset bring back the newer one.
      let newer = presence(slot)
      history.replaceSubforms(slot, by: newer)
      keepLost(slot, newer)
      restoreExistence(slot, subform.whole)
    } else if mine, subform.isChangedBelow {
      // Others have set it to nil, and its answers were changed here.
      restoreExistence(slot, subform.whole)
      setConflict(slot, Conflicts.Entry(author: author))
    }
  }

  private func makeAgain(_ own: OwnChanges.Elements, by author: String?) {
    guard let list = collections[own.slot], isLive(list.parent), slots[own.slot].flags.contains(.exists) else { return }
    let (start, mine) = (Set(own.start), Set(own.nodes))
    // What was removed here is removed again.
    var nodes = list.order.all.filter { mine.contains($0) || !start.contains($0) }
    if isMoved(own, among: Set(nodes)) {
      // The order of the form, with what others have added after its neighbor.
      let known = own.nodes.filter(Set(nodes).contains)
      nodes = merged(known, nodes.filter { !mine.contains($0) }, in: nodes)
    }
    // What was added here, and what others have removed although it was changed here.
    let added = own.nodes.filter { !nodes.contains($0) && (!start.contains($0) || own.changed.contains($0)) }
    nodes = merged(nodes, added, in: own.nodes)
    arrange(list, nodes, as: .noStep)
    followOutdated()
    for node in added where list.order.contains(node) {
      let row = list.slot(of: node)
      if conflictState[row] != nil {
        showConflict(row)
      } else if start.contains(node), !slots[row].flags.contains(.isField) {
        setConflict(row, Conflicts.Entry(author: author))
      }
    }
  }

  /// Whether elements were moved in the form: of those that are still there, the order differs from that at the start.
  private func isMoved(_ own: OwnChanges.Elements, among nodes: Set<Int32>) -> Bool {
    let mine = Set(own.nodes).intersection(own.start).intersection(nodes)
    return own.nodes.filter(mine.contains) != own.start.filter(mine.contains)
  }

  /// A list with further elements, each after the one that it follows in another list.
  ///
  /// - Complexity: O(n).
  private func merged(_ nodes: [Int32], _ added: [Int32], in other: [Int32]) -> [Int32] {
    guard !added.isEmpty else { return nodes }
    let (known, new) = (Set(nodes), Set(added))
    var followers: [Int32: [Int32]] = [:]
    var last: Int32 = -1
    for node in other {
      if known.contains(node) { last = node } else if new.contains(node) { followers[last, default: []].append(node) }
    }
    return followers[-1, default: []] + nodes.flatMap { [$0] + followers[$0, default: []] }
  }
}
