/// Positions in a text as UTF-8 offsets. Unlike character offsets, they are found without reading the text before them.
extension String {
  /// - Complexity: O(1)
  func index(at offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
  /// - Complexity: O(1)
  func place(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// The character that begins at an offset before the end. The text before it is not read, which among flags would be
  /// all of them.
  func character(at offset: Int) -> Character {
    let rest = self[index(at: offset)...]
    return rest[rest.startIndex]
  }

  /// The end of the character that begins at an offset.
  func place(after offset: Int) -> Int {
    offset >= utf8.count ? utf8.count : offset + character(at: offset).utf8.count
  }

  /// The start of the character that ends at an offset.
  func place(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    // The standard library finds it too, but is slow after many flags.
    let quick = withBytes { bytes -> Int? in
      if bytes[offset - 1] < 0x80, bytes[offset - 1] != 0x0A {
        return offset == 1 || bytes[offset - 2] < 0x80 || bytes.isHalfFlag(before: offset - 1) ? offset - 1 : nil
      }
      var start = offset
      while bytes.isHalfFlag(before: start) { start -= 4 }
      return start == offset ? nil : offset - ((offset - start).isMultiple(of: 8) ? 8 : 4)
    }
    return quick ?? self.place(of: index(before: index(at: offset)))
  }

  /// The offset itself if it is between characters, otherwise the end of the character that it is in.
  func edge(at offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < utf8.count else { return utf8.count }
    var offset = offset
    // Skip the rest of a scalar.
    while offset < utf8.count, utf8[index(at: offset)] & 0xC0 == 0x80 { offset += 1 }
    guard offset < utf8.count, Index(index(at: offset), within: self) == nil else { return offset }
    return self.place(of: self.index(after: index(at: offset)))
  }

  /// Runs a closure with the UTF-8 bytes.
  func withBytes<Result>(_ work: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(work) { return result }
    var copy = self
    copy.makeContiguousUTF8()
    return copy.utf8.withContiguousStorageIfAvailable(work) ?? work(UnsafeBufferPointer(start: nil, count: 0))
  }
}

extension Character {
  /// The same as `isNewline`, which compares characters: that is slow for a letter with a million combining marks.
  var endsLine: Bool {
    switch unicodeScalars[unicodeScalars.startIndex].value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the byte at an offset is a whole character: ASCII, followed by ASCII or the end. A carriage return is not,
  /// because a line feed may belong to it.
  func isWhole(at offset: Int) -> Bool {
    self[offset] < 0x80 && self[offset] != 0x0D && (offset + 1 == count || self[offset + 1] < 0x80)
  }

  /// Whether half of a flag is before an offset: U+1F1E6 to U+1F1FF.
  func isHalfFlag(before offset: Int) -> Bool {
    offset >= 4 && self[offset - 4] == 0xF0 && self[offset - 3] == 0x9F && self[offset - 2] == 0x87
      && self[offset - 1] >= 0xA6
  }
}
