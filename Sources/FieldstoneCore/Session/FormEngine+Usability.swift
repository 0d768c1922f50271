/// Which answers can be used in computations: a computed field has no value while it reads an invalid one.
extension FormEngine {
  /// Whether a row's value can be used in computations: it has no error of its own that people can see and correct and,
  /// if it is computed itself, it has a value.
  private func isUsable(_ slot: Int) -> Bool {
    !slots[slot].flags.contains(.lacksComputedValue) && !isWrong(slot)
  }

  /// Whether a field has an error of its own that people can see and correct.
  private func isWrong(_ slot: Int) -> Bool {
    slots[slot].flags.contains(.hasOwnError) && slots[slot].flags.contains(.active)
  }

  /// Whether everything that a closure read can be used in computations.
  ///
  /// - Complexity: O(reads). For a subform or a collection that was read as a whole, and for a property that is not a
  ///   field, O(fields below it).
  func areUsable(_ reads: [Dependency]) -> Bool {
    reads.allSatisfy { fact in
      switch fact.aspect {
      case .value:
        guard let child = children[fact.slot] else {
          return isUsable(fact.slot) && areElementsUsable(fact.slot, isDeep: true)
        }
        return areUsable(in: child, isDeep: true)
      case .block: return areUsable(in: block(of: fact.slot), isDeep: false)
      case .visible, .enabled, .valid, .text, .elements, .usable, .descendantsUsable, .elementsUsable, .mode,
        .formValid, .formDirty, .language:
        return true
      }
    }
  }

  /// Checks only fields that are not computed: all computed fields of a block may read it as a whole, and would wait
  /// for each other.
  ///
  /// - Parameter isDeep: Whether the forms in it count, too, and not only its own fields and the values in its lists.
  private func areUsable(in index: Int, isDeep: Bool) -> Bool {
    blocks[index].slots.allSatisfy { slot in
      guard let child = children[slot] else {
        guard !isWrong(slot) || element(at: slot).flags.contains(.computed) else { return false }
        return areElementsUsable(slot, isDeep: isDeep)
      }
      return !(isDeep || isPage(child)) || areUsable(in: child, isDeep: isDeep)
    }
  }

  /// The same for the elements of a collection; true for any other row.
  private func areElementsUsable(_ slot: Int, isDeep: Bool) -> Bool {
    guard !collections.isEmpty, let collection = collections[slot] else { return true }
    return collection.order.all.allSatisfy { areUsable(in: collection.block(of: $0), isDeep: isDeep) }
  }

  /// The facts that a computed field depends on in addition to the values that it reads.
  func usability(of reads: [Dependency]) -> [Dependency] {
    reads.flatMap { fact -> [Dependency] in
      switch fact.aspect {
      case .value:
        if let child = children[fact.slot] {
          return blocks[child].elements.isEmpty ? [] : [Dependency(blocks[child].base, .descendantsUsable)]
        }
        let own = Dependency(fact.slot, .usable)
        return collections[fact.slot] == nil ? [own] : [own, Dependency(fact.slot, .elementsUsable)]
      case .block: return [Dependency(fact.slot, .descendantsUsable)]
      case .visible, .enabled, .valid, .text, .elements, .usable, .descendantsUsable, .elementsUsable, .mode,
        .formValid, .formDirty, .language:
        return []
      }
    }
  }

  /// Makes a change that may affect whether a row can be used in computations.
  func changeUsability(_ slot: Int, _ change: () -> Void) {
    let wasUsable = isUsable(slot)
    change()
    guard isUsable(slot) != wasUsable else { return }
    queueReaders(slot, .usable)
    var block = blocks[block(of: slot)]
    while true {
      queueReaders(of: block, .descendantsUsable)
      if block.node >= 0 { queueReaders(block.owner, .elementsUsable) }
      guard block.parent >= 0 else { return }
      block = blocks[block.parent]
    }
  }

  func setOwnError(_ slot: Int, _ hasOne: Bool) {
    guard slots[slot].flags.contains(.hasOwnError) != hasOne else { return }
    changeUsability(slot) { slots[slot].flags.set(.hasOwnError, hasOne) }
    // The summary of the row that leads here repeats only what is accepted. Of a missing answer there is nothing to
    // repeat, also after a text that can't be read has taken its place.
    let index = block(of: slot)
    guard blocks[index].owner >= 0, slot != assigned, slots[slot].flags.contains(.shown) else { return }
    if !display(slot, element(at: slot)).isEmpty { markFirstAnswers(slot, in: index) }
  }

  func setLacksComputedValue(_ slot: Int, _ isSuspended: Bool) {
    guard slots[slot].flags.contains(.lacksComputedValue) != isSuspended else { return }
    changeUsability(slot) { slots[slot].flags.set(.lacksComputedValue, isSuspended) }
  }
}
