import Foundation

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard count > 0, let mine = baseAddress, let theirs = other.baseAddress else { return true }
    return memcmp(mine, theirs, count) == 0
  }

  /// Whether the bytes come before the other ones.
  func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let shared = Swift.min(count, other.count)
    if shared > 0, let mine = baseAddress, let theirs = other.baseAddress {
      let order = memcmp(mine, theirs, shared)
      if order != 0 { return order < 0 }
    }
    return count < other.count
  }
}

extension JSONView {
  /// Calls `body` with the UTF-8 that a string stands for. Nothing is copied unless it has escapes.
  @inline(__always)
  func withKey<Result>(
    _ index: Int, _ scratch: inout [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let entry = entries[index]
    if entry.kind == .string { return body(text(entry)) }
    scratch.removeAll(keepingCapacity: true)
    JSONText.decode(text(entry), into: &scratch)
    return scratch.withUnsafeBufferPointer(body)
  }

  private func hasSameString(_ index: Int, _ other: JSONView, _ otherIndex: Int) -> Bool {
    var mine: [UInt8] = []
    var theirs: [UInt8] = []
    return withKey(index, &mine) { text in other.withKey(otherIndex, &theirs) { text.hasSameBytes(as: $0) } }
  }

  /// Whether two values are equal, of this document or of two.
  ///
  /// - Complexity: O(number of entries) if objects have the same order, without recursion
  func isEqual(_ index: Int, _ other: JSONView, _ otherIndex: Int) -> Bool {
    if !entries[index].isContainer { return isEqualScalar(index, other, otherIndex) }
    var left: [(Int, Int)] = [(index, otherIndex)]
    while let (mine, theirs) = left.popLast() {
      let (entry, otherEntry) = (entries[mine], other[theirs])
      guard entry.isContainer else {
        if !isEqualScalar(mine, other, theirs) { return false }
        continue
      }
      guard entry.kind == otherEntry.kind, entry.extent == otherEntry.extent else { return false }
      if entry.kind == .array {
        var (next, otherNext) = (mine + 1, theirs + 1)
        let (end, otherEnd) = (after(mine), other.after(theirs))
        while next < end, otherNext < otherEnd {
          left.append((next, otherNext))
          (next, otherNext) = (after(next), other.after(otherNext))
        }
        guard next == end, otherNext == otherEnd else { return false }
      } else if !pairMembers(mine, other, theirs, &left) {
        return false
      }
    }
    return true
  }

  private func isEqualScalar(_ index: Int, _ other: JSONView, _ otherIndex: Int) -> Bool {
    let (entry, otherEntry) = (entries[index], other[otherIndex])
    if entry.isString { return otherEntry.isString && hasSameString(index, other, otherIndex) }
    guard entry.isNumber else { return entry.kind == otherEntry.kind }
    guard otherEntry.isNumber else { return false }
    if entry.kind == .integer, otherEntry.kind == .integer { return integer(entry) == other.integer(otherEntry) }
    return decimal(entry).compared(to: other.decimal(otherEntry)) == 0
  }

  /// Appends the pairs of values with the same keys, or returns false if the objects have other keys.
  private func pairMembers(_ object: Int, _ other: JSONView, _ otherObject: Int, _ pairs: inout [(Int, Int)]) -> Bool {
    let (end, otherEnd) = (after(object), other.after(otherObject))
    var (next, otherNext) = (object + 1, otherObject + 1)
    let before = pairs.count
    while next < end, otherNext < otherEnd, hasSameString(next, other, otherNext) {
      pairs.append((next + 1, otherNext + 1))
      (next, otherNext) = (after(next + 1), other.after(otherNext + 1))
    }
    if next == end, otherNext == otherEnd { return true }
    // Another order, or other keys.
    pairs.removeSubrange(before...)
    let (keys, otherKeys) = (sortedKeys(object), other.sortedKeys(otherObject))
    guard keys.count == otherKeys.count else { return false }
    for (key, otherKey) in zip(keys, otherKeys) {
      guard hasSameString(key, other, otherKey) else { return false }
      pairs.append((key + 1, otherKey + 1))
    }
    return true
  }

  /// The keys of an object in the order of their bytes; the same key twice, in the order of the text.
  func sortedKeys(_ object: Int) -> [Int] {
    var keys: [Int] = []
    let end = after(object)
    var child = object + 1
    while child < end {
      keys.append(child)
      child = after(child + 1)
    }
    var mine: [UInt8] = []
    var theirs: [UInt8] = []
    keys.sort { left, right in
      withKey(left, &mine) { text in
        withKey(right, &theirs) { text.hasSameBytes(as: $0) ? left < right : text.precedes($0) }
      }
    }
    return keys
  }
}

extension JSONNode: Hashable {
  public static func == (left: JSONNode, right: JSONNode) -> Bool {
    left.view.isEqual(left.index, right.view, right.index)
  }

  public func hash(into hasher: inout Hasher) {
    var scratch: [UInt8] = []
    hasher.combine(JSONHash.shared.value(view, index, &scratch))
  }
}
