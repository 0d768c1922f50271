/// The objects of a session over several: what the engine knows of them beside the first, which is its root.
final class SeveralObjects {
  /// The models, the first one included.
  let roots: [UnsafeMutableRawPointer]
  /// The object that a closure reads; outside of closures, the first.
  @exclusivity(unchecked) var current = 0
  /// The object that is being saved.
  @exclusivity(unchecked) var saving = 0
  /// The rows of optional subforms that only some of the objects have.
  @exclusivity(unchecked) var differing: Set<Int> = []
  /// The ids of options that closures offer for some objects only, by slot.
  @exclusivity(unchecked) var partlyOffered: [Int: Set<String>] = [:]

  init(_ roots: [UnsafeMutableRawPointer]) { self.roots = roots }

  var count: Int { roots.count }
}

extension FormEngine {
  /// The model that a closure reads.
  var readRoot: UnsafeMutableRawPointer {
    guard let several else { return root }
    return several.roots[several.current]
  }

  /// The value in a slot as a closure reads it: in a session over several objects, that of the object for which it runs.
  @inline(__always) func readValue(_ slot: Int) -> StoredValue {
    guard let several else { return storedValue(slot) }
    return storedValue(slot).value(of: several.current)
  }

  /// The value in a slot as an answer: none if the objects differ.
  @inline(__always) func singleValue(_ slot: Int) -> StoredValue {
    guard several != nil else { return storedValue(slot) }
    return storedValue(slot).severalValues == nil ? storedValue(slot) : .none
  }

  /// Whether a row stands for several values that differ.
  func isMixed(_ slot: Int) -> Bool {
    guard let several else { return false }
    if storedValue(slot).severalValues != nil || several.differing.contains(slot) { return true }
    if slots[slot].flags.contains(.isField) { return false }
    if let collection = collections[slot] { return hasDifferentCounts(collection, several) }
    return element(at: slot) is AnyCasesElement && choice(of: slot) != slot && isMixed(choice(of: slot))
  }

  private func hasDifferentCounts(_ collection: CollectionState, _ several: SeveralObjects) -> Bool {
    several.roots.contains {
      collection.element.count(model(of: collection.parent, in: $0)) != collection.order.count
    }
  }

  /// Whether a row and everything in it can only be read, because the objects can't be edited as one there.
  func isUnmerged(_ slot: Int, _ element: FormElement) -> Bool {
    guard let several else { return false }
    return element.kind == .collection || element is AnyCasesElement || several.differing.contains(slot)
  }
}
