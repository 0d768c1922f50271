extension JSONDocument {
  /// The keys that their object has before, in the order of the text.
  ///
  /// RFC 8259 lets a document have them, and every reader picks another one of the values.
  ///
  /// - Complexity: O(*n* log *m*), where *n* is the number of values and *m* the most members of one object
  public var duplicateKeys: [JSONNode] {
    let view = storage.view
    var found: [Int] = []
    for index in 0..<view.count where view[index].kind == .object { found += view.duplicateKeys(index) }
    return found.sorted().map { JSONNode(storage: storage, index: $0) }
  }
}

extension JSONView {
  /// Whether an object has a few keys, written without escapes, that all differ. A look at each pair takes less time than
  /// sorting them.
  private func hasFewDifferentKeys(_ object: Int) -> Bool {
    let end = after(object)
    var (key, count) = (object + 1, 0)
    while key < end {
      count += 1
      guard count <= 8, entries[key].kind == .string else { return false }
      let text = text(entries[key])
      var other = object + 1
      while other < key {
        if text.hasSameBytes(as: self.text(entries[other])) { return false }
        other = after(other + 1)
      }
      key = after(key + 1)
    }
    return true
  }

  fileprivate func duplicateKeys(_ object: Int) -> [Int] {
    // Most objects have one or two members. Two keys take at least four entries.
    guard entries[object].extent > 4, !hasFewDifferentKeys(object) else { return [] }
    let keys = sortedKeys(object)
    var found: [Int] = []
    var mine: [UInt8] = []
    var theirs: [UInt8] = []
    for (key, next) in zip(keys, keys.dropFirst()) {
      let isSame = withKey(key, &mine) { text in withKey(next, &theirs) { text.hasSameBytes(as: $0) } }
      if isSame { found.append(next) }
    }
    return found
  }
}
