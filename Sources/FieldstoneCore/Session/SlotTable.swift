/// Values that only some slots have, by slot. Found without hashing, at the price of four bytes for each slot up to the
/// last one that has had a value.
struct SlotTable<Value> {
  private var indices: [Int32] = []
  private var values = Pool<Value>()

  var isEmpty: Bool { values.count == 0 }

  /// All of them, in the order of the slots.
  ///
  /// - Complexity: O(slots).
  var entries: [(slot: Int, value: Value)] {
    indices.enumerated().compactMap { slot, index in index < 0 ? nil : values[index].map { (slot, $0) } }
  }

  subscript(slot: Int) -> Value? {
    get { slot < indices.count && indices[slot] >= 0 ? values[indices[slot]] : nil }
    set {
      let index = slot < indices.count ? indices[slot] : -1
      guard let newValue else {
        guard index >= 0 else { return }
        values.remove(index)
        indices[slot] = -1
        return
      }
      guard index < 0 else { return values[index] = newValue }
      if slot >= indices.count {
        indices.append(contentsOf: repeatElement(-1, count: slot + 1 - indices.count))
      }
      indices[slot] = values.insert(newValue)
    }
  }
}
