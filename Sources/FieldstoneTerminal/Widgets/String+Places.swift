/// Places in a text: how many bytes of UTF-8 stand before them. Unlike counted characters, they are found without looking
/// at what stands before.
extension String {
  /// - Complexity: O(1)
  func index(at place: Int) -> Index { utf8.index(startIndex, offsetBy: place) }
  /// - Complexity: O(1)
  func place(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// The character that begins at a place before the end. What stands before is not looked at: among flags, that would
  /// be all of them.
  func character(at place: Int) -> Character {
    let rest = self[index(at: place)...]
    return rest[rest.startIndex]
  }

  /// The end of the character that begins at a place.
  func place(after place: Int) -> Int {
    place >= utf8.count ? utf8.count : place + character(at: place).utf8.count
  }

  /// The beginning of the character that ends at a place.
  func place(before place: Int) -> Int {
    guard place > 0 else { return 0 }
    // The standard library finds it too, but among many flags it takes its time.
    let halves = withBytes { bytes in
      var start = place
      while bytes.isHalfFlag(before: start) { start -= 4 }
      return (place - start) / 4
    }
    if halves > 0 { return place - (halves.isMultiple(of: 2) ? 8 : 4) }
    return self.place(of: index(before: index(at: place)))
  }

  /// The next place that is no place inside of a character.
  func edge(at place: Int) -> Int {
    guard place > 0 else { return 0 }
    guard place < utf8.count else { return utf8.count }
    var place = place
    // Not within a scalar either.
    while place < utf8.count, utf8[index(at: place)] & 0xC0 == 0x80 { place += 1 }
    guard place < utf8.count, Index(index(at: place), within: self) == nil else { return place }
    return self.place(of: self.index(after: index(at: place)))
  }

  /// Works on the bytes themselves.
  func withBytes<Result>(_ work: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(work) { return result }
    var copy = self
    copy.makeContiguousUTF8()
    return copy.utf8.withContiguousStorageIfAvailable(work) ?? work(UnsafeBufferPointer(start: nil, count: 0))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the byte at a place is a character by itself: ASCII, with no more than ASCII behind it. (A carriage return
  /// may have a line feed to it.)
  func isWhole(at place: Int) -> Bool {
    self[place] < 0x80 && self[place] != 0x0D && (place + 1 == count || self[place + 1] < 0x80)
  }

  /// Whether half a flag stands before a place: U+1F1E6 to U+1F1FF.
  func isHalfFlag(before place: Int) -> Bool {
    place >= 4 && self[place - 4] == 0xF0 && self[place - 3] == 0x9F && self[place - 2] == 0x87
      && self[place - 1] >= 0xA6
  }
}
