/// Which answers closures may compute with: a computed field has no value while it reads one that is not valid.
extension FormEngine {
  /// Whether a row's value can be computed with: it has no error of its own that people can see and correct, and if it is
  /// computed itself, it has a value.
  private func isUsable(_ slot: Int) -> Bool {
    !slots[slot].flags.contains(.suspended) && !isWrong(slot)
  }

  /// Whether a field has an error of its own that people can see and correct.
  private func isWrong(_ slot: Int) -> Bool {
    slots[slot].flags.contains(.hasOwnError) && slots[slot].flags.contains(.active)
  }

  /// Whether all that a closure read can be computed with.
  ///
  /// - Complexity: O(reads); of a subform that was read as a whole, and of a property that is no field, all fields below.
  func areUsable(_ reads: [Dependency]) -> Bool {
    reads.allSatisfy { fact in
      switch fact.aspect {
      case .value:
        guard let child = children[fact.slot] else { return isUsable(fact.slot) }
        return areUsable(in: child, isDeep: true)
      case .block: return areUsable(in: block(of: fact.slot), isDeep: false)
      case .visible, .enabled, .valid, .text, .usable, .usableBelow: return true
      }
    }
  }

  /// Only answers count here: computed fields of one block may all read it as a whole, and would wait for each other.
  private func areUsable(in index: Int, isDeep: Bool) -> Bool {
    blocks[index].slots.allSatisfy { slot in
      guard let child = children[slot] else { return !isWrong(slot) || element(at: slot).flags.contains(.computed) }
      return !isDeep || areUsable(in: child, isDeep: true)
    }
  }

  /// What a computed field follows besides the values that it reads.
  func usability(of reads: [Dependency]) -> [Dependency] {
    reads.compactMap { fact -> Dependency? in
      switch fact.aspect {
      case .value:
        guard let child = children[fact.slot] else { return Dependency(fact.slot, .usable) }
        return blocks[child].elements.isEmpty ? nil : Dependency(blocks[child].base, .usableBelow)
      case .block: return Dependency(fact.slot, .usableBelow)
      case .visible, .enabled, .valid, .text, .usable, .usableBelow: return nil
      }
    }
  }

  /// Makes a change after which a row may, or may no longer, be computed with.
  func changeUsability(_ slot: Int, _ change: () -> Void) {
    let wasUsable = isUsable(slot)
    change()
    guard isUsable(slot) != wasUsable else { return }
    queueReaders(slot, .usable)
    var block = blocks[block(of: slot)]
    while true {
      queueReaders(of: block, .usableBelow)
      guard block.parent >= 0 else { return }
      block = blocks[block.parent]
    }
  }

  func setOwnError(_ slot: Int, _ hasOne: Bool) {
    guard slots[slot].flags.contains(.hasOwnError) != hasOne else { return }
    changeUsability(slot) { slots[slot].flags.set(.hasOwnError, hasOne) }
  }

  func setSuspended(_ slot: Int, _ isSuspended: Bool) {
    guard slots[slot].flags.contains(.suspended) != isSuspended else { return }
    changeUsability(slot) { slots[slot].flags.set(.suspended, isSuspended) }
  }
}
