/// Positions in a text as UTF-8 offsets. Unlike character offsets, they are found without reading the text before them.
extension String {
  /// - Complexity: O(1)
  func index(at place: Int) -> Index { utf8.index(startIndex, offsetBy: place) }
  /// - Complexity: O(1)
  func place(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// The character that begins at an offset before the end. The text before it is not read, which among flags would be
  /// all of them.
  func character(at place: Int) -> Character {
    let rest = self[index(at: place)...]
    return rest[rest.startIndex]
  }

  /// The end of the character that begins at an offset.
  func place(after place: Int) -> Int {
    place >= utf8.count ? utf8.count : place + character(at: place).utf8.count
  }

  /// The start of the character that ends at an offset.
  func place(before place: Int) -> Int {
    guard place > 0 else { return 0 }
    // The standard library finds it too, but is slow after many flags.
    let quick = withBytes { bytes -> Int? in
      if bytes[place - 1] < 0x80, bytes[place - 1] != 0x0A {
        return place == 1 || bytes[place - 2] < 0x80 || bytes.isHalfFlag(before: place - 1) ? place - 1 : nil
      }
      var start = place
      while bytes.isHalfFlag(before: start) { start -= 4 }
      return start == place ? nil : place - ((place - start).isMultiple(of: 8) ? 8 : 4)
    }
    return quick ?? self.place(of: index(before: index(at: place)))
  }

  /// The offset itself if it is between characters, otherwise the end of the character that it is in.
  func edge(at place: Int) -> Int {
    guard place > 0 else { return 0 }
    guard place < utf8.count else { return utf8.count }
    var place = place
    // Skip the rest of a scalar.
    while place < utf8.count, utf8[index(at: place)] & 0xC0 == 0x80 { place += 1 }
    guard place < utf8.count, Index(index(at: place), within: self) == nil else { return place }
    return self.place(of: self.index(after: index(at: place)))
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
  func isWhole(at place: Int) -> Bool {
    self[place] < 0x80 && self[place] != 0x0D && (place + 1 == count || self[place + 1] < 0x80)
  }

  /// Whether half of a flag is before an offset: U+1F1E6 to U+1F1FF.
  func isHalfFlag(before place: Int) -> Bool {
    place >= 4 && self[place - 4] == 0xF0 && self[place - 3] == 0x9F && self[place - 2] == 0x87
      && self[place - 1] >= 0xA6
  }
}
