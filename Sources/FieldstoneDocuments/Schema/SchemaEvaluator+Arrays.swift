extension SchemaEvaluator {
  mutating func checkArray(_ schema: Int32, _ index: Int32, _ node: Int, _ tracks: Bool) -> Bool {
    let rules = code.arrays + Int(index)
    var isValid = true
    var count = 0
    var matches = 0
    let prefix = rules.pointee.prefix
    let end = view.after(node)
    var item = node + 1
    while item < end {
      let expected = count < Int(prefix.count) ? code.lists[Int(prefix.start) + count] : rules.pointee.items
      if expected >= 0 {
        if !run(expected, item, false) {
          if !collects { return false }
          isValid = false
        }
        if tracks { evaluated.append(Int32(item)) }
      }
      if rules.pointee.contains >= 0, quietly({ $0.run(rules.pointee.contains, item, false) }) {
        matches += 1
        if tracks, rules.pointee.containsEvaluates { evaluated.append(Int32(item)) }
      }
      count += 1
      item = view.after(item)
    }
    func violates(_ isViolated: Bool, _ key: Int32) {
      guard isViolated else { return }
      isValid = false
      if collects { note(schema, key, node) }
    }
    violates(count < rules.pointee.minimum, rules.pointee.minimumKey)
    violates(count > rules.pointee.maximum, rules.pointee.maximumKey)
    if rules.pointee.contains >= 0 {
      let key = rules.pointee.minContainsKey >= 0 ? rules.pointee.minContainsKey : rules.pointee.containsKey
      violates(matches < rules.pointee.minContains, key)
      violates(matches > rules.pointee.maxContains, rules.pointee.maxContainsKey)
    }
    guard rules.pointee.uniqueKey >= 0, isValid || collects, count > 1 else { return isValid }
    violates(!hasUniqueItems(node, count), rules.pointee.uniqueKey)
    return isValid
  }

  /// Whether no two items are equal.
  ///
  /// - Complexity: O(number of entries)
  private mutating func hasUniqueItems(_ node: Int, _ count: Int) -> Bool {
    work -= view[node].span
    let end = view.after(node)
    if count <= 8 {
      var item = node + 1
      while item < end {
        var other = view.after(item)
        while other < end {
          if view.isEqual(item, view, other) { return false }
          other = view.after(other)
        }
        item = view.after(item)
      }
      return true
    }
    var size = 32
    while size < count * 2 { size *= 2 }
    var slots: [(hash: UInt64, item: Int32)] = Array(repeating: (0, -1), count: size)
    var item = node + 1
    while item < end {
      let hash = code.program.hash.value(view, item, &scratch)
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot].item >= 0 {
        if slots[slot].hash == hash, view.isEqual(item, view, Int(slots[slot].item)) { return false }
        slot = (slot + 1) & (size - 1)
      }
      slots[slot] = (hash, Int32(item))
      item = view.after(item)
    }
    return true
  }
}
